"""What the routes of operators share: reasons, names, and what happens after an act."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.people.person import guest_name
from ludomots.server.problems import Unanswerable
from ludomots.store.operators.audit import Act
from ludomots.store.people import People

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Until = Annotated[int, msgspec.Meta(ge=0, le=4 * 10**12)]
"""A time in milliseconds."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

LAST_PAGE = 10_000


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an operator does something; it stands in the audit log."""

    reason: Reason


class Someone(msgspec.Struct, frozen=True):
    """A person: the id, and the name as it is shown now."""

    id: str
    name: str


def act(node: Node, person: Person, action: str, target: str, reason: str = "") -> Act:
    """Return what an operator does now."""
    return Act(person.id, node.now(), action, target, reason.strip())


def check_end(node: Node, until: int) -> None:
    """Refuse an end that has passed."""
    if until <= node.now():
        raise Unanswerable("sanction-past", 400)


def page_number(page: int) -> int:
    """Return a page that can be asked for."""
    return min(max(page, 0), LAST_PAGE)


async def someones(node: Node, ids: Iterable[str | None], language: str) -> dict[str, Someone]:
    """Return some people by their ids, with names; a guest has a name for guests."""
    wanted = {one for one in ids if one}
    chosen = await People(node.database).names(wanted)
    return {one: Someone(one, chosen.get(one) or guest_name(one, language)) for one in wanted}
