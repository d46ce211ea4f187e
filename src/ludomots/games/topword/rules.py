"""The rulebook of Topword: the authority that accepts or refuses a move."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludomots.core import window
from ludomots.core.contract import TABLE, Audience, Choices, Formed, IllegalMove, Rules, SeatRules
from ludomots.core.draws import Draws
from ludomots.core.finder import table_choices
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.core.tiles import take
from ludomots.core.turns import with_seat
from ludomots.games.topword import legal, turns
from ludomots.games.topword.engine import can_play, engine_rules
from ludomots.games.topword.model import (
    TABLE_MOVES,
    Blocked,
    Board,
    Exchange,
    Last,
    Move,
    Options,
    Place,
    Placed,
    Provisional,
    Scored,
    State,
    TurnMove,
)
from ludomots.games.topword.placing import check_shape, check_words, rack_after
from ludomots.games.topword.scoring import score
from ludomots.games.topword.turns import TILE_LEFT
from ludomots.games.topword.view import View, private, seen, view

__all__ = ["TILE_LEFT", "Topword"]

SEAT_RULES = SeatRules(over="TW-44", table="TW-Q33", seats="TW-02", left="TW-13")


class Topword(Rules[State, Move, View, Options]):
    """Topword with its options chosen. The program keeps the score and referees (TW-07, TX-06).

    Words are looked up in the list of the table and nowhere else (TW-38, TW-Q31). Most points win
    (TW-05, TW-47, TX-05, TX-29), a tie is shared (TW-Q28).
    """

    table_moves = TABLE_MOVES

    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state, racks filled and the first turn drawn for (TW-08)."""
        return turns.start(self.options, seats, draws)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return whose turn it is. While a play can be contested: first the next player, if their
        move would close the window, then every opponent who has not accepted it (TW-39)."""
        if state.end:
            return ()
        if state.provisional is None:
            return (state.turn,)
        after = turns.settle(self.options, state)
        next_seat = () if after.end or after.turn == state.provisional.seat else (after.turn,)
        waiting = window.waiting(state)
        return (*next_seat, *(seat for seat in waiting if seat not in next_seat))

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""
        self.check_seat(state, seat, move, SEAT_RULES)
        refused: tuple[str, ...] = ()
        match move:
            case Place() | Pass() | Exchange():
                after = self._take_turn(self._turn_of(state, seat), seat, move)
            case Contest() | Accept() | CloseWindow():
                after, refused = turns.CONTESTS.answer(
                    self.options, self.lexicon, state, seat, move
                )
            case TimeUp():
                after = self._time_up(state)
            case Withdraw():
                after = turns.withdraw(self.options, state, seat)
            case Blocked():
                after = self._blocked(state)
            case _:
                raise IllegalMove("not-a-move", "TW-14")
        return replace(after, last=Last(seat, move, refused))

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat: plays of good words only, and not ``Withdraw``.

        ``play`` accepts more: bad words where words are contested, and ``Withdraw`` at any time.
        """
        return self.choices(state, seat).with_plays(lambda at: self.plays(at, seat))

    def choices(self, state: State, seat: int) -> Choices[State, Move]:
        """Return the legal moves of a seat without its plays, and the state in which it may
        play."""
        if seat == TABLE:
            return Choices(table_choices(self, state))
        if seat not in self.to_act(state):
            return Choices()
        play, answers = state.provisional, tuple[Move, ...]()
        if play is not None:
            if seat not in play.accepted:
                answers = (Accept(), Contest())
            state = turns.settle(self.options, state)
            if state.end or state.turn != seat:
                return Choices(answers)
        tiles = sorted(set(state.racks[seat])) if self._may_exchange(state) else ()
        return Choices(answers, state, (Pass(), *map(Exchange, tiles)))

    def plays(self, state: State, seat: int) -> Iterator[Place]:
        """Yield the plays of a seat whose words are all good, as if it were its turn."""
        return legal.find(self.options, self.lexicon, state.board, state.racks[seat])

    def can_play(self, state: State, seat: int) -> bool:
        """Return whether a seat could make a word if it were its turn. The engine finds it, faster
        than ``plays``."""
        rules = engine_rules(self.options, words=self.lexicon)
        return can_play(rules, state.board_to_be, state.racks[seat])

    def preview(self, board: Board, tiles: Sequence[Placed]) -> Scored:
        """Return what tiles would score. Refuse a bad place, but not a bad word."""
        check_shape(self.options, board, tiles)
        return score(self.options, board.laid(tiles), tiles)

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience may see (TW-06, TX-08)."""
        return view(self.options, state, self.look(state, audience))

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:
        """Return what only this seat sees."""
        return private(state, seat, public)

    def seen(self, seat: int, move: Move, audience: Audience) -> Move:
        """Return a move as an audience may see it (TW-06)."""
        return seen(seat, move, audience)

    def final_scores(self, state: State) -> tuple[int, ...]:
        """Return the points at the end, less those of tiles left (TW-31)."""
        return turns.final_scores(state)

    def may_bluff(self, state: State) -> bool:
        """Return whether bad words may be tried: where they stand unless they are contested."""
        return self.options.check == "contest" and not turns.is_solo(state)

    def in_turn(self, state: State) -> bool:
        """Return whether the same turn goes on, with its time."""
        return state.retrying

    def formed(self, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG002
        """Return the words and points of a move."""
        if not isinstance(move, Place):
            return Formed()
        scored = score(self.options, state.board_to_be.laid(move.tiles), move.tiles)
        return Formed.on_board(scored.words, scored.total)

    def _turn_of(self, state: State, seat: int) -> State:
        """Return the state in which it is the seat's turn; its move closes an open window
        (TW-39)."""
        if state.provisional is None:
            after = state
        elif state.provisional.seat == seat:
            raise IllegalMove("window-open", "TW-Q22")
        else:
            after = turns.settle(self.options, state)
            if after.end:
                raise IllegalMove("last-play", "TW-44")
        if after.turn != seat:
            raise IllegalMove("not-your-turn", "TW-13", seat=after.turn)
        return after

    def _take_turn(self, state: State, seat: int, move: TurnMove) -> State:
        match move:
            case Place(tiles=tiles):
                return self._place(state, seat, tuple(sorted(tiles)))
            case Pass():
                return turns.passed(self.options, state, seat)
            case Exchange(tile=tile):
                return self._exchange(state, seat, tile)

    def _place(self, state: State, seat: int, tiles: tuple[Placed, ...]) -> State:
        """TW-14: lay tiles; they stand at once if words are checked, else they can be contested."""
        rack = rack_after(self.options, state.racks[seat], tiles)
        check_shape(self.options, state.board, tiles)
        after = replace(
            state,
            racks=with_seat(state.racks, seat, rack),
            provisional=Provisional(seat, tiles),
        )
        if self.options.check == "contest" and not turns.is_solo(state):
            return after
        check_words(self.lexicon, state.board.laid(tiles), tiles)
        return turns.settle(self.options, after)

    def _exchange(self, state: State, seat: int, tile: str) -> State:
        """TW-42, TX-26: one tile; not after a lost contest (TW-Q23), nor from an empty bag."""
        if state.retrying:
            raise IllegalMove("no-exchange-after-contest", "TW-Q23")
        if not state.bag:
            raise IllegalMove("nothing-to-exchange", "TW-Q24")
        if not self._may_exchange(state):
            raise IllegalMove("no-exchange-left", "TW-Q9", limit=turns.FREE_EXCHANGES)
        rest = take(state.racks[seat], [tile])
        if rest is None:
            raise IllegalMove("tile-not-on-rack", "TW-06", tile=tile, held=0)
        return turns.exchanged(self.options, state, seat, rest, tile)

    def _may_exchange(self, state: State) -> bool:
        left = not turns.is_solo(state) or state.free_exchanges < turns.FREE_EXCHANGES
        return bool(state.bag) and left and not state.retrying

    def _time_up(self, state: State) -> State:
        """TW-Q32: the player to move passes; a play that only they could still contest stands
        first."""
        waiting = self.to_act(state)
        after = turns.settle(self.options, state)
        if after.end or after.turn != waiting[0]:
            raise IllegalMove("nobody-to-play", "TW-Q32")
        return turns.passed(self.options, after, after.turn)

    def _blocked(self, state: State) -> State:
        """TW-45, TX-28: the bag is empty and nobody can make a word; the engine verifies it."""
        if state.provisional is not None:
            raise IllegalMove("window-open", "TW-Q22")
        if state.bag:
            raise IllegalMove("bag-not-empty", "TW-45")
        if any(self.can_play(state, seat) for seat in state.active):
            raise IllegalMove("can-still-play", "TW-45")
        return replace(state, end="blocked")
