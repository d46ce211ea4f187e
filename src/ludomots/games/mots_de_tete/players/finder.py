"""The legal moves of Mots de Tête, found by the engine."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from ludomots._engine import GridPlay, GridRules
from ludomots.core.contract import Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.player import KEPT
from ludomots.games.mots_de_tete import Move, Options, State, View, Write, Written
from ludomots.games.mots_de_tete.players.engine import all_plays, best_plays, engine_rules

_Rules = Rules[State, Move, View, Options]


class MotsDeTeteFinder(Finder[State, Move, View, Options]):
    """Asks the engine for what can be written and the rulebook for everything else."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves."""
        first, plays_in, last = rules.choices(state, seat)
        engine = engine_rules(rules.options, words=rules.lexicon)
        found = [] if plays_in is None else all_plays(engine, state.board, state.die)
        return FoundMoves[GridPlay, Move](found, _as_move(engine), first, last)

    def count(self, rules: _Rules, state: State, seat: int) -> int:
        """Return how many legal moves there are, without making them."""
        first, plays_in, last = rules.choices(state, seat)
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = 0 if plays_in is None else engine.count(state.board.letters, state.die)
        return len(first) + plays + len(last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the highest expected points, then those that bring none."""
        first, plays_in, last = rules.choices(state, seat)
        if plays_in is None:
            return first[:n]
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = best_plays(engine, state.board, state.die, n)
        return [*map(_as_move(engine), plays), *first, *last][:n]


@lru_cache(maxsize=KEPT)
def _as_move(engine: GridRules) -> Callable[[GridPlay], Write]:
    """Return what turns the engine's plays, whose letters are already in order, into moves."""
    pieces = engine.pieces(Written)
    return lambda play: Write(play.letters_as(pieces))
