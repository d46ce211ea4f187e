"""The bus between nodes: they announce what changed, tell each other what visitors have used of
their limits, and ask thinkers to think for bots.

Nothing is kept on the bus and nothing depends on it: the log in the database is the truth. A node
that missed a message finds the change in the log (``Scheduler``), and thinks itself if no thinker
answers.
"""

from typing import Protocol


class Neighbour(Protocol):
    """What a bus reports to its node."""

    def changed_elsewhere(self, table_id: str) -> None:
        """Learn that another node changed a table."""

    def people_changed_elsewhere(self) -> None:
        """Learn that another node changed something about people: who is logged in."""

    def used_elsewhere(self, report: bytes) -> None:
        """Learn what visitors have used of their limits at another node."""

    def passed_on(self, content: bytes) -> None:
        """Learn what somebody showed at a table of another node, which is kept nowhere."""


class NobodyThinks(Exception):
    """No thinker answered."""


class Bus(Protocol):
    """The connection of this node to the others.

    ``has_others``: whether there may be other nodes, and thinkers.
    """

    has_others: bool

    async def start(self, node: Neighbour) -> None:
        """Begin to report what happens at other nodes."""

    def announce(self, table_id: str) -> None:
        """Announce that a table has changed."""

    def share(self, report: bytes) -> None:
        """Tell the other nodes what visitors have used of their limits here."""

    def pass_on(self, content: bytes) -> None:
        """Tell the other nodes what somebody showed at a table; it is kept nowhere."""

    def announce_people(self) -> None:
        """Announce that something about people has changed."""

    async def think(self, task: bytes, seconds: float) -> bytes:
        """Have a thinker think, or raise ``NobodyThinks``."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The bus of a single node: there are no others."""

    has_others = False

    async def start(self, node: Neighbour) -> None:
        """Do nothing: no other node sends anything."""

    def announce(self, table_id: str) -> None:
        """Do nothing: no other node listens."""

    def share(self, report: bytes) -> None:
        """Do nothing: no other node has limits to count."""

    def pass_on(self, content: bytes) -> None:
        """Do nothing: nobody listens at another node."""

    def announce_people(self) -> None:
        """Do nothing: no other node knows people."""

    async def think(self, task: bytes, seconds: float) -> bytes:  # noqa: ARG002
        """Raise ``NobodyThinks``: there are no thinkers."""
        raise NobodyThinks

    async def close(self) -> None:
        """Do nothing."""
