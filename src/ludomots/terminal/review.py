"""Reviews of recorded games in a terminal: as a table, as JSON or as a page."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import NamedTuple, Self

import msgspec

from ludomots.analysis import DEFAULT_PLAYOUTS, Decision, Review, steps, summary
from ludomots.analysis.page import page
from ludomots.analysis.wording import LOSSES, Wording, made
from ludomots.core.game import Game
from ludomots.records import BadRecord, CannotReplay, replay
from ludomots.records.explain import explain_faults
from ludomots.terminal import records
from ludomots.terminal.records import BAD_INPUT, OK, WRONG, Unreadable
from ludomots.texts import Texts

STOPPED = 130
"""The exit code of a command that was stopped with Ctrl-C."""

_NARROWEST = 80
_LONGEST_NAME = 12
_BAR = 5
_EIGHTHS = " ▏▎▍▌▋▊▉"
_CLEAR = "\r\x1b[K"


class Asked(NamedTuple):
    """A record's file, how thoroughly it is reviewed, and the form of the answer."""

    record: records.Asked
    html: str | None
    playouts: int | None
    seed: int


def show(asked: Asked) -> int:
    """Review a record and print it, or write its page; a line tells how far it is."""
    say = asked.record.say
    try:
        record, lines = records.read_file(asked.record)
        replayed = replay(record, lines, other_words=asked.record.other_words)
    except (Unreadable, BadRecord, CannotReplay) as error:
        return records.complain(error, say)
    game = replayed.game
    if game.kind.analyst is None:
        print(say("report-no-analyst", game=record.game), file=sys.stderr)
        return BAD_INPUT
    try:
        found = _review(game, record.players, asked)
    except KeyboardInterrupt:
        print(say("report-stopped"), file=sys.stderr)
        return STOPPED
    for sentence in explain_faults(replayed, say):
        print(sentence, file=sys.stderr)
    code = _answer(asked, found, game)
    return code or (WRONG if replayed.faults else OK)


def _review(game: Game, names: Sequence[str], asked: Asked) -> Review:
    playouts = asked.playouts or DEFAULT_PLAYOUTS
    decisions = []
    with _Progress(asked.record.say) as progress:
        for decision in steps(game, playouts, asked.seed):
            decisions.append(decision)
            progress.tell(decision.step, len(game.moves))
    return summary(game, decisions, playouts=playouts, seed=asked.seed, names=names)


def _answer(asked: Asked, found: Review, game: Game) -> int:
    say = asked.record.say
    if asked.html is not None:
        try:
            Path(asked.html).write_text(page(found, say, game), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or ""
            print(say("report-unwritten", file=asked.html, reason=reason), file=sys.stderr)
            return BAD_INPUT
    if asked.record.as_json:
        print(msgspec.json.encode(found).decode())
    elif asked.html is None:
        width = max(_NARROWEST, get_terminal_size((_NARROWEST, 0)).columns)
        print("\n".join(lines(Wording(found, say), width)))
    return OK


class _Progress:
    """One line on the screen that tells how far a review is; nothing where nobody sees it.

    It is wiped out in the end, also when the review was stopped.
    """

    def __init__(self, say: Texts) -> None:
        self.say = say
        self.is_seen = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self.is_seen:
            print(_CLEAR, end="", file=sys.stderr, flush=True)

    def tell(self, step: int, count: int) -> None:
        if self.is_seen:
            text = self.say("report-progress", step=step, count=count)
            print(f"{_CLEAR}{text}", end="", file=sys.stderr, flush=True)


def lines(wording: Wording, width: int) -> Iterator[str]:
    """Yield a review as text of some width: a line a decision, then each player's figures."""
    yield from (wording.title, "")
    yield from _table(wording, width)
    yield ""
    for seat in wording.review.seats:
        accuracy = wording.accuracy(seat)
        figure = f"{wording.say('report-accuracy')} {accuracy}, " if accuracy else ""
        found = figure + wording.losses(seat)
        yield wording.say("report-of", what=wording.names[seat.seat], how=found)
        yield from textwrap.wrap(
            wording.luck(seat), width, initial_indent="  ", subsequent_indent="  "
        )


_COLUMNS = ("step", "player", "move", "points", "grade", "lost", "chance")
_FIGURES = frozenset({"step", "points", "lost"})


def _table(wording: Wording, width: int) -> Iterator[str]:
    """Yield the decisions, below each loss why another move was better."""
    decisions = wording.review.decisions
    rows = [[wording.say(f"report-column-{name}") for name in _COLUMNS]]
    rows += [_cells(wording, decision) for decision in decisions]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    at = _COLUMNS.index("move")
    room = width - sum(widths) + widths[at] - 2 * (len(widths) - 1)
    widths[at] = min(widths[at], room)
    yield _line(rows[0], widths)
    for decision, row in zip(decisions, rows[1:], strict=True):
        yield _line(row, widths)
        yield from _why(wording, decision, widths[0] + 2, width)


def _cells(wording: Wording, decision: Decision) -> list[str]:
    choice = made(decision)
    return [
        str(decision.step),
        _cut(wording.names[decision.seat], _LONGEST_NAME),
        wording.told(choice.label),
        wording.points(choice.points),
        wording.grade(decision),
        wording.number(decision.loss),
        f"{_bar(choice.chance):<{_BAR}} {wording.share(choice.chance):>5}",
    ]


def _line(cells: list[str], widths: list[int]) -> str:
    shown = (
        f"{_cut(cell, width):>{width}}" if name in _FIGURES else f"{_cut(cell, width):<{width}}"
        for name, cell, width in zip(_COLUMNS, cells, widths, strict=True)
    )
    return "  ".join(shown).rstrip()


def _why(wording: Wording, decision: Decision, indent: int, width: int) -> Iterator[str]:
    if decision.grade not in LOSSES:
        return
    space, why = " " * indent, wording.told(decision.why)
    yield from textwrap.wrap(why, width, initial_indent=space, subsequent_indent=space)


def _bar(share: float) -> str:
    """Return a chance as a bar in eighths of a letter."""
    whole, rest = divmod(round(8 * _BAR * share), 8)
    return "█" * whole + _EIGHTHS[rest].strip()


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
