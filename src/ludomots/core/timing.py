"""How long something takes, in processor time, so that other work on the machine counts less."""

from collections.abc import Callable
from time import process_time

Figures = dict[str, float]
"""What was measured, by name."""

_ROUNDS = 5


def best_time(task: Callable[[], object]) -> float:
    """Return the shortest of some runs, in seconds."""
    return min(time_of(task) for _ in range(_ROUNDS))


def time_of(task: Callable[[], object]) -> float:
    """Return how long one run takes, in seconds."""
    started = process_time()
    task()
    return process_time() - started
