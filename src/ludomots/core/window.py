"""The window in which a play can be contested.

A play waits in ``state.provisional`` until every opponent has accepted it, one contests it, or the
table closes the window. What then happens is the game's own: it gives ``settle``, which returns the
state in which the play stands, and ``contest``, which judges the words.
"""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from ludomots.core.contract import GameState, IllegalMove, OpenPlay, Options, State
from ludomots.core.moves import Accept, CloseWindow, Contest
from ludomots.core.turns import others_around
from ludomots.words import Lexicon


class WindowRules(NamedTuple):
    """The rules that a refusal names: by which plays are contested, and by which accepted."""

    contest: str
    accept: str


Play = TypeVar("Play", bound=OpenPlay)
Answer = Contest | Accept | CloseWindow


def open_play(play: Play | None, seat: int, rules: WindowRules) -> Play:
    """Return the play that a seat may still contest or accept."""
    if play is None:
        raise IllegalMove("nothing-to-contest", rules.contest)
    if play.seat == seat:
        raise IllegalMove("own-play", rules.contest)
    if seat in play.accepted:
        raise IllegalMove("already-accepted", rules.accept)
    return play


def accept(state: State, seat: int, settle: Callable[[State], State], rules: WindowRules) -> State:
    """Note that an opponent accepts; once all have, the play stands."""
    play = open_play(state.provisional, seat, rules)
    accepted = replace(play, accepted=(*play.accepted, seat))
    noted = replace(state, provisional=accepted)
    return settle_if_accepted(noted, settle)


def close(state: State, settle: Callable[[State], State], rules: WindowRules) -> State:
    """Let the play stand because the time to contest is over."""
    if state.provisional is None:
        raise IllegalMove("nothing-to-contest", rules.contest)
    return settle(state)


def settle_if_accepted(state: State, settle: Callable[[State], State]) -> State:
    """Let the play stand if nobody can contest it any more."""
    return state if state.provisional is None or waiting(state) else settle(state)


def waiting(state: GameState) -> tuple[int, ...]:
    """Return who may still contest or accept the play, in the order of play."""
    play = state.provisional
    if play is None:
        return ()
    return tuple(seat for seat in others_around(state, play.seat) if seat not in play.accepted)


class Contests(NamedTuple, Generic[State, Options]):
    """How a game treats a play that waits: its rules, how it stands, and how words are judged.

    ``contest`` returns the state after a contest and the bad words.
    """

    rules: WindowRules
    settle: Callable[[Options, State], State]
    contest: Callable[[Options, Lexicon, State, int], tuple[State, tuple[str, ...]]]

    def answer(
        self, options: Options, lexicon: Lexicon, state: State, seat: int, move: Answer
    ) -> tuple[State, tuple[str, ...]]:
        """Return the state after an answer to the play, and the bad words that it found."""
        settle = partial(self.settle, options)
        match move:
            case Contest():
                return self.contest(options, lexicon, state, seat)
            case Accept():
                return accept(state, seat, settle, self.rules), ()
            case CloseWindow():
                return close(state, settle, self.rules), ()
