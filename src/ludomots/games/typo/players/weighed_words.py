"""What each place for a card is worth, with the word said there: a known one, or a bluff."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, Text, Word, listed
from ludomots.games.typo import Announce, Cannot, Move, View
from ludomots.games.typo.placing import PENALTY, REWARD, lengthened
from ludomots.games.typo.players.beginnings import BIT
from ludomots.games.typo.players.belief import Judge
from ludomots.games.typo.players.champion import Champion
from ludomots.games.typo.players.inventions import Place, believed
from ludomots.games.typo.players.trial import Gain
from ludomots.games.typo.players.weighed_cards import Try, given_up, weigh_rows, with_errors
from ludomots.games.typo.players.worth import chance_caught, decided_by_dictionary

_FEW = 4
"""A row that so few letters can lengthen is hard for everybody."""


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
    """Return what the words are worth that can be said, and giving up each of the longest rows."""
    said = _sayings(mind, view, made, chance)
    if not said and isinstance(made, Cannot):
        return weigh_rows(view, made, attempt)
    trial = attempt([*(one.place for one in said), *view.longest], _number(said, view, made))
    gains = [Gain(*trial.mean(number)) for number in range(len(said) + len(view.longest))]
    of_words, of_rows = gains[: len(said)], gains[len(said) :]
    if_refused = max(gain.total for gain in of_rows)
    words = [
        _weighed(mind, view, one, gain, if_refused, _theme(said, made, one))
        for one, gain in zip(said, of_words, strict=True)
    ]
    rows = [given_up(view, *one) for one in zip(view.longest, of_rows, strict=True)]
    return with_errors(trial, words + rows)


def heard(judge: Judge, word: str, cards: int, times_caught: int) -> float:
    """Return how likely somebody believes a word who knows as many words as Champion."""
    known = judge.recognised(word, Champion.temper)
    return known + (1 - known) * believed(judge, word, cards, times_caught)


def place_of(view: View, card: str, move: Announce) -> Place:
    """Return where a move places a card."""
    return Place(move.row, move.side, lengthened(view.rows[move.row - 1], card, move.side))


def _sayings(
    mind: Champion, view: View, made: Announce | Cannot, chance: random.Random
) -> list[Said]:
    """Return the word made first, then one for each other place that has a word.

    Without any good word there is a bluff, where bluffs can be tried.
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
    """Return the number of the choice made: a word that was said is the first one."""
    return 0 if isinstance(made, Announce) else len(said) + view.longest.index(made.row)


def _theme(said: Sequence[Said], made: Announce | Cannot, one: Said) -> str:
    """Return what one would have to see: a bluff, a word at all, or the better place."""
    if not one.good:
        return "bluff"
    has_word = isinstance(made, Announce) and said[0].good
    return "place" if has_word and sum(other.good for other in said) > 1 else "word"


def _weighed(
    mind: Champion, view: View, one: Said, gain: Gain, if_refused: float, theme: str
) -> Weighed[Move]:
    """Return what a word is worth; ``if_refused`` is what removing a row would be."""
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
    """Say which cards of the hand the row can take afterwards."""
    takes = mind.known.takes(place.letters)
    fitting = [card for card in sorted(set(view.hand or ())) if BIT[card] & takes]
    return FACTS("review-typo-room", letters=listed(fitting)) if fitting else ""


def _narrow(mind: Champion, place: Place) -> Text:
    """Say how few letters the row can take afterwards, whoever has them."""
    count = mind.known.takes(place.letters).bit_count()
    if count > _FEW:
        return FACTS("review-typo-harder")
    return FACTS("review-typo-closes", letters=place.letters, count=count)


def _chance_said(view: View, one: Said, believed_by: float) -> Text:
    if not one.good:
        return FACTS("review-typo-believed", percent=round(100 * believed_by))
    return "" if view.options.check == "check" else FACTS("review-typo-good-word")
