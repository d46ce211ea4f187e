"""What the moves of Typo are worth: cards, rows given up, words, bluffs and doubts.

A doubt is weighed for a player who cannot look the word up. What counts is how likely the word
exists to somebody with Champion's vocabulary, who recognises most of its words and judges all
others by their looks. Two such people would disagree about a strange word: how much they disagree
is part of the error.
"""

import random
from collections.abc import Callable, Sequence
from math import comb, hypot, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

from msgspec.structs import replace

from ludomots._engine import RowTrial
from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, Text, Word, listed
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo import Announce, Cannot, Choose, Move, View
from ludomots.games.typo.model import Announced
from ludomots.games.typo.placing import PENALTY, REWARD, lengthened
from ludomots.games.typo.players.beginnings import BIT
from ludomots.games.typo.players.belief import Judge, probability
from ludomots.games.typo.players.bluffs import (
    PATIENCE,
    Place,
    believed,
    chance_caught,
    decided_by_dictionary,
)
from ludomots.games.typo.players.levels import Champion
from ludomots.games.typo.players.trial import Gain, Tried

Try = Callable[[Sequence[Tried], int], RowTrial]
"""Tries some choices; it never drops the choice made, whose number is given."""


def weigh_cards(mind: Champion, view: View, made: Choose, attempt: Try) -> list[Weighed[Move]]:
    """Return the values of the cards of a hand; nothing if they are all the same."""
    cards = sorted(set(view.hand or ()))
    if len(cards) == 1 or made.card not in cards:
        return []
    trial = attempt(cards, cards.index(made.card))
    moves = [_chosen(mind, view, card, Gain(*trial.mean(n))) for n, card in enumerate(cards)]
    return with_errors(trial, moves)


def weigh_rows(view: View, made: Cannot, attempt: Try) -> list[Weighed[Move]]:
    """Return the values of giving up each of the longest rows; nothing if there is only one."""
    rows = view.longest
    if len(rows) == 1:
        return []
    trial = attempt(rows, rows.index(made.row))
    return with_errors(
        trial, [given_up(view, row, Gain(*trial.mean(n))) for n, row in enumerate(rows)]
    )


def with_errors(trial: RowTrial, moves: Sequence[Weighed[Move]]) -> list[Weighed[Move]]:
    """Return the moves of a trial, in its order, with the error of each one's loss."""
    best = max(range(len(moves)), key=lambda number: moves[number].value)
    return [replace(move, error=trial.error(number, best)) for number, move in enumerate(moves)]


def _chosen(mind: Champion, view: View, card: str, gain: Gain) -> Weighed[Move]:
    return Weighed(
        move=Choose(card),
        label=FACTS("review-typo-card", card=card),
        points=0,
        value=gain.total,
        error=0.0,
        theme="card",
        parts=(
            Part("chance", gain.now, _fits(mind, view, card)),
            Part("kept", gain.later, _keeps(mind, view, card)),
            Part("closed", gain.others, FACTS("review-typo-harder")),
        ),
    )


def given_up(view: View, row: int, gain: Gain) -> Weighed[Move]:
    """Return the value of giving up a row."""
    letters = view.rows[row - 1]
    penalty = view.owes if view.options.edition == "first" else 0
    return Weighed(
        move=Cannot(row),
        label=FACTS("review-typo-give-up", letters=letters),
        points=-price(view, letters),
        value=gain.total - penalty,
        error=0.0,
        theme="row",
        parts=(
            Part("now", gain.now - penalty),
            Part("kept", gain.later, FACTS("review-typo-rid-of-row", letters=letters)),
            Part("closed", gain.others, FACTS("review-typo-harder")),
        ),
    )


def price(view: View, letters: str) -> int:
    """Return the cost of removing a row: points, or cards in the second edition (TY-19, TY-Q24)."""
    if view.options.edition == "second":
        return (len(letters) + 1) // 2
    return len(letters) + view.owes


def _fits(mind: Champion, view: View, card: str) -> Text:
    """Return in how many rows a card has a place now."""
    count = sum(bool(mind.known.takes(row) & BIT[card]) for row in view.rows)
    return FACTS("review-typo-fits", count=count)


