"""What visitors may use, and what operators raised or lowered of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ludomots.server import metadata
from ludomots.server.database import Database
from ludomots.server.operators.audit import Act, NothingThere, carry_out


class Rate(NamedTuple):
    """How many are allowed at once, and how many a second after that."""

    at_once: int
    a_second: float


class Limits(NamedTuple):
    """What is allowed: HTTP requests, socket frames, sockets at once, tries to log in, new tables,
    seats, requests for friendship, invitations and mails that ask whether an address is somebody's
    (``quotas.py``), milliseconds of thinking
    (``thinking.py``)."""

    requests_of_person: Rate = Rate(200, 20)
    requests_of_address: Rate = Rate(2000, 200)
    frames_of_person: Rate = Rate(100, 20)
    frames_of_address: Rate = Rate(2000, 400)
    sockets_of_person: int = 32
    sockets_of_address: int = 500
    tries_of_address: Rate = Rate(60, 0.2)
    openings_of_person: Rate = Rate(100, 0.2)
    openings_of_address: Rate = Rate(800, 2)
    listed_of_person: int = 5
    listed_of_address: Rate = Rate(60, 1 / 30)
    waiting_of_person: int = 20
    seats_of_person: Rate = Rate(30, 0.2)
    seats_of_address: Rate = Rate(120, 0.5)
    friend_requests_of_person: Rate = Rate(20, 20 / 86_400)
    invitations_of_person: Rate = Rate(100, 200 / 86_400)
    mails_of_recipient: Rate = Rate(3, 3 / 86_400)
    mails_of_address: Rate = Rate(5, 5 / 3600)
    thinking_of_person: Rate = Rate(60_000, 600)
    thinking_of_address: Rate = Rate(600_000, 6000)


USUAL = Limits()
_MANY = 10**9
_ANY = Rate(_MANY, _MANY)
UNLIMITED = Limits._make(_MANY if isinstance(most, int) else _ANY for most in USUAL)
"""For measurements, where one address is everybody."""


Amount = tuple[int, float | None]
"""How much is allowed at once and, of what fills up again, how much a second after that."""

_NAME = "limits"
_rows = metadata.settings.c
_STORED = select(_rows.value).where(_rows.name == _NAME)


class BadAmount(ValueError):
    """Says how much a second for what does not fill up again, or does not say it for what does."""


class StatedLimit(NamedTuple):
    """A limit as operators read it, with what it was before they changed it."""

    name: str
    most: int
    a_second: float | None
    usual: int
    usual_a_second: float | None


def stated(limits: Limits, usual: Limits) -> list[StatedLimit]:
    """Return limits as operators read them."""
    return [
        StatedLimit(name, *_amount(limit), *_amount(getattr(usual, name)))
        for name, limit in limits._asdict().items()
    ]


def with_changes(limits: Limits, changed: Mapping[str, Amount]) -> Limits:
    """Return limits of which some have other amounts.

    What does not fit, because another version stored it, is left out.
    """
    new: dict[str, Any] = {
        name: most if rate is None else Rate(most, rate)
        for name, (most, rate) in changed.items()
        if name in Limits._fields and _fills_up(name) == (rate is not None)
    }
    return limits._replace(**new)


async def changed_limits(database: Database) -> dict[str, Amount]:
    """Return the limits that operators changed, by name."""
    return _read(await database.read(lambda one: one.scalar(_STORED)))


async def change_limit(
    database: Database, act: Act, most: int | None, a_second: float | None
) -> None:
    """Change the limit that is the target of an act; without an amount it is as usual again.

    ``NothingThere`` if there is no such limit, ``BadAmount`` if it cannot have this amount.
    """
    name = act.target
    if name not in Limits._fields:
        raise NothingThere(name)
    if (most is not None and _fills_up(name)) != (a_second is not None):
        raise BadAmount(name)

    def change(connection: Connection) -> None:
        changed = _read(connection.scalar(_STORED))
        changed.pop(name, None)
        if most is not None:
            changed[name] = (most, a_second)
        value = msgspec.json.encode(changed).decode()
        connection.execute(delete(metadata.settings).where(_rows.name == _NAME))
        connection.execute(insert(metadata.settings), {"name": _NAME, "value": value})

    await carry_out(database, act, change)


def _read(text: str | None) -> dict[str, Amount]:
    return {} if text is None else msgspec.json.decode(text, type=dict[str, Amount])


def _fills_up(name: str) -> bool:
    return isinstance(getattr(USUAL, name), Rate)


def _amount(limit: Rate | int) -> Amount:
    return limit if isinstance(limit, Rate) else (limit, None)
