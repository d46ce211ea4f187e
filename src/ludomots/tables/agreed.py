"""How agreements change a table: the part of the replay that is about proposals."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.tables import clock as clocks
from ludomots.tables import events
from ludomots.tables.absence import open_absence, somebody_left
from ludomots.tables.events import Entry
from ludomots.tables.proposals import Pause, Proposal, StandIn, WithdrawPlayer
from ludomots.tables.start import first_state, start_of

if TYPE_CHECKING:
    from ludomots.core.contract import GameState
    from ludomots.tables.table import LiveGame, Made, Table

Agreement = (
    events.Proposed
    | events.Answered
    | events.ProposalDropped
    | events.Paused
    | events.WentOn
    | events.TakenBack
    | events.ComputerTookOver
    | events.SeatRetaken
)
"""The events of proposals, and of what was agreed on."""


def after_agreement(table: "Table", entry: Entry, event: Agreement) -> "Table":
    """Return a table after an event that has to do with an agreement.

    Raise ``ValueError`` if there is nothing that the event can be about.
    """
    game = table.game
    if game is None or table.status != "running":
        raise ValueError("no game")
    match event:
        case events.Proposed():
            return replace(table, proposal=_proposal(table, entry.seq, event))
        case events.Answered():
            return replace(table, proposal=_answered(table, event))
        case events.ProposalDropped():
            return replace(table, proposal=None)
        case events.Paused(until=until, about=about):
            clock = clocks.charge(game.clock, table.opened.pace, entry.at)
            paused, stopped = Pause(entry.at, until, about), replace(game, clock=clock)
            return replace(table, proposal=None, paused=paused, game=stopped)
        case events.WentOn():
            return _went_on(table, game, entry.at)
        case events.TakenBack(first=first):
            return replace(table, proposal=None, game=_taken_back(table, game, first, entry))
        case events.ComputerTookOver(seat=seat, level=level, may_return=may_return):
            stand_ins = {**table.stand_ins, seat: StandIn(level, may_return)}
            replaced = table.replaced | {seat}
            return replace(table, proposal=None, stand_ins=stand_ins, replaced=replaced)
        case events.SeatRetaken(seat=seat):
            others = {at: one for at, one in table.stand_ins.items() if at != seat}
            return replace(table, stand_ins=others)


def after_leaving(before: "Table", left: "Table", entry: Entry) -> "Table":
    """Return a table that a player has ``left``. To leave a game that somebody else has left, or
    that waits for somebody too long, costs nothing; nor does it to be voted out without being
    absent."""
    proposal = left.proposal
    if entry.by is None and proposal is not None and _is_about_leaving(proposal, entry):
        is_voted_out = proposal.is_agreed and proposal.about is None
        left = replace(left, proposal=None, left_freely=left.left_freely or is_voted_out)
    if entry.by is None:
        return left
    absent = open_absence(before, entry.at)
    waits = absent is not None and before.seats[absent].identity != entry.by
    return replace(left, left_freely=True) if waits or somebody_left(before) else left


def _is_about_leaving(proposal: Proposal, entry: Entry) -> bool:
    """Return whether a proposal was to withdraw the player whom an entry withdraws."""
    wish, event = proposal.wish, entry.event
    if not isinstance(wish, WithdrawPlayer) or not isinstance(event, events.Moved):
        return False
    return wish.seat == event.seat


def _proposal(table: "Table", number: int, event: events.Proposed) -> Proposal:
    return Proposal(
        number=number,
        seat=table.seats_of(event.identity)[0],
        wish=event.wish,
        until=event.until,
        asked=event.asked,
        needed=event.needed,
        about=event.about,
    )


def _answered(table: "Table", event: events.Answered) -> Proposal:
    proposal = table.proposal
    if proposal is None:
        raise ValueError("no proposal")
    seat = table.seats_of(event.identity)[0]
    if event.agrees:
        return replace(proposal, agreed=(*proposal.agreed, seat))
    return replace(proposal, refused=(*proposal.refused, seat))


def _went_on(table: "Table", game: "LiveGame", at: int) -> "Table":
    """Let the clocks run on from what they showed when the pause began."""
    if table.paused is None:
        raise ValueError("no pause")
    lost = at - table.paused.since
    moved = replace(
        game,
        clock=replace(game.clock, since=at),
        started_at=game.started_at + lost,
        window_since=game.window_since + lost,
    )
    return replace(table, proposal=None, paused=None, game=moved)


def _taken_back(table: "Table", game: "LiveGame", first: int, entry: Entry) -> "LiveGame":
    """Return the game before a move, by playing the moves before it again. The players who are
    to act now begin a turn."""
    kept = tuple(made for made in game.moves if made.seq < first)
    state = _played(table, kept)
    running = table.rules.to_act(state)
    pace = table.opened.pace
    return replace(
        game,
        state=state,
        moves=kept,
        taken_back=(*game.taken_back, *game.moves[len(kept) :]),
        clock=clocks.moved(game.clock, pace, TABLE, running, entry.at, goes_on=False),
        must_have_seen=(entry.seq + 1,) * len(game.must_have_seen),
        window_since=entry.at,
        to_act=running,
    )


def _played(table: "Table", moves: "tuple[Made, ...]") -> "GameState":
    started = start_of(table)
    if started is None:
        raise ValueError("no game")
    state = first_state(table, started)
    for made in moves:
        state = table.rules.play(state, made.seat, made.move)
    return state
