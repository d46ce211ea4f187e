"""What the turns of a seat are worth, seen as a race to the seventh small pyramid.

The first player to fill the small pyramids gets 100 points and the points of a word. The last
player has one more turn and usually gets neither (TS-36 to TS-41). So a game is a race, and a turn
gained is worth more than the points of a word. The number of turns that a player needs is
estimated, with an error. The difference of two estimates gives the chance to be first, and the
chance to fill the pyramids at all.

Champion chooses its moves with it, and reviews weigh moves with it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import combinations
from math import erf, inf, sqrt
from operator import add
from time import monotonic
from typing import NamedTuple

from ludomots._engine import Growth, GrowthOutlook
from ludomots.core.tiles import Tiles, take
from ludomots.games.topscore import Board, Exchange, View
from ludomots.games.topscore.model import BLANK, LONGEST, RACK, is_blank, letters_of
from ludomots.games.topscore.players.whole_turns import Turn, changes, played, turns

CHAIN = 5.6
"""The turns from an empty big pyramid to seven letters, as Club plays."""

LOCKED = 60.0
"""The turns of a player whose word cannot grow because of an opponent, and may not be changed
(TS-Q18)."""

_CHAIN_POINTS = 75
_FIRST, _SECOND = 100, 75
_WORD = 145
"""The usual points of the word of the small pyramids."""

_MARGINS = 4096
"""How many margins are cached: the draws of one turn ask for the same few numbers of turns."""


class Runner(NamedTuple):
    """A player in the race: points, turns to seven letters, letters of the word, pyramids to fill.

    ``lacking`` counts the empty small pyramids, including the one that this word will fill.
    """

    score: float
    turns: float
    length: int
    lacking: int

    @property
    def all_turns(self) -> float:
        """The turns until all small pyramids are full."""
        return self.turns + CHAIN * (self.lacking - 1) if self.lacking else 0.0

    @property
    def points_a_turn(self) -> float:
        """The points that their words bring in a turn, without the bonus."""
        if not self.all_turns:
            return 0.0
        earned = sum(5 * (length - 2) for length in range(3, self.length + 1))
        return (_CHAIN_POINTS * self.lacking - earned) / self.all_turns


@lru_cache(maxsize=_MARGINS)
def margin(one: Runner, other: Runner) -> float:
    """Return by how many points one player is expected to beat another, who moves next."""
    lead = other.all_turns - one.all_turns - 0.5
    error = sqrt(0.3 + 0.12 * min(one.all_turns + other.all_turns, 80.0))
    ending = min(one.all_turns, other.all_turns)
    words = ending * (one.points_a_turn - other.points_a_turn)
    return (
        one.score - other.score + words + _prize(lead / error, error) - _prize(-lead / error, error)
    )


def _prize(lead: float, error: float) -> float:
    """Return the value of filling the pyramids; one turn after the first player is still in
    time."""
    first, fills = _below(lead), _below(lead + 1 / error)
    return first * _FIRST + (fills - first) * _SECOND + fills * _WORD


def _below(value: float) -> float:
    return (1 + erf(value / sqrt(2))) / 2


DRAWS = 48
"""How many ways to fill the rack are tried."""

FIRST_WORDS = 6
"""How many are tried when a new word begins, which takes longer."""

_DEAD_END = 3.0
"""The turns lost by an own word that cannot grow and must be changed."""

_MISS = 0.5
"""The cost of a turn without a word, besides the turn: opponents may lengthen the word."""

_HURTS = 0.7
"""How often a player who can spoil an opponent's word, so that it cannot grow, does so."""

_FILLED = 300
"""About what full small pyramids are worth to the last player."""


