"""How a game plays under an option or a ruling, asked for in a terminal."""

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import get_terminal_size

import msgspec
from msgspec.structs import replace

from ludomots.arena import Match
from ludomots.core.explain import explain
from ludomots.core.options import BadOption, choose, read_pairs
from ludomots.core.shelf import definition_of
from ludomots.lab import Findings, Trial, rows, run
from ludomots.lab.rows import plot
from ludomots.terminal import arena
from ludomots.texts import Texts

_LABEL, _VALUE, _VALUED, _BAR, _COLUMNS = 46, 8, 27, 30, 100
_EIGHTHS = " ▏▎▍▌▋▊▉"


class Asked(msgspec.Struct, frozen=True):
    """A question to the lab as the command line asks it.

    ``against`` are the pairs of the second setting, on top of those of the first; ``preset=NAME``
    among them chooses another preset.
    """

    first: arena.Asked
    against: tuple[str, ...]
    plot: str | None
    as_json: bool
    jobs: int | None

    def matches(self) -> tuple[Match, Match | None]:
        """Return the settings to be played, or raise ``BadOption``."""
        match = self.first.match()
        if not self.against:
            return match, None
        changes = read_pairs(self.against)
        preset = str(changes.pop("preset", match.preset))
        options = {**match.options, **changes}
        choose(definition_of(match.game).options, preset, options)
        return match, replace(match, preset=preset, options=options)


def lab(asked: Asked, say: Texts) -> int:
    """Play under one setting or two, and print how the game went."""
    try:
        match, against = asked.matches()
    except BadOption as error:
        print(explain(error, say), file=sys.stderr)
        return arena.BAD_INPUT
    if not asked.as_json:
        games = match.games * (1 if against is None else 2)
        print(say("lab-start", games=games, game=match.game), file=sys.stderr)
    found = run(match, against, asked.jobs)
    if asked.as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(lines(found, say)))
    return 0 if asked.plot is None else _draw(found, asked.plot, say)


def lines(found: Findings, say: Texts) -> Iterator[str]:
    """Yield the findings as text, with bars."""
    yield rows.title(found, say)
    yield from _settings(found)
    for row in rows.figure_rows(found, say):
        yield from _row(row, say)
    for name, trial in zip(rows.SETTINGS, found.trials, strict=False):
        prefix = f"{name}  " if len(found.trials) > 1 else ""
        yield prefix + _spread(trial, say)
    yield from ("", say("lab-endings"))
    for row in rows.ending_rows(found, say):
        yield from _row(row, say)
    yield ""
    yield say("lab-clear-means" if found.differences else "lab-intervals")
    refused = sum(trial.refused for trial in found.trials)
    if refused:
        yield say("lab-refused", count=refused)


def _settings(found: Findings) -> Iterator[str]:
    if len(found.trials) == 1:
        yield from (rows.setting(found.trials[0]), "")
        return
    for name, trial in zip(rows.SETTINGS, found.trials, strict=True):
        yield f"{name}  {rows.setting(trial)}"
    yield ""


def _row(row: rows.Row, say: Texts) -> Iterator[str]:
    if row.difference is None:
        columns = get_terminal_size((_COLUMNS, 0)).columns
        bar = _bar(row, 0, min(_BAR, max(0, columns - _LABEL - _VALUED - 3)))
        yield f"{row.label:<{_LABEL}} {_valued(row, 0, say):<{_VALUED}} {bar}".rstrip()
        return
    yield f"{row.label:<{_LABEL}} B − A  {rows.change(row.difference, say, is_share=row.is_share)}"
    for at, name in enumerate(rows.SETTINGS):
        yield f"  {name} {_bar(row, at, _BAR):<{_BAR}} {_valued(row, at, say)}"


def _valued(row: rows.Row, at: int, say: Texts) -> str:
    one = row.estimates[at]
    value = rows.number(one.value, say, is_share=row.is_share)
    return f"{value:>{_VALUE}} {rows.interval(one, say, is_share=row.is_share)}"


def _bar(row: rows.Row, at: int, width: int) -> str:
    """Return a bar in eighths of a letter; at least a line where the value is not 0."""
    if row.full is None or not width:
        return ""
    value = row.estimates[at].value
    whole, rest = divmod(max(round(8 * width * value / row.full), value > 0), 8)
    return "█" * whole + _EIGHTHS[rest].strip()


def _spread(trial: Trial, say: Texts) -> str:
    low, middle, high = (rows.number(score, say, is_share=False) for score in trial.spread)
    return say("lab-spread", low=low, middle=middle, high=high)


def _draw(found: Findings, file: str, say: Texts) -> int:
    try:
        Path(file).write_text(plot(found, say), encoding="utf-8")
    except OSError as error:
        print(say("lab-unwritten", file=file, reason=error.strerror or ""), file=sys.stderr)
        return arena.BAD_INPUT
    return 0
