"""What each card of a hand is worth to choose, and each row to give up."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ludomots._engine import RowTrial
from ludomots.core.analyst import Part, Weighed
from ludomots.core.facts import FACTS, Text
from ludomots.games.typo import Cannot, Choose, Move, View
from ludomots.games.typo.players.beginnings import BIT
from ludomots.games.typo.players.champion import Champion
from ludomots.games.typo.players.trial import Gain, Tried

Try = Callable[[Sequence[Tried], int], RowTrial]
"""Tries some choices; the one made, whose number is given, is never dropped."""


def weigh_cards(mind: Champion, view: View, made: Choose, attempt: Try) -> list[Weighed[Move]]:
    """Return what the cards of a hand are worth; nothing if they are all alike."""
    cards = sorted(set(view.hand or ()))
    if len(cards) == 1 or made.card not in cards:
        return []
    trial = attempt(cards, cards.index(made.card))
    moves = [_chosen(mind, view, card, Gain(*trial.mean(n))) for n, card in enumerate(cards)]
    return with_errors(trial, moves)


def weigh_rows(view: View, made: Cannot, attempt: Try) -> list[Weighed[Move]]:
    """Return what giving up each of the longest rows is worth; nothing if there is only one."""
    rows = view.longest
    if len(rows) == 1:
        return []
    trial = attempt(rows, rows.index(made.row))
    return with_errors(
        trial, [given_up(view, row, Gain(*trial.mean(n))) for n, row in enumerate(rows)]
    )


def with_errors(trial: RowTrial, moves: Sequence[Weighed[Move]]) -> list[Weighed[Move]]:
    """Return the moves of a trial, in its order, with how well their losses are known."""
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
    """Return what giving up a row is worth."""
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
    """Return what removing a row costs: points, in the second edition cards (TY-19, TY-Q24)."""
    if view.options.edition == "second":
        return (len(letters) + 1) // 2
    return len(letters) + view.owes


def _fits(mind: Champion, view: View, card: str) -> Text:
    """Say in how many rows a card has a place as they lie."""
    count = sum(bool(mind.known.takes(row) & BIT[card]) for row in view.rows)
    return FACTS("review-typo-fits", count=count)


def _keeps(mind: Champion, view: View, card: str) -> Text:
    """Say which card is the hardest to place later: this one, or another that is kept."""
    hand = sorted(set(view.hand or ()))
    hardest = min(hand, key=mind.ease.__getitem__)
    if card == hardest:
        return FACTS("review-typo-rid-of-card", card=card)
    others = [other for other in hand if other != card]
    easiest = max(others, key=mind.ease.__getitem__)
    return FACTS("review-typo-keeps", card=easiest)
