"""What visitors may use: operators see it, with those who have almost used it up, and change it."""

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.server.node import Node
from ludomots.server.operators.acting import Reason, Someone, act, someones
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.store.operators.limits import BadAmount, Limits, Rate, change_limit, stated

_MOST_NEAR = 20


class OperatorLimit(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A limit: how much is allowed at once and, of what fills up again, how much a second.

    ``usual`` and ``usual_a_second`` are what it was before operators changed it. ``near`` are
    people who had less than a tenth left when they last used it at this node.
    """

    name: str
    most: int
    a_second: float | None
    usual: int
    usual_a_second: float | None
    near: tuple[Someone, ...]


class ChangedLimit(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """How much is to be allowed; without ``most`` as much as usual."""

    reason: Reason
    most: Annotated[int, msgspec.Meta(ge=1, le=10**9)] | None = None
    a_second: Annotated[float, msgspec.Meta(ge=0.001, le=10**6)] | None = None


@get("/limits")
async def limits(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[OperatorLimit]:
    """Return all limits."""
    near = {name: _near(node, name) for name in Limits._fields}
    ids = {one for found in near.values() for one in found}
    known = await someones(node, ids, person.language)
    return [
        OperatorLimit(**limit._asdict(), near=tuple(known[one] for one in near[limit.name]))
        for limit in stated(node.ledger.limits, node.settings.limits)
    ]


@put("/limits/{name:str}", status_code=204)
async def set_limit(
    name: FromPath[str],
    data: JSONBody[ChangedLimit],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Raise or lower a limit, at all nodes."""
    this = act(node, person, "limit-changed", name, data.reason)
    try:
        await change_limit(node.database, this, data.most, data.a_second)
    except BadAmount:
        raise Unanswerable("limit-amount", 400) from None
    await node.moderation.decided()


def _near(node: Node, name: str) -> list[str]:
    """Return the people who have almost used up what they may; addresses are not shown."""
    is_of_person = name.endswith("_of_person")
    if not is_of_person or not isinstance(getattr(node.ledger.limits, name), Rate):
        return []
    return node.ledger[name].nearly_empty()[:_MOST_NEAR]
