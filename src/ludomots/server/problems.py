"""Whatever goes wrong, as a problem with a stable code and a sentence (RFC 9457)."""

import logging
import math
from http import HTTPStatus
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DataError, SQLAlchemyError

from ludomots.core.explain import explained as explained_option
from ludomots.core.facts import FACTS, Fact, Text, Time, Value, Voice
from ludomots.core.options import BadOption
from ludomots.records import BadRecord, CannotReplay
from ludomots.records.explain import explain as explain_record
from ludomots.server.database import Outage, outage_of
from ludomots.server.language import language_of
from ludomots.server.live.messages import FactProblem, Problem
from ludomots.server.live.service import NoTable, OnlyRecord
from ludomots.server.operators.audit import NothingThere
from ludomots.tables import BadLog, Refused
from ludomots.tables.answers import explained as explained_refused
from ludomots.texts import Texts, texts
from ludomots.texts.shown import shown
from ludomots.words import NotAWord
from ludomots.words.explain import error_line

_REQUEST_ID = "x-request-id"
MEDIA_TYPE = "application/problem+json"

AnyRequest = Request[Any, Any, Any]

_log = logging.getLogger("ludomots.server")

_NOT_ALLOWED = {
    "not-your-seat",
    "not-the-owner",
    "not-seated",
    "chat-off",
    "chat-spectators",
    "removed",
}
_BAD_REQUEST = {
    "no-such-game",
    "no-such-bot",
    "wrong-number-of-seats",
    "seats-for-rules",
    "no-seat-of-yours",
    "coach-with-others",
    "name",
    "name-reserved",
    "not-a-move",
    "chat-text",
    "nobody-to-mute",
    "nobody-to-remove",
    "not-an-order",
}
_TOO_FAST = {
    "chat-too-fast",
    "reaction-too-fast",
    "too-fast",
    "too-many-reports",
    "too-many-proposals",
}
_GENERAL = {400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503}
_LONGEST_DETAIL = 200
COMPUTERS_BUSY = "computers-busy"
"""Refused because much is asked for: that is no failure, and no line of the log is written."""
_RETRY_AFTER = {
    COMPUTERS_BUSY: 5,
    "starting": 2,
    "stopping": 5,
    Outage.AWAY: 5,
    Outage.LOCKED: 5,
    Outage.FULL: 60,
    Outage.READ_ONLY: 60,
    Outage.DAMAGED: 60,
    "unavailable": 5,
}
"""Seconds after which it is worth trying again, by the code of a problem."""


class Unanswerable(Exception):
    """Something asked that has no answer now: a code, name of the text ``problem-<code>``."""

    def __init__(self, code: str, status: int, **values: Value) -> None:
        self.code = code
        self.status = status
        self.values = values
        super().__init__(code)


class TryLater(Unanswerable):
    """Too much was asked for: the same can be asked again after some seconds."""

    def __init__(self, code: str, seconds: float) -> None:
        self.seconds = whole = math.ceil(seconds)
        self.headers = {"retry-after": str(whole)}
        super().__init__(code, 429, seconds=whole)


def problem_of(error: Exception, say: Texts) -> Problem:
    """Return what is wrong, for somebody who reads a language."""
    option = error.name if isinstance(error, BadOption) else None
    found = fact_problem_of(error)
    detail = Voice((), say)(found.detail)
    match error:
        case NotAWord():
            detail = error_line(error, say)
        case BadRecord() | CannotReplay():
            detail = explain_record(error, say)
    return Problem(
        type=f"urn:ludomots:{found.code}",
        title=say(f"problem-title-{'ours' if found.status >= 500 else 'yours'}"),
        status=found.status,
        detail=detail,
        code=found.code,
        rule=found.rule,
        squares=found.squares,
        words=found.words,
        option=option,
        fact=found.detail if _tells_time(found.detail) else None,
    )


