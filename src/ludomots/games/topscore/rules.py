"""The rulebook of Topscore: the authority that accepts or refuses a move."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludomots.core import window
from ludomots.core.contract import TABLE, Audience, Formed, IllegalMove, Rules, SeatRules
from ludomots.core.draws import Draws
from ludomots.core.finder import table_choices
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import legal, placing, turns
from ludomots.games.topscore.legal import WordIndex, word_index
from ludomots.games.topscore.model import (
    TABLE_MOVES,
    Abandon,
    Change,
    Exchange,
    Last,
    Lay,
    Move,
    Name,
    Options,
    OwnMove,
    Put,
    State,
    Trade,
    spell,
)
from ludomots.games.topscore.turns import CONTESTS
from ludomots.games.topscore.view import View, private, seen, shown_play, view

NAMES = 2
"""How many names a player may try: after a bad one there is a second try (TS-Q16)."""


class Preview(NamedTuple):
    """What a move would bring: the tokens from the rack, and the points."""

    added: Tiles
    points: int


SEAT_RULES = SeatRules(over="TS-40", table="TS-53", seats="TS-01", left="TS-53")


class Topscore(Rules[State, Move, View, Options]):
    """Topscore with its options chosen. The program draws, keeps the score and referees (TS-61).

    Words are looked up in the list of the table (TS-Q23). Most points win (TS-03), a tie is shared
    (TS-Q29).
    """

    table_moves = TABLE_MOVES

    @property
    def index(self) -> WordIndex:
        """The words of the list by their letters."""
        return word_index(self.lexicon, self.options.letter_set.letters)

    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state, racks filled and the first turn drawn for (TS-09)."""
        return turns.start(self.options, seats, draws)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return whose turn it is (TS-53); while a word can be contested, every opponent who has
        not accepted it (TS-Q22)."""
        if state.end:
            return ()
        return (state.turn,) if state.provisional is None else window.waiting(state)

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""
        self.check_seat(state, seat, move, SEAT_RULES)
        refused: tuple[str, ...] = ()
        match move:
            case Contest() | Accept() | CloseWindow():
                after, refused = CONTESTS.answer(self.options, self.lexicon, state, seat, move)
            case TimeUp():
                after = self._time_up(state)
            case Withdraw():
                after = turns.withdraw(self.options, state, seat)
            case _:
                self._check_turn(state, seat)
                after, refused = self._take_part(state, seat, move)
        return replace(after, last=Last(seat, move, refused))

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat: good words only, and not ``Withdraw``.

        ``play`` accepts more: bad words where words are contested, and ``Withdraw`` at any time.
        """
        if seat == TABLE:
            yield from table_choices(self, state)
        if seat not in self.to_act(state):
            return
        match state.phase:
            case "contest":
                yield from (Accept(), Contest())
            case "name":
                yield from map(Name, placing.names(self.options, self.lexicon, state.boards[seat]))
                yield Pass()
            case "put":
                yield from placing.puts(state.putting)
            case _:
                yield from legal.find(self.options, self.index, state, seat)

    def preview(self, state: State, seat: int, move: OwnMove) -> Preview:
        """Return what a move would bring. Refuse an illegal move, but not a bad word."""
        self._check_turn(state, seat)
        match move:
            case Lay() | Change():
                after = self._waiting(state, seat, move)
                play, shown = after.provisional, shown_play(after)
                return Preview(play.added if play else (), shown.points if shown else 0)
            case Name(word=word):
                self._check_name(state, seat, tuple(word))
                return Preview((), placing.LETTER_POINTS * len(word))
            case Put():
                after = self._put_letter(state, seat, move)
            case _:
                after, _ = self._take_part(state, seat, move)
        return Preview((), after.scores[seat] - state.scores[seat])

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience may see (TS-10)."""
        return view(self.options, state, self.look(state, audience))

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:
        """Return what only this seat sees."""
        return private(state, seat, public)

    def seen(self, seat: int, move: Move, audience: Audience) -> Move:
        """Return a move as an audience may see it (TS-10)."""
        return seen(seat, move, audience)

    def may_bluff(self, state: State) -> bool:  # noqa: ARG002
        """Return whether bad words may be tried: where they stand unless they are contested."""
        return self.options.check == "contest"

    def in_turn(self, state: State) -> bool:
        """Return whether the same turn goes on, with its time.

        Naming has its own time, which goes on after a bad name (TS-Q16).
        """
        return bool(state.tries if state.phase == "name" else state.parts)

    def turn_seconds(self, state: State, usual: int) -> int:
        """Return the seconds to name a word, or those of a turn (TS-11, TS-Q16)."""
        return (self.options.naming_clock or 2 * usual) if state.phase == "name" else usual

    def formed(self, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG002
        """Return the word and points of a move."""
        match move:
            case Lay(word=word):
                points = turns.points_of(word)
            case Change(word=word):
                points = 0
            case Name(word=word):
                points = placing.LETTER_POINTS * len(word)
            case _:
                return Formed()
        return Formed.of_word(spell(word), points)

    def _check_turn(self, state: State, seat: int) -> None:
        """TS-53: players act on their own turn only; TS-Q22: not before the last word stands."""
        if state.provisional is not None:
            raise IllegalMove("window-open", "TS-Q22")
        if state.turn != seat:
            raise IllegalMove("not-your-turn", "TS-53", seat=state.turn)

    def _take_part(self, state: State, seat: int, move: Move) -> tuple[State, tuple[str, ...]]:
        """Make one part of a turn; return the state after it, and the bad word if one was named."""
        refused: tuple[str, ...] = ()
        match move:
            case Name(word=word):
                after, refused = self._name(state, seat, tuple(word))
            case Put():
                after = self._put(state, seat, move)
            case Pass():
                after = self._pass(state, seat)
            case Lay() | Change():
                after = self._word(self._waiting(state, seat, move), move.word)
            case Trade():
                self._check_may_play(state)
                on, at = placing.check_trade(state, seat, move)
                after = turns.trade(self.options, state, seat, on, at)
            case Abandon():
                self._check_may_play(state)
                self._check_no_blank_owed(state)
                placing.check_abandon(self.options, state, seat)
                after = turns.abandon(self.options, state, seat)
            case Exchange(tokens=tokens):
                self._check_may_play(state)
                self._check_no_blank_owed(state)
                after = self._exchange(state, seat, tokens)
            case _:
                raise IllegalMove("not-a-move", "TS-54")
        return after, refused

    def _waiting(self, state: State, seat: int, move: Lay | Change) -> State:
        """Return the state in which a word waits to be contested, good or bad."""
        self._check_may_play(state)
        if isinstance(move, Lay):
            added, rack = placing.check_lay(self.options, state, seat, move)
        else:
            self._check_no_blank_owed(state)
            added, rack = placing.check_change(self.options, state, seat, move)
        return turns.wait(state, seat, move, added, rack)

    def _check_may_play(self, state: State) -> None:
        """TS-25: first put a letter of the seven-letter word; TS-31: first name a word."""
        word = spell(state.putting.word)
        match state.phase:
            case "put":
                raise IllegalMove("put-first", "TS-25", words=(word,))
            case "name":
                raise IllegalMove("name-first", "TS-31")

    def _check_no_blank_owed(self, state: State) -> None:
        """TS-46: a traded blank must be laid at once."""
        if state.traded is not None:
            raise IllegalMove("blank-owed-already", "TS-46")

    def _word(self, state: State, word: Tiles) -> State:
        """Let a word stand if it is good, or wait where words are contested (TS-Q22)."""
        if self.options.check == "contest":
            return state
        placing.check_word(self.lexicon, word)
        return self._settle(state)

    def _exchange(self, state: State, seat: int, tokens: Tiles) -> State:
        """TS-48, TS-49: exchange one token or more instead of laying a word."""
        placing.check_turn_is_whole(state, "TS-49")
        if not tokens:
            raise IllegalMove("nothing-exchanged", "TS-48")
        rest = placing.rack_after(state, seat, tokens)
        return turns.exchange(self.options, state, seat, tokens, rest)

    def _put(self, state: State, seat: int, move: Put) -> State:
        """TS-25: put a letter; where the program finds the longest word it does so now (TS-Q16)."""
        after = self._put_letter(state, seat, move)
        if after.phase != "name" or self.options.naming == "player":
            return after
        return turns.name(self.options, after, seat, self._longest(after, seat))

    def _put_letter(self, state: State, seat: int, move: Put) -> State:
        if state.phase == "name":
            raise IllegalMove("name-first", "TS-31")
        if state.phase != "put":
            raise IllegalMove("nothing-to-put", "TS-25")
        placing.check_put(state.putting, move)
        return turns.put(self.options, state, seat, move)

    def _name(self, state: State, seat: int, word: Tiles) -> tuple[State, tuple[str, ...]]:
        """TS-31, TS-34: one word; TS-Q16: a bad one may be followed by another, once."""
        self._check_name(state, seat, word)
        if spell(word) in self.lexicon:
            return turns.name(self.options, state, seat, word), ()
        tries = state.tries + 1
        if tries < NAMES:
            return replace(state, tries=tries), (spell(word),)
        return turns.name(self.options, state, seat, ()), (spell(word),)

    def _check_name(self, state: State, seat: int, word: Tiles) -> None:
        if state.phase != "name":
            raise IllegalMove("nothing-to-name", "TS-31")
        placing.check_name(self.options, state.boards[seat], word)

    def _pass(self, state: State, seat: int) -> State:
        """TS-54: pass, or say that there is no word to name."""
        match state.phase:
            case "put":
                word = spell(state.putting.word)
                raise IllegalMove("put-first", "TS-25", words=(word,))
            case "name":
                return turns.name(self.options, state, seat, ())
            case _:
                return turns.end_turn(self.options, state)

    def _time_up(self, state: State) -> State:
        """TS-11, TS-54: the turn is over; a letter not put yet is put next time.

        TS-Q16: when the time to name a word is over, the program names the longest one.
        """
        if state.provisional is not None:
            raise IllegalMove("nobody-to-play", "TS-Q21")
        if state.phase == "name":
            return turns.name(self.options, state, state.turn, self._longest(state, state.turn))
        return turns.end_turn(self.options, state)

    def _longest(self, state: State, seat: int) -> Tiles:
        found = placing.names(self.options, self.lexicon, state.boards[seat])
        return found[0] if found else ()

    def _settle(self, state: State) -> State:
        return turns.settle(self.options, state)
