"""The die."""

from ludomots.core.draws import Draws

FACES = 6
MEAN_ROLL = (FACES + 1) / 2


def roll(draws: Draws, times: int = 1) -> tuple[tuple[int, ...], Draws]:
    """Roll the die so many times: return the rolls, and the draws after (MT-05)."""
    rolls = []
    for _ in range(times):
        value, draws = draws.below(FACES)
        rolls.append(value + 1)
    return tuple(rolls), draws
