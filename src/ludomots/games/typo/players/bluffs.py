"""Words to bluff with, and when a doubt or a bluff pays."""

import random
from collections.abc import Iterable
from math import comb, erf, log, sqrt

import msgspec

from ludomots.core.contract import JUDGE
from ludomots.core.turns import with_seat
from ludomots.games.typo import Side, View
from ludomots.games.typo.doubts import judge_of, needed
from ludomots.games.typo.placing import PENALTY, REWARD
from ludomots.games.typo.players.belief import Judge, Letters, Temper, probability
from ludomots.words import Lexicon

LISTENER = Temper(recognises=(), trust=0.7, noise=1.2, memory=0.6, doubts_below=0.6)
"""The assumed listener of a bluff: nobody knows how much the others know."""
NEAR = 0.05
"""Words whose chance to be believed is this close to the best count as equal."""

_MOST_ADDED = 5
_ENDINGS_TRIED = 4


class Place(msgspec.Struct, frozen=True):
    """A place for a card: the row, its end, and the letters the row then has."""

    row: int
    side: Side
    letters: str


class Invention(msgspec.Struct, frozen=True):
    """A word that may not exist, its place, and the chance that one listener believes it."""

    place: Place
    word: str
    believed: float


def invention(
    judge: Judge,
    letters: Letters,
    words: Lexicon,
    places: Iterable[Place],
    times_caught: int,
    chance: random.Random,
) -> Invention | None:
    """Return one of the most believable words that begin with the letters of one of the places.

    It is ``None`` if there is none that may be said.
    """
    found = [
        Invention(place, word, believed(judge, word, len(place.letters), times_caught))
        for place in places
        for word in letters.ended(place.letters, len(place.letters) + _MOST_ADDED, _ENDINGS_TRIED)
        if is_decent(words, word)
    ]
    if not found:
        return None
    best = max(invented.believed for invented in found)
    return chance.choice([invented for invented in found if best - invented.believed <= NEAR])


def believed(judge: Judge, word: str, cards: int, times_caught: int) -> float:
    """Return the chance that a player believes a word that they do not recognise."""
    threshold = log(LISTENER.doubts_below / (1 - LISTENER.doubts_below))
    over = LISTENER.trust + judge.looks(word, cards, LISTENER, times_caught) - threshold
    return (1 + erf(over / LISTENER.noise / sqrt(2))) / 2


def is_decent(words: Lexicon, word: str) -> bool:
    """Return whether a word, and each word that it begins with, may be proposed."""
    return all(
        words.may_propose(start)
        for size in range(2, len(word) + 1)
        if (start := word[:size]) in words
    )


PATIENCE = 1
"""The least points that a doubt of a good word counts as losing: nobody likes to play with somebody
who doubts everything."""

_SPREAD = 1.1
"""The lead that means a chance of 73 % to win, divided by the square root of the cards to place."""
_SECOND_HALF = 12


def doubt_pays(view: View, belief: float) -> bool:
    """Return whether to doubt the waiting word, if it exists with this probability."""
    play = view.provisional
    if play is None:
        return False
    reward = max(PATIENCE, REWARD if view.options.edition == "first" else 0)
    now = chance_to_win(view, view.scores)
    caught = chance_to_win(view, _with_points(view, play.seat, -_price(view, PENALTY)))
    wrong = chance_to_win(view, _with_points(view, play.seat, reward))
    return (1 - belief) * (caught - now) > belief * (now - wrong)


def bluff_pays(view: View, believed: float) -> bool:
    """Return whether to bluff with a word, if each of the others believes it with this
    probability."""
    own = view.seat or 0
    passed = chance_to_win(view, view.scores)
    caught = chance_to_win(view, _with_points(view, own, -_price(view, PENALTY)))
    given_up = chance_to_win(view, _with_points(view, own, -_price(view, 0)))
    risk = chance_caught(view, believed)
    return (1 - risk) * passed + risk * caught > given_up


def chance_caught(view: View, believed: float) -> float:
    """Return the chance that a word is refused, if each of the others believes it with this
    probability.

    TY-21: half of them must doubt it; TY-26: more than half, or half and the judge.
    """
    options, doubt = view.options, 1 - believed
    others = len(view.scores) - len(view.withdrawn) - 1
    half, judge = needed(others), judge_of(options)
    if options.check == "judge" and judge not in {view.seat, *view.withdrawn}:
        if judge == JUDGE:
            return doubt * chance_of(others, half, doubt)
        return doubt * chance_of(others - 1, half - 1, doubt)
    if options.check in {"vote", "judge"} and others >= options.smallest_majority:
        return chance_of(others, others // 2 + 1, doubt)
    return chance_of(others, half, doubt)


def decided_by_dictionary(view: View) -> bool:
    """Return whether a word that enough players doubt is looked up, not voted on (TY-21, TY-26)."""
    others = len(view.scores) - len(view.withdrawn) - 1
    return view.options.check == "contest" or others < view.options.smallest_majority


def chance_of(trials: int, at_least: int, chance: float) -> float:
    """Return the chance that at least ``at_least`` of some independent trials succeed."""
    return sum(
        comb(trials, n) * chance**n * (1 - chance) ** (trials - n)
        for n in range(at_least, trials + 1)
    )


def chance_to_win(view: View, scores: tuple[int, ...]) -> float:
    """Return the chance of the seat of a view to win, with these points and the cards it has
    left."""
    own = view.seat or 0
    others = (
        points for seat, points in enumerate(scores) if seat != own and seat not in view.withdrawn
    )
    to_place = 1 + len(view.hand or ())
    if view.options.edition == "first" and view.half == 1:
        to_place += _SECOND_HALF
    return probability((scores[own] - max(others)) / (_SPREAD * sqrt(to_place)))


def _price(view: View, penalty: int) -> int:
    """Return what removing the longest row costs, with a penalty in the first edition."""
    row = len(view.rows[view.longest[0] - 1])
    return row + penalty if view.options.edition == "first" else (row + 1) // 2


def _with_points(view: View, seat: int, points: int) -> tuple[int, ...]:
    return with_seat(view.scores, seat, view.scores[seat] + points)
