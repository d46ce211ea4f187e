"""The legal moves of Topword, found by the engine."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from ludomots._engine import StackPlay, StackRules
from ludomots.core.contract import Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.vocabulary import KEPT
from ludomots.games.topword import Move, Options, Place, Placed, State, View
from ludomots.games.topword.players.engine import all_plays, best_plays, engine_rules

_Rules = Rules[State, Move, View, Options]


class TopwordFinder(Finder[State, Move, View, Options]):
    """Asks the engine for plays and the rulebook for everything else."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves."""
        first, plays_in, last = rules.choices(state, seat)
        engine = engine_rules(rules.options, words=rules.lexicon)
        found = [] if plays_in is None else all_plays(engine, plays_in.board, plays_in.racks[seat])
        return FoundMoves[StackPlay, Move](found, _as_move(engine), first, last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: plays, then what brings none."""
        first, plays_in, last = rules.choices(state, seat)
        if plays_in is None:
            return first[:n]
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = best_plays(engine, plays_in.board, plays_in.racks[seat], n)
        return [*map(_as_move(engine), plays), *first, *last][:n]

    def declared(self, rules: _Rules, state: State, moves: Iterable[Move]) -> Iterator[Move]:
        """Yield the end of a blocked game (TW-45, TX-28).

        The engine is asked whether somebody can make a word; only if it finds none does the
        rulebook look for one with its own finder, which takes longer.
        """
        if state.bag or state.provisional or state.end or self._somebody_plays(rules, state):
            return iter(())
        return super().declared(rules, state, moves)

    def _somebody_plays(self, rules: _Rules, state: State) -> bool:
        engine = engine_rules(rules.options, words=rules.lexicon)
        board, racks = state.board_to_play, (state.racks[seat] for seat in state.active)
        return any(best_plays(engine, board, rack, 1) for rack in racks)


@lru_cache(maxsize=KEPT)
def _as_move(engine: StackRules) -> Callable[[StackPlay], Place]:
    """Return what turns the engine's plays, whose tiles are already in order, into moves."""
    pieces = engine.pieces(Placed)
    return lambda play: Place(play.tiles_as(pieces))
