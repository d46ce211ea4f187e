"""Several people at one keyboard: nobody sees the letters of another."""

import random
from pathlib import Path
from typing import Any

import pytest

import ludomots
from ludomots.core.contract import JUDGE
from ludomots.core.moves import Accept, Contest
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stories import Clock, Sitting, sit, table


def secrets_of(here: Sitting, seat: int) -> str:
    """Return the hand of a seat as it would be shown."""
    return here.table.drawing(seat).hands[seat]


def shows(here: Sitting, seat: int) -> bool:
    """Return whether the hand of a seat can be read on the screen."""
    return secrets_of(here, seat) in "\n".join(here.shown)


@pytest.mark.parametrize("game", ["topword", "topscore", "typo"])
@story
async def test_the_keyboard_is_handed_over(game: str, tmp_path: Path) -> None:
    options = ("turnClock=null",) if game == "topscore" else ()
    setup = table(game, *options, against=0, players=2)
    async with sit(tmp_path, setup) as here:
        assert "Passez le clavier à Joueur 1" in here.window
        assert not shows(here, 0)
        assert not shows(here, 1)
        await here.press("escape")
        assert "Passez le clavier à Joueur 1" in here.window, "it must be answered"
        await here.press("enter")
        assert shows(here, 0)
        assert not shows(here, 1)
        await here.press("f3", "enter")
        assert "Passez le clavier à Joueur 2" in here.window
        assert not shows(here, 0)
        assert not shows(here, 1)
        assert here.screen.typed.value == ""
        await here.press("enter")
        assert not shows(here, 0)
        assert shows(here, 1)


@story
async def test_a_card_is_chosen_in_secret_and_placed_in_the_open(tmp_path: Path) -> None:
    """TY-09, TY-10: while cards are placed no hand is shown, and the keyboard stays where it is."""
    setup = table("typo", against=0, players=2, preset="checked")
    async with sit(tmp_path, setup) as here:
        await here.press("enter")
        card = here.state.hands[0][0]
        await here.play(card)
        assert here.state.cards == (card, None)
        await here.press("enter")
        assert f"[{card}]" not in "\n".join(here.shown)
        assert "? " in here.panel("scores") or "?\n" in here.panel("scores")
        await here.play(here.state.hands[1][0])
        assert not here.window
        assert here.hand == ""
        while here.state.order:
            await here.press("f3", "enter")
        assert "Passez le clavier à Joueur" in here.window
        assert here.hand == ""


@story
async def test_mots_de_tete_hides_nothing(tmp_path: Path) -> None:
    async with sit(tmp_path, table("mots-de-tete", against=0, players=2)) as here:
        assert not here.window
        await here.press("f3", "enter")
        assert not here.window
        assert here.screen.holder == 1


@story
async def test_somebody_contests_before_the_keyboard_is_taken(tmp_path: Path) -> None:
    """Three people: it is asked who contests; a bluff is found out."""
    setup = table("topword", "check=contest", against=0, players=3)
    async with sit(tmp_path, setup) as here:
        await here.press("enter")
        letters = "".join(tile for tile in here.state.racks[0] if tile != "QU")[:6]
        await here.play(f"5A {letters}")
        assert "Passez le clavier à Joueur 2" in here.window
        await here.press("f8")
        assert "Qui conteste" in here.window
        await here.press("down", "enter")
        contests = [one.seat for one in here.moves if isinstance(one.move, Contest)]
        assert contests == [2]
        assert "Joueur 3 conteste" in here.panel("story")


@story
async def test_a_word_is_believed_or_doubted_by_key(tmp_path: Path) -> None:
    setup = table("typo", against=0, players=3, preset="printed")
    async with sit(tmp_path, setup) as here:
        for seat in range(3):
            await here.press("enter")
            await here.play(here.state.hands[seat][0])
        await here.press("f3", "enter")
        assert here.state.provisional is not None
        assert "F8 douter" in here.panel("keys")
        await here.press("enter")
        assert isinstance(here.moves[-1].move, Accept)
        assert here.state.provisional is None
        await here.press("f3", "enter", "f8")
        assert "Qui conteste" in here.window
        await here.press("enter")
        assert any(isinstance(one.move, Contest) for one in here.moves)


@story
async def test_a_judge_sits_at_the_same_keyboard(tmp_path: Path) -> None:
    setup = table("typo", "check=judge", "judge=null", against=0, players=3)
    async with sit(tmp_path, setup) as here:
        assert here.table.judges
        for seat in range(3):
            await here.press("enter")
            await here.play(here.state.hands[seat][0])
        await here.press("f3", "enter")
        while here.state.provisional is not None and here.table.contesters != (JUDGE,):
            await here.press("f8")
            if here.window:
                await here.press("enter")
        assert here.table.contesters == (JUDGE,)
        await here.press("f9")
        assert here.moves[-1].seat == JUDGE


@story
async def test_clocks_stand_still_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    clock: Any = Clock()
    setup = table("topword", "turnClock=60", against=0, players=2)
    async with sit(tmp_path, setup, clock=clock) as here:
        await clock.pass_time(here, 600)
        assert "Passez le clavier à Joueur 1" in here.window
        await here.press("enter")
        assert "tour 1:00" in here.panel("scores")
        await clock.pass_time(here, 61)
        assert "Passez le clavier à Joueur 2" in here.window


@pytest.mark.parametrize("game", ["topword", "mots-de-tete", "topscore", "typo"])
def test_a_drawing_shows_secrets_only_in_hands(game: str) -> None:
    """Two states that a spectator cannot tell apart are drawn alike, but for the hands."""
    rng = random.Random(5)
    live = ludomots.new(game, players=3, seed=3)
    differ = 0
    for _ in range(30):
        twin = live.kind.chance.twin(live.state, "spectator", rng)
        drawn, other = (
            live.kind.drawing(live.options, one, texts("en")) for one in (live.state, twin)
        )
        assert drawn._replace(hands=()) == other._replace(hands=())
        differ += drawn.hands != other.hands
        if not live.legal_moves:
            break
        live.push(live.legal_moves.sample(rng))
    assert differ or game == "mots-de-tete"