def _keeps(mind: Champion, view: View, card: str) -> Text:
    """Return which card is the hardest to place later: this one, or another one in the hand."""
    hand = sorted(set(view.hand or ()))
    hardest = min(hand, key=mind.ease.__getitem__)
    if card == hardest:
        return FACTS("review-typo-rid-of-card", card=card)
    others = [other for other in hand if other != card]
    easiest = max(others, key=mind.ease.__getitem__)
    return FACTS("review-typo-keeps", card=easiest)


_FEW = 4
"""A row that at most this many letters can lengthen is hard for everybody."""


class Said(NamedTuple):
    """A word and its place; ``good`` if it is in the list."""

    place: Place
    word: str
    good: bool


def weigh_placing(
    mind: Champion,
    view: View,
    made: Announce | Cannot,
    chance: random.Random,
    attempt: Try,
) -> list[Weighed[Move]]:
    """Return the values of the words that can be said, and of giving up each of the longest
    rows."""
    said = _sayings(mind, view, made, chance)
    if not said and isinstance(made, Cannot):
        return weigh_rows(view, made, attempt)
    trial = attempt([*(one.place for one in said), *view.longest], _number(said, view, made))
    gains = [Gain(*trial.mean(number)) for number in range(len(said) + len(view.longest))]
    of_words, of_rows = gains[: len(said)], gains[len(said) :]
    if_refused = max(gain.total for gain in of_rows)
    words = [
        _weighed_word(mind, view, one, gain, if_refused, _theme(said, made, one))
        for one, gain in zip(said, of_words, strict=True)
    ]
    rows = [given_up(view, *one) for one in zip(view.longest, of_rows, strict=True)]
    return with_errors(trial, words + rows)


def heard(judge: Judge, word: str, cards: int, times_caught: int) -> float:
    """Return the chance that a player who knows as many words as Champion believes a word."""
    known = judge.recognised(word, Champion.temper)
    return known + (1 - known) * believed(judge, word, cards, times_caught)


def place_of(view: View, card: str, move: Announce) -> Place:
    """Return where a move places a card."""
    return Place(move.row, move.side, lengthened(view.rows[move.row - 1], card, move.side))


def _sayings(
    mind: Champion, view: View, made: Announce | Cannot, chance: random.Random
) -> list[Said]:
    """Return the word made first, then one for each other place that has a word.

    If there is no good word, a bluff is among them where bluffs are allowed.
    """
    card = view.card or ""
    said = []
    if isinstance(made, Announce):
        said.append(Said(place_of(view, card, made), made.word, made.word in mind.words))
    for place in mind.places(view.rows, card):
        is_made = any(one.good and one.place == place for one in said)
        word = mind.known.word(place.letters)
        if word is not None and not is_made:
            said.append(Said(place, word, good=True))
    if view.options.check != "check" and not any(one.good for one in said):
        bluff = mind.invention(view, chance)
        if bluff is not None and all(one.word != bluff.word for one in said):
            said.append(Said(bluff.place, bluff.word, bluff.word in mind.words))
    return said


def _number(said: Sequence[Said], view: View, made: Announce | Cannot) -> int:
    """Return the number of the choice made: the word that was said is number 0."""
    return 0 if isinstance(made, Announce) else len(said) + view.longest.index(made.row)


def _theme(said: Sequence[Said], made: Announce | Cannot, one: Said) -> str:
    """Return what there was to see: a bluff, any word at all, or a better place."""
    if not one.good:
        return "bluff"
    has_word = isinstance(made, Announce) and said[0].good
    return "place" if has_word and sum(other.good for other in said) > 1 else "word"


