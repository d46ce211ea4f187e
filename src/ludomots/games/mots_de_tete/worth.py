"""What the plays of a turn are worth from here to the end, in points, for reviews.

Far from the end it is Champion's own measure: the points of the play, less a share of the mean
reply, plus a share of the mean play after it. Near the end, and in Solo, games are played on with
the same dice. ``docs/engine-mots-de-tete.md`` has the shares.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import copysign, hypot, sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from msgspec.structs import astuple

from ludomots._engine import GridOutlook, GridPlay, GridRules, GridSearch
from ludomots.core.turns import in_turn_order
from ludomots.games.mots_de_tete import Options, View, Write
from ludomots.games.mots_de_tete.engine import dice_of, engine_rules, opening_weight, search_of
from ludomots.words import Lexicon

SHARE_ERROR = 0.06
"""The standard error of the learned shares."""

NEAR = 60
"""The end is near when somebody is this many points from the target, as for Champion."""

TO_WIN = 10.0
"""The points that a won game counts besides its lead; a lost game counts as many less."""

_TURNS_ALONE = 16
"""How many turns of a Solo game are played on: a few more than decide how it ends."""

_SHARE_ALONE = 10
"""In Solo only one in this many playouts is made, since the game has many turns."""

_PAIR = 2


class Worth(NamedTuple):
    """What a play is worth, in points; without a play it is a pass.

    ``opened`` is what the next player can still take (never above 0), ``closed`` what they could
    take before and no longer can, ``kept`` what is left for the turn after theirs. ``end`` corrects
    the sum by games played on; ``won`` is the share of them that was won. ``error`` is the standard
    error of the distance to the best play.
    """

    play: GridPlay | None
    outlook: GridOutlook
    now: float
    opened: float = 0.0
    closed: float = 0.0
    kept: float = 0.0
    end: float = 0.0
    error: float = 0.0
    won: float | None = None

    @property
    def value(self) -> float:
        """The sum of its parts."""
        return self.now + self.opened + self.closed + self.kept + self.end


@dataclass(frozen=True)
class Turn:
    """A turn that a player had, for questions to the engine."""

    options: Options
    words: Lexicon
    view: View

    @property
    def letters(self) -> str:
        """The grid."""
        return self.view.board.letters

    @property
    def die(self) -> int:
        """How many letters had to be written."""
        return self.view.die or 0

    @cached_property
    def engine(self) -> GridRules:
        """The engine's rules of the table."""
        return engine_rules(self.options, words=self.words)

    @cached_property
    def order(self) -> list[int]:
        """The seats in the order of their turns, the player's own first."""
        return in_turn_order(self.view)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is at the table."""
        return len(self.order) == 1

    @property
    def is_last(self) -> bool:
        """Whether the game ends with this turn."""
        return self.view.last_roll or self.view.time_over

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """The numbers that the next player's die may show."""
        return dice_of(self.options)

    @cached_property
    def before(self) -> list[float]:
        """The best play for each die of the next player if this turn wrote nothing."""
        return self.engine.values(self.letters, self.dice)

    @property
    def is_near_the_end(self) -> bool:
        """Whether games are played on: near the target, when some number has no place left in a
        Marathon, and always in Solo."""
        if self.is_alone or self.is_last:
            return self.is_alone
        if self.options.has_target:
            best = max(self.view.scores[seat] for seat in self.order)
            return best + NEAR >= self.options.target
        is_marathon = self.options.variant == "marathon"
        return is_marathon and not self.view.board.is_empty and min(self.before) == 0

    def promising(self) -> list[GridPlay]:
        """Return the plays worth considering whose words may be proposed."""
        may_propose = self.words.may_propose
        found = (one.play for one in self._search.promising(self.letters, self.die))
        return [play for play in found if all(may_propose(word) for word, _ in play.words)]

    def find(self, move: Write) -> GridPlay | None:
        """Return the play of a move, ``None`` if one of its words is not in the list."""
        return self.engine.find(self.letters, self.die, [astuple(one) for one in move.letters])

    def at_sight(self, plays: Sequence[GridPlay | None]) -> list[Worth]:
        """Return the values of plays by the replies to them, the best first."""
        taken, left = self._shares
        found = []
        for play, outlook in zip(plays, self._search.outlook(self.letters, plays), strict=True):
            changes = [new - old for old, new in zip(self.before, outlook.replies, strict=True)]
            more = fmean(max(change, 0.0) for change in changes)
            less = fmean(max(-change, 0.0) for change in changes)
            found.append(
                Worth(
                    play,
                    outlook,
                    now=play.expected if play else 0.0,
                    opened=-taken * (fmean(self.before) + more),
                    closed=taken * less,
                    kept=left * outlook.later,
                )
            )
        found.sort(key=lambda one: -one.value)
        return [one._replace(error=_share_error(one.outlook, found[0].outlook)) for one in found]

    def played_on(self, plays: Sequence[Worth], playouts: int, seed: int) -> list[Worth]:
        """Return the values of plays by games played on from each of them, the best first.

        The plays share the playouts.
        """
        worlds = playouts // (len(plays) * (_SHARE_ALONE if self.is_alone else 1))
        scores = [self.view.scores[seat] for seat in self.order]
        ahead = self._search.play_on(
            self.letters,
            self.die,
            scores,
            [one.play for one in plays],
            max(worlds, 2),
            seed,
            misses=[self.view.misses[seat] for seat in self.order],
            idle=[self.view.idle.count(seat) for seat in self.order],
            skips=[self.view.skips[seat] for seat in self.order],
            is_last_roll=self.view.last_roll,
            turns=_TURNS_ALONE if self.is_alone else None,
        )
        lead = scores[0] - max(scores[1:], default=0)
        counted = float if self.is_alone else _with_victory
        results = [list(map(counted, one)) for one in ahead]
        means = [fmean(one) - lead for one in results]
        best = results[max(range(len(means)), key=means.__getitem__)]
        found = [
            one._replace(
                end=mean - (one.value - one.end),
                error=_paired_error(result, best),
                won=None if self.is_alone else fmean(map(_victory, points)),
            )
            for one, points, result, mean in zip(plays, ahead, results, means, strict=True)
        ]
        return sorted(found, key=lambda one: -one.value)

    @cached_property
    def _search(self) -> GridSearch:
        return search_of(self.options, len(self.order), self.words)

    @property
    def _shares(self) -> tuple[float, float]:
        """The shares of the mean reply and of the mean play after it. With three or four players
        another opponent makes that second play."""
        if self.is_alone or self.is_last:
            return 0.0, 0.0
        if len(self.order) == _PAIR:
            return self._search.taken, self._search.left
        return opening_weight(len(self.order)), 0.0


def _share_error(one: GridOutlook, best: GridOutlook) -> float:
    """Return the error of the difference of two outlooks that comes from the shares."""
    replies = fmean(one.replies) - fmean(best.replies)
    return SHARE_ERROR * hypot(replies, one.later - best.later)


def _paired_error(results: Sequence[float], best: Sequence[float]) -> float:
    """Return the standard error of the mean difference in the same worlds."""
    differences = [one - other for one, other in zip(results, best, strict=True)]
    return pstdev(differences) / sqrt(len(differences))


def _with_victory(ahead: int) -> float:
    return ahead + copysign(TO_WIN, ahead) if ahead else 0.0


def _victory(ahead: int) -> float:
    return 0.5 if ahead == 0 else float(ahead > 0)
