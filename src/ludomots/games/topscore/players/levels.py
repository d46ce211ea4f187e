"""The computer players of Topscore, from the yardstick to Champion."""

from abc import abstractmethod
from functools import cached_property
from math import inf
from time import monotonic
from typing import ClassVar

from ludomots._engine import Growth, GrowthOutlook
from ludomots.core import player
from ludomots.core.player import team
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Abandon,
    Accept,
    Change,
    Contest,
    Exchange,
    Lay,
    Move,
    Name,
    Options,
    Pass,
    Put,
    View,
)
from ludomots.games.topscore.model import BLANK, LONGEST, letters_of, spell
from ludomots.games.topscore.players.known import EVERYTHING, Known
from ludomots.games.topscore.players.prospects import DRAWS, Prospects, mean, placings
from ludomots.games.topscore.players.whole_turns import Turn, changes, steps, turns
from ludomots.games.topscore.view import putting

_DARES = {"nothing": 1.0, "points": 0.5, "nextTurn": 0.35}
"""How much a failed contest lowers the chance to contest an unknown word, by what it costs."""


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word that it does not know; ``found_in_need`` are the words
    that it finds when its own word cannot grow.
    """

    known: ClassVar[Known] = EVERYTHING
    found_in_need: ClassVar[Known] = EVERYTHING

    @cached_property
    def growth(self) -> Growth:
        """The words it knows, as the engine has them."""
        return self.known.growth(self.words, self.options.letter_set.letters)

    def __getstate__(self) -> dict[str, object]:
        """Pickle all but the engine's index of words."""
        return {name: value for name, value in self.__dict__.items() if name != "growth"}

    def _choose(self, view: View) -> Move:
        match view.phase:
            case "contest":
                return Contest() if self._doubts(view) else Accept()
            case "name":
                return self._name(view)
            case "put":
                return self._put(view)
            case _:
                return self._play(view)

    @abstractmethod
    def _best(self, view: View, found: list[Turn]) -> Turn:
        """Return the turn that this level likes best; one of them does nothing more."""

    def _play(self, view: View) -> Move:
        best = self._best(view, list(turns(self.growth, view)) or [_nothing(view)])
        return best.moves[0] if best.moves else self._give_up(view)

    def _give_up(self, view: View) -> Move:
        """Return what to do in a turn that lays nothing.

        If its word cannot grow, the player thinks longer and finds words that it knows less well: a
        longer word, or a change to one that can grow or is closer to one. If there is none, it
        abandons the word if it may, or exchanges all tokens but the blanks.
        """
        if {"traded", "lengthened", "laid"} & set(view.parts) or view.traded is not None:
            return Pass()
        word = view.boards[view.seat or 0].word
        if word and not growths(self.growth, word):
            move = self._out_of_a_dead_end(view)
            if move is not None:
                return move
        tokens = tuple(token for token in view.rack or () if token != BLANK)
        return Exchange(tokens) if tokens else Pass()

    def _out_of_a_dead_end(self, view: View) -> Move | None:
        word, rack = view.boards[view.seat or 0].word, view.rack or ()
        more = self.found_in_need.growth(self.words, self.options.letter_set.letters)
        for growth in (self.growth, more):
            for step in steps(growth, view, word, rack):
                return Lay(step.word)
            for worth in (growths, _ways_out):
                found = {move: worth(growth, move.word) for move in changes(growth, view)}
                if any(found.values()):
                    return max(found, key=found.__getitem__)
                if worth(growth, word):
                    break
        return Abandon() if "abandon" in view.instead and not _ways_out(more, word) else None

    def _put(self, view: View) -> Move:
        """Return the letter and the place that promise the longest word at the end (TS-07)."""
        letter, pyramid, _ = self._placings(view)[0]
        return Put(letter, pyramid)

    def _placings(self, view: View) -> list[tuple[str, int, float]]:
        return placings(self._outlook(view), putting(view), gaps=self.options.gaps_allowed)

    def _outlook(self, view: View) -> GrowthOutlook:
        return self.growth.outlook(view.unseen)

    def _name(self, view: View) -> Move:
        """Return the longest word that it knows (TS-31)."""
        small = view.boards[view.seat or 0].small
        squares = self.growth.longest(small, gaps=self.options.gaps_allowed)
        return Name(tuple(small[square - 1] for square in squares)) if squares else Pass()

    def _doubts(self, view: View) -> bool:
        play, price = view.provisional, self.options.failed_contest
        if play is None or self.known.knows(self.words, spell(play.move.word)):
            return False
        if isinstance(play.move, Change) and price != "nothing":
            return False
        is_sure = self.known == EVERYTHING
        return self._chance(view).random() < (1.0 if is_sure else self.doubt * _DARES[price])


