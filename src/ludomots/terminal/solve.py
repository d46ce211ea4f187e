"""The legal moves of a position, best first: a table for people, JSON for programs."""

import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ludomots.games.explain import explain
from ludomots.games.notation import BadText
from ludomots.games.options import BadOption, TableOptions, choose, read_pairs
from ludomots.games.shelf import kind_of
from ludomots.players.topword import solver
from ludomots.texts import Texts

OK = 0
DISAGREEMENT = 1
BAD_INPUT = 2

STANDARD_INPUT = "-"
SOLVERS = {"topword": solver}


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


class Disagreement(Exception):
    """A play on which engine and rulebook disagree."""

    def __init__(self, play: str, verdict: str) -> None:
        self.play, self.verdict = play, verdict
        super().__init__(f"{play}: {verdict}")


def solve(question: Question, position: str, rack: str | None) -> int:
    """Print the moves of one position, or of each line of standard input."""
    say = question.say
    try:
        pairs = read_pairs(question.pairs)
        options = choose(kind_of(question.game).options, question.preset, pairs)
        if position == STANDARD_INPUT:
            return _solve_lines(question, options, sys.stdin)
        if rack is None:
            raise BadText("rack-missing", 1)
        solution = _solve(question, options, position, rack)
    except (BadText, BadOption) as error:
        print(explain(error, say), file=sys.stderr)
        return BAD_INPUT
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
            position, rack = _parts(line)
            answer = {"moves": _solve(question, options, position, rack).plays}
        except BadText as error:
            message = explain(error, question.say)
            answer = {"error": Unsolved(error.code, message, error.position)}
            code = code or BAD_INPUT
        except Disagreement as error:
            message = _disagreement(error, question.say)
            answer, code = {"error": Unsolved("disagreement", message)}, DISAGREEMENT
        print(_json(answer), flush=True)
    return code


def _parts(line: str) -> tuple[str, str]:
    parts = line.split()
    if len(parts) != 2:
        raise BadText("line-of-positions", 1)
    return parts[0], parts[1]


def _solve(question: Question, options: Any, position: str, rack: str) -> solver.Solution:
    solving = SOLVERS[question.game]
    board, tiles = solving.read_problem(options, position, rack)
    solution: solver.Solution = solving.solve(options, board, tiles, question.limit)
    if question.check:
        for play, verdict in solving.disagreements(options, board, tiles, solution):
            raise Disagreement(play, verdict)
    return solution


def _print_table(solution: solver.Solution, say: Texts) -> None:
    rows = [
        (str(play.score), play.text, ", ".join(f"{word.word} {word.score}" for word in play.words))
        for play in solution.plays
    ]
    rows.insert(0, (say("solve-points"), say("solve-move"), say("solve-words")))
    points, moves, _ = (max(map(len, column)) for column in zip(*rows, strict=True))
    if solution.plays:
        for score, text, words in rows:
            print(f"{score:>{points}}  {text:<{moves}}  {words}")
    print(say("solve-count", shown=len(solution.plays), count=solution.count), file=sys.stderr)


def _disagreement(error: Disagreement, say: Texts) -> str:
    return say("solve-disagreement", play=error.play, verdict=error.verdict)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
