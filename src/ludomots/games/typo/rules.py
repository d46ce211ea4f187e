"""The rulebook of Typo: the authority that accepts or refuses a move."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience, Formed, IllegalMove, Rules, SeatRules
from ludomots.core.draws import Draws
from ludomots.core.explain import words_refused
from ludomots.core.finder import table_choices
from ludomots.core.moves import Accept, CloseWindow, Contest, TimeUp, Withdraw
from ludomots.core.turns import others_around, with_seat
from ludomots.games.typo import doubts, placing, rounds
from ludomots.games.typo.model import Announce, Cannot, Choose, Last, Move, Options, State
from ludomots.games.typo.rounds import sorted_hand
from ludomots.games.typo.view import View, private, seen, view
from ludomots.words import Lexicon, Reason


def withdraw(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Let a player leave: their cards leave the half with them, and their waiting word is taken
    back.

    Return the state after it, and another player's word if the remaining players prove it bad.
    """
    was_to_place = state.order[:1] == (seat,)
    hand = state.hands[seat] if state.cards[seat] is None else _with_card(state, seat)
    left = replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        cards=with_seat(state.cards, seat, None),
        order=tuple(other for other in state.order if other != seat),
        provisional=None if was_to_place else state.provisional,
        owes=0 if was_to_place else state.owes,
        withdrawn=(*state.withdrawn, seat),
    )
    if len(left.active) <= 1:
        return replace(left, provisional=None, owes=0, end="withdrawn"), ()
    if left.holder == seat:
        left = replace(left, holder=others_around(left, seat)[0])
    after, refused = doubts.settle_if_decided(options, lexicon, left)
    return rounds.go_on(options, after), refused


def _with_card(state: State, seat: int) -> tuple[str, ...]:
    return sorted_hand([*state.hands[seat], state.cards[seat] or ""])


_REASONS = {
    Reason.HYPHEN: "TY-Q22",
    Reason.APOSTROPHE: "TY-Q22",
    Reason.PROPER_NOUN: "TY-32",
    Reason.FIRST_NAME: "TY-32",
    Reason.SURNAME: "TY-32",
    Reason.ABBREVIATION: "TY-32",
    Reason.ACRONYM: "TY-32",
}

SEAT_RULES = SeatRules(over="TY-30", table="TY-09", seats="TY-01", left="TY-30")


class Typo(Rules[State, Move, View, Options]):
    """Typo with its options chosen. The program deals, keeps the score and looks words up.

    The dictionary is the list of the table (TY-07, TY-31). The fewest points lost win (TY-30,
    TY-Q18), a tie is shared (TY-Q19).
    """

    table_moves = (CloseWindow, TimeUp)

    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state: four rows begun, hands dealt (TY-03, TY-04)."""
        return self.counted(rounds.start(self.options, seats, draws))

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that still have to choose (TY-09); then the seat to place its card
        (TY-11) or, while a word can be doubted, the others who have not spoken (TY-21)."""
        if state.end:
            return ()
        if state.provisional is not None:
            return doubts.voters(self.options, state)
        return state.order[:1] or state.choosers

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""
        self.check_seat(state, seat, move, SEAT_RULES)
        refused: tuple[str, ...] = ()
        match move:
            case Choose(card=card):
                after = rounds.choose(self.options, state, seat, card)
            case Announce():
                self._check_turn(state, seat)
                after, move = self._announce(state, seat, move)
            case Cannot(row=row):
                self._check_turn(state, seat)
                after = placing.remove(self.options, state, row)
            case Contest():
                after, refused = doubts.doubt(self.options, self.lexicon, state, seat)
            case Accept():
                after, refused = doubts.accept(self.options, self.lexicon, state, seat)
            case CloseWindow():
                after, refused = doubts.close(self.options, self.lexicon, state)
            case TimeUp():
                after = self._time_up(state)
            case Withdraw():
                after, refused = withdraw(self.options, self.lexicon, state, seat)
            case _:
                raise IllegalMove("not-a-move", "TY-09")
        return self.counted(replace(after, last=Last(seat, move, refused)))

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat: for each row and side one good word, if there is one.

        ``play`` accepts more: any other word that begins so, bad words where words are doubted, and
        ``Withdraw`` at any time.
        """
        if seat == TABLE:
            yield from table_choices(self, state)
        elif seat not in self.to_act(state):
            return
        elif state.provisional is not None:
            yield from (Accept(), Contest())
        elif not state.order:
            yield from map(Choose, sorted(set(state.hands[seat])))
        else:
            if not state.owes:
                yield from placing.find(self.lexicon, state.rows, state.cards[seat] or "")
            yield from map(Cannot, state.longest)

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience may see; of the other hands only their size (TY-05)."""
        return view(self.options, state, self.look(state, audience))

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:
        """Return what only this seat sees."""
        return private(state, seat, public)

    def seen(self, seat: int, move: Move, audience: Audience) -> Move:
        """Return a move as an audience may see it: a choice is secret until the reveal (TY-10)."""
        return seen(seat, move, audience)

    def judge(self, state: State) -> int | None:
        """Return the judge of the waiting word, if a judge decides about it (TY-26)."""
        play = state.provisional
        if play is None or doubts.decider(self.options, state, play.seat) != "judge":
            return None
        return doubts.judge_of(self.options)

    def may_bluff(self, state: State) -> bool:  # noqa: ARG002
        """Return whether bad words may be tried: where they stand unless they are doubted."""
        return self.options.check != "check"

    def in_turn(self, state: State) -> bool:
        """Return whether the same turn goes on, with its time."""
        return state.owes > 0

    def formed(self, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG002
        """Return the word of a move, or what removing a row costs (TY-19, TY-25)."""
        match move:
            case Announce(word=word):
                return Formed.of_word(word)
            case Cannot(row=row) if self.options.edition == "first":
                return Formed((), -len(state.row(row)) - state.owes)
            case _:
                return Formed()

    def _check_turn(self, state: State, seat: int) -> None:
        """TY-10, TY-11: one after the other, once the cards are revealed; TY-21: not before the
        last word stands."""
        if not state.order:
            raise IllegalMove("not-revealed", "TY-10")
        if state.provisional is not None:
            raise IllegalMove("window-open", "TY-21")
        if state.order[0] != seat:
            raise IllegalMove("not-your-turn", "TY-11", seat=state.order[0])

    def _announce(self, state: State, seat: int, move: Announce) -> tuple[State, Announce]:
        """Return the state after a word, and the move with the word as the dictionary writes it.

        TY-Q2: a bad word is refused if words are checked; otherwise the word waits to be doubted.
        """
        if state.owes:
            raise IllegalMove("must-remove", "TY-24")
        word = placing.announced(state, seat, move)
        said = replace(move, word=word.word)
        if self.options.check != "check":
            return replace(state, provisional=word), said
        if word.word not in self.lexicon:
            raise words_refused(self.lexicon, [word.word], unknown="TY-32", rules=_REASONS)
        return placing.place(self.options, state, word), said

    def _time_up(self, state: State) -> State:
        """TY-Q20: chance chooses for the players who have not chosen; the player to place cannot
        place."""
        if state.provisional is not None:
            raise IllegalMove("nobody-to-play", "TY-Q20")
        if not state.order:
            return rounds.choose_blind(self.options, state)
        return placing.remove(self.options, state, state.longest[0])

    def counted(self, state: State) -> State:
        """TY-Q24: in the second edition each card that one still has is a point lost."""
        if self.options.edition == "first":
            return state
        return replace(state, scores=tuple(-state.held(s) for s in range(len(state.hands))))
