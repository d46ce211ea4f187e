"""The bus between nodes: they announce what changed, tell each other what visitors have used of
their limits, and ask thinkers to think for bots.

Nothing is kept on the bus and nothing depends on it: the log in the database is the truth. A node
that missed a message finds the change in the log (``Scheduler``), and thinks itself if no thinker
answers.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol


class Runner(Enum):
    """Which node runs a table: wakes it at its deadlines, and lets its bots think."""

    HERE = auto()
    """This node, and no other."""
    ANYWHERE = auto()
    """The node that changed it last; any node may."""
    ELSEWHERE = auto()
    """Another node; this one acts only if that one is late."""


class Neighbour(Protocol):
    """What a bus reports to its node."""

    def changed_elsewhere(self, table_id: str) -> None:
        """Learn that another node changed a table."""

    def people_changed_elsewhere(self) -> None:
        """Learn that another node changed something about people: who is logged in."""

    def inherited(self, is_new_here: Callable[[str], bool]) -> None:
        """Learn that another node died, and which of its tables this one runs from now on."""

    def used_elsewhere(self, report: bytes) -> None:
        """Learn what visitors have used of their limits at another node."""

    def passed_on(self, content: bytes) -> None:
        """Learn what somebody showed at a table of another node, which is kept nowhere."""


class NobodyThinks(Exception):
    """No thinker answered."""


class Bus(Protocol):
    """The connection of this node to the others.

    ``has_others``: whether there may be other nodes. ``has_thinkers``: whether ``think`` may find
    anybody.
    """

    has_others: bool
    has_thinkers: bool

    def runner(self, table_id: str) -> Runner:
        """Return which node runs a table."""

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

    async def settle(self) -> None:
        """Wait until the other nodes that are alive are known."""

    def listen(self, table_id: str, identity: str, *, on: bool) -> None:
        """Say that a person listens to a table at this node, or does so no more."""

    def is_there(self, table_id: str, identity: str) -> bool:
        """Return whether a person is known to listen to a table at another node."""

    async def think(self, task: bytes, seconds: float) -> bytes:
        """Have a thinker think, or raise ``NobodyThinks``."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The bus of a single node: there are no others."""

    has_others = False
    has_thinkers = False

    def runner(self, table_id: str) -> Runner:  # noqa: ARG002
        """Return that this node runs every table."""
        return Runner.HERE

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

    async def settle(self) -> None:
        """Do nothing: there are no others."""

    def listen(self, table_id: str, identity: str, *, on: bool) -> None:
        """Do nothing: no other node has anything to tell."""

    def is_there(self, table_id: str, identity: str) -> bool:  # noqa: ARG002
        """Return false: there is no other node."""
        return False

    async def think(self, task: bytes, seconds: float) -> bytes:  # noqa: ARG002
        """Raise ``NobodyThinks``: there are no thinkers."""
        raise NobodyThinks

    async def close(self) -> None:
        """Do nothing."""
