"""Topscore at the terminal: every part of a turn, told by its keys."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF
from ludomots.games.topscore import Change, Exchange, Lay, Name, Pass, Put, Trade
from ludomots.games.topscore.definition import TOPSCORE
from tests.story import story
from tests.terminal.stand_ins import Grower
from tests.terminal.stories import Clock, Sitting
from tests.terminal.topscore import NONE, at, deal, dealt, pyramids, trying


@pytest.fixture(autouse=True)
def _team(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one level of computer players, whoever is on the team."""
    monkeypatch.setitem(
        SHELF, "topscore", replace(TOPSCORE, players={"famille": lambda *_: Grower()})
    )


def last_move(here: Sitting) -> object:
    """Return the move that was made last."""
    return here.table.steps[-1].move


@story
async def test_a_first_word_and_a_longer_one(tmp_path: Path) -> None:
    """TS-13, TS-15, TS-19: what is asked for, what is added, what it brings."""
    async with dealt(tmp_path, f"{NONE}/{NONE}", ("ARTXYZ", "SOLEIL")) as here:
        await here.press("enter", expected="À vous, Joueur 1 : posez un mot de trois lettres")
        await here.press("a", "r", preview="Sur une pyramide vide, on pose un mot de 3 lettres")
        await here.press("t", preview="Entrée pour jouer 5 points")
        assert "de votre chevalet : A R T" in here.panel("preview")
        assert "[A] [R] [T]" in here.shown
        await here.press("enter", lines="Joueur 1 pose ART : 5 points")
        await deal(here, f"ART{NONE}/SOL{NONE}", ("EXYZWV", "EILNNN"))
        await here.press("enter", expected="ajoutez une lettre à ART")
        await here.press("t", "a", "r", "e", preview="de votre chevalet : E")
        assert "TAR[E]▁" in here.shown
        await here.press("enter")
        assert here.state.boards[0].word == ("T", "A", "R", "E")
        assert here.state.scores[0] == 10


@story
async def test_refusals_are_sentences_and_lose_nothing(tmp_path: Path) -> None:
    """TS-05, TS-Q23: the letter, the word and the rule are told."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/{NONE}", ("EXYZWV", ""))
        await here.press("enter", expected="Tapez d’abord un mot.")
        await here.press("t", "a", "r", "d", preview="D")
        assert "Pas encore" in here.panel("preview")
        await here.press("enter", expected="règle TS-05")
        await here.press("backspace", "x", preview="Entrée pour jouer 10 points")
        await here.press("enter", expected="TARX")
        assert "règle TS-Q23" in here.panel("expected")
        assert "".join(trying(here).letters) == "TARX"
        assert here.table.steps == []
        await here.press("escape")
        assert not trying(here).is_begun


@story
async def test_the_opponents_word_then_ones_own(tmp_path: Path) -> None:
    """TS-21, TS-22, TS-23: Tab aims at it, the turn goes on, nothing is drawn."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", ""))
        assert "Vous pouvez d’abord allonger SOL, chez Lapin" in here.panel("expected")
        await here.press("tab", "s", "o", "l", "e")
        assert "Mot de Lapin : SOL[E]" in here.shown
        assert "▸Lapin" in here.shown
        await here.press("enter")
        assert here.table.steps[-1].move == Lay(("S", "O", "L", "E"), 1)
        assert "Joueur 1 forme SOLE chez Lapin : 10 points" in here.panel("lines")
        assert "Maintenant chez vous : ajoutez une lettre à ART" in here.panel("expected")
        assert trying(here).uses == ["own"]
        await here.press("r", "a", "t", "e", "enter")
        assert Lay(("R", "A", "T", "E")) in [step.move for step in here.table.steps]
        assert here.state.scores[0] == 20


