"""The computer players of Topword, from the yardstick to Champion."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ludomots._engine import StackCandidate, StackPlay, StackRules, StackSearch, StackSituation
from ludomots.core import player
from ludomots.core.player import EverydayWords, OrdinaryWords, team
from ludomots.core.turns import in_turn_order
from ludomots.games.topword import Accept, Contest, Exchange, Move, Options, Pass, View
from ludomots.games.topword.engine import (
    all_plays,
    as_move,
    best_plays,
    engine_rules,
    nothing_is_hidden,
    others,
    search_of,
    situation,
    squares,
)
from ludomots.words import Lexicon

_VOWELS = frozenset("AEIOUY")
_EXCHANGES_IN_A_ROW = 4


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word that it does not know. A level that knows few words
    must not contest every rare one.
    """

    @property
    def engine(self) -> StackRules:
        """The engine's rules of the table, with the words that this level knows."""
        return engine_rules(self.options, self.vocabulary, self.words)

    def _choose(self, view: View) -> Move:
        play = view.provisional
        if play is not None and view.seat not in play.accepted:
            words = [word.word for word in play.scored.words]
            return Contest() if self._doubts_any(view, words) else Accept()
        view = settled(view)
        return self._lay(view) or self._give_up(view)

    @abstractmethod
    def _lay(self, view: View) -> Move | None:
        """Return the move of this level, ``None`` if it finds no play."""

    def _give_up(self, view: View) -> Move:
        """Return an exchange if it is allowed, otherwise a pass (TW-41, TW-42)."""
        rack = view.rack or ()
        return Exchange(self._worst_tile(rack)) if self._may_exchange(view) and rack else Pass()

    def _may_exchange(self, view: View) -> bool:
        """Return whether an exchange is allowed now (TW-Q9, TW-Q23, TW-Q24), and may still help.

        Exchanges do not end a game (TW-Q25): if nobody can lay anything, somebody must pass.
        """
        if view.seat is not None and view.idle.count(view.seat) >= _EXCHANGES_IN_A_ROW:
            return False
        return view.bag_count > 0 and not view.retrying and view.exchanges_left != 0

    def _worst_tile(self, rack: tuple[str, ...]) -> str:
        """Return the tile with most copies, a vowel if there are more vowels than other tiles."""
        vowels = [tile for tile in rack if tile in _VOWELS]
        others = [tile for tile in rack if tile not in _VOWELS]
        too_many = vowels if len(vowels) > len(others) else others
        return max(sorted(too_many), key=rack.count)


def settled(view: View) -> View:
    """Return the view in which the waiting play stands, as it will once this player moves."""
    play = view.provisional
    if play is None:
        return view
    counts, scores = list(view.rack_counts), list(view.scores)
    drawn = min(view.options.rack_size - counts[play.seat], view.bag_count)
    counts[play.seat] += drawn
    scores[play.seat] += play.scored.total
    return replace(
        view,
        board=view.board.laid(play.tiles),
        provisional=None,
        rack_counts=tuple(counts),
        bag_count=view.bag_count - drawn,
        scores=tuple(scores),
    )


_ENOUGH = 32
"""How many of the best plays are searched for one that may be proposed."""


def proposable(words: Lexicon, plays: Iterable[StackPlay]) -> Iterator[StackPlay]:
    """Yield the plays whose words may all be proposed."""
    return (play for play in plays if all(words.may_propose(word) for word, _ in play.words))


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _lay(self, view: View) -> Move | None:
        plays = best_plays(self.engine, view.board, view.rack or (), _ENOUGH)
        best = next(proposable(self.words, plays), None)
        return as_move(best) if best else None


class Famille(OrdinaryWords, Greedy):
    """Plays for points with the words of ordinary books."""


class Debutant(EverydayWords, Level):
    """Knows everyday words, sees some of the plays, and makes the best of those."""

    sees = 60

    def _lay(self, view: View) -> Move | None:
        plays = all_plays(self.engine, view.board, view.rack or ())
        if not plays:
            return None
        plays.sort(key=lambda play: play.tiles)
        seen = self._glimpse(view, plays, self.sees)
        return as_move(max(seen, key=lambda play: play.score))


_CANDIDATES = 24


class Club(Level):
    """Counts points, the value of the tiles kept, and what the move opens, with the whole list."""

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
        """Return the first candidate that is allowed and may be proposed."""
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
    """Plays as Club, but tries its best moves in sampled worlds and solves the end of a game of
    two."""

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


TEAM = team(Greedy, Debutant, Famille, Club, Champion)
