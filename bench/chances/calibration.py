"""Whether chances hold: of the moments at 70 %, 70 % are won."""

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt

import msgspec

from bench.chances.positions import Played
from ludomots.core.analyst import Standing

BINS = 10
_LEAST_CHANCE = 1e-6

Model = Callable[[Standing], Sequence[float]]


class Bin(msgspec.Struct, frozen=True):
    """The moments of similar chances: how many, the chance expected, and the share won.

    ``error`` is the standard error of the difference. Moments of one game are not independent, so
    it is that between games.
    """

    moments: int
    expected: float
    observed: float
    error: float

    @property
    def errors_off(self) -> float:
        """How many standard errors the share won is from what was expected."""
        return abs(self.observed - self.expected) / self.error if self.error else 0.0


class Calibration(msgspec.Struct, frozen=True):
    """How well chances hold in some games. ``mean_error`` weighs each bin by its moments."""

    games: int
    positions: int
    bins: list[Bin]
    log_loss: float

    @property
    def mean_error(self) -> float:
        """The mean difference of what was expected and what happened."""
        total = sum(one.moments for one in self.bins)
        return sum(abs(one.observed - one.expected) * one.moments for one in self.bins) / total

    @property
    def worst(self) -> float:
        """How far the worst bin is off, in standard errors."""
        return max(one.errors_off for one in self.bins)


def calibrate(games: Sequence[Played], model: Model) -> Calibration:
    """Return how well a model holds in games that it was not learned from."""
    bins: list[list[list[tuple[float, float]]]] = [[] for _ in range(BINS)]
    positions, loss = 0, 0.0
    for game in games:
        by_bin: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for standing in game.standings:
            positions += 1
            for chance, won in zip(model(standing), game.shares, strict=True):
                by_bin[min(int(chance * BINS), BINS - 1)].append((chance, won))
                loss -= won * log(max(chance, _LEAST_CHANCE))
        for all_games, moments in zip(bins, by_bin, strict=True):
            if moments:
                all_games.append(moments)
    found = [one for moments in bins for one in _bin(moments)]
    return Calibration(len(games), positions, found, loss / positions)


def _bin(games: Sequence[Sequence[tuple[float, float]]]) -> Iterator[Bin]:
    count = sum(map(len, games))
    if not count:
        return
    expected = sum(chance for moments in games for chance, _ in moments) / count
    observed = sum(won for moments in games for _, won in moments) / count
    off = observed - expected
    residuals = (sum(won - chance - off for chance, won in moments) for moments in games)
    yield Bin(count, expected, observed, sqrt(sum(one**2 for one in residuals)) / count)
