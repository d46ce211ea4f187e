"""The clock of a server: that of the machine, except that it is never set back."""

import os
import socket
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

from ludomots.analysis import DEFAULT_PLAYOUTS
from ludomots.core.player import Budget
from ludomots.server.database import default_url
from ludomots.server.keeping.archive import Retention
from ludomots.server.live.service import wall_clock
from ludomots.server.local_network import IPAddress, machine_addresses
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.operators.limits import USUAL, Limits
from ludomots.tables.bot_timing import USUAL_PACE
from ludomots.tables.pace import Lifetimes

_SET_BACK = 1000
"""Milliseconds by which a clock may go back because it is adjusted; beyond that, it was set."""


class SteadyClock:
    """Tells the time in milliseconds.

    If the clock of the machine is set back, time goes on from where it was, so that no deadline and
    no heartbeat lies in the future. Once the machine's clock has caught up, it is followed again.
    """

    def __init__(self, wall: Callable[[], int] = wall_clock) -> None:
        self._wall = wall
        self._last = wall()
        self._ahead = 0

    def __call__(self) -> int:
        """Return the time."""
        wall = self._wall()
        if wall >= self._last:
            self._ahead = 0
        elif wall + self._ahead < self._last - _SET_BACK:
            self._ahead = self._last - wall
        self._last = wall + self._ahead
        return self._last


class Phase(StrEnum):
    """What a node does now; unless it serves, visitors are told so by a problem with this code."""

    STARTING = "starting"
    SERVING = "serving"
    STOPPING = "stopping"


_PACKAGE = Path(__file__).parent


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where everything is, and how long things may take.

    ``node`` names this server among those of one database, the same after a restart. ``now`` is the
    clock, in milliseconds. A person who was not connected for ``grace`` milliseconds is away.
    ``thinking`` is what a computer player may take for a move, ``thinkers`` how many may think at
    once; ``computer_pace`` are the milliseconds it takes for an ordinary turn, however fast it
    thinks (``tables.bot_timing``). ``review_playouts`` is how many games a review plays on from
    each decision. ``lifetimes`` are given to new tables;
    ``retention`` says how long the logs of those that are over are kept. ``runs``: whether time
    takes its course by itself; where not, somebody calls ``tick``. Who shows ``metrics_token`` may
    see the figures from elsewhere (``server.figures``). ``listens_at`` is the address at which the
    server listens; ``machine_addresses`` finds those of its machine (``server.local_network``).
    ``notices`` say how people are told of their games when the page is closed.
    """

    database: str = msgspec.field(default_factory=default_url)
    bus: str | None = None
    node: str = msgspec.field(default_factory=socket.gethostname)
    site: Path = _PACKAGE / "static"
    now: Callable[[], int] = msgspec.field(default_factory=SteadyClock)
    grace: int = 8000
    thinking: Budget = Budget(milliseconds=1000)
    review_playouts: int = DEFAULT_PLAYOUTS
    thinkers: int = max(2, os.cpu_count() or 2)
    computer_pace: int = USUAL_PACE
    lifetimes: Lifetimes = Lifetimes()
    retention: Retention = Retention()
    runs: bool = True
    metrics_token: str | None = None
    listens_at: str = "127.0.0.1"
    machine_addresses: Callable[[], Iterable[IPAddress]] = machine_addresses
    limits: Limits = USUAL
    notices: NoticeSettings = NoticeSettings()
