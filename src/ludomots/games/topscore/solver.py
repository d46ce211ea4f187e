"""The legal moves of Topscore found by the engine, and the solutions of a position."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from ludomots._engine import GrowthRules, GrowthTurn
from ludomots.core.contract import Rules
from ludomots.core.draws import Draws
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.moves import Pass
from ludomots.core.notation import BadText
from ludomots.core.player import KEPT
from ludomots.core.solution import Letter, Problem, legal_problem
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Abandon,
    Change,
    Exchange,
    Lay,
    Move,
    Name,
    Options,
    Put,
    State,
    Topscore,
    Trade,
    View,
)
from ludomots.games.topscore.legal import target
from ludomots.games.topscore.model import SHORTEST, Instead, letter_sets
from ludomots.games.topscore.notation import position as read_state
from ludomots.games.topscore.notation import write_move
from ludomots.games.topscore.placing import instead
from ludomots.games.topscore.players.known import EVERY_WORD
from ludomots.words import Lexicon

_Rules = Rules[State, Move, View, Options]

_MOVES: dict[str, Callable[..., Move]] = {
    "lay": Lay,
    "change": Change,
    "trade": Trade,
    "exchange": Exchange,
}


class TopscoreFinder(Finder[State, Move, View, Options]):
    """Asks the engine in a turn to play, and the rulebook in all other phases."""

    def moves(self, rules: _Rules, state: State, seat: int) -> Sequence[Move]:
        """Return the legal moves, the words with the most points first."""
        if not _may_lay(state, seat):
            return tuple(rules.moves(state, seat))
        ways = instead(rules.options, state, seat)
        turn = turn_of(engine_rules(rules.options, rules.lexicon), rules.options, state, ways)
        last = (Pass(), Abandon()) if "abandon" in ways else (Pass(),)
        return FoundMoves[tuple[str, tuple[object, ...]], Move](turn, _as_move, (), last)

    def best(self, rules: _Rules, state: State, seat: int, n: int) -> Sequence[Move]:
        """Return the moves with the most points: the longest words, then the moves without
        points."""
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
    """Return what the seat to play can do, except passing and abandoning its word.

    ``ways`` are what the rulebook allows instead of laying a word.
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


_PLAYS = (Lay, Change, Trade, Put, Name)


def problem(options: Options, position: str, rack: str | None) -> Problem[Letter]:
    """Read a problem, or raise ``BadText``.

    The rack is that of seat 0, which is to play. It may be missing if the seat has a letter to put
    or a word to name. Words are always checked, even if the table contests them.
    """
    rules = Topscore(replace(options, check="check"))
    state = read_state(rules.options, position, [(rack or "").upper()], 0, Draws.from_seed("solve"))
    if rack is None and state.phase == "play":
        raise BadText("rack-missing", 1)
    return legal_problem(
        rules,
        state,
        _plays(TopscoreFinder().moves(rules, state, state.turn)),
        lambda: _plays(rules.moves(state, state.turn)),
        write_move,
        lambda move: _laid(state, move),
    )


def _plays(moves: Iterable[Move]) -> list[Move]:
    """Return the moves that are plays, without exchanges, abandoned words and passes."""
    return [move for move in moves if isinstance(move, _PLAYS)]


def _laid(state: State, move: Move) -> tuple[Letter, ...]:
    """Return the tokens that a word takes from the rack, in the row of the word's length."""
    match move:
        case Lay(word=word, on=on):
            return _added(state.boards[state.turn if on is None else on].word, word)
        case Change(token=token, word=word):
            kept = list(word)
            kept.remove(token)
            return _added(kept, word)
        case _:
            return ()


def _added(old: Iterable[str], word: Tiles) -> tuple[Letter, ...]:
    left, row = Counter(old), len(word) - SHORTEST + 1
    added = []
    for col, token in enumerate(word, start=1):
        if left[token]:
            left[token] -= 1
        else:
            added.append(Letter(row, col, token))
    return tuple(added)