def fact_problem_of(error: Exception) -> FactProblem:  # noqa: C901, PLR0912
    """Return what is wrong, in no language yet; one case a kind of error."""
    outage = outage_of(error)
    if outage is not None:
        return _problem(503, outage, FACTS(f"problem-{outage}"))
    match error:
        case Refused(code=code, illegal=illegal):
            more: dict[str, Any] = {}
            if illegal is not None:
                more = {"rule": illegal.rule, "squares": illegal.squares, "words": illegal.words}
            return _problem(_status(error), code, explained_refused(error), **more)
        case BadOption(code=code):
            return _problem(400, code, explained_option(error))
        case NotAWord():
            return _problem(400, "not-a-word", "")
        case BadRecord() | CannotReplay():
            return _problem(400, "bad-record", "")
        case OnlyRecord():
            return _problem(410, "only-record", FACTS("problem-only-record"))
        case NoTable():
            return _problem(404, "no-table", FACTS("problem-no-table"))
        case NothingThere():
            return _problem(404, "nothing-there", FACTS("problem-nothing-there"))
        case BadLog(is_other_version=True):
            return _problem(410, "old-table", FACTS("problem-old-table"))
        case BadLog(code="newer"):
            return _problem(410, "newer-table", FACTS("problem-newer-table"))
        case BadLog():
            return _problem(409, "damaged-table", FACTS("problem-damaged-table"))
        case Unanswerable(code=code, status=status, values=values):
            return _problem(status, code, FACTS(f"problem-{code}", **values))
        case msgspec.ValidationError() | msgspec.DecodeError():
            return _problem(400, "unreadable", FACTS("problem-unreadable", why=_cut(error)))
        case RecursionError():
            return _problem(400, "unreadable", FACTS("problem-unreadable", why="too deep"))
        case ValidationException():
            why = _why_invalid(error)
            return _problem(400, "unreadable", FACTS("problem-unreadable", why=why))
        case DataError():
            return _problem(400, "unreadable", FACTS("problem-400"))
        case SQLAlchemyError():
            return _problem(503, "unavailable", FACTS("problem-503"))
        case HTTPException(status_code=status):
            known = status if status in _GENERAL else 400 if status < 500 else 500
            return _problem(status, _code(status), FACTS(f"problem-{known}"))
        case _:
            return _problem(500, "internal", FACTS("problem-500"))


def answer(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer a request that cannot be granted; nothing of the program is ever shown."""
    problem = problem_of(error, texts(language_of(request)))
    headers = dict(getattr(error, "headers", None) or {})
    if problem.code in _RETRY_AFTER:
        headers["retry-after"] = str(_RETRY_AFTER[problem.code])
    if problem.status >= 500 and problem.code != COMPUTERS_BUSY:
        headers[_REQUEST_ID] = _log_failure(request, error, problem.status)
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


def _log_failure(request: AnyRequest, error: Exception, status: int) -> str:
    """Write that a request failed, and return the number under which the line can be found.

    Of its path the log has the route only: what visitors wrote into it is theirs.
    """
    number = token_hex(6)
    facts = {
        "request": number,
        "route": f"{request.method} {request.scope.get('path_template', '')}",
        "status": status,
    }
    _log.error("a request failed", exc_info=error, extra={"facts": facts})
    return number


def _problem(status: int, code: str, detail: Text, **more: Any) -> FactProblem:
    return FactProblem(status=status, detail=detail, code=code, **more)


def _tells_time(text: Text) -> bool:
    """Return whether a sentence names a time, which a reader may want in other words."""
    return isinstance(text, Fact) and any(isinstance(one, Time) for one in text.values.values())


def _status(error: Refused) -> int:
    if error.illegal is not None:
        return 422
    if error.code in _NOT_ALLOWED:
        return 403
    if error.code in _BAD_REQUEST:
        return 400
    return 429 if error.code in _TOO_FAST else 409


def _why_invalid(error: ValidationException) -> str:
    for one in error.extra if isinstance(error.extra, list) else ():
        if isinstance(one, dict) and "message" in one:
            key = f"{one['key']}: " if one.get("key") else ""
            return shown(f"{key}{one['message']}", _LONGEST_DETAIL)
    return shown(error.detail, _LONGEST_DETAIL)


def _cut(error: Exception) -> str:
    return shown(str(error), _LONGEST_DETAIL)


def _code(status: int) -> str:
    try:
        return HTTPStatus(status).phrase.lower().replace(" ", "-")
    except ValueError:
        return "error"
