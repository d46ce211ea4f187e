"""The rulebook of Mots de Tête: the authority that accepts or refuses a move."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludomots.core import window
from ludomots.core.contract import TABLE, Audience, Choices, Formed, IllegalMove, Rules, SeatRules
from ludomots.core.draws import Draws
from ludomots.core.finder import table_choices
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.games.mots_de_tete import legal, turns
from ludomots.games.mots_de_tete.grid import DICE
from ludomots.games.mots_de_tete.model import (
    TABLE_MOVES,
    Board,
    Last,
    Move,
    Options,
    Provisional,
    Scored,
    State,
    TimeOver,
    Write,
    Written,
)
from ludomots.games.mots_de_tete.placing import bad_words, check_shape, refusal
from ludomots.games.mots_de_tete.scoring import score
from ludomots.games.mots_de_tete.view import View, view

SEAT_RULES = SeatRules(over="MT-40", table="MT-08", seats="MT-01", left="MT-Q19")


class MotsDeTete(Rules[State, Move, View, Options]):
    """Mots de Tête with its options chosen. The program rolls, keeps the score and referees.

    Words are looked up in the list of the table (MT-33). Most points win (MT-07, MT-40, MT-45,
    MT-48), a tie is shared (MT-Q32); a player who dropped out of a Marathon can still win (MT-Q25).
    """

    table_moves = TABLE_MOVES

    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state: the grid empty, the first die rolled (MT-Q19)."""
        return turns.start(self.options, seats, draws)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return whose turn it is. While words can be contested: every opponent who has not
        accepted them, since the next die is rolled only when they stand (MT-37, MT-Q5)."""
        if state.end:
            return ()
        if state.provisional is None:
            return (state.turn,)
        return window.waiting(state)

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""
        self.check_seat(state, seat, move, SEAT_RULES)
        refused: tuple[str, ...] = ()
        match move:
            case Write(letters=letters):
                self._check_turn(state, seat)
                after, refused = self._write(state, seat, tuple(sorted(letters)))
            case Pass():
                self._check_turn(state, seat)
                after = turns.missed(self.options, state, seat)
            case Contest() | Accept() | CloseWindow():
                after, refused = turns.CONTESTS.answer(
                    self.options, self.lexicon, state, seat, move
                )
            case TimeUp():
                after = self._time_up(state)
            case TimeOver():
                after = self._time_over(state)
            case Withdraw():
                after = turns.withdraw(self.options, state, seat)
            case _:
                raise IllegalMove("not-a-move", "MT-08")
        return replace(after, last=Last(seat, move, refused))

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat: good words only, and not ``Withdraw``.

        ``play`` accepts more: bad words where words are contested or retries counted, and
        ``Withdraw`` at any time.
        """
        return self.choices(state, seat).with_plays(lambda at: self.plays(at.board, at.die))

    def choices(self, state: State, seat: int) -> Choices[State, Move]:
        """Return the legal moves of a seat without its plays, and the state in which it may
        play."""
        if seat == TABLE:
            return Choices(table_choices(self, state))
        if seat not in self.to_act(state):
            return Choices()
        if state.provisional is not None:
            return Choices((Accept(), Contest()))
        return Choices((), state, (Pass(),))

    def plays(self, board: Board, die: int) -> Iterator[Write]:
        """Yield every way to write ``die`` letters whose words are all good."""
        return legal.find(self.options, self.lexicon, board, die)

    def preview(self, board: Board, die: int, letters: Sequence[Written]) -> Scored:
        """Return what letters would score. Refuse a bad place, but not a bad word.

        The dice of coloured squares are not rolled: only ``expected`` counts them, with their mean.
        """
        check_shape(self.options, board, die, letters)
        return score(self.options, board.written(letters), letters)

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience may see: all but the draws to come."""
        return view(self.options, state, self.look(state, audience))

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:  # noqa: ARG002
        """Return the seat: all see the same."""
        return {"seat": seat}

    def may_bluff(self, state: State) -> bool:
        """Return whether bad words may be tried: where they stand unless they are contested."""
        return self.options.check == "contest" and not state.is_solo and not _stuck(state)

    def in_turn(self, state: State) -> bool:
        """Return whether the same turn goes on, with its time."""
        return state.tries > 0

    def formed(self, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG002
        """Return the words and points of a move."""
        if not isinstance(move, Write):
            return Formed()
        scored = score(self.options, state.board_to_be.written(move.letters), move.letters)
        dice = sum(DICE[one.colour] for one in scored.bonuses if one.value is None)
        return Formed.on_board(scored.words, scored.total, dice)

    def _check_turn(self, state: State, seat: int) -> None:
        """MT-Q19: players take turns; MT-37: not before the last words stand."""
        if state.provisional is not None:
            raise IllegalMove("window-open", "MT-37")
        if state.turn != seat:
            raise IllegalMove("not-your-turn", "MT-Q19", seat=state.turn)

    def _write(
        self, state: State, seat: int, letters: tuple[Written, ...]
    ) -> tuple[State, tuple[str, ...]]:
        """MT-08: write letters; return the state after it, and the bad words if they were looked
        up.

        Letters stand at once if words are checked; otherwise they can be contested, except in Solo,
        where nobody is there to contest them (MT-Q28).
        """
        check_shape(self.options, state.board, state.die, letters)
        after = replace(state, provisional=Provisional(seat, letters))
        if self.options.check == "contest" and not state.is_solo:
            return after, ()
        bad = bad_words(self.lexicon, state.board.written(letters), letters)
        if not bad:
            return turns.settle(self.options, after), ()
        if self.options.retries is None:
            raise refusal(self.lexicon, bad)
        return self._tried(state, seat), tuple(word for word, _ in bad)

    def _tried(self, state: State, seat: int) -> State:
        """MT-38, MT-Q16: a bad word is erased; if no retry is left, the turn is lost."""
        tries = state.tries + 1
        if self.options.retries is not None and tries > self.options.retries:
            return turns.missed(self.options, state, seat)
        return replace(state, tries=tries)

    def _time_up(self, state: State) -> State:
        """MT-Q33: the player to move passes."""
        if state.provisional is not None:
            raise IllegalMove("nobody-to-play", "MT-Q33")
        return turns.missed(self.options, state, state.turn)

    def _time_over(self, state: State) -> State:
        """MT-42, MT-Q22: the game ends with this turn; only where a time was fixed, and once."""
        if self.options.game_time is None:
            raise IllegalMove("no-game-time", "MT-42")
        if state.time_over:
            raise IllegalMove("time-over-already", "MT-Q22")
        return replace(state, time_over=True)


def _stuck(state: State) -> bool:
    """MT-Q10: return whether not even a bad word can be written: with one letter on the empty
    grid."""
    return state.board.is_empty and state.die == 1
