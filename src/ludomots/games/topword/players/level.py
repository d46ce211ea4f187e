"""What all players of Topword share: judging a play on the table, and giving up a turn."""

from abc import abstractmethod

from msgspec.structs import replace

from ludomots._engine import StackRules
from ludomots.core import player
from ludomots.games.topword import Accept, Contest, Exchange, Move, Options, Pass, View
from ludomots.games.topword.engine import engine_rules

_VOWELS = frozenset("AEIOUY")
_EXCHANGES_IN_A_ROW = 4


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know: those who know few words must not
    contest every rare one.
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
        """Return the move this level makes on its turn, ``None`` if it finds no play."""

    def _give_up(self, view: View) -> Move:
        """Return a pass, with an exchange if there is one to be had (TW-41, TW-42)."""
        rack = view.rack or ()
        return Exchange(self._worst_tile(rack)) if self._may_exchange(view) and rack else Pass()

    def _may_exchange(self, view: View) -> bool:
        """Return whether an exchange is allowed now (TW-Q9, TW-Q23, TW-Q24), and may still help.

        Exchanges do not end a game (TW-Q25): where nobody can lay anything, somebody must pass.
        """
        if view.seat is not None and view.idle.count(view.seat) >= _EXCHANGES_IN_A_ROW:
            return False
        return view.bag_count > 0 and not view.retrying and view.exchanges_left != 0

    def _worst_tile(self, rack: tuple[str, ...]) -> str:
        """Return a tile that is there most often, of the kind there is too much of."""
        vowels = [tile for tile in rack if tile in _VOWELS]
        others = [tile for tile in rack if tile not in _VOWELS]
        too_many = vowels if len(vowels) > len(others) else others
        return max(sorted(too_many), key=rack.count)


def settled(view: View) -> View:
    """Return the view in which the play on the table stands: one's own move will settle it."""
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
