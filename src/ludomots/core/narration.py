"""What a game gives so that it can be told in words, and the steps it is told by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

import msgspec

from ludomots.core.contract import (
    JUDGE,
    GameState,
    GameView,
    Move,
    Options,
    Outcome,
    Rules,
    State,
    View,
)
from ludomots.core.facts import FACTS, FactMaker, SeatName, Text, listed
from ludomots.core.options import TableOptions


class Step(NamedTuple, Generic[State, Move]):
    """A move that was made, with the states before and after it."""

    before: State
    seat: int
    move: Move
    after: State


class Hint(NamedTuple, Generic[Move]):
    """A move that may be proposed, in words; its points if they are certain.

    ``clues`` lead to it without saying it, the vaguest first.
    """

    move: Move
    label: Text
    points: int | None = None
    clues: tuple[Text, ...] = ()


class Telling(NamedTuple, Generic[State, Move, View, Options]):
    """A game to be told, as facts: which game it is, and its rules.

    A narration is given the whole state and says only what everybody at the table may know. What
    one seat may know besides is in ``expected`` and ``hints``, which are for that seat.
    """

    game: str
    rules: Rules[State, Move, View, Options]

    @property
    def say(self) -> FactMaker:
        """What makes a fact of the name of a text and its values."""
        return FACTS

    def name(self, seat: int) -> Text:
        """Return what a seat is called."""
        return FACTS("story-judge") if seat == JUDGE else SeatName(seat)

    def all_of(self, seats: Sequence[int]) -> Text:
        """Return what some seats are called, as people list them."""
        return listed([self.name(seat) for seat in seats])


def turns_missed(
    telling: Telling[State, Move, View, Options],
    owed: Sequence[int],
    left: Sequence[int],
    turn: int,
) -> list[Text]:
    """Tell who has missed a turn: those who owed more turns before a step than after it.

    The seat that the ``turn`` has come to has missed none, whatever it owed.
    """
    pairs = enumerate(zip(owed, left, strict=True))
    missed = [seat for seat, (before, after) in pairs if after < before and seat != turn]
    return [telling.say("story-misses-turn", player=telling.name(seat)) for seat in missed]


@dataclass(frozen=True, kw_only=True)
class Past(Generic[State, Move, View, Options]):
    """What happened in a game, in words. What a game does not say is told from its notation.

    ``beginning`` tells the first state. ``told`` tells a step: ``None`` where the sentence of every
    game will do, nothing where it is not worth one; ``also`` what else the step brought about.
    ``quiet`` tells a step that is not worth a sentence while the game runs, or secret.
    ``accounts`` explains the points of each seat at the end, from the last state and, if that is
    not enough, from all steps of the game.
    """

    beginning: Callable[[Telling[State, Move, View, Options], State], Text] = (
        lambda _telling, _state: ""
    )
    told: Callable[[Telling[State, Move, View, Options], Step[State, Move]], Text | None] = (
        lambda _telling, _step: None
    )
    also: Callable[[Telling[State, Move, View, Options], Step[State, Move]], list[Text]] = (
        lambda _telling, _step: []
    )
    quiet: Callable[[Telling[State, Move, View, Options], Step[State, Move]], Text] = (
        lambda _telling, _step: ""
    )
    accounts: Callable[
        [
            Telling[State, Move, View, Options],
            State,
            Callable[[], Sequence[Step[State, Move]]],
            Outcome,
        ],
        list[Text],
    ] = lambda _telling, _state, _steps, outcome: [""] * len(outcome.scores)


@dataclass(frozen=True, kw_only=True)
class Prompt(Generic[State, Move, View, Options]):
    """What a game asks for now, in words.

    ``turn`` says what a seat may do whose turn it is, ``open_play`` which play can be contested.
    ``skips`` are the turns that each seat still has to miss.
    """

    turn: Callable[[Telling[State, Move, View, Options], State, int], Text] | None = None
    open_play: Callable[[Telling[State, Move, View, Options], State], Text] | None = None
    skips: Callable[[State], Sequence[int]] = lambda state: (0,) * len(state.scores)


@dataclass(frozen=True, kw_only=True)
class Narration(Generic[State, Move, View, Options]):
    """One game in words: what happened in it, and what it asks for."""

    past: Past[State, Move, View, Options] = field(default_factory=Past)
    prompt: Prompt[State, Move, View, Options] = field(default_factory=Prompt)


AnyStep = Step[GameState, msgspec.Struct]
AnyHint = Hint[msgspec.Struct]
AnyTelling = Telling[GameState, msgspec.Struct, GameView, TableOptions]
"""A step, a hint and a telling of some game, for code that serves all games."""
