"""The finder, the rulebook and brute force agree on every play and every score."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.core.game import Game, new
from ludomots.games.topword import Place, Topword
from ludomots.games.topword.engine import all_plays, as_move, engine_rules
from ludomots.games.topword.notation import write_move
from tests.games.topword import brute
from tests.games.topword.tables import EMPTY, FINAL, table

OPTIONS: list[dict[str, Any]] = [
    {},
    {"keep_one_letter": True, "no_lone_s": True, "bonus_letters": "flatQu"},
    {"q_tile": "either", "stack_limit": 2},
    {"q_tile": "Q", "stack_limit": 1, "board": 8, "letters": "short"},
    {"rack_size": 3, "full_rack_bonus": 20, "keep_one_letter": True},
    {"preset": "international"},
    {"board": 15, "stack_limit": 1, "no_lone_s": True},
]


def positions(seed: int, wanted: int, **options: Any) -> Iterator[Game]:
    """Yield positions of all depths from games of random plays, which the engine finds fast."""
    chance = random.Random(seed)
    while wanted:
        game = new("topword", seed=chance.random().hex(), **options)
        depth = chance.randrange(30)
        while len(game.moves) < depth and not game.outcome():
            state, engine = game.state, engine_rules(game.options)
            plays = all_plays(engine, state.board, state.racks[state.turn])
            game.push(as_move(chance.choice(plays)) if plays else "-")
        if not game.outcome():
            wanted -= 1
            yield game


@pytest.mark.parametrize("options", OPTIONS)
def test_finder_and_brute_force(options: dict[str, Any]) -> None:
    """TW-14 to TW-18, TW-21 to TW-30, TW-Q10 to TW-Q19: the same plays, the same points."""
    compared = 0
    for game in positions(1, 2, **options):
        rules, state = game.rules, game.state
        assert isinstance(rules, Topword)
        rack = state.racks[state.turn][:4]
        state = replace(state, racks=(rack, rack), turn=0)
        most = 3
        expected = brute.plays(rules.options, rules.lexicon, state.board, rack, most)
        found = {
            frozenset((p.row, p.col, p.tile) for p in move.tiles): rules.preview(
                state.board, move.tiles
            ).total
            for move in rules.plays(state, 0)
            if len(move.tiles) <= most
        }
        assert found == expected
        compared += len(found)
    assert compared


@pytest.mark.parametrize("options", OPTIONS)
def test_every_play_found_is_accepted(options: dict[str, Any]) -> None:
    """TW-16: the rulebook accepts what the finder proposes, with the points of the preview."""
    for game in positions(2, 4, **options):
        rules = game.rules
        assert isinstance(rules, Topword)
        plays = [move for move in game.legal_moves if isinstance(move, Place)]
        assert len(set(plays)) == len(plays)
        for move in plays:
            (seat,) = game.to_act
            expected = game.state.scores[seat] + rules.preview(game.state.board, move.tiles).total
            game.push(move)
            assert game.state.scores[seat] == expected
            game.pop()


def test_a_tile_that_makes_two_words_is_one_play() -> None:
    """TW-Q17: S under the A of RATEAU and after TRI is found once."""
    board = "10/10/10/10/3RATEAU1/1TRI6/10/10/10/10"
    game = table(board, ("S", ""))
    plays = [write_move(move) for move in game.legal_moves if isinstance(move, Place)]
    assert plays.count("6E S") == 1


def test_no_tile_no_play() -> None:
    """TW-14: an empty rack has no play."""
    assert not [m for m in table(FINAL, ("", "A")).legal_moves if isinstance(m, Place)]


def test_the_first_word_everywhere_through_the_centre() -> None:
    """TW-12: MUR across or down, in each of its places: 2 rows of 4 and 2 columns of 4."""
    plays = [m for m in table(EMPTY, ("MUR", "")).legal_moves if isinstance(m, Place)]
    assert len([m for m in plays if write_move(m).endswith("MUR")]) == 2 * 4 + 2 * 4
