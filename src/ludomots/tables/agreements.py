"""What becomes of a proposal: it is carried out, refused, or overtaken by what happens.

``proposing`` says who is asked, and how many must agree.
"""

from typing import TYPE_CHECKING

from ludomots.core.moves import Accept, Contest, Withdraw
from ludomots.core.player import USUAL_LEVEL
from ludomots.core.shelf import players_of
from ludomots.tables import events
from ludomots.tables.absence import is_open
from ludomots.tables.events import Event
from ludomots.tables.pace import DAY
from ludomots.tables.proposals import (
    Annul,
    GoOn,
    LetComputerPlay,
    PauseGame,
    Proposal,
    TakeBack,
    WithdrawPlayer,
)

if TYPE_CHECKING:
    from ludomots.tables.table import Table


def settled(table: "Table") -> Event | None:
    """Return what follows from a proposal that was agreed to, refused or overtaken, if it was."""
    proposal = table.proposal
    if proposal is None:
        return None
    if proposal.seat in proposal.refused:
        return events.ProposalDropped("taken-back")
    if proposal.is_agreed:
        return _effect(table, proposal)
    if proposal.is_refused:
        return events.ProposalDropped("refused")
    return events.ProposalDropped("overtaken") if _is_overtaken(table, proposal) else None


def first_taken_back(table: "Table", seats: tuple[int, ...]) -> int | None:
    """Return the number of the entry from which on moves are taken back: the last move of some
    seats that is no answer to a play. ``None`` if there is none, or if somebody left since."""
    moves = () if table.game is None else table.game.moves
    for made in reversed(moves):
        if isinstance(made.move, Withdraw):
            return None
        if made.seat in seats and not isinstance(made.move, Accept | Contest):
            return made.seq
    return None


def _is_overtaken(table: "Table", proposal: Proposal) -> bool:
    """Return whether what was proposed makes no sense any more: the player came back, or somebody
    has played."""
    last = table.entries[-1]
    if isinstance(proposal.wish, TakeBack):
        return isinstance(last.event, events.Moved)
    if proposal.about is not None:
        return not is_open(table, proposal.about, last.at)
    if isinstance(proposal.wish, LetComputerPlay | WithdrawPlayer):
        return table.game is None or proposal.wish.seat in table.game.state.withdrawn
    return isinstance(proposal.wish, GoOn) and table.paused is None


def _effect(table: "Table", proposal: Proposal) -> Event:
    match proposal.wish:
        case PauseGame(days=days):
            return events.Paused(table.entries[-1].at + days * DAY, proposal.about)
        case GoOn():
            return events.WentOn()
        case Annul():
            return events.Closed("annulled")
        case LetComputerPlay(seat=seat):
            may_return = proposal.about is not None
            return events.ComputerTookOver(seat, _level(table), may_return)
        case WithdrawPlayer(seat=seat):
            return events.Moved(seat, table.kind.notation.write_move(Withdraw()))
        case TakeBack():
            identity = table.seats[proposal.seat].identity or ""
            first = first_taken_back(table, table.seats_of(identity))
            if first is None:
                return events.ProposalDropped("overtaken")
            return events.TakenBack(first)


def _level(table: "Table") -> str:
    """Return the level of a computer that plays for somebody: that of the other computer players
    at the table, or else the one that families play against."""
    levels = players_of(table.opened.game)
    at_table = (seat.level for seat in table.seats if seat.level in levels)
    usual = USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]
    return next(at_table, None) or usual
