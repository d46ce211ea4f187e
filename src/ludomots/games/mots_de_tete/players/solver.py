"""All plays of a grid and a die with their words and points, found by the engine."""

from collections.abc import Iterator
from functools import partial

from ludomots._engine import GridPlay, GridRules
from ludomots.core.contract import IllegalMove
from ludomots.core.notation import BadText
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
from ludomots.games.mots_de_tete import Board, MotsDeTete, Options, Written
from ludomots.games.mots_de_tete.finder import find
from ludomots.games.mots_de_tete.options import QUARTE
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.players.engine import all_plays, as_move, engine_rules
from ludomots.games.mots_de_tete.text import read_board, read_die, write_move

_EVERY = 1_000_000


def read_problem(options: Options, board: str, die: str | None) -> tuple[Board, int]:
    """Read a position and a die, which is not needed where there is none (MT-46)."""
    if options.variant == "quarte":
        return read_board(board, options), QUARTE
    if die is None:
        raise BadText("die-missing", 1)
    return read_board(board, options), read_die(die)


def problem(options: Options, position: str, text: str | None) -> Problem[Letter]:
    """Read a problem, or say with ``BadText`` what is wrong."""
    board, die = read_problem(options, position, text)
    return Problem(
        lambda limit: solve(options, board, die, limit),
        lambda solution: disagreements(options, board, die, solution),
    )


def solve(options: Options, board: Board, die: int, limit: int | None = None) -> Solution[Letter]:
    """Return the best plays of a die, all of them without a limit; equals are in text order."""
    rules = engine_rules(options)
    found = all_plays(rules, board, die) if limit is None else _enough(rules, board, die, limit)
    solved = best_first(map(_solved, found))
    count = len(found) if limit is None else rules.count(board.letters, die)
    return Solution(tuple(solved[:limit]), count)


def disagreements(
    options: Options, board: Board, die: int, solution: Solution[Letter]
) -> Iterator[tuple[str, str]]:
    """Yield each play on which the rulebook says otherwise, with what it says."""
    rules = MotsDeTete(options)
    legal = map(write_move, find(options, rules.lexicon, board, die))
    return disputed(solution, partial(_judge, rules, board, die), legal)


def _enough(rules: GridRules, board: Board, die: int, limit: int) -> list[GridPlay]:
    """Return the best plays, and those worth as much as the last that could come before it.

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
