"""The levels that weigh what a play opens, and what may follow: Club and Champion."""

from collections.abc import Iterable
from functools import lru_cache

from ludomots._engine import GridCandidate, GridSearch
from ludomots.core.player import KEPT
from ludomots.core.turns import in_turn_order
from ludomots.games.mots_de_tete import Move, Options, View
from ludomots.games.mots_de_tete.options import QUARTE
from ludomots.games.mots_de_tete.players.engine import as_move, engine_rules, judged_plays
from ludomots.games.mots_de_tete.players.levels import Greedy
from ludomots.words import Lexicon

OPENING_WEIGHT = 0.6
"""The share of the next player's best play that counts against a move, found by matches."""

_CANDIDATES = 16

_WINDOWS = 200
"""Champion looks at so many stretches of squares, and of each tries so many words: alone few, since
there what a word opens does not count against it."""
_TRIES = 1000
_TRIES_ALONE = 4


class Club(Greedy):
    """Points, less a share of what the play leaves to the next player, with the whole list."""

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
    """Club that looks at the replies to its best plays, and near the target plays to win.

    Then its best plays are tried in games played on to the end with sampled dice; alone always, so
    that it keeps every number placeable (MT-50).
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


@lru_cache(maxsize=KEPT)
def search_of(options: Options, seats: int, words: Lexicon) -> GridSearch:
    """Return the search of a table with so many players still at it."""
    return GridSearch(
        engine_rules(options, words=words),
        seats,
        target=options.target if options.has_target else None,
        marathon=options.variant == "marathon",
        without_die=QUARTE if options.variant == "quarte" else None,
        reroll_one_on_empty=options.reroll_one_on_empty,
        opening_weight=opening_weight(seats),
        windows=_WINDOWS,
        tries=_TRIES if seats > 1 else _TRIES_ALONE,
    )


def opening_weight(seats: int) -> float:
    """Return what counts against a move; alone there is no next player."""
    return OPENING_WEIGHT if seats > 1 else 0.0
