"""Typo at the terminal: cards chosen, words said, rows removed, told by its keys."""

from pathlib import Path
from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.moves import TimeUp
from ludomots.games.typo import Announce, Cannot, Choose
from ludomots.games.typo.terminal.trying import Choosing, Saying
from ludomots.games.typo.terminal.workspace import TypoWorkspace
from tests.story import story
from tests.terminal.stand_ins import Placer
from tests.terminal.stories import Clock, Sitting, every_size, sit
from tests.terminal.typo_tables import deal, typo

FRONT = "RONT/ELA/PRINCE/BLO FX"
"""Our F goes left of RONT, or nowhere else; the X of the computer comes after it."""


def saying(here: Sitting) -> Saying:
    """Return the word being said."""
    assert isinstance(here.screen.workspace, TypoWorkspace)
    assert isinstance(here.screen.workspace.trying, Saying)
    return here.screen.workspace.trying


@story
async def test_a_card_is_chosen_and_all_are_revealed(tmp_path: Path) -> None:
    """TY-09 to TY-11: in secret first, then in the order of the alphabet."""
    async with sit(tmp_path, typo(computers=2), Placer) as here:
        await deal(here, "R/G/O/S", ["CZ", "BE", "DF"])
        assert "choisissez une carte en secret" in here.panel("expected")
        await here.press("enter", expected="tapez sa lettre")
        await here.press("k", expected="Vous n’avez pas de K en main")
        await here.press("c", preview="Entrée pour choisir C")
        assert "[C]" in here.shown
        await here.press("right", preview="choisir Z")
        await here.press("left", "enter")
        assert here.table.steps[0].move == Choose("C")
        assert "Cartes révélées : B (Lapin 1), C (Joueur 1), D (Lapin 2)" in here.panel("lines")
        assert "B Lapin 1 ✓ · ▸ C Joueur 1 · D Lapin 2" in here.panel("round")
        assert "[D]" in here.panel("scores")


@story
async def test_the_card_follows_the_word(tmp_path: Path) -> None:
    """TY-12, TY-13: until the arrows place it; what does not fit is refused at once."""
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, FRONT)
        await here.press("enter", expected="Tapez d’abord un mot")
        await here.press("f")
        assert (saying(here).row, saying(here).side) == (1, "left")
        assert "FRONT…" in here.panel("preview")
        assert "La rangée 1 se lira FRONT." in here.panel("preview")
        assert "F▁ront" in here.shown
        await here.press("x", expected="FX ne commence pas par FRONT, les lettres de la rangée 1")
        assert saying(here).word == "F"
        await here.press(*"rontière", preview="Entrée pour dire FRONTIERE")
        await here.press("enter")
        assert here.table.steps[0].move == Announce(1, "left", "FRONTIERE")
        assert "Joueur 1 place F : FRONTIERE (FRONT, rangée 1)" in here.panel("lines")


@story
async def test_the_arrows_place_the_card(tmp_path: Path) -> None:
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, FRONT)
        await here.press("2", "right", preview="La rangée 2 se lira ELAF.")
        await here.press("f", expected="F ne commence pas par ELAF")
        await here.press("up", "left", "space")
        assert saying(here).word == "FRONT"
        await here.press("s", "backspace", "s")
        assert saying(here).word == "FRONTS"
        await here.press("down")
        assert saying(here).word == ""
        await here.press("f", "escape")
        assert not saying(here).is_begun
        await here.press(*"fro", "enter", expected="FRO ne commence pas par FRONT")


@story
async def test_a_bad_word_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    """TY-Q2: where words are checked."""
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, FRONT)
        await here.press(*"frontzz", "enter", expected="FRONTZZ")
        assert "TY-32" in here.panel("expected")
        assert saying(here).word == "FRONTZZ"
        assert here.state.scores == (0, 0)


@story
async def test_who_cannot_chooses_among_the_longest(tmp_path: Path) -> None:
    """TY-17 to TY-20: a point for each card, and the dictionary."""
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, "PRINCE/ELA/FLACON/BLO CX @2")
        await here.press("f7")
        assert "1 PRINCE : −6 points" in here.window
        assert "3 FLACON : −6 points" in here.window
        await here.press("escape")
        assert here.table.steps == []
        await here.press("f7", "3")
        assert here.table.steps[0].move == Cannot(3)
        assert here.state.scores[0] == -6
        assert here.state.rows[2][0] == "C"
        assert "ne peut pas placer C : FLACON s’en va, −6 points" in here.panel("lines")
        assert "-6     dico" in here.panel("scores")


@story
async def test_hints_are_cards_that_fit_and_words_for_them(tmp_path: Path) -> None:
    async with sit(tmp_path, typo(), Placer, language="en") as here:
        await deal(here, "XQ/XQ/XQ/RONT", ["FKW", "ZZZ"])
        await here.press("f3")
        assert "F: one place, for instance" in here.window
        assert "K" not in here.window.replace("Hint", "")
        await here.press("enter", "enter")
        assert here.table.steps[0].move == Choose("F")
        await here.press("f3", "enter", "enter")
        assert isinstance(here.table.steps[2].move, Announce)
        after: Any = here.table.steps[2].after
        assert after.rows[3] == "FRONT"


