"""The levels that weigh what they keep and what they open: Club and Champion."""

import random
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

from ludomots._engine import StackCandidate, StackSearch, StackSituation
from ludomots.core.player import KEPT, WHOLE_LIST
from ludomots.core.turns import in_turn_order
from ludomots.games.topword import Exchange, Move, Options, Pass, View
from ludomots.games.topword.engine import as_move, engine_rules, squares
from ludomots.games.topword.players.level import Level
from ludomots.words import Lexicon

OPENING_WEIGHT = 0.3
"""The share of the next player's best single tile that counts against a move, found by matches."""

_CANDIDATES = 24


@lru_cache(maxsize=KEPT)
def search_of(options: Options, words: Lexicon | None = None) -> StackSearch:
    """Return the search of a table, with the values of tiles kept learned for its letters."""
    rules = engine_rules(options, WHOLE_LIST, words)
    return StackSearch(rules, leave=leaves(options), opening_weight=OPENING_WEIGHT)


def leaves(options: Options) -> dict[str, list[float]]:
    """Return what each copy of a tile kept is worth, in points, as self-play found it."""
    file = files(__package__).joinpath("leaves", f"{options.letters}.toml")
    if not file.is_file():  # letters of one's own: nothing was learned of them yet
        return {}
    values: dict[str, list[float]] = tomllib.loads(file.read_text(encoding="utf-8"))["leaves"]
    if options.q_tile == "Q" and "QU" in values:
        values["Q"] = values.pop("QU")
    return values


class Club(Level):
    """Points, the value of the tiles kept, and what the move opens, with the whole list."""

    name = "club"

    def _lay(self, view: View) -> Move | None:
        found = self._search.evaluate(self._situation(view), _CANDIDATES)
        return self._first_allowed(view, found)

    @property
    def _search(self) -> StackSearch:
        return search_of(self.options, self.words)

    def _situation(self, view: View) -> StackSituation:
        return situation(view, self.words, self._chance(view))

    def _first_allowed(self, view: View, found: Iterable[StackCandidate]) -> Move | None:
        """Return the best candidate that may be made and proposed."""
        words = self.words
        for candidate in found:
            if candidate.play is not None:
                if all(words.may_propose(word) for word, _ in candidate.play.words):
                    return as_move(candidate.play)
            elif candidate.exchange is None:
                return Pass()
            elif self._may_exchange(view):
                return Exchange(candidate.exchange)
        return None


class Champion(Club):
    """Club that tries its best moves in sampled worlds, and solves the end of a game of two."""

    name = "champion"

    def _lay(self, view: View) -> Move | None:
        if not others(view):
            return super()._lay(view)
        if nothing_is_hidden(view):
            return self._first_allowed(view, [self._endgame(view)]) or super()._lay(view)
        return self._first_allowed(view, self._simulate(view)) or super()._lay(view)

    def _simulate(self, view: View) -> list[StackCandidate]:
        return self._search.simulate(
            self._situation(view),
            self._chance(view).getrandbits(63),
            milliseconds=self._budget.milliseconds,
            playouts=self._budget.playouts,
        )

    def _endgame(self, view: View) -> StackCandidate:
        best, _, _ = self._search.endgame(
            squares(view.board),
            view.rack or (),
            list(Counter(view.unseen).elements()),
            passed=in_turn_order(view)[1] in view.passes,
            milliseconds=self._budget.milliseconds,
            positions=self._budget.playouts,
        )
        return best


def nothing_is_hidden(view: View) -> bool:
    """Return whether two play and the bag is empty: the unseen tiles are the other's rack."""
    return view.bag_count == 0 and len(others(view)) == 1 and not view.withdrawn


def others(view: View) -> list[int]:
    """Return how many tiles each other player holds, the next player first."""
    return [view.rack_counts[seat] for seat in in_turn_order(view)[1:]]


def situation(view: View, words: Lexicon, chance: random.Random) -> StackSituation:
    """Return what a seat knows, for the engine.

    The tiles of players who left are unseen too but out of the game: which ones is guessed.
    """
    unseen = Counter(view.unseen)
    out_of_game = sum(view.rack_counts[seat] for seat in view.withdrawn)
    if out_of_game:
        unseen.subtract(chance.sample(sorted(unseen.elements()), out_of_game))
    return StackSituation(
        engine_rules(view.options, WHOLE_LIST, words),
        squares(view.board),
        view.rack or (),
        {tile: count for tile, count in unseen.items() if count},
        others(view),
        [view.scores[seat] for seat in in_turn_order(view)],
        passes=len(view.passes),
    )
