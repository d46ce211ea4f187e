"""Something that fails again and again until it works: the log is told when it begins and ends."""

import logging
import time
from collections.abc import Callable


class Trouble:
    """Counts the failures of one thing. The log writes a repeated line once a minute only."""

    def __init__(
        self,
        log: logging.Logger,
        begins: str,
        ends: str,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log = log
        self._begins = begins
        self._ends = ends
        self._now = now
        self._since: float | None = None
        self._count = 0

    def failed(self, code: str, error: BaseException | None = None) -> None:
        """Note a failure."""
        if self._since is None:
            self._since = self._now()
        self._count += 1
        facts = {"code": code, "error": None if error is None else type(error).__name__}
        self._log.warning(self._begins, extra={"facts": facts})

    def works(self) -> None:
        """Note that it works."""
        since, self._since = self._since, None
        if since is None:
            return
        facts = {"count": self._count, "seconds": round(self._now() - since, 1)}
        self._count = 0
        self._log.warning(self._ends, extra={"facts": facts})
