"""How often the engine disagrees with the rulebook."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from typing import Protocol

PLAYS = 1_000_000
BATCH = 8


class Compared(Protocol):
    """How many positions and plays were compared, and every disagreement as text."""

    @property
    def positions(self) -> int: ...
    @property
    def plays(self) -> int: ...
    @property
    def disagreements(self) -> list[str]: ...


def disagreements(compare: Callable[[int, int], Compared], some: int) -> dict[str, float]:
    """Compare engine and rulebook over a million plays, on all cores, ``some`` positions a seed."""
    positions = plays = wrong = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seed in count(1000, BATCH):
            for compared in pool.map(compare, range(seed, seed + BATCH), [some] * BATCH):
                positions += compared.positions
                plays += compared.plays
                wrong += len(compared.disagreements)
            if plays >= PLAYS:
                break
    return {
        "compared with the rulebook: positions": positions,
        "compared with the rulebook: plays": plays,
        "compared with the rulebook: disagreements": wrong,
    }
