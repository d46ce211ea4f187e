"""Wrong arguments are refused with a sentence that says what is possible."""

from collections.abc import Callable
from typing import Any

import pytest

import ludomots
from ludomots import TABLE, BadText, IllegalMove, LudomotsError
from ludomots.core.moves import Withdraw
from ludomots.core.options import DEFAULT_PRESET
from ludomots.core.shelf import SHELF


def _new(name: str) -> Any:
    return ludomots.new(name, players=2, seed=7)


def _push_elsewhere(name: str) -> None:
    game = _new(name)
    game.push(next(iter(game.legal_moves)), seat=9)


anything: Any = ludomots.new
"""Starts a game for somebody whose editor does not check types."""

WRONG: dict[str, tuple[Callable[[Any], object], type[Exception], str]] = {
    "no such game": (lambda _: ludomots.new("scrabble"), ValueError, r"choose among \w+"),
    "nine players": (lambda g: ludomots.new(g, players=9), ValueError, "is for .* not 9"),
    "half a player": (lambda g: anything(g, players=2.5), ValueError, "not 2.5"),
    "players as text": (lambda g: anything(g, players="2"), ValueError, "not '2'"),
    "seed 1.5": (lambda g: anything(g, seed=1.5), TypeError, "whole number or a text, not 1.5"),
    "seed of bytes": (lambda g: anything(g, seed=b"7"), TypeError, "whole number or a text"),
    "no such preset": (lambda g: ludomots.new(g, preset="x"), LudomotsError, "preset-unknown"),
    "no such option": (lambda g: anything(g, hats=3), LudomotsError, "option-unknown: hats"),
    "view(9)": (lambda g: _new(g).view(9), ValueError, "no seat 9: choose among 0 to 1"),
    "view(-1)": (lambda g: _new(g).view(-1), ValueError, "no seat -1: choose among 0 to 1"),
    "view('x')": (lambda g: _new(g).view("x"), ValueError, "no seat 'x'.*'spectator' or 'reader'"),
    "view(True)": (lambda g: _new(g).view(True), ValueError, "no seat True"),
    "moves of 9": (lambda g: _new(g).legal_moves_of(9), ValueError, "no seat 9"),
    "a text that is no move": (lambda g: _new(g).push("bon jour!"), BadText, "at character"),
    "a number as a move": (lambda g: _new(g).push(42), IllegalMove, "not-a-move"),
    "a seat that is not there": (_push_elsewhere, IllegalMove, "no-such-seat"),
    "no such player": (lambda g: ludomots.player(g, "x"), ValueError, r"choose among \w+"),
    "no such list": (lambda _: ludomots.lexicon("xx"), ValueError, "choose among fr"),
    "nothing to take back": (lambda g: _new(g).pop(), IndexError, "no move to take back"),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("name", SHELF)
def test_wrong_arguments(name: str, wrong: str) -> None:
    act, error, sentence = WRONG[wrong]
    with pytest.raises(error, match=sentence):
        act(name)


@pytest.mark.parametrize("name", SHELF)
def test_a_refused_push_changes_nothing(name: str) -> None:
    game = _new(name)
    states = game.states
    for refused in ("bon jour!", 42):
        with pytest.raises(LudomotsError):
            game.push(refused)
    assert (game.states, game.moves) == (states, ())


@pytest.mark.parametrize("name", SHELF)
def test_a_player_takes_the_default_preset(name: str) -> None:
    game = _new(name)
    seat = game.to_act[0]
    preset = ludomots.new(name, preset=DEFAULT_PRESET).options
    one, other = (ludomots.player(name, "club", options=given) for given in (None, preset))
    assert one.choose(game.view(seat)) == other.choose(game.view(seat))


def test_a_player_of_another_game() -> None:
    game = ludomots.new("topword")
    with pytest.raises(TypeError, match="options of its own"):
        ludomots.player("typo", "club", options=game.options)


@pytest.mark.parametrize("name", SHELF)
def test_a_player_chooses_for_its_seat_only(name: str) -> None:
    game = _new(name)
    club = ludomots.player(name, "club")
    with pytest.raises(ValueError, match="spectator"):
        club.choose(game.view("spectator"))
    for seat in (0, 1):
        if seat not in game.to_act:
            with pytest.raises(ValueError, match=r"not to act now: [01] may move"):
                club.choose(game.view(seat))
    while game.outcome() is None:
        game.push(Withdraw(), game.to_act[0])
    with pytest.raises(ValueError, match="over"):
        club.choose(game.view(0))


def test_names_at_the_top() -> None:
    assert ludomots.__version__
    assert TABLE == -1
    assert all(hasattr(ludomots, name) for name in ludomots.__all__)
