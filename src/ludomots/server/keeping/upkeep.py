"""What a node does for tables that nobody plays at any more."""

from typing import TYPE_CHECKING

from ludomots.daily.puzzle import paris_day
from ludomots.server.daily.answers import DailyAnswers
from ludomots.server.operators.reports import purge_settled

if TYPE_CHECKING:
    from ludomots.server.node import Node


async def purge(node: "Node") -> None:
    """Replace a few logs that need not be kept any longer by records; delete what operators settled
    long ago, old answers to positions of the day, what people were told, and mail addresses that
    nobody confirmed."""
    retention, now = node.settings.retention, node.now()
    await node.archive.purge(retention, now)
    await purge_settled(node.database, retention.settled_days, now)
    await DailyAnswers(node.database).purge(paris_day(now).number)
    await node.notices.outbox.purge(now)
    await node.notices.ways.purge(now)