def _weighed_word(
    mind: Champion, view: View, one: Said, gain: Gain, if_refused: float, theme: str
) -> Weighed[Move]:
    """Return the value of a word; ``if_refused`` is the value of removing a row."""
    first_edition = view.options.edition == "first"
    chance, believed_by = 0.0, 1.0
    if view.options.check != "check":
        believed_by = heard(mind.judge, one.word, len(one.place.letters), _caught(view))
        doubted = chance_caught(view, believed_by)
        if one.good and decided_by_dictionary(view):
            chance = doubted * REWARD * first_edition
        else:
            chance = doubted * (if_refused - PENALTY * first_edition - gain.total)
    return Weighed(
        move=Announce(one.place.row, one.place.side, one.word),
        label=FACTS(
            "review-typo-word" if one.good else "review-typo-bluff",
            word=Word(one.word),
            row=one.place.row,
        ),
        points=0,
        value=gain.total + chance,
        error=0.0,
        theme=theme,
        parts=(
            Part("now", gain.now),
            Part("kept", gain.later, _room(mind, view, one.place)),
            Part("closed", gain.others, _narrow(mind, one.place)),
            Part("chance", chance, _chance_said(view, one, believed_by)),
        ),
    )


def _caught(view: View) -> int:
    return view.caught.count(view.seat or 0)


def _room(mind: Champion, view: View, place: Place) -> Text:
    """Return which cards of the hand the row can take afterwards."""
    takes = mind.known.takes(place.letters)
    fitting = [card for card in sorted(set(view.hand or ())) if BIT[card] & takes]
    return FACTS("review-typo-room", letters=listed(fitting)) if fitting else ""


def _narrow(mind: Champion, place: Place) -> Text:
    """Return how few letters the row can take afterwards, from any player."""
    count = mind.known.takes(place.letters).bit_count()
    if count > _FEW:
        return FACTS("review-typo-harder")
    return FACTS("review-typo-closes", letters=place.letters, count=count)


def _chance_said(view: View, one: Said, believed_by: float) -> Text:
    if not one.good:
        return FACTS("review-typo-believed", percent=round(100 * believed_by))
    return "" if view.options.check == "check" else FACTS("review-typo-good-word")


_STRAYS = NormalDist(sigma=Champion.temper.noise).quantiles(8)
"""How far the judgements of people with the same vocabulary differ, in log odds."""


class Belief(NamedTuple):
    """How likely a word exists, and how much people disagree about it."""

    mean: float
    deviation: float


def weigh_doubt(
    mind: Champion, view: View, made: Accept | Contest, attempt: Try
) -> list[Weighed[Move]]:
    """Return the values of believing the waiting word and of doubting it.

    Nothing is returned if one more doubt changes nothing, or if a common word was believed.
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
        _weighed_doubt(Accept(), play, stands, 0.0, error, percent),
        _weighed_doubt(Contest(), play, stands, gain, error, percent),
    ]


def belief_of(judge: Judge, word: str, cards: int, times_caught: int) -> Belief:
    """Return how likely a word exists, if its first ``cards`` letters lie on the table."""
    temper = Champion.temper
    known = judge.recognised(word, temper)
    looks = temper.trust + judge.looks(word, cards, temper, times_caught)
    guessed = [probability(looks + stray) for stray in _STRAYS]
    mean = known + (1 - known) * fmean(guessed)
    square = known + (1 - known) * fmean(one * one for one in guessed)
    return Belief(mean, sqrt(max(0.0, square - mean * mean)))


def _decides(view: View, play: Announced, heard_by: float) -> float:
    """Return the chance that one more doubt decides, given the players who have not spoken
    (TY-21)."""
    silent = _others(view) - len({*play.accepted, *play.doubted} - {view.seat}) - 1
    lacking = (view.needed or 1) - len(play.doubted) - 1
    if not 0 <= lacking <= silent:
        return 0.0
    doubt = 1 - heard_by
    return comb(silent, lacking) * doubt**lacking * heard_by ** (silent - lacking)


def _others(view: View) -> int:
    """Return how many other players there are, whose doubts the author of a word must fear."""
    return len(view.scores) - len(view.withdrawn) - 1


def _place(view: View, play: Announced) -> Place:
    card = (view.revealed or ())[play.seat] or ""
    letters = lengthened(view.rows[play.row - 1], card, play.side)
    return Place(play.row, play.side, letters)


def _weighed_doubt(
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
