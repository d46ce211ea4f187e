"""The legal moves of a position, best first: a table for people, JSON for programs."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ludomots.core.explain import explain
from ludomots.core.notation import BadText
from ludomots.core.options import BadOption, TableOptions, choose, read_pairs
from ludomots.core.shelf import definition_of
from ludomots.core.solution import Disagreement, Solution, Solved
from ludomots.texts import Texts

OK = 0
DISAGREEMENT = 1
BAD_INPUT = 2

STANDARD_INPUT = "-"
NO_HAND = "-"
"""What ends a line whose position needs no hand."""


class Question(NamedTuple):
    """What is asked of a position; ``limit`` is ``None`` if all moves are wanted."""

    game: str
    preset: str
    pairs: Sequence[str]
    limit: int | None
    check: bool
    as_json: bool
    say: Texts


class Unsolved(msgspec.Struct, frozen=True):
    """Why a line got no moves."""

    code: str
    message: str
    position: int | None = None


def solve(question: Question, position: str, hands: Mapping[str, str | None]) -> int:
    """Print the moves of one position, or of each line of standard input.

    Of the hands, those that are given, a game has one: a rack or a die.
    """
    say, kind = question.say, definition_of(question.game)
    if kind.solver is None:
        return _refuse(say("solve-no-solver"))
    given = {name for name, hand in hands.items() if hand is not None}
    if position == STANDARD_INPUT and given:
        return _refuse(say("solve-hand-in-line"))
    if given - {kind.hand}:
        return _refuse(say("solve-wrong-hand", hand=kind.hand))
    try:
        pairs = read_pairs(question.pairs)
        options = choose(kind.options, question.preset, pairs)
        if position == STANDARD_INPUT:
            return _solve_lines(question, options, sys.stdin)
        solution = _solve(question, options, position, hands[kind.hand])
    except (BadText, BadOption) as error:
        return _refuse(explain(error, say))
    except Disagreement as error:
        print(_disagreement(error, say), file=sys.stderr)
        return DISAGREEMENT
    if question.as_json:
        print(_json({"moves": solution.plays}))
    else:
        _print_table(solution, say)
    return OK


def _solve_lines(question: Question, options: TableOptions, lines: Iterable[str]) -> int:
    """Answer each line with one line; a bad one is told so, and the rest is answered."""
    code = OK
    for line in lines:
        answer: Any
        try:
            position, hand = _parts(line)
            answer = {"moves": _solve(question, options, position, hand).plays}
        except BadText as error:
            message = explain(error, question.say)
            answer = {"error": Unsolved(error.code, message, error.position)}
            code = code or BAD_INPUT
        except Disagreement as error:
            message = _disagreement(error, question.say)
            answer, code = {"error": Unsolved("disagreement", message)}, DISAGREEMENT
        print(_json(answer), flush=True)
    return code


def _refuse(why: str) -> int:
    print(why, file=sys.stderr)
    return BAD_INPUT


def _parts(line: str) -> tuple[str, str | None]:
    """Return the position of a line and the hand, which is its last part."""
    position, _, hand = line.strip().rpartition(" ")
    if not position:
        raise BadText("line-of-positions", 1)
    return position.rstrip(), None if hand == NO_HAND else hand


def _solve(
    question: Question, options: TableOptions, position: str, hand: str | None
) -> Solution[msgspec.Struct]:
    solver = definition_of(question.game).solver
    if solver is None:
        raise BadText("no-positions", 1, text=position)
    return solver(options, position, hand).answer(question.limit, check=question.check)


def _print_table(solution: Solution[msgspec.Struct], say: Texts) -> None:
    """Print the plays; where dice are still to be rolled, the points to expect come first."""
    if solution.plays:
        titles = [say("solve-points"), say("solve-move"), say("solve-words")]
        rows = [[str(play.score), play.text, _words(play)] for play in solution.plays]
        if any(play.expected is not None for play in solution.plays):
            titles.insert(0, say("solve-expected"))
            for row, play in zip(rows, solution.plays, strict=True):
                row.insert(0, say("solve-mean", points=play.worth))
        _print_columns([titles, *rows])
    print(say("solve-count", shown=len(solution.plays), count=solution.count), file=sys.stderr)


def _print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Print rows side by side: numbers to the right, the move and its words to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    *numbers, move, _ = widths
    for *points, text, words in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(points, numbers, strict=True)]
        print("  ".join([*cells, f"{text:<{move}}", words]).rstrip())


def _words(play: Solved[msgspec.Struct]) -> str:
    """Return the words with their points, which are left out where words bring none."""
    if not any(word.score for word in play.words):
        return ", ".join(word.word for word in play.words)
    return ", ".join(f"{word.word} {word.score}" for word in play.words)


def _disagreement(error: Disagreement, say: Texts) -> str:
    return say("solve-disagreement", play=error.play, verdict=error.verdict)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
