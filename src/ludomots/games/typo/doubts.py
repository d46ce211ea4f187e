"""Doubts: a word stands unless half of the others think that it does not exist (TY-21)."""

from typing import Literal

from msgspec.structs import replace

from ludomots.core.contract import JUDGE, IllegalMove
from ludomots.core.turns import others_around
from ludomots.core.window import WindowRules, open_play
from ludomots.games.typo.model import Announced, Options, State
from ludomots.games.typo.placing import PENALTY, REWARD, place, remove
from ludomots.words import Lexicon

RULES = WindowRules(contest="TY-21", accept="TY-21")

Decider = Literal["dictionary", "majority", "judge"]
"""What decides about a word that enough players doubt."""

Ruling = Literal["stands", "looked up", "kept", "upheld", "unjudged", "refused"]
"""What becomes of a word: too few doubt it, the dictionary tells, a tie keeps it, the judge lets it
stand, the judge says nothing in time, or it is refused by the others or the judge."""


def doubt(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Note that an opponent doubts the word; return the state after it and the word if it is bad.

    TY-Q4: whoever doubts risks nothing.
    """
    play = _open_word(options, state, seat)
    play = replace(play, doubted=(*play.doubted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def accept(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Note that an opponent believes the word."""
    play = _open_word(options, state, seat)
    play = replace(play, accepted=(*play.accepted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def close(options: Options, lexicon: Lexicon, state: State) -> tuple[State, tuple[str, ...]]:
    """Count the doubts because the time to doubt is over: who has said nothing believes."""
    play = state.provisional
    if play is None:
        raise IllegalMove("nothing-to-contest", RULES.contest)
    return _settle(options, lexicon, state, play, ruling(options, state, play))


def settle_if_decided(
    options: Options, lexicon: Lexicon, state: State
) -> tuple[State, tuple[str, ...]]:
    """Settle the word once those who have not spoken can change nothing any more."""
    play = state.provisional
    if play is None:
        return state, ()
    now = ruling(options, state, play)
    silent = voters(options, state)
    if_all_doubt = ruling(options, state, replace(play, doubted=(*play.doubted, *silent)))
    if now != if_all_doubt:
        return state, ()
    return _settle(options, lexicon, state, play, now)


def ruling(options: Options, state: State, play: Announced) -> Ruling:
    """Return what becomes of a word if nobody says anything more about it.

    TY-21, TY-Q3: it takes the doubts of half of the others or more. Then the dictionary tells; or,
    TY-26, TY-Q23, it takes more than half to refuse the word, and a tie keeps it; or the judge says
    whether it exists, and a judge who says nothing neither rewards nor punishes.
    """
    others, doubts = _votes(state, play)
    if 2 * doubts < others or not doubts:
        return "stands"
    match decider(options, state, play.seat):
        case "dictionary":
            return "looked up"
        case "majority":
            return "refused" if 2 * doubts > others else "kept"
        case "judge":
            judge = judge_of(options)
            if judge in play.doubted:
                return "refused"
            return "upheld" if judge in play.accepted else "unjudged"


def decider(options: Options, state: State, author: int) -> Decider:
    """Return what decides about the words of a seat once enough of the others doubt them.

    TY-26: nobody judges their own word, so the majority decides about those of the judge, and
    after the judge has left about all; where only one other player is left, and would decide
    alone, the dictionary does.
    """
    if options.check == "judge" and judge_of(options) not in {author, *state.withdrawn}:
        return "judge"
    is_majority = options.check in {"vote", "judge"}
    may_decide = len(others_around(state, author)) >= options.smallest_majority
    return "majority" if is_majority and may_decide else "dictionary"


def judge_of(options: Options) -> int:
    """Return the seat of the judge, ``JUDGE`` if it is somebody who does not play."""
    return JUDGE if options.judge is None else options.judge - 1


def voters(options: Options, state: State) -> tuple[int, ...]:
    """Return who has not yet spoken about the word, clockwise from its author.

    A judge who does not play is asked once enough players doubt it, and then nobody else is.
    """
    play = state.provisional
    if play is None:
        return ()
    spoken = {*play.accepted, *play.doubted}
    if judge_of(options) == JUDGE and ruling(options, state, play) == "unjudged":
        return (JUDGE,)
    return tuple(seat for seat in others_around(state, play.seat) if seat not in spoken)


def needed(others: int) -> int:
    """Return how many doubts are half of the others (TY-Q3)."""
    return (others + 1) // 2


def enough(options: Options, state: State, author: int) -> int:
    """Return how many must doubt a word of a seat: to have it decided about, or to refuse it
    where the others decide (TY-21, TY-26)."""
    others = len(others_around(state, author))
    if decider(options, state, author) == "majority":
        return others // 2 + 1
    return needed(others)


def _settle(
    options: Options, lexicon: Lexicon, state: State, play: Announced, now: Ruling
) -> tuple[State, tuple[str, ...]]:
    """TY-23: a good word that was doubted brings points; TY-24, TY-25: a bad one costs them."""
    if now in {"stands", "unjudged"}:
        return place(options, state, play), ()
    if now in {"kept", "upheld"} or (now == "looked up" and play.word in lexicon):
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


def _open_word(options: Options, state: State, seat: int) -> Announced:
    """Return the word that a seat, or a judge who does not play, may still doubt or believe."""
    play = open_play(state.provisional, seat, RULES)
    if seat in play.doubted:
        raise IllegalMove("already-doubted", "TY-21")
    asked = voters(options, state)
    if seat == JUDGE and JUDGE not in asked:
        raise IllegalMove("nothing-to-judge", "TY-26")
    if seat not in asked:
        raise IllegalMove("judge-decides", "TY-26")
    return play
