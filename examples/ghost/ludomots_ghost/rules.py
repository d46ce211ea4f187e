"""The rules of Ghost: options, moves, state, view, and what becomes of a move."""

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_uppercase
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import (
    Audience,
    GameState,
    GameView,
    IllegalMove,
    LastMove,
    Outcome,
    Rules,
    SeatRules,
    view_head,
)
from ludomots.core.draws import Draws
from ludomots.core.moves import Pass, TimeUp, Withdraw
from ludomots.core.options import TableOptions
from ludomots.core.turns import check_players, with_seat
from ludomots.words import Lexicon

SEATS = range(2, 7)
SEAT_RULES = SeatRules(over="GH-6", table="GH-8", seats="GH-1", left="GH-7")
LONGEST = 20
"""A beginning of this length must be challenged: nobody may add another letter."""
_LOOKED_AT = 50  # words of a beginning: if any word is long enough, one of these is


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """What a table may choose: how many lives each has, and how long a word must be to count."""

    lexicon: Literal["fr", "en", "nl"] = "fr"
    lives: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5
    shortest: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None


class Add(msgspec.Struct, frozen=True, tag="add"):
    """Add a letter to the beginning."""

    letter: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """Say that no word begins like this; the player before must name one."""


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Name a word that begins like this. ``Pass`` instead says that there is none."""

    word: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,25}$")]


Move = Add | Challenge | Name | Pass | Withdraw | TimeUp


class Last(LastMove[Move], frozen=True):
    """The last move, and the word that was named wrongly, if any."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A game of Ghost. ``scores`` are the lives left; ``naming`` says who has to name a word."""

    beginning: str = ""
    turn: int = 0
    author: int | None = None
    naming: int | None = None
    last: Last | None = None

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(seat for seat in self.active if self.scores[seat] > 0)


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """What anybody sees: nothing is hidden in this game."""

    options: Options
    seat: int | None
    scores: tuple[int, ...]
    to_act: tuple[int, ...]
    withdrawn: tuple[int, ...]
    outcome: Outcome | None
    beginning: str
    naming: int | None


class Ghost(Rules[State, Move, View, Options]):
    """The rulebook of Ghost."""

    table_moves = (TimeUp,)

    def start(self, seats: int, draws: Draws) -> State:
        """Chance says who begins."""
        check_players("ghost", SEATS, seats)
        first, draws = draws.below(seats)
        return State(draws=draws, scores=(self.options.lives,) * seats, turn=first)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the player who has to name a word, or whose turn it is."""
        if state.end:
            return ()
        return (state.turn,) if state.naming is None else (state.naming,)

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move."""
        self.check_seat(state, seat, move, SEAT_RULES)
        after = self._after(state, seat, move)
        refused = (
            (move.word,)
            if isinstance(move, Name) and after.scores[seat] < state.scores[seat]
            else ()
        )
        return replace(after, last=Last(seat, move, refused))

    def _after(self, state: State, seat: int, move: Move) -> State:
        if isinstance(move, Withdraw):
            return self._new_round(replace(state, withdrawn=(*state.withdrawn, seat)), state.turn)
        if isinstance(move, TimeUp):
            return self._life_lost(state, self.to_act(state)[0])
        if seat not in self.to_act(state):
            raise IllegalMove("not-your-turn", "GH-2", seat=self.to_act(state)[0])
        match move:
            case Add(letter=letter) if state.naming is None:
                return self._added(state, seat, state.beginning + letter)
            case Challenge() if state.naming is None and state.author is not None:
                return replace(state, naming=state.author)
            case Name(word=word) if state.naming is not None:
                return self._life_lost(state, state.turn if self._is_good(state, word) else seat)
            case Pass() if state.naming is not None:
                return self._life_lost(state, seat)
        if not isinstance(move, Add | Challenge | Name | Pass):
            raise IllegalMove("not-a-move", "GH-2")
        raise IllegalMove("ghost-naming" if state.naming is not None else "ghost-not-now", "GH-4")

    def _added(self, state: State, seat: int, beginning: str) -> State:
        """GH-2 and GH-3: a letter is added; it must not complete a word."""
        if len(beginning) > LONGEST:
            raise IllegalMove("ghost-too-long", "GH-2", longest=LONGEST)
        if self.is_word(beginning):
            return self._life_lost(replace(state, beginning=beginning), seat)
        return replace(state, beginning=beginning, author=seat, turn=_next(state, seat))

    def is_word(self, text: str) -> bool:
        """Return whether a text counts as a word here."""
        return len(text) >= self.options.shortest and text in self.lexicon

    def _is_good(self, state: State, word: str) -> bool:
        return word.startswith(state.beginning) and self.is_word(word)

    def _life_lost(self, state: State, loser: int) -> State:
        """GH-5 and GH-6: who loses a life begins again; the last one alive wins."""
        after = replace(state, scores=with_seat(state.scores, loser, state.scores[loser] - 1))
        return self._new_round(after, loser)

    def _new_round(self, state: State, first: int) -> State:
        """GH-7: a new word is begun; who left cannot win."""
        turn = first if first in state.alive else _next(state, first)
        end = "ghost-last-one" if len(state.alive) < 2 else None
        return replace(state, beginning="", author=None, naming=None, turn=turn, end=end)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield letters after which there still is a word, a challenge, or words to be named."""
        if seat not in self.to_act(state):
            return
        if state.naming is not None:
            yield from map(Name, words_from(self.lexicon, self.options, state.beginning))
            yield Pass()
            return
        if len(state.beginning) < LONGEST:
            yield from map(Add, letters_after(self.lexicon, self.options, state.beginning))
        if state.author is not None:
            yield Challenge()

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience sees."""
        head = view_head(self.options, state, self.look(state, audience))
        return View(**head, beginning=state.beginning, naming=state.naming)

    def outcome(self, state: State) -> Outcome | None:
        """Return who is the last one alive."""
        return Outcome(state.end, state.alive, state.scores) if state.end else None


def words_from(words: Lexicon, options: Options, beginning: str) -> Iterator[str]:
    """Yield some words that begin like this and are long enough to count."""
    found = words.prefix(beginning, _LOOKED_AT).words
    return (word for word in found if len(word) >= options.shortest and words.may_propose(word))


@lru_cache(maxsize=50_000)
def letters_after(words: Lexicon, options: Options, beginning: str) -> tuple[str, ...]:
    """Return the letters after which a beginning still leads to a word."""
    return tuple(one for one in ascii_uppercase if any(words_from(words, options, beginning + one)))


def _next(state: State, seat: int) -> int:
    """Return who plays after a seat."""
    seats = len(state.scores)
    around = ((seat + step) % seats for step in range(1, seats + 1))
    return next((one for one in around if one in state.alive), seat)
