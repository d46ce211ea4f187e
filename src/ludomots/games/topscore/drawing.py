"""The boards drawn for a terminal and a notebook, and the numbers on the page of rules."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import zip_longest

from ludomots.core.drawing import Drawing
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.model import (
    LONGEST,
    RACK,
    SHORTEST,
    SMALL,
    Board,
    Options,
    State,
    is_blank,
)
from ludomots.games.topscore.placing import LETTER_POINTS
from ludomots.games.topscore.turns import ROUNDS_OF_NOTHING, place_bonus, row_points
from ludomots.games.topscore.view import ShownPlay, shown_play
from ludomots.texts import Texts

_EMPTY = "·"
_BETWEEN = "    "
_HEAD_SIGNS = ">     "
_STYLE = "width:2em;height:2em;text-align:center;border:1px solid #b9a889;background:"
_PAPER, _TILE, _BLANK_TILE = "#f6f1e7", "#fffdf5", "#e9e2f3"


def draw(options: Options, state: State, say: Texts, names: Sequence[str]) -> Drawing:
    """Return the pyramids of all players side by side, then their points and racks.

    A word lies in the row of its length; a small letter is a blank. Under the big pyramid are the
    small ones with their numbers. ``>`` marks whose turn it is.
    """
    width = max(map(len, options.letter_set.letters)) + 1
    columns = [list(_lines(state, seat, width, name)) for seat, name in enumerate(names)]
    sizes = [max(map(len, column)) for column in columns]
    lines = [
        _BETWEEN.join(f"{part:<{size}}" for part, size in zip(row, sizes, strict=True))
        for row in zip_longest(*columns, fillvalue="")
    ]
    return Drawing(
        board=tuple(line.rstrip() for line in lines),
        names=tuple(names),
        scores=state.scores,
        hands=tuple(" ".join(rack) for rack in state.racks),
        below=tuple(_below(state, say)),
        turn=None if state.end else state.turn,
    )


def draw_html(options: Options, state: State, say: Texts) -> str:  # noqa: ARG001
    """Return the same as HTML, without script or style sheet."""
    boards = "".join(_board_html(state, seat, say) for seat in range(len(state.boards)))
    below = "".join(f"<div>{escape(line)}</div>" for line in _below(state, say))
    return f'<div><div style="display:flex;gap:2em">{boards}</div>{below}</div>'


def rows(board: Board) -> Iterator[Tiles]:
    """Yield the rows of a big pyramid from the top, ``""`` where there is no token (TS-Q27)."""
    for length in range(SHORTEST, LONGEST + 1):
        yield board.word if len(board.word) == length else ("",) * length


def _lines(state: State, seat: int, width: int, name: str) -> Iterator[str]:
    board, points = state.boards[seat], str(state.scores[seat])
    room = LONGEST * width + len(_BETWEEN) - len(_HEAD_SIGNS) - len(points)
    yield _head(state, seat, name[:room])
    yield ""
    for row in rows(board):
        yield " " * ((LONGEST - len(row)) * width // 2) + _row(row, width)
    yield ""
    yield _row(map(str, range(1, SMALL + 1)), width)
    yield _row(board.small, width)


def _row(tokens: Iterable[str], width: int) -> str:
    return "".join(f"{token or _EMPTY:<{width}}" for token in tokens)


def _head(state: State, seat: int, name: str) -> str:
    mark = ">" if seat == state.turn and not state.end else " "
    return f"{mark} {name}  {state.scores[seat]}"


def _below(state: State, say: Texts) -> Iterator[str]:
    play = shown_play(state)
    if play is not None:
        yield say("draw-waiting", **_waiting(play))
    yield say("draw-bag", count=len(state.bag))


def _waiting(play: ShownPlay) -> dict[str, str | int]:
    word = "".join(play.move.word)
    return {"seat": play.seat + 1, "word": word, "on": play.on + 1, "points": play.points}


def _board_html(state: State, seat: int, say: Texts) -> str:
    board, name = state.boards[seat], say("draw-seat", seat=seat + 1)
    big = "".join(f'<div style="display:flex">{_cells(row)}</div>' for row in rows(board))
    numbers = "".join(
        f'<div style="width:2em;text-align:center">{number}</div>' for number in range(1, SMALL + 1)
    )
    column = "display:flex;flex-direction:column;align-items:center"
    return (
        f'<div style="{column}"><b>{escape(_head(state, seat, name))}</b>{big}'
        f'<div style="display:flex;margin-top:.5em">{numbers}</div>'
        f'<div style="display:flex">{_cells(board.small)}</div>'
        f'<div class="hand">{escape(" ".join(state.racks[seat]))}</div></div>'
    )


def _cells(tokens: Tiles) -> str:
    return "".join(
        f'<div style="{_STYLE}{_colour(token)}">{escape(token.upper())}</div>' for token in tokens
    )


def _colour(token: str) -> str:
    if not token:
        return _PAPER
    return _BLANK_TILE if is_blank(token) else _TILE


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers of a table: the bag, the pyramids, the points of words and places."""
    letters = options.letter_set
    counts = sorted(letters.counts.items())
    points = row_points()
    return {
        "tokens": sum(letters.counts.values()),
        "tokenList": ", ".join(f"{one}\u00a0{count}" for one, count in counts),
        "blanks": letters.blanks,
        "rack": RACK,
        "small": SMALL,
        **{f"points{length}": worth for length, worth in points.items()},
        **{f"name{length}": LETTER_POINTS * length for length in points},
        "firstBonus": place_bonus(options, 0),
        "secondBonus": place_bonus(options, 1),
        "namingSeconds": _naming_seconds(options),
        "idleRounds": ROUNDS_OF_NOTHING,
        "example": "yes" if options.lexicon == "fr" else "no",
    }


def _naming_seconds(options: Options) -> int | str:
    """Return the seconds to name a word, ``none`` without a clock or where the program names it."""
    if options.naming == "program" or options.turn_clock is None:
        return "none"
    return options.naming_clock or 2 * options.turn_clock
