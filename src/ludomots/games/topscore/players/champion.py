"""Champion: weighs whole turns by the race to the seventh small pyramid."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import inf
from time import monotonic

from msgspec.structs import replace

from ludomots._engine import GrowthOutlook
from ludomots.core.seats import with_seat
from ludomots.core.tiles import Tiles, take
from ludomots.games.topscore import Board, Exchange, Move, Pass, View
from ludomots.games.topscore.players.level import Level
from ludomots.games.topscore.players.race import CHAIN, LOCKED, Runner, margin
from ludomots.games.topscore.players.turns import Turn, changes, turns
from ludomots.games.topscore.state import LONGEST, RACK
from ludomots.games.topscore.tokens import BLANK, letters_of, off_the_rack

_DRAWS = 48
"""So many ways to fill the rack are looked at."""

_FIRST_WORDS = 6
"""So many of them where a new word is begun, which takes longer."""

_DEAD_END = 3.0
"""Turns lost by a word of one's own that cannot grow and must be changed."""

_MISS = 0.5
"""What a turn that will lay no word costs besides the turn: others may lay on the word."""

_HURTS = 0.7
"""How often a player who can make another's word one that cannot grow does so."""


class Champion(Level):
    """Plans its words with the tokens it may draw, and helps or stops others where it pays."""

    name = "champion"

    def _play(self, view: View) -> Move:
        best = self._best(view, [*turns(self.growth, view), *self._without_a_word(view)])
        return best.moves[0] if best.moves else Pass()

    def _best(self, view: View, found: list[Turn]) -> Turn:
        outlook = self._outlook(view)
        needs = self._mean_turns(view, outlook, found)
        worths = [
            self._worth(view, outlook, turn, need) for turn, need in zip(found, needs, strict=True)
        ]
        return found[max(range(len(found)), key=worths.__getitem__)] if found else _idle(view)

    def _without_a_word(self, view: View) -> Iterator[Turn]:
        """Yield the exchanges and changes (TS-48, TS-50)."""
        if {"traded", "lengthened"} & set(view.parts) or view.traded is not None:
            return
        seat, idle = view.seat or 0, _idle(view)
        board = view.boards[seat]
        for move in changes(self.growth, view):
            boards = with_seat(view.boards, seat, replace(board, word=move.word))
            rack = off_the_rack(idle.rack, (move.token,)) or ()
            yield idle._replace(moves=(move,), boards=boards, rack=rack)
        for size in range(1, len(idle.rack) + 1):
            for tokens in sorted(set(combinations(sorted(idle.rack), size))):
                if BLANK not in tokens:
                    rest = take(idle.rack, tokens) or ()
                    yield idle._replace(moves=(Exchange(tokens),), rack=rest)

    def _mean_turns(self, view: View, outlook: GrowthOutlook, found: list[Turn]) -> list[float]:
        """Return for each turn how many more the player needs to seven letters, on average.

        All are filled up with the same tokens, drawn from those not seen.
        """
        limit = self._budget.milliseconds
        until = inf if limit is None else monotonic() + limit / 1000
        boards = [turn.boards[view.seat or 0] for turn in found]
        sums, counts = [0.0] * len(found), [0] * len(found)
        chance, unseen = self._chance(view), sorted(Counter(view.unseen).elements())
        for draw in range(min(self._budget.playouts or _DRAWS, _DRAWS)):
            drawn = tuple(chance.sample(unseen, min(RACK, len(unseen))))
            begun: dict[Tiles, float] = {}
            for number, (turn, board) in enumerate(zip(found, boards, strict=True)):
                is_new = not board.word or board.is_complete
                if is_new and draw >= _FIRST_WORDS:
                    continue
                rack = (*turn.rack, *drawn[: RACK - len(turn.rack)])
                if is_new:
                    key = tuple(sorted(rack))
                    if key not in begun:
                        begun[key] = self._turns_from_nothing(outlook, key)
                    need = begun[key]
                else:
                    need = self._turns_of(outlook, board, rack)
                sums[number] += need
                counts[number] += 1
            if monotonic() > until:
                break
        return [total / count for total, count in zip(sums, counts, strict=True)]

    def _turns_of(self, outlook: GrowthOutlook, board: Board, rack: Tiles) -> float:
        """Return the turns to seven letters of a word, those that will be missed weighted."""
        left = LONGEST - len(board.word)
        need, _ = outlook.plan(letters_of(board.word), rack)
        if need < inf:
            return need + _MISS * (need - left)
        return LOCKED if self._is_locked(board) else left + _DEAD_END * (1 + _MISS)

    def _is_locked(self, board: Board) -> bool:
        """Return whether the owner of a word that cannot grow may not change it (TS-Q18)."""
        return self.options.change_word == "laid" and not board.is_own

    def _turns_from_nothing(self, outlook: GrowthOutlook, rack: Tiles) -> float:
        best = CHAIN + 1
        for blanks, words in self.growth.starts(rack):
            tokens = [BLANK if letter in blanks else letter for letter in words[0]]
            rest = take(rack, tokens)
            if rest is not None:
                need, _ = outlook.plan(words[0], rest)
                best = min(best, 1 + need + _MISS * (need - 4))
        return best

    def _worth(self, view: View, outlook: GrowthOutlook, turn: Turn, need: float) -> float:
        seat = view.seat or 0
        board = turn.boards[seat]
        lacking = max(0, board.small.count("") - board.is_complete - turn.rewards)
        score = view.scores[seat] + turn.points
        length = 0 if board.is_complete else len(board.word)
        me = Runner(score, need, length, lacking)
        if board.is_complete:
            me = me._replace(score=score + self._promise(outlook, board))
        stopped = self._chance_to_be_stopped(view, outlook, turn, board)
        late = LOCKED if self.options.change_word == "laid" else need + _DEAD_END
        rivals = [self._rival(view, outlook, other, turn.boards[other]) for other in _others(view)]
        if not rivals:
            return score + 300 * (not lacking) - need
        worths = [
            (1 - stopped) * margin(me, rival) + stopped * margin(me._replace(turns=late), rival)
            for rival in rivals
        ]
        return sum(worths) / len(worths)

    def _rival(self, view: View, outlook: GrowthOutlook, seat: int, board: Board) -> Runner:
        lacking = board.small.count("") - board.is_complete
        if board.is_complete or not board.word:
            return Runner(view.scores[seat], CHAIN - board.is_complete, 0, lacking)
        need = outlook.turns(letters_of(board.word))
        if need == inf:
            left = LONGEST - len(board.word)
            need = LOCKED if self._is_locked(board) else left + _DEAD_END
        return Runner(view.scores[seat], need, len(board.word), lacking)

    def _promise(self, outlook: GrowthOutlook, board: Board) -> float:
        """Return what the best letter of a complete word promises for the small pyramids."""
        placings = self._placings_of(outlook, board)
        return placings[0][2] if placings else 0.0

    def _chance_to_be_stopped(
        self, view: View, outlook: GrowthOutlook, turn: Turn, board: Board
    ) -> float:
        """Return how likely the next player makes the word one that cannot grow (TS-21)."""
        is_open = self.options.steal_always or not turn.lays_own
        if not is_open or not board.word or board.is_complete or not _others(view):
            return 0.0
        total = sum(view.unseen.values())
        copies = [
            view.unseen.get(letter, 0)
            for letter, _, words in self.growth.grow(letters_of(board.word), [BLANK])
            if outlook.turns(words[0]) == inf
        ]
        if not copies:
            return 0.0
        share = (sum(copies) + view.unseen.get(BLANK, 0)) / total
        return _HURTS * (1 - (1 - share) ** RACK)


def _others(view: View) -> list[int]:
    """Return the other seats that still have turns."""
    return [
        seat
        for seat in range(len(view.scores))
        if seat != view.seat and seat not in view.withdrawn and view.named[seat] is None
    ]


def _idle(view: View) -> Turn:
    """Return the turn that does nothing."""
    return Turn((), 0, view.boards, view.rack or (), None, owes=False)
