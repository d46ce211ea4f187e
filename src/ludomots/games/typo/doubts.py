"""Doubts: a word stands unless half of the others think that it does not exist (TY-21)."""

from typing import Literal

from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.seats import others_around
from ludomots.core.window import WindowRules, open_play
from ludomots.games.typo.options import Options
from ludomots.games.typo.placing import PENALTY, REWARD, place, remove
from ludomots.games.typo.state import Announced, State
from ludomots.words import Lexicon

RULES = WindowRules(contest="TY-21", accept="TY-21")

Ruling = Literal["stands", "looked up", "kept", "refused"]


def doubt(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Note that an opponent doubts the word; return the state after it and the word if it is bad.

    TY-Q4: whoever doubts risks nothing.
    """
    play = _open_word(state, seat)
    play = replace(play, doubted=(*play.doubted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def accept(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Note that an opponent believes the word."""
    play = _open_word(state, seat)
    play = replace(play, accepted=(*play.accepted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def close(options: Options, lexicon: Lexicon, state: State) -> tuple[State, tuple[str, ...]]:
    """Count the doubts because the time to doubt is over: who has said nothing believes."""
    play = state.provisional
    if play is None:
        raise IllegalMove("nothing-to-contest", RULES.contest)
    return _settle(options, lexicon, state, play, ruling(options, *_votes(state, play)))


def settle_if_decided(
    options: Options, lexicon: Lexicon, state: State
) -> tuple[State, tuple[str, ...]]:
    """Settle the word once those who have not spoken can change nothing any more."""
    play = state.provisional
    if play is None:
        return state, ()
    others, doubts = _votes(state, play)
    now = ruling(options, others, doubts)
    if now != ruling(options, others, doubts + len(voters(state))):
        return state, ()
    return _settle(options, lexicon, state, play, now)


def ruling(options: Options, others: int, doubts: int) -> Ruling:
    """Return what so many doubts among so many others do to a word.

    TY-21, TY-Q3: half of the others or more send it to the dictionary; TY-26, TY-Q23: without one
    it takes more than half to refuse it, and a tie keeps it.
    """
    if 2 * doubts < others or not doubts:
        return "stands"
    if options.check != "vote":
        return "looked up"
    return "refused" if 2 * doubts > others else "kept"


def voters(state: State) -> tuple[int, ...]:
    """Return who has not yet spoken about the word, clockwise from its author."""
    play = state.provisional
    if play is None:
        return ()
    spoken = {*play.accepted, *play.doubted}
    return tuple(seat for seat in others_around(state, play.seat) if seat not in spoken)


def needed(others: int) -> int:
    """Return how many doubts are half of the others (TY-Q3)."""
    return (others + 1) // 2


def _settle(
    options: Options, lexicon: Lexicon, state: State, play: Announced, now: Ruling
) -> tuple[State, tuple[str, ...]]:
    """TY-23: a good word that was doubted brings points; TY-24, TY-25: a bad one costs them."""
    if now == "stands":
        return place(options, state, play), ()
    if now == "kept" or (now == "looked up" and play.word in lexicon):
        reward = REWARD if options.edition == "first" else 0
        return place(options, state, play, reward), ()
    caught = (*state.caught, play.seat)
    failed = replace(state, provisional=None, owes=PENALTY, caught=caught)
    if len(failed.longest) == 1:
        failed = remove(options, failed, failed.longest[0])
    return failed, (play.word,)


def _votes(state: State, play: Announced) -> tuple[int, int]:
    """Return how many others there are, and how many of them doubt the word."""
    others = others_around(state, play.seat)
    return len(others), len(set(others) & set(play.doubted))


def _open_word(state: State, seat: int) -> Announced:
    """Return the word that a seat may still doubt or believe."""
    play = open_play(state.provisional, seat, RULES)
    if seat in play.doubted:
        raise IllegalMove("already-doubted", "TY-21")
    return play