class Prospects:
    """The possible turns of the seat of a view, for a player who knows these words."""

    def __init__(self, growth: Growth, view: View) -> None:
        self.idle = Turn((), 0, view.boards, view.rack or (), None, owes=False)
        """The turn that does nothing."""
        self._growth, self._view, self._seat = growth, view, view.seat or 0
        self._placings: dict[Board, list[tuple[str, int, float]]] = {}
        self._others = [
            seat
            for seat in range(len(view.scores))
            if seat != view.seat and seat not in view.withdrawn and view.named[seat] is None
        ]

    @cached_property
    def outlook(self) -> GrowthOutlook:
        """What the unseen tokens promise."""
        return self._growth.outlook(self._view.unseen)

    def turns(self) -> list[Turn]:
        """Return the turns worth a thought: with words, changes and exchanges."""
        return [*turns(self._growth, self._view), *self._without_a_word()]

    def turns_needed(
        self,
        found: Sequence[Turn],
        chance: random.Random,
        draws: int = DRAWS,
        first_words: int = FIRST_WORDS,
        until: float = inf,
    ) -> list[list[float]]:
        """Return, for each turn, how many more turns the player needs to seven letters, draw by
        draw.

        All racks are filled with the same tokens, drawn from the unseen ones. A turn after which a
        new word begins gets at most ``first_words`` draws. After the time ``until`` it stops, but
        never before the first draw.
        """
        boards = [turn.boards[self._seat] for turn in found]
        needs: list[list[float]] = [[] for _ in found]
        unseen = sorted(Counter(self._view.unseen).elements())
        for draw in range(draws):
            drawn = tuple(chance.sample(unseen, min(RACK, len(unseen))))
            begun: dict[Tiles, float] = {}
            for turn, board, need in zip(found, boards, needs, strict=True):
                is_new = not board.word or board.is_complete
                if is_new and draw >= first_words:
                    continue
                rack = (*turn.rack, *drawn[: RACK - len(turn.rack)])
                if is_new:
                    key = tuple(sorted(rack))
                    if key not in begun:
                        begun[key] = self._turns_from_nothing(key)
                    need.append(begun[key])
                else:
                    need.append(self._turns_of(board, rack))
            if monotonic() > until:
                break
        return needs

    def worths(self, turn: Turn, needs: Sequence[float]) -> list[float]:
        """Return by how many points the seat is expected to win after a turn.

        ``needs`` are estimates of how many more turns it needs to seven letters.
        """
        me, board = self._runner(turn), turn.boards[self._seat]
        if not self._others:
            return [self.margin(me._replace(turns=need), turn.boards) for need in needs]
        stopped = self._chance_to_be_stopped(turn, board)
        rivals = self._rivals(turn.boards)
        is_for_good = self._view.options.change_word == "laid"
        found = []
        for need in needs:
            late = LOCKED if is_for_good else need + _DEAD_END
            worths = [
                (1 - stopped) * margin(me._replace(turns=need), rival)
                + stopped * margin(me._replace(turns=late), rival)
                for rival in rivals
            ]
            found.append(sum(worths) / len(worths))
        return found

    def margin(self, me: Runner, boards: Sequence[Board]) -> float:
        """Return by how many points the seat is expected to win if nobody stops its word."""
        rivals = self._rivals(boards)
        if not rivals:
            return me.score + _FILLED * (not me.lacking) - me.turns
        return sum(margin(me, rival) for rival in rivals) / len(rivals)

    def runner(self, turn: Turn, need: float) -> Runner:
        """Return how far the seat is after a turn."""
        return self._runner(turn)._replace(turns=need)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is still playing."""
        return not self._others

    @property
    def lead(self) -> float:
        """By how many points the seat leads the average of the others who still play."""
        scores = self._view.scores
        ahead = [scores[self._seat] - scores[other] for other in self._others]
        return sum(ahead) / len(ahead) if ahead else scores[self._seat]

    def placings(self, board: Board) -> list[tuple[str, int, float]]:
        """Return where the letters of a complete word could be put, the most promising first."""
        if board not in self._placings:
            gaps = self._view.options.gaps_allowed
            self._placings[board] = placings(self.outlook, board, gaps=gaps)
        return self._placings[board]

    def _without_a_word(self) -> Iterator[Turn]:
        """Yield the exchanges and changes (TS-48, TS-50)."""
        view, rack = self._view, self.idle.rack
        if {"traded", "lengthened"} & set(view.parts) or view.traded is not None:
            return
        for move in changes(self._growth, view):
            yield played(view, move)
        for size in range(1, len(rack) + 1):
            for tokens in sorted(set(combinations(sorted(rack), size))):
                if BLANK not in tokens:
                    yield played(view, Exchange(tokens))

    def _turns_of(self, board: Board, rack: Tiles) -> float:
        """Return the turns that a word needs to seven letters; a turn that will be missed costs
        more."""
        left = LONGEST - len(board.word)
        need, _ = self.outlook.plan(letters_of(board.word), rack)
        if need < inf:
            return need + _MISS * (need - left)
        return LOCKED if self._is_locked(board) else left + _DEAD_END * (1 + _MISS)

    def _is_locked(self, board: Board) -> bool:
        """Return whether a word cannot grow and its owner may not change it (TS-Q18)."""
        return self._view.options.change_word == "laid" and not board.is_own

    def _turns_from_nothing(self, rack: Tiles) -> float:
        best = CHAIN + 1
        for blanks, words in self._growth.starts(rack):
            tokens = [BLANK if letter in blanks else letter for letter in words[0]]
            rest = take(rack, tokens)
            if rest is not None:
                need, _ = self.outlook.plan(words[0], rest)
                best = min(best, 1 + need + _MISS * (need - 4))
        return best

    def _runner(self, turn: Turn) -> Runner:
        """Return the state of the race after a turn, without the turns to seven letters."""
        board = turn.boards[self._seat]
        lacking = max(0, board.small.count("") - board.is_complete - turn.rewards)
        score: float = self._view.scores[self._seat] + turn.points
        if board.is_complete and self._others:
            score += self._promise(board)
        return Runner(score, 0.0, 0 if board.is_complete else len(board.word), lacking)

    def _rivals(self, boards: Sequence[Board]) -> list[Runner]:
        return [self._rival(other, boards[other]) for other in self._others]

    def _rival(self, seat: int, board: Board) -> Runner:
        lacking, score = board.small.count("") - board.is_complete, self._view.scores[seat]
        if board.is_complete or not board.word:
            return Runner(score, CHAIN - board.is_complete, 0, lacking)
        need = self.outlook.turns(letters_of(board.word))
        if need == inf:
            left = LONGEST - len(board.word)
            need = LOCKED if self._is_locked(board) else left + _DEAD_END
        return Runner(score, need, len(board.word), lacking)

    def _promise(self, board: Board) -> float:
        """Return what the best letter of a complete word promises for the small pyramids."""
        found = self.placings(board)
        return found[0][2] if found else 0.0

    def _chance_to_be_stopped(self, turn: Turn, board: Board) -> float:
        """Return how likely the next player spoils the word, so that it cannot grow (TS-21)."""
        unseen = self._view.unseen
        is_open = self._view.options.steal_always or not turn.lays_own
        if not is_open or not board.word or board.is_complete:
            return 0.0
        copies = [
            unseen.get(letter, 0)
            for letter, _, words in self._growth.grow(letters_of(board.word), [BLANK])
            if self.outlook.turns(words[0]) == inf
        ]
        if not copies:
            return 0.0
        share = (sum(copies) + unseen.get(BLANK, 0)) / sum(unseen.values())
        return _HURTS * (1 - (1 - share) ** RACK)


def placings(outlook: GrowthOutlook, board: Board, *, gaps: bool) -> list[tuple[str, int, float]]:
    """Return where the letters of a word could be put, with the points that each place promises."""
    letters = sorted({token for token in board.word if token and not is_blank(token)})
    row = [letter or None for letter in board.small]
    return outlook.place(row, letters, gaps=gaps)


def mean(needs: Sequence[float]) -> float:
    """Return the mean of some turns needed; added in order, so that every machine gets the same."""
    return reduce(add, needs) / len(needs)
