"""Whole games with every option end, lose no token, and never empty the bag."""

from itertools import pairwise
from typing import Any

import pytest

from ludomots.games.topscore import Name, Options, State
from ludomots.games.topscore.definition import all_tokens
from ludomots.games.topscore.model import RACK, SMALL
from ludomots.records import export, read, replay, verify, write
from tests.games.topscore.tables import keen_game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"preset": "dutch"},
    {"preset": "english"},
    {"preset": "contest"},
    {"change_word": "laid"},
    {"abandon_word": True},
    {"steal_always": True},
    {"seven_reward": "both", "steal_always": True},
    {"letter_costs_turn": True},
    {"check": "contest", "failed_contest": "points"},
    {"naming_clock": 30},
    {"blank_to_rack": True},
    {"last_player": "round"},
    {"third_bonus": 50},
    {"gaps_allowed": True},
    {"naming": "program"},
    {"turn_clock": None},
    {"letters": "dutch", "lexicon": "en"},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_whole_game(options: dict[str, Any], players: int) -> None:
    """TS-01, TS-29, TS-39, TS-40, TS-Q30: every option, every number of players."""
    game = keen_game(players, seed=players, **options)
    state = game.state
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason in {"filled", "last-turn", "stuck"}
    assert len(state.filled) >= players - 1 or outcome.reason == "stuck"
    for seat in range(players):
        named = state.named[seat]
        assert (named is not None) == state.boards[seat].is_full == (seat in state.filled)
    record = read(write(export(game)))
    assert replay(record).faults == ()
    assert verify(record).ok


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tokens_are_conserved(players: int) -> None:
    """TS-02, TS-26, TS-Q10, TS-Q17: 87 tokens at every move, at least 11 of them in the bag."""
    assert least_in_the_bag(players, games=8) >= 11


def least_in_the_bag(players: int, games: int) -> int:
    """Play games, check the tokens after every move, and return the least the bag ever held."""
    least = 87
    for seed in range(games):
        states = keen_game(players, seed).states
        box = all_tokens(Options(), states[0])
        assert len(box) == 87
        for before, state in pairwise(states):
            assert all_tokens(Options(), state) == box
            _check(before, state)
        least = min(least, *(len(state.bag) for state in states))
    return least


def _check(before: State, state: State) -> None:
    for seat, board in enumerate(state.boards):
        assert len(board.small) == SMALL
        assert not any(letter.islower() for letter in board.small)
        moved = zip(before.boards[seat].small, board.small, strict=True)
        assert all(old in {"", new} for old, new in moved)
        if seat in state.playing and seat != state.turn:
            assert len(state.racks[seat]) == RACK


def test_somebody_names_a_word() -> None:
    """TS-31: so these games do not all end in a stalemate."""
    names = [
        move.word
        for seed in range(6)
        for _, move in keen_game(2, seed).moves
        if isinstance(move, Name)
    ]
    assert any(len(word) >= 3 for word in names)
