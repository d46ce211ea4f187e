"""The legal moves of Mots de Tête found by the engine, and the solutions of a position."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

from ludomots._engine import GridPlay, GridRules
from ludomots.core.contract import IllegalMove, Rules
from ludomots.core.finder import Finder, FoundMoves
from ludomots.core.notation import BadText
from ludomots.core.player import KEPT
from ludomots.core.solution import (
    FoundWord,
    Letter,
    Problem,
    Solution,
    Solved,
    best_first,
    disputed,
    shown,
)
from ludomots.games.mots_de_tete import (
    Board,
    MotsDeTete,
    Move,
    Options,
    State,
    View,
    Write,
    Written,
)
from ludomots.games.mots_de_tete.engine import all_plays, as_move, best_plays, engine_rules
from ludomots.games.mots_de_tete.legal import find
from ludomots.games.mots_de_tete.model import QUARTE
from ludomots.games.mots_de_tete.notation import read_board, read_die, write_move
from ludomots.games.mots_de_tete.placing import bad_words

_Rules = Rules[State, Move, View, Options]


class MotsDeTeteFinder(Finder[State, Move, View, Options]):
    """Asks the engine for plays and the rulebook for all other moves."""

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
        """Return the moves with the most expected points, then moves without points."""
        first, plays_in, last = rules.choices(state, seat)
        if plays_in is None:
            return first[:n]
        engine = engine_rules(rules.options, words=rules.lexicon)
        plays = best_plays(engine, state.board, state.die, n)
        return [*map(_as_move(engine), plays), *first, *last][:n]


@lru_cache(maxsize=KEPT)
def _as_move(engine: GridRules) -> Callable[[GridPlay], Write]:
    """Return a function that turns the engine's plays, whose letters are already in order, into
    moves."""
    pieces = engine.pieces(Written)
    return lambda play: Write(play.letters_as(pieces))


_EVERY = 1_000_000


def read_problem(options: Options, board: str, die: str | None) -> tuple[Board, int]:
    """Read a position and a die; Quarté has no die (MT-46)."""
    if options.variant == "quarte":
        return read_board(board, options), QUARTE
    if die is None:
        raise BadText("die-missing", 1)
    return read_board(board, options), read_die(die)


def problem(options: Options, position: str, text: str | None) -> Problem[Letter]:
    """Read a problem, or raise ``BadText``."""
    board, die = read_problem(options, position, text)
    return Problem(
        lambda limit: solve(options, board, die, limit),
        lambda solution: disagreements(options, board, die, solution),
    )


def solve(options: Options, board: Board, die: int, limit: int | None = None) -> Solution[Letter]:
    """Return the best plays of a die, all of them without a limit; equal plays are sorted by
    text."""
    rules = engine_rules(options)
    found = all_plays(rules, board, die) if limit is None else _enough(rules, board, die, limit)
    solved = best_first(map(_solved, found))
    count = len(found) if limit is None else rules.count(board.letters, die)
    return Solution(tuple(solved[:limit]), count)


def disagreements(
    options: Options, board: Board, die: int, solution: Solution[Letter]
) -> Iterator[tuple[str, str]]:
    """Yield each play on which the rulebook disagrees, with what it says."""
    rules = MotsDeTete(options)
    legal = map(write_move, find(options, rules.lexicon, board, die))
    return disputed(solution, partial(_judge, rules, board, die), legal)


def _enough(rules: GridRules, board: Board, die: int, limit: int) -> list[GridPlay]:
    """Return the best plays, with all those that are worth as much as the last of them.

    Of plays on the same squares the first ``limit`` in alphabetical order are enough: their texts
    are in that order too.
    """
    plays = rules.best(board.letters, die, _EVERY, of_window=limit)
    if len(plays) <= limit:
        return plays
    lowest = plays[limit - 1].expected
    return [play for play in plays if play.expected >= lowest]


def _solved(play: GridPlay) -> Solved[Letter]:
    return Solved(
        tiles=tuple(Letter(*letter) for letter in play.letters),
        words=tuple(FoundWord(word, points) for word, points in play.words),
        score=play.score,
        text=write_move(as_move(play)),
        expected=play.expected if play.dice else None,
    )


def _judge(rules: MotsDeTete, board: Board, die: int, play: Solved[Letter]) -> str | None:
    letters = tuple(Written(one.row, one.col, one.tile) for one in play.tiles)
    try:
        scored = rules.preview(board, die, letters)
    except IllegalMove as error:
        return str(error)
    bad = [word for word, _ in bad_words(rules.lexicon, board.written(letters), letters)]
    if bad:
        return " ".join(bad)
    words = sorted((word.word, word.points) for word in scored.words)
    same = words == sorted((word.word, word.score) for word in play.words)
    if same and (scored.total, scored.expected) == (play.score, play.worth):
        return None
    return f"{scored.total} ({scored.expected}) {shown(words)}"
