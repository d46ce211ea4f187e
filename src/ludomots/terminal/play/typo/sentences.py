"""What the table of Typo says."""

from typing import Any, cast

from ludomots.core.narration import Step
from ludomots.games.typo import Options, State, View
from ludomots.games.typo.placing import PENALTY
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts

_UNSEEN_IN_A_LINE = 6


def seat_note(state: State, seat: int, say: Texts) -> str:
    """Return the card before a seat, open or face down, and whether it has the dictionary."""
    card = state.cards[seat]
    shown = "" if card is None else f"[{card if state.order else '?'}]"
    return f"{shown:<3} {say('typo-holder') if seat == state.holder else ''}".rstrip()


def below(table: Table, say: Texts) -> list[str]:
    """Return the half and its order, or what the second edition is played for."""
    options = cast("Options", table.game.options)
    if options.edition == "second":
        return [say("typo-aim-second")]
    return [say("typo-half", half=table.game.state.half)]


def cost(table: Table, row: int, say: Texts) -> str:
    """Return what removing a row costs whoever is to place his card (TY-19, TY-25, TY-Q24)."""
    state: State = table.game.state
    letters = state.row(row)
    if cast("Options", table.game.options).edition == "second":
        taken = letters[len(letters) // 2 :]
        return say("typo-cost-second", row=row, letters=letters, taken=" ".join(taken))
    points = len(letters) + state.owes
    if state.owes:
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
    rows = [
        "    ".join(counts[start : start + _UNSEEN_IN_A_LINE])
        for start in range(0, len(counts), _UNSEEN_IN_A_LINE)
    ]
    return [say("typo-unseen-where"), "", *rows]


def round_line(table: Table, say: Texts) -> str:
    """Return the cards of the round in their order, what became of them, and whose turn it is."""
    state: State = table.game.state
    parts = [f"{one.card} {table.name(one.seat)} {'✓' if one.word else '✗'}" for one in state.done]
    parts += [f"{state.cards[seat]} {table.name(seat)}" for seat in state.order]
    if state.order:
        parts[len(state.done)] = f"▸ {parts[len(state.done)]}"
    return say("typo-round", cards=" · ".join(parts))


def new_turn(step: Step[Any, Any]) -> bool:
    """Return whether a step ended a turn: not while its word can be doubted, nor before the row of
    a bad one is removed."""
    return step.after.provisional is None and not step.after.owes
