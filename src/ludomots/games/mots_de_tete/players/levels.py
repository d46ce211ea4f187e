"""The computer players of Mots de Tête, from the yardstick to Champion."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from ludomots._engine import GridCandidate, GridPlay, GridRules
from ludomots.core import player
from ludomots.core.player import EverydayWords, OrdinaryWords, team
from ludomots.core.turns import in_turn_order
from ludomots.games.mots_de_tete import Accept, Contest, Move, Options, Pass, View
from ludomots.games.mots_de_tete.engine import (
    all_plays,
    as_move,
    best_plays,
    engine_rules,
    judged_plays,
    opening_weight,
    search_of,
)


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word that it does not know. Contesting a good word costs
    the next turn (MT-39), so a level that knows few words must not contest every rare one.
    """

    @property
    def engine(self) -> GridRules:
        """The engine's rules of the table, with the words that this level knows."""
        return engine_rules(self.options, self.vocabulary, self.words)

    def _choose(self, view: View) -> Move:
        if view.provisional is not None:
            words = [word.word for word in view.provisional.scored.words]
            return Contest() if self._doubts_any(view, words) else Accept()
        return self._write(view) or Pass()

    @abstractmethod
    def _write(self, view: View) -> Move | None:
        """Return the letters that this level writes, ``None`` if it finds no word (MT-18)."""

    def _proposable(self, plays: Iterable[GridPlay]) -> Iterator[GridPlay]:
        """Yield the plays whose words may all be proposed."""
        may_propose = self.words.may_propose
        return (play for play in plays if all(may_propose(word) for word, _ in play.words))


_ENOUGH = 32
"""How many of the best plays are searched for one that may be proposed, before all are."""


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _write(self, view: View) -> Move | None:
        die = view.die or 0
        best = next(self._proposable(best_plays(self.engine, view.board, die, _ENOUGH)), None)
        if best is None:
            every = sorted(all_plays(self.engine, view.board, die), key=lambda play: -play.expected)
            best = next(self._proposable(every), None)
        return as_move(best) if best else None


class Famille(OrdinaryWords, Greedy):
    """Plays for points with the words of ordinary books."""


class Debutant(EverydayWords, Level):
    """Knows everyday words, sees some of the plays, and makes the best of those."""

    sees = 60

    def _write(self, view: View) -> Move | None:
        plays = all_plays(self.engine, view.board, view.die or 0)
        if not plays:
            return None
        seen = self._glimpse(view, plays, self.sees)
        return as_move(max(seen, key=lambda play: play.expected))


_CANDIDATES = 16


class Club(Greedy):
    """Counts points, less a share of what the play leaves to the next player, with the whole
    list."""

    name = "club"

    def _write(self, view: View) -> Move | None:
        rules = engine_rules(self.options, words=self.words)
        weight = opening_weight(len(view.scores))
        found = judged_plays(rules, self.options, view.board, view.die or 0, _CANDIDATES, weight)
        return self._first_proposable(found) or super()._write(view)

    def _first_proposable(self, found: Iterable[GridCandidate]) -> Move | None:
        best = next(self._proposable(candidate.play for candidate in found), None)
        return as_move(best) if best else None


class Champion(Club):
    """Plays as Club, but looks at the replies to its best plays, and plays to win near the target.

    Near the target it tries its best plays in games played to the end with sampled dice. In Solo it
    always does, so that every number keeps a place (MT-50).
    """

    name = "champion"

    def _write(self, view: View) -> Move | None:
        return self._first_proposable(self._simulate(view)) or super()._write(view)

    def _simulate(self, view: View) -> list[GridCandidate]:
        order = in_turn_order(view)
        return search_of(self.options, len(order), self.words).simulate(
            view.board.letters,
            view.die or 0,
            [view.scores[seat] for seat in order],
            self._chance(view).getrandbits(63),
            misses=[view.misses[seat] for seat in order],
            idle=[view.idle.count(seat) for seat in order],
            skips=[view.skips[seat] for seat in order],
            is_last_roll=view.last_roll,
            milliseconds=self._budget.milliseconds,
            playouts=self._budget.playouts,
        )


TEAM = team(Greedy, Debutant, Famille, Club, Champion)
