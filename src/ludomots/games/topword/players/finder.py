"""The legal moves of Topword, found by the engine."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from ludomots._engine import StackPlay, StackRules
from ludomots.core.contract import Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.player import KEPT
from ludomots.games.topword import Move, Options, Place, Placed, State, View
from ludomots.games.topword.engine import all_plays, best_plays, can_play, engine_rules

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

    def has_play(
        self,
        rules: _Rules,
        state: State,
        seat: int,
        plays: tuple[type, ...],  # noqa: ARG002 (there is one kind)
    ) -> bool:
        """Return whether there is a play, without looking for the best one."""
        plays_in = rules.choices(state, seat).plays_in
        if plays_in is None:
            return False
        engine = engine_rules(rules.options, words=rules.lexicon)
        return can_play(engine, plays_in.board, plays_in.racks[seat])

    def declared(self, rules: _Rules, state: State, moves: Iterable[Move]) -> Iterator[Move]:
        """Yield the end of a blocked game (TW-45, TX-28), which is looked for once the bag is
        empty."""
        if state.bag or state.provisional or state.end:
            return iter(())
        return super().declared(rules, state, moves)


@lru_cache(maxsize=KEPT)
def _as_move(engine: StackRules) -> Callable[[StackPlay], Place]:
    """Return what turns the engine's plays, whose tiles are already in order, into moves."""
    pieces = engine.pieces(Placed)
    return lambda play: Place(play.tiles_as(pieces))
