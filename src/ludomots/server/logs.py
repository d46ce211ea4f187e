"""How the lines of a log look. Apart, because the command line asks for it before anything else."""

import errno
import logging
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TextIO

import msgspec

from ludomots.server.database import outage_of
from ludomots.server.log_style import LogStyle

EVERY = 60.0
"""Seconds in which a line is written once."""
_MOST = 500
"""Different lines that are remembered; beyond that the oldest is forgotten."""

Key = tuple[object, ...]
Later = Callable[[float, Callable[[], None]], None]
"""Calls something after some seconds."""


class _Seen(NamedTuple):
    written: float
    times: int
    last: logging.LogRecord


def in_a_thread(seconds: float, work: Callable[[], None]) -> None:
    """Call something after some seconds, unless the program has ended before."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()


class OnceAMinute(logging.Handler):
    """Gives lines to another handler, the first at once and its repeats together.

    ``key`` says which lines are the same. A line that stands for several has ``repeats``, the
    number of times since it was last written.
    """

    def __init__(
        self,
        to: logging.Handler,
        key: Callable[[logging.LogRecord], Key],
        now: Callable[[], float] = time.monotonic,
        later: Later = in_a_thread,
    ) -> None:
        super().__init__()
        self._to = to
        self._key = key
        self._now = now
        self._later = later
        self._seen: dict[Key, _Seen] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        key, now = self._key(record), self._now()
        seen = self._seen.get(key)
        if seen is None or now >= seen.written + EVERY:
            self._write(record, 1 if seen is None else seen.times + 1)
            self._seen.pop(key, None)
            self._seen[key] = _Seen(now, 0, record)
            if len(self._seen) > _MOST:
                del self._seen[next(iter(self._seen))]
            return
        self._seen[key] = seen._replace(times=seen.times + 1, last=record)
        if not seen.times:
            self._later(seen.written + EVERY - now, lambda: self._write_waiting(key))

    def flush(self) -> None:
        """Write everything that was only counted."""
        for key in list(self._seen):
            self._write_waiting(key)
        self._to.flush()

    def _write_waiting(self, key: Key) -> None:
        with self.lock or threading.RLock():
            seen = self._seen.get(key)
            if seen is not None and seen.times:
                self._seen[key] = _Seen(self._now(), 0, seen.last)
                self._write(seen.last, seen.times)

    def _write(self, record: logging.LogRecord, count: int) -> None:
        values: dict[str, Any] = record.__dict__
        values["repeats"] = count
        self._to.handle(record)


OURS = "ludomots"
_PLACES = 8
_LONGEST = 120
_KINDS = 4
_CODE = re.compile(r"[A-Za-z0-9_-]{1,40}")

_log = logging.getLogger("ludomots.server")


def usual_style() -> LogStyle:
    """Return plain on a terminal and JSON elsewhere."""
    return LogStyle.PLAIN if sys.stderr.isatty() else LogStyle.JSON


@contextmanager
def logging_in(style: LogStyle, node: str, stream: TextIO | None = None) -> Iterator[None]:
    """Write all logs of this process in a style meanwhile, also those of other libraries."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(Lines(style, node))
    lines.setLevel(logging.INFO if style is LogStyle.JSON else logging.WARNING)
    handler = OnceAMinute(lines, _same)
    handler.addFilter(_is_news)
    root, ours = logging.getLogger(), logging.getLogger(OURS)
    before = root.handlers[:], ours.level, threading.excepthook
    root.handlers[:] = [handler]
    ours.setLevel(logging.INFO)
    threading.excepthook = _failed_in_a_thread
    try:
        yield
    finally:
        handler.flush()
        root.handlers[:], ours.level, threading.excepthook = before


@contextmanager
def failing_in_a_line() -> Iterator[None]:
    """End the program with a line of the log, not a traceback, if something unexpected happens."""
    try:
        yield
    except ModuleNotFoundError:
        raise  # an extra that is not installed has a sentence
    except Exception:  # noqa: BLE001 (whatever it is, it is written)
        _log.critical("the program failed", exc_info=True)
        raise SystemExit(1) from None


class Lines(logging.Formatter):
    """Makes a line of a record."""

    def __init__(self, style: LogStyle, node: str) -> None:
        super().__init__()
        self._look = style
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record, whatever is in it."""
        line = facts_of(record) | {"node": self._node}
        if self._look is LogStyle.JSON:
            return msgspec.json.encode(line).decode()
        told = ("time", "level", "what", "node")
        more = ", ".join(
            f"{name} {_shown(value)}" for name, value in line.items() if name not in told
        )
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{clock} {line['level']}: {line['what']}{f' ({more})' if more else ''}"


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what the log has of a record."""
    when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    line: dict[str, Any] = {
        "time": f"{when}.{int(record.msecs):03}Z",
        "level": record.levelname.lower(),
        "what": _what(record),
        **_given(record),
    }
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        line |= error_facts(error)
    if getattr(record, "repeats", 1) > 1:
        line["repeats"] = record.__dict__["repeats"]
    return {name: value for name, value in line.items() if value is not None}


def error_facts(error: BaseException) -> dict[str, Any]:
    """Return what may be written of an exception: its kind, its code, where it was raised."""
    kinds: list[str] = []
    seen = error
    while len(kinds) < _KINDS:
        kinds.append(type(seen).__name__)
        before = seen.__cause__ or getattr(seen, "orig", None) or seen.__context__
        if before is None:
            break
        seen = before
    return {"error": " < ".join(kinds), "code": _code(error), "where": _places(error)}


def _what(record: logging.LogRecord) -> str:
    """Return the constant part of a message: values that were formatted into it are left out."""
    if isinstance(record.msg, BaseException):
        return f"{record.name}: {type(record.msg).__name__}"
    first = str(record.msg).strip().partition("\n")[0]
    if record.name.partition(".")[0] == OURS:
        return first
    return f"{record.name}: {first}"[:_LONGEST]


def _given(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = getattr(record, "facts", {})
    return facts


def _code(error: BaseException) -> str | None:
    """Return the code of an error of a database, of the system or of our own."""
    for one in (getattr(error, "orig", None), error):
        for name in ("sqlite_errorname", "sqlstate", "code"):
            code = getattr(one, name, None)
            if isinstance(code, str) and _CODE.fullmatch(code):
                return code
        if isinstance(one, OSError) and one.errno is not None:
            return errno.errorcode.get(one.errno)
    return None


def _places(error: BaseException) -> list[str]:
    """Return where an exception passed, the place where it was raised first."""
    frames = list(traceback.walk_tb(error.__traceback__))[-_PLACES:]
    return [
        f"{frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}"
        for frame, line in reversed(frames)
    ]


def _shown(value: object) -> str:
    return " < ".join(map(str, value)) if isinstance(value, list) else str(value)


def _same(record: logging.LogRecord) -> Key:
    """Return what lines have in common that count as one, told by different tables or not."""
    facts = _given(record)
    error = record.exc_info[1] if record.exc_info else None
    place = _places(error)[:1] if error is not None else []
    own = facts.get("table") if getattr(record, "is_told_once", False) else None
    return (record.levelno, _what(record), facts.get("code"), own, type(error), *place)


def _is_news(record: logging.LogRecord) -> bool:
    """Return whether a line says more than that the database cannot be used: it told that."""
    return not record.exc_info or outage_of(record.exc_info[1]) is None


def _failed_in_a_thread(args: threading.ExceptHookArgs) -> None:
    error = args.exc_value
    _log.critical("a thread failed", exc_info=error and (type(error), error, args.exc_traceback))