def _nothing(view: View) -> Turn:
    """Return the turn of a player who must lay a blank and cannot."""
    return Turn((), 0, view.boards, view.rack or (), None, owes=False)


def growths(growth: Growth, word: Tiles) -> int:
    """Return how many ways there are to make a word longer by one letter."""
    return len(growth.grow(letters_of(word), [BLANK]))


def _ways_out(growth: Growth, word: Tiles) -> int:
    """Return how many changes of one letter make a word that can grow."""
    found = growth.swaps(letters_of(word), [BLANK])
    return sum(1 for _, _, _, words in found if growths(growth, tuple(words[0])))


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _best(self, view: View, found: list[Turn]) -> Turn:  # noqa: ARG002
        return max(found, key=lambda turn: (turn.points, -len(turn.moves)))


class Famille(Level):
    """Knows the words of ordinary books; among equal points it prefers the word with most ways to
    grow."""

    name = "famille"
    known = Known(frequency=6, percent=75)
    found_in_need = Known(frequency=4, percent=90)
    doubt = 0.7

    def _best(self, view: View, found: list[Turn]) -> Turn:
        most = max(turn.points for turn in found)
        seat = view.seat or 0
        return max(
            (turn for turn in found if turn.points == most),
            key=lambda turn: (-len(turn.moves), growths(self.growth, turn.boards[seat].word)),
        )


class Debutant(Level):
    """Knows everyday words, sees some turns and squares, and makes the best of those it sees."""

    name = "debutant"
    known = Known(frequency=7, everyday=True, percent=50)
    found_in_need = Famille.known
    doubt = 0.3
    sees = 3

    def _best(self, view: View, found: list[Turn]) -> Turn:
        seen = self._glimpse(view, found, self.sees)
        return max(seen, key=lambda turn: turn.points)

    def _put(self, view: View) -> Move:
        placings = sorted(self._placings(view))
        seen = self._glimpse(view, placings, self.sees)
        letter, pyramid, _ = max(seen, key=lambda placing: placing[2])
        return Put(letter, pyramid)


class Club(Level):
    """Takes the most points, then the word with the fewest turns to seven letters."""

    name = "club"

    def _best(self, view: View, found: list[Turn]) -> Turn:
        most, seat = max(turn.points for turn in found), view.seat or 0
        outlook = self._outlook(view)

        def goodness(turn: Turn) -> tuple[int, float]:
            word = letters_of(turn.boards[seat].word)
            if not turn.lays_own or len(word) == LONGEST:
                return -len(turn.moves), 0.0
            turns, _ = outlook.plan(word, turn.rack)
            return -len(turn.moves), -turns if turns < inf else -99.0

        return max((turn for turn in found if turn.points == most), key=goodness)


class Champion(Level):
    """Plans its words with the tokens it may draw, and helps or stops other players where that
    pays."""

    name = "champion"

    def _play(self, view: View) -> Move:
        best = self._best(view, Prospects(self.growth, view).turns())
        return best.moves[0] if best.moves else Pass()

    def _best(self, view: View, found: list[Turn]) -> Turn:
        prospects = Prospects(self.growth, view)
        limit = self._budget.milliseconds
        until = inf if limit is None else monotonic() + limit / 1000
        draws = min(self._budget.playouts or DRAWS, DRAWS)
        needs = prospects.turns_needed(found, self._chance(view), draws, until=until)
        worths = [
            prospects.worths(turn, [mean(need)])[0] for turn, need in zip(found, needs, strict=True)
        ]
        return found[max(range(len(found)), key=worths.__getitem__)] if found else prospects.idle


TEAM = team(Greedy, Debutant, Famille, Club, Champion)
