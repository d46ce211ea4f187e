"""How much processor time a thread has used, with what other processes used on its behalf."""

import threading
import time

_on_behalf = threading.local()


def processor_time() -> float:
    """Return the seconds that the present thread and its helpers have used."""
    return time.thread_time() + getattr(_on_behalf, "seconds", 0.0)


def used_on_behalf(seconds: float) -> None:
    """Count what another process has used for the present thread."""
    _on_behalf.seconds = getattr(_on_behalf, "seconds", 0.0) + seconds