@story
async def test_changing_the_word_and_exchanging(tmp_path: Path) -> None:
    """TS-48, TS-50: both end the turn and bring nothing."""
    async with dealt(tmp_path, f"MUR{NONE}/{NONE}", ("EXY?ZW", "ABCDEF")) as here:
        await here.press("enter", "tab")
        assert "Changer en" in here.shown
        await here.press("m", "e", "r", preview="U retourne dans le sac")
        await here.press("enter")
        assert last_move(here) == Change("U", "E", ("M", "E", "R"))
        assert "Joueur 1 change MUR en MER" in here.panel("lines")
        await deal(here, f"MUR{NONE}/{NONE}", ("EXY?ZW", "ABCDEF"))
        await here.press("enter", "f7", "x", "full_stop", preview="2 lettres échangées")
        await here.press("q", "enter", expected="règle TS-05")
        await here.press("backspace", "enter")
        assert last_move(here) == Exchange(("X", "?"))
        assert "Joueur 1 échange 2 lettres" in here.panel("lines")


@story
async def test_a_blank_in_a_word(tmp_path: Path) -> None:
    """TS-42, TS-43: used where a letter is missing, or where one wishes it."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/{NONE}", ("E?XYZW", ""))
        await here.press("a", "r", "t", "s", preview="avec un joker pour S")
        await here.press("backspace", "e", preview="de votre chevalet : E")
        await here.press("full_stop", preview="avec un joker pour E")
        await here.press("full_stop")
        assert "joker" not in here.panel("preview")
        await here.press("full_stop", "escape", "r", "a", "t", "e", "full_stop", "enter")
        assert here.table.steps[0].move == Lay(("R", "A", "T", "e"))


@story
async def test_a_blank_is_traded_and_played(tmp_path: Path) -> None:
    """TS-45, TS-46: with the letter it stands for; the word of this turn takes it."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SoL{NONE}", ("OESXYZ", ""))
        await here.press("f5")
        assert "le joker pour O, chez Lapin" in here.window
        await here.press("enter")
        assert here.table.steps[0].move == Trade("O", 1)
        assert "prend le joker pour O chez Lapin" in here.panel("lines")
        assert "jouez le joker pris" in here.panel("expected")
        assert trying(here).uses == ["own"]
        await here.press("r", "a", "t", "e", preview="avec un joker pour E")
        await here.press("enter")
        assert here.table.steps[1].move == Lay(("R", "A", "T", "e"))


@story
async def test_a_blank_that_is_not_played_goes_back(tmp_path: Path) -> None:
    """TS-46, TS-Q11."""
    async with dealt(tmp_path, f"{NONE}/SoL{NONE}", ("OARTYZ", "ABCDEF")) as here:
        await here.press("enter", "f5", "enter", "f5", expected="ne se peut pas")
        await here.press("r", "a", "t", preview="avec un joker")
        await here.press("escape", "f6", "enter", lines="Le joker n’a pas été joué : il est rendu")
        assert here.state.boards[1].word == ("S", "o", "L")
        await here.press("enter", "f5")
        assert "Vous n’avez aucune lettre" in here.window


@story
async def test_a_hint_says_which_letter_to_keep(tmp_path: Path) -> None:
    async with dealt(tmp_path, f"NECtARS:A....../{NONE}", ("OARTYZ", "ABCDEF")) as here:
        await here.press("enter", "f3")
        assert "sur la petite pyramide" in here.window
        await here.press("enter", "enter")
        assert isinstance(here.table.steps[0].move, Put)


@story
async def test_a_letter_of_seven_is_put(tmp_path: Path) -> None:
    """TS-25, TS-26, TS-47: its letter, then a free pyramid."""
    async with dealt(tmp_path, f"NECtARS:A....../{NONE}", ("OARTYZ", "ABCDEF")) as here:
        await here.press("enter", expected="gardez une lettre de NECTARS")
        await here.press("s", "enter", expected="comme S7")
        await here.press("1", preview="La pyramide 1 porte déjà A")
        await here.press("7", preview="S sur la pyramide 7, pour de bon")
        await here.press("t", preview="Un joker ne va pas sur une petite pyramide")
        await here.press("f6", expected="ne se peut pas")
        await here.press("s", "enter")
        assert here.table.steps[0].move == Put("S", 7)
        assert here.state.boards[0].small == ("A", "", "", "", "", "", "S")
        assert "Joueur 1 garde S, sur la pyramide 7" in here.panel("lines")
        assert "2/7" in here.panel("scores")


