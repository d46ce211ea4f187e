"""The legal moves of Topword, found by the engine."""

from collections.abc import Sequence

from ludomots._engine import StackPlay
from ludomots.core.contract import Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.games.topword import Move, Options, Place, Placed, State, View
from ludomots.games.topword.players.engine import all_plays, best_plays, engine_rules

_Rules = Rules[State, Move, View, Options]


class TopwordFinder(Finder[State, Move, View, Options]):
    """Asks the engine for plays and the rulebook for everything else."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves."""
        first, plays_in, last = rules.choices(state, seat)
        found = [] if plays_in is None else _plays(rules, plays_in, seat)
        return FoundMoves[StackPlay, Move](found, _as_move, first, last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: plays, then what brings none."""
        first, plays_in, last = rules.choices(state, seat)
        if plays_in is None:
            return first[:n]
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = best_plays(engine, plays_in.board, plays_in.racks[seat], n)
        return [*map(_as_move, plays), *first, *last][:n]


class _Tiles(dict[tuple[int, int, str], Placed]):
    """Each tile on each square, made once."""

    def __missing__(self, key: tuple[int, int, str]) -> Placed:
        placed = self[key] = Placed(*key)
        return placed


_TILES = _Tiles()


def _plays(rules: _Rules, state: State, seat: int) -> list[StackPlay]:
    engine = engine_rules(rules.options, words=rules.lexicon)
    return all_plays(engine, state.board, state.racks[seat])


def _as_move(play: StackPlay) -> Place:
    """Return the engine's play, whose tiles are already in order, as a move of the rulebook."""
    return Place(tuple([_TILES[tile] for tile in play.tiles]))