@story
async def test_a_new_half_is_announced(tmp_path: Path) -> None:
    """TY-27, TY-29."""
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, FRONT, ["", ""])
        assert "1re moitié : de A à Z" in here.panel("scores")
        await here.press(
            *"front",
            "enter",
            lines="Seconde moitié : 12 cartes chacun, de Z à A",
            scores="2de moitié : de Z à A",
        )
        assert isinstance(here.screen.workspace.trying, Choosing)  # type: ignore[attr-defined]


@story
async def test_cards_not_seen_and_the_mouse(tmp_path: Path) -> None:
    async with sit(tmp_path, typo(), Placer) as here:
        await deal(here, "R/G/O/S", ["CZ", "BE"])
        await here.press("f4")
        assert "Z " not in here.window
        assert "B " in here.window
        await here.press("escape")
        await here.pilot.click("#hand", offset=(1 + 4, 1))
        await here.quiet()
        assert "choisir Z" in here.panel("preview")
        await here.press("enter")
        await here.pilot.click("#rows", offset=(3, 4))
        await here.quiet()
        assert "La rangée 2 se lira ZG." in here.panel("preview")


@story
async def test_the_clock_chooses_for_one_and_gives_up_a_row(tmp_path: Path) -> None:
    """TY-Q20: the computer still chooses its own card."""
    clock = Clock()
    async with sit(tmp_path, typo("turnClock=30"), Placer, clock=clock) as here:
        assert "Tour 0:30" in here.panel("clock")
        await clock.pass_time(here, 31)
        chosen, late = here.table.steps[:2]
        assert chosen.seat == 1
        assert isinstance(chosen.move, Choose)
        assert (late.seat, late.move) == (TABLE, TimeUp())
        assert here.state.cards[0] is not None
        await clock.pass_time(here, 31)
        late = [step for step in here.table.steps if step.seat == TABLE][1]
        assert late.after.scores[0] < 0
        assert "Temps écoulé pour Joueur 1" in here.panel("lines")
        assert "s’en va" in here.panel("lines")


@story
async def test_the_second_edition_ends_with_an_empty_hand(tmp_path: Path) -> None:
    """TY-Q24: the last window counts the cards that are left."""
    async with sit(tmp_path, typo(preset="second"), Placer, clock=Clock()) as here:
        assert "n’avoir plus de cartes" in here.panel("scores")
        await deal(here, FRONT, ["", "AB"])
        await here.press("f7")
        assert "3 PRINCE : vous prenez N C E" in here.window
        await here.press("escape", *"front", "enter")
        assert "Vous gagnez !" in here.window
        assert "plus de cartes" in here.window
        assert "3 cartes en main" in here.window


@story
async def test_the_start_screen_of_typo(tmp_path: Path) -> None:
    async with sit(tmp_path, None, Placer, game="typo", clock=Clock()) as here:
        assert "Édition" in here.shown
        await here.press(*["down"] * 4, "right")
        assert "se défaire de ses cartes" in here.shown
        assert "contestés : le bluff est permis" in here.shown
        await here.press("down", "right")
        assert "vérifiés" in here.shown
        await here.press("down", "right", "enter")
        options = here.table.rules.options
        assert options.edition == "second"  # type: ignore[attr-defined]
        assert (options.check, options.deck, options.lexicon) == ("check", "english", "en")  # type: ignore[attr-defined]
        assert options.turn_clock == 30


@story
async def test_two_cannot_vote(tmp_path: Path) -> None:
    """TY-26: the start screen says how many can; the judge's row is there where one judges."""
    async with sit(tmp_path, None, Placer, game="typo", clock=Clock()) as here:
        assert "Juge" not in here.shown
        await here.press(*["down"] * 5, "right", "right")
        assert "jugés par les autres" in here.shown
        await here.press("enter")
        assert "Avec ces règles, on joue de 3 à 6." in here.shown
        await here.press("right")
        assert "tranchés par un juge" in here.shown
        assert "Juge (numéro du joueur)" in here.shown
        await here.press("down", "left")
        assert "quelqu’un qui ne joue pas" in here.shown
        await here.press("enter")
        assert here.table.rules.options.has_judge


@every_size
@story
async def test_every_size_shows_rows_hand_and_sentence(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    setup = typo(people=6, computers=0)
    async with sit(tmp_path, setup, Placer, size=size, language=language) as here:
        await deal(here, "INTERNATIONA/R/ELA/BLO")
        await here.press("enter")
        text = here.shown
        assert all(f"Joueur {number}" in text for number in range(1, 7))
        assert all(f"\n {number} " in text for number in range(2, 5))
        lines = " ".join(text.split("Main" if language == "fr" else "Hand")[1].split())
        assert all(f" {card} " in f" {lines} " for card in here.state.hands[0])
        assert ("À vous" if language == "fr" else "Your turn") in text
        await here.press("f1")
        assert "A•" in here.window
