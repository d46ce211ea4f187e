"""What it is worth to doubt a word, to somebody who cannot look it up.

Whether the word is in the list is never asked. What counts is how likely it exists to somebody
with Champion's vocabulary, who recognises most of its words and judges all others by their looks.
Two such people would not agree on a strange word: how far apart they are is part of the error.
"""

from math import comb, hypot, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, Word
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo import Move, View
from ludomots.games.typo.placing import PENALTY, REWARD, lengthened
from ludomots.games.typo.players.belief import Judge, probability
from ludomots.games.typo.players.champion import Champion
from ludomots.games.typo.players.inventions import Place
from ludomots.games.typo.players.trial import Gain
from ludomots.games.typo.players.weighed_cards import Try
from ludomots.games.typo.players.weighed_words import heard
from ludomots.games.typo.players.worth import PATIENCE, decided_by_dictionary
from ludomots.games.typo.state import Announced

_STRAYS = NormalDist(sigma=Champion.temper.noise).quantiles(8)
"""How far people with the same vocabulary stray in their judgement of a word, in log odds."""


class Belief(NamedTuple):
    """How likely a word exists, and how far people are apart about it."""

    mean: float
    deviation: float


def weigh_doubt(
    mind: Champion, view: View, made: Accept | Contest, attempt: Try
) -> list[Weighed[Move]]:
    """Return what believing the word that waits is worth, and doubting it.

    Nothing is returned if one doubt more changes nothing, or a common word was believed.
    """
    play = view.provisional
    if play is None:
        return []
    place = _place(view, play)
    cards, times_caught = len(place.letters), view.caught.count(play.seat)
    belief = belief_of(mind.judge, play.word, cards, times_caught)
    decides = _decides(view, play, heard(mind.judge, play.word, cards, times_caught))
    if not decides or (belief.mean == 1 and isinstance(made, Accept)):
        return []
    row = min(view.longest, key=lambda n: mind.known.takes(view.rows[n - 1]).bit_count())
    trial = attempt([place, row], 0)
    stands, refused = (Gain(*trial.mean(number)) for number in range(2))
    others, first_edition = _others(view), view.options.edition == "first"
    caught = refused.total - stands.total + PENALTY * first_edition / others
    price = max(PATIENCE, REWARD * first_edition) / others
    if not decided_by_dictionary(view):
        price = caught
    gain = decides * ((1 - belief.mean) * caught - belief.mean * price)
    sampled = decides * (1 - belief.mean) * trial.error(1, 0)
    error = hypot(sampled, decides * (caught + price) * belief.deviation)
    percent = round(100 * belief.mean)
    return [
        _weighed(Accept(), play, stands, 0.0, error, percent),
        _weighed(Contest(), play, stands, gain, error, percent),
    ]


def belief_of(judge: Judge, word: str, cards: int, times_caught: int) -> Belief:
    """Return how likely a word exists whose first letters, so many, lie on the table."""
    temper = Champion.temper
    known = judge.recognised(word, temper)
    looks = temper.trust + judge.looks(word, cards, temper, times_caught)
    guessed = [probability(looks + stray) for stray in _STRAYS]
    mean = known + (1 - known) * fmean(guessed)
    square = known + (1 - known) * fmean(one * one for one in guessed)
    return Belief(mean, sqrt(max(0.0, square - mean * mean)))


def _decides(view: View, play: Announced, heard_by: float) -> float:
    """Return how likely one doubt more decides, with those who have not spoken yet (TY-21)."""
    silent = _others(view) - len({*play.accepted, *play.doubted} - {view.seat}) - 1
    lacking = (view.needed or 1) - len(play.doubted) - 1
    if not 0 <= lacking <= silent:
        return 0.0
    doubt = 1 - heard_by
    return comb(silent, lacking) * doubt**lacking * heard_by ** (silent - lacking)


def _others(view: View) -> int:
    """Return how many others there are, of whom the author of a word must fear a doubt."""
    return len(view.scores) - len(view.withdrawn) - 1


def _place(view: View, play: Announced) -> Place:
    card = (view.revealed or ())[play.seat] or ""
    letters = lengthened(view.rows[play.row - 1], card, play.side)
    return Place(play.row, play.side, letters)


def _weighed(
    move: Accept | Contest, play: Announced, stands: Gain, chance: float, error: float, percent: int
) -> Weighed[Move]:
    doubts = isinstance(move, Contest)
    said = FACTS("review-typo-catches" if doubts else "review-typo-spares", percent=percent)
    return Weighed(
        move=move,
        label=FACTS("review-typo-doubt" if doubts else "review-typo-believe", word=Word(play.word)),
        points=0,
        value=stands.total + chance,
        error=error,
        theme="doubt" if doubts else "belief",
        parts=(
            Part("now", stands.now),
            Part("kept", stands.later),
            Part("closed", stands.others),
            Part("chance", chance, said),
        ),
    )
