"""The legal moves of Topscore, found by the engine."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from ludomots._engine import GrowthRules, GrowthTurn
from ludomots.core.contract import Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.moves import Pass
from ludomots.core.vocabulary import KEPT
from ludomots.games.topscore import (
    Abandon,
    Change,
    Exchange,
    Lay,
    Move,
    Options,
    State,
    Trade,
    View,
)
from ludomots.games.topscore.box import letter_sets
from ludomots.games.topscore.finder import target
from ludomots.games.topscore.laying import instead
from ludomots.games.topscore.players.known import EVERY_WORD
from ludomots.games.topscore.state import Instead
from ludomots.words import Lexicon

_Rules = Rules[State, Move, View, Options]

_MOVES: dict[str, Callable[..., Move]] = {
    "lay": Lay,
    "change": Change,
    "trade": Trade,
    "exchange": Exchange,
}


class TopscoreFinder(Finder[State, Move, View, Options]):
    """Asks the engine what can be done in a turn, and the rulebook where no word can be laid."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves, the words with the most points first."""
        if not _may_lay(state, seat):
            return tuple(rules.moves(state, seat))
        ways = instead(rules.options, state, seat)
        turn = turn_of(engine_rules(rules.options, rules.lexicon), rules.options, state, ways)
        last = (Pass(), Abandon()) if "abandon" in ways else (Pass(),)
        return FoundMoves[tuple[str, tuple[object, ...]], Move](turn, _as_move, (), last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: the longest words, then what brings none."""
        return self.moves(rules, state, seat)[:n]


def engine_rules(options: Options, words: Lexicon) -> GrowthRules:
    """Return the engine's rules for a table, with all words of its list."""
    return _engine_rules(words, options.letters, options.blank_to_rack)


@lru_cache(maxsize=KEPT)
def _engine_rules(words: Lexicon, letters: str, blank_to_rack: bool) -> GrowthRules:
    tokens = letter_sets()[letters].letters
    return GrowthRules(EVERY_WORD.growth(words, tokens), tokens, blank_to_rack=blank_to_rack)


def turn_of(
    engine: GrowthRules, options: Options, state: State, ways: Sequence[Instead]
) -> GrowthTurn:
    """Return what the seat whose turn it is can do but pass and abandon its word.

    ``ways`` are what the rulebook lets it do instead of laying a word.
    """
    seat = state.turn
    return engine.turn(
        [tuple(filter(None, board.word)) for board in state.boards],
        seat,
        target(options, state, seat),
        state.racks[seat],
        blank_owed=state.traded is not None,
        may_change="change" in ways,
        may_exchange="exchange" in ways,
    )


def _may_lay(state: State, seat: int) -> bool:
    return state.phase == "play" and seat == state.turn


def _as_move(found: tuple[str, tuple[object, ...]]) -> Move:
    kind, parts = found
    return _MOVES[kind](*parts)
