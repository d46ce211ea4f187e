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
"""Who decides about a word that enough players doubt."""

Ruling = Literal["stands", "looked up", "kept", "upheld", "unjudged", "refused"]
"""What happens to a word: too few doubt it, the dictionary decides, a tie keeps it, the judge lets
it stand, the judge says nothing in time, or the others or the judge refuse it."""


def doubt(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Add an opponent's doubt; return the state after it, and the word if it proves bad.

    TY-Q4: a doubt costs nothing.
    """
    play = _open_word(options, state, seat)
    play = replace(play, doubted=(*play.doubted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def accept(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Write down that an opponent believes the word."""
    play = _open_word(options, state, seat)
    play = replace(play, accepted=(*play.accepted, seat))
    return settle_if_decided(options, lexicon, replace(state, provisional=play))


def close(options: Options, lexicon: Lexicon, state: State) -> tuple[State, tuple[str, ...]]:
    """Count the doubts when the time to doubt is over; players who said nothing believe the
    word."""
    play = state.provisional
    if play is None:
        raise IllegalMove("nothing-to-contest", RULES.contest)
    return _settle(options, lexicon, state, play, ruling(options, state, play))


def settle_if_decided(
    options: Options, lexicon: Lexicon, state: State
) -> tuple[State, tuple[str, ...]]:
    """Settle the word as soon as the players who have not spoken cannot change the result."""
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
    """Return what happens to a word if nobody says anything more about it.

    TY-21, TY-Q3: at least half of the others must doubt it. Then the dictionary decides. Or, TY-26,
    TY-Q23: more than half must doubt it to refuse it, and a tie keeps it; or the judge says whether
    it exists, and if the judge says nothing, nobody gains or loses points.
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
    """Return who decides about the words of a seat once enough of the others doubt them.

    TY-26: nobody judges their own word, so the majority decides about the words of the judge, and
    about all words after the judge has left. If only one other player is left, the dictionary
    decides, so that nobody decides alone.
    """
    if options.check == "judge" and judge_of(options) not in {author, *state.withdrawn}:
        return "judge"
    is_majority = options.check in {"vote", "judge"}
    may_decide = len(others_around(state, author)) >= options.smallest_majority
    return "majority" if is_majority and may_decide else "dictionary"


def judge_of(options: Options) -> int:
    """Return the seat of the judge, ``JUDGE`` if the judge does not play."""
    return JUDGE if options.judge is None else options.judge - 1


def voters(options: Options, state: State) -> tuple[int, ...]:
    """Return the players who have not yet spoken about the word, clockwise from its author.

    Once enough players doubt it, only a judge who does not play is asked.
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
    """Return how many must doubt a word of a seat: to have it looked up or judged, or to refuse it
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
    """Return how many other players there are, and how many of them doubt the word."""
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
