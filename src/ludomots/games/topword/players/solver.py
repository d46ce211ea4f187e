"""All plays of a position with their words and points, found by the engine."""

from collections.abc import Iterator
from functools import partial

from ludomots.core.contract import IllegalMove
from ludomots.core.notation import BadText
from ludomots.core.solution import FoundWord, Problem, Solution, Solved, best_first, disputed, shown
from ludomots.core.tiles import Tiles
from ludomots.games.topword import Board, Options, Placed, Topword
from ludomots.games.topword.engine import all_plays, as_move, engine_rules
from ludomots.games.topword.finder import find
from ludomots.games.topword.placing import check_words, rack_after
from ludomots.games.topword.text import read_board, read_rack, write_move

_PLAIN_Q = "q"


def read_problem(options: Options, board: str, rack: str | None) -> tuple[Board, Tiles]:
    """Read a position and a rack, in which small letters are welcome.

    Where the Q tile is a Qu no square can hold a plain Q (TW-Q4).
    """
    if rack is None:
        raise BadText("rack-missing", 1)
    if options.q_tile == "QU" and _PLAIN_Q in board:
        raise BadText("character", board.index(_PLAIN_Q) + 1, character=_PLAIN_Q)
    return read_board(board, options), read_rack(rack.upper() if rack.isascii() else rack, options)


def problem(options: Options, position: str, text: str | None) -> Problem[Placed]:
    """Read a problem, or say with ``BadText`` what is wrong."""
    board, rack = read_problem(options, position, text)
    return Problem(
        lambda limit: solve(options, board, rack, limit),
        lambda solution: disagreements(options, board, rack, solution),
    )


def solve(
    options: Options, board: Board, rack: Tiles, limit: int | None = None
) -> Solution[Placed]:
    """Return the best plays of a rack, all of them without a limit; equals are in text order."""
    plays = sorted(all_plays(engine_rules(options), board, rack), key=lambda play: -play.score)
    if limit is not None and limit < len(plays):
        lowest = plays[limit - 1].score if limit else plays[0].score + 1
        wanted = [play for play in plays if play.score >= lowest]
    else:
        wanted = plays
    solved = [
        Solved(
            tiles=move.tiles,
            words=tuple(FoundWord(word, points) for word, points in play.words),
            score=play.score,
            text=write_move(move),
        )
        for play, move in ((play, as_move(play)) for play in wanted)
    ]
    return Solution(tuple(best_first(solved)[:limit]), len(plays))


def disagreements(
    options: Options, board: Board, rack: Tiles, solution: Solution[Placed]
) -> Iterator[tuple[str, str]]:
    """Yield each play on which the rulebook says otherwise, with what it says."""
    rules = Topword(options)
    legal = map(write_move, find(options, rules.lexicon, board, rack))
    return disputed(solution, partial(_judge, rules, board, rack), legal)


def _judge(rules: Topword, board: Board, rack: Tiles, play: Solved[Placed]) -> str | None:
    try:
        rack_after(rules.options, rack, play.tiles)
        scored = rules.preview(board, play.tiles)
        check_words(rules.lexicon, board.laid(play.tiles), play.tiles)
    except IllegalMove as error:
        return str(error)
    words = sorted((word.word, word.points) for word in scored.words)
    same = words == sorted((word.word, word.score) for word in play.words)
    return None if same and scored.total == play.score else f"{scored.total} {shown(words)}"