@story
async def test_the_last_word_is_named(tmp_path: Path) -> None:
    """TS-31 to TS-36, TS-Q16: the bonus, a bad name, then a good one."""
    async with dealt(tmp_path, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF")) as here:
        assert "1er à 7 lettres : 100 points" in here.panel("scores")
        await here.press("enter", "s", "7", preview="Entrée pour jouer 100 points")
        await here.press(
            "enter",
            lines="Joueur 1 a ses sept lettres, en premier : 100 points",
            expected="vos pyramides sont pleines : A X E M O T S",
            scores="2e à 7 lettres : 75 points",
        )
        await here.press("m", "o", "s", preview="MOS ne se lit pas")
        await here.press(
            "escape", "x", "e", "m", "enter", expected="XEM n’est pas admis. Encore un essai"
        )
        await here.press("f3")
        assert "100 points : MOTS" in here.window
        await here.press("enter", "enter")
        assert here.table.steps[-1].move == Name(("M", "O", "T", "S"))
        assert "Joueur 1 nomme MOTS : 100 points" in here.panel("lines")
        assert "200 1er" in here.panel("scores")


@story
async def test_who_is_alone_has_a_last_turn_and_every_point_is_explained(tmp_path: Path) -> None:
    """TS-40, TS-41: the last window adds them up."""
    async with dealt(tmp_path, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF")) as here:
        await here.press("enter", "s", "7", "enter", "m", "o", "t", "s", "enter")
        await here.press("enter", "f6", "enter")
        assert here.table.steps[-1].move == Pass()
        assert "Joueur 1 gagne" in here.window
        assert "mots 0 + 1er à sept lettres 100 + MOTS 100" in here.window


@story
async def test_the_program_may_find_the_last_word(tmp_path: Path) -> None:
    """TS-Q16"""
    async with dealt(
        tmp_path, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF"), "naming=program"
    ) as here:
        await here.press(
            "enter", "s", "7", "enter", lines="Le plus long mot qui s’y lit : MOTS, 100 points"
        )


@story
async def test_dutch_letters(tmp_path: Path) -> None:
    """TS-Q2: IJ is one token, whether one types it so or thinks of two."""
    async with at(tmp_path, pyramids(preset="dutch"), language="en") as here:
        await deal(here, f"{NONE}/{NONE}", ("R(IJ)KNEL", ""))
        assert " IJ " in here.shown
        await here.press("r", "i", "j", "k", preview="from your rack: R IJ K")
        await here.press("enter")
        assert here.table.steps[0].move == Lay(("R", "IJ", "K"))
        await deal(here, f"VR(IJ)HEDE:......./{NONE}", ("RKNELA", ""))
        await here.press("i", "j", "3", preview="IJ on pyramid 3, for good")


@story
async def test_the_sand_runs_through_a_whole_turn(tmp_path: Path) -> None:
    """TS-11, TS-54: its parts share it; then the turn is over, with what was laid."""
    clock = Clock()
    setup = pyramids("turnClock=60", people=2, computers=0)
    async with at(tmp_path, setup, clock=clock) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", "ABCDEF"))
        await here.press("enter")
        await clock.pass_time(here, 30)
        await here.press("tab", "s", "o", "l", "e", "enter")
        assert "Tour 0:30" in here.shown
        await clock.pass_time(here, 30)
        assert "Temps écoulé pour Joueur 1" in here.panel("lines")
        assert here.state.turn == 1
        assert here.state.scores[0] == 10
        await here.press("enter")
        assert "Tour 1:00" in here.shown


@story
async def test_the_mouse_aims(tmp_path: Path) -> None:
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", ""))
        await here.pilot.click("#board", offset=(4, 2))
        await here.quiet()
        assert trying(here).use == "opponent"
        await here.pilot.click("#board", offset=(4, 12))
        await here.quiet()
        assert trying(here).use == "own"
