"""What the table of Typo says."""

from ludomots.games.typo import Move, Typo, View
from ludomots.games.typo.placing import PENALTY
from ludomots.texts import Texts
from ludomots.widgets.columns import in_columns
from ludomots.widgets.face import Notes
from ludomots.widgets.table import KnownTable

Table = KnownTable[Typo, Move, View]
"""A table of Typo."""


def seat_note(view: View, seat: int, say: Texts) -> str:
    """Return the card before a seat, open or face down, and whether it has the dictionary."""
    card = view.revealed[seat] if view.revealed else "?" if seat in view.chosen else None
    shown = "" if card is None else f"[{card}]"
    return f"{shown:<3} {say('typo-holder') if seat == view.holder else ''}".rstrip()


def below(view: View, say: Texts) -> list[str]:
    """Return the half and its order, or what the second edition is played for."""
    if view.options.edition == "second":
        return [say("typo-aim-second")]
    return [say("typo-half", half=view.half)]


NOTES = Notes(seat_note, below)


def cost(view: View, row: int, say: Texts) -> str:
    """Return what removing a row costs the player who is to place a card (TY-19, TY-25, TY-Q24)."""
    letters = view.rows[row - 1]
    if view.options.edition == "second":
        taken = letters[len(letters) // 2 :]
        return say("typo-cost-second", row=row, letters=letters, taken=" ".join(taken))
    points = len(letters) + view.owes
    if view.owes:
        return say(
            "typo-cost-bad",
            row=row,
            letters=letters,
            points=points,
            cards=len(letters),
            bad=PENALTY,
        )
    return say("typo-cost", row=row, letters=letters, points=points)


def unseen_lines(view: View, say: Texts) -> list[str]:
    """Return the cards that this audience sees nowhere, counted."""
    counts = [f"{card} {count:>2}" for card, count in view.unseen.items()]
    return [say("typo-unseen-where"), "", *in_columns(counts)]


def round_line(table: Table, say: Texts) -> str:
    """Return the cards of the round in their order, what became of them, and whose turn it is."""
    view = table.view(None)
    cards, names = view.revealed or (), table.names
    parts = [f"{one.card} {names[one.seat]} {'✓' if one.word else '✗'}" for one in view.done]
    parts += [f"{cards[seat]} {names[seat]}" for seat in view.order]
    if view.order:
        parts[len(view.done)] = f"▸ {parts[len(view.done)]}"
    return say("typo-round", cards=" · ".join(parts))
