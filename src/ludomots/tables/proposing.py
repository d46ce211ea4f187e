"""Proposals as they are made and answered: who is asked, and how many must agree.

- All other players must agree to a pause, to going on, to a takeback and to ending the game without
  a result.
- Where the others may choose because a player is absent (``absence``), most of those who are
  connected decide; in games over days, most of all who could answer. One alone decides alone.
- Where a player has left, most of all the others who play decide on a pause and on the end.
- The player because of whom the others made a pause ends it alone.
- A player who is not absent is taken out of the game by most of all the others, at least two.
"""

from ludomots.tables import commands, events
from ludomots.tables.absence import is_open, open_absence, somebody_left, takes_days
from ludomots.tables.agreements import first_taken_back
from ludomots.tables.answers import Refused, check
from ludomots.tables.events import Event
from ludomots.tables.pace import DAY, MINUTE
from ludomots.tables.proposals import (
    Annul,
    GoOn,
    LetComputerPlay,
    PauseGame,
    TakeBack,
    Wish,
    WithdrawPlayer,
)
from ludomots.tables.table import Table


def proposed(table: Table, command: commands.Propose, now: int) -> Event:
    """Return that somebody proposes something, or refuse it."""
    wish, by = command.wish, command.by
    check(table.status == "running", "not-running")
    check(by in table.players, "not-seated")
    check(table.proposal is None, "already-proposed")
    check(table.paused is None or isinstance(wish, GoOn | Annul), "paused")
    about = _about(table, wish, now)
    _check_wish(table, by, wish)
    others = _first_seats(table, [who for who in table.players if who != by])
    if about is not None:
        asked = _asked_because_of(table, by, now)
        needed = (len(asked) + 1) // 2
    elif _others_may_end(table, wish):
        asked, needed = others, (len(others) + 1) // 2
    elif isinstance(wish, GoOn) and _is_pause_about(table, by):
        asked, needed = (), 0
    elif isinstance(wish, LetComputerPlay | WithdrawPlayer):
        target = table.seats[wish.seat].identity
        asked = _first_seats(table, [who for who in table.players if who not in {by, target}])
        check(bool(asked), "vote-of-one")
        needed = (len(asked) + 1) // 2
    else:
        check(bool(others) or isinstance(wish, TakeBack), "nobody-to-ask")
        asked, needed = others, len(others)
    until = max(now, table.entries[-1].at) + (DAY if takes_days(table) else 2 * MINUTE)
    return events.Proposed(by, wish, until, asked, needed, about)


def answered(table: Table, command: commands.AnswerProposal) -> Event:
    """Return that somebody agrees or refuses. Who proposed something may take the proposal back."""
    proposal, by = table.proposal, command.by
    if proposal is None or proposal.number != command.number:
        raise Refused("no-proposal")
    mine = [seat for seat in (*proposal.asked, proposal.seat) if seat in table.seats_of(by)]
    check(bool(mine), "not-asked")
    seat = mine[0]
    check(seat != proposal.seat or not command.agrees, "not-asked")
    check(seat not in {*proposal.agreed, *proposal.refused}, "already-answered")
    return events.Answered(by, command.agrees)


def retaken(table: Table, command: commands.TakeSeatBack) -> Event:
    """Return that somebody plays on in whose place a computer has played."""
    check(table.status == "running", "not-running")
    check(command.seat in table.seats_of(command.by), "not-your-seat")
    stand_in = table.stand_ins.get(command.seat)
    if stand_in is None:
        raise Refused("no-stand-in")
    check(stand_in.may_return, "voted-out")
    return events.SeatRetaken(command.seat)


def _about(table: Table, wish: Wish, now: int) -> int | None:
    """Return the absent player because of whom a proposal can be made, if there is one."""
    match wish:
        case LetComputerPlay(seat=seat) | WithdrawPlayer(seat=seat):
            return seat if is_open(table, seat, now) else None
        case PauseGame() | Annul():
            return open_absence(table, now)
        case _:
            return None


def _others_may_end(table: Table, wish: Wish) -> bool:
    return isinstance(wish, PauseGame | Annul) and somebody_left(table)


def _is_pause_about(table: Table, by: str) -> bool:
    """Return whether the others made the pause because this person was absent."""
    return table.paused is not None and table.paused.about in table.seats_of(by)


def _check_wish(table: Table, by: str, wish: Wish) -> None:
    """Refuse what cannot be done at this table now."""
    match wish:
        case GoOn():
            check(table.paused is not None, "not-paused")
        case TakeBack():
            check(not table.is_window_open, "window-open")
            check(first_taken_back(table, table.seats_of(by)) is not None, "nothing-to-take-back")
        case LetComputerPlay(seat=seat) | WithdrawPlayer(seat=seat):
            is_player = seat < len(table.seats) and table.seats[seat].identity in table.players
            check(is_player and table.is_person(seat), "nobody-there")
            check(seat not in table.seats_of(by), "leave-instead")
            check(table.game is not None and seat not in table.game.state.withdrawn, "nobody-there")
        case _:
            pass


def _asked_because_of(table: Table, by: str, now: int) -> tuple[int, ...]:
    """Return who is asked about an absent player: the others who are connected."""
    here = (who for who in table.players if takes_days(table) or table.presence[who].here)
    seats = _first_seats(table, [who for who in here if who != by])
    return tuple(seat for seat in seats if not _is_absent(table, seat, now))


def _is_absent(table: Table, seat: int, now: int) -> bool:
    identity = table.seats[seat].identity or ""
    return any(is_open(table, one, now) for one in table.seats_of(identity))


def _first_seats(table: Table, people: list[str]) -> tuple[int, ...]:
    return tuple(table.seats_of(who)[0] for who in people)
