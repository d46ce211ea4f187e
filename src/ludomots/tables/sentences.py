"""A table as facts to be said: every event that is worth a line, and what is expected of each seat.

Lines say what everybody at the table may know; ``expected`` also what its seat may know.
"""

from collections.abc import Iterator, Sequence

from ludomots.core.contract import JUDGE, Outcome
from ludomots.core.facts import FACTS, SeatName, Text, Voice
from ludomots.core.narrate import WhatNow, accounts, beginning, hints, verdict
from ludomots.core.narrate import expected as expected_in_game
from ludomots.core.narrate import told as told_in_game
from ludomots.core.narration import AnyHint, AnyStep, AnyTelling, Step, Telling
from ludomots.core.player import bot_name
from ludomots.tables import events
from ludomots.tables.events import Entry, Seat, Spectators
from ludomots.tables.proposals import LetComputerPlay, PauseGame, WithdrawPlayer
from ludomots.tables.start import first_state, start_of
from ludomots.tables.table import LiveGame, Table, after, begin
from ludomots.texts import Texts

OfPerson = events.WentAway | events.CameBack | events.HintsAsked | events.RematchOffered


def names_of(seats: Sequence[Seat], say: Texts) -> list[str]:
    """Return the names of seats; bots of one level get a number each."""
    levels = [seat.level for seat in seats]
    names = []
    for at, seat in enumerate(seats):
        if seat.level is None:
            names.append(seat.name or say("story-free"))
            continue
        name = bot_name(seat.level, say)
        number = levels[: at + 1].count(seat.level)
        names.append(name if levels.count(seat.level) == 1 else f"{name} {number}")
    return names


def voice_of(table: Table, say: Texts) -> Voice:
    """Return what says the facts of a table in a language."""
    return Voice(names_of(table.seats, say), say)


def telling(table: Table) -> AnyTelling:
    """Return what the narration of a game needs to know of its table."""
    return Telling(table.opened.game, table.rules)


def told(before: Table, entry: Entry, later: Table) -> tuple[Text, ...]:  # noqa: C901, PLR0912
    """Return what an event was, a fact a line; nothing if it is not worth a line. One case each.

    ``before`` and ``later`` are the table without and with the entry.
    """
    match entry.event:
        case events.Moved():
            return _moved(before, later)
        case events.Started():
            return _started(later)
        case events.Finished(outcome=outcome):
            return _finished(later, outcome)
        case events.Joined(sitter=sitter):
            return (FACTS("story-joined", player=_name(sitter)),)
        case events.Left(seat=seat):
            return (FACTS("story-left", player=_name(before.seats[seat])),)
        case events.Removed(seats=seats, stays_out=stays_out):
            name = before.sitter_of(seats[0]).name
            return (FACTS("story-removed" if stays_out else "story-seat-freed", player=name),)
        case events.SeatsOrdered():
            return (FACTS("story-seats-ordered"),)
        case events.JudgeSat(sitter=sitter):
            return (FACTS("story-judge-sat", player=sitter.name),)
        case events.WentAway() | events.CameBack() | events.HintsAsked() | events.RematchOffered():
            return _of_person(later, entry.event)
        case events.Proposed() | events.Answered() | events.ProposalDropped():
            return (_of_proposal(later, entry.event),)
        case events.Paused() | events.WentOn() | events.TakenBack():
            return (FACTS(f"story-{entry.event.__struct_config__.tag}"),)
        case events.ComputerTookOver(seat=seat, level=level, may_return=may_return):
            computer = _name(Seat(name=level, level=level))
            line = "story-computer-took-over" if may_return else "story-computer-takes-over"
            return (FACTS(line, player=SeatName(seat), computer=computer),)
        case events.SeatRetaken(seat=seat):
            return (FACTS("story-seat-retaken", player=SeatName(seat)),)
        case events.ChatSwitched(on=on):
            return (FACTS("story-chat-on" if on else "story-chat-off"),)
        case events.SpectatorsSet(spectators=spectators):
            return _spectators_set(before.spectators, spectators)
        case events.Closed() | events.Unlisted() | events.Resumed() | events.Rematched():
            return (_of_table(entry.event),)
        case _:
            return ()


def all_told(table: Table) -> list[tuple[Text, ...]]:
    """Return what every event of a table was, by replaying its log."""
    return [(), *(told(*moment) for moment in _moments(table))]


def lines(table: Table, say: Texts) -> list[str | None]:
    """Return every event of a table in words, by replaying its log."""
    voice = voice_of(table, say)
    return [voice.lines(facts) or None for facts in all_told(table)]


def expected(table: Table, seat: int | None, now: WhatNow | None = None) -> Text:
    """Return what a seat is expected to do now; without a seat, what is going on.

    ``now`` is what the seat can do, if that is known already.
    """
    if table.status == "closed":
        closed = (one.event for one in reversed(table.entries))
        return next(_of_table(one) for one in closed if isinstance(one, events.Closed))
    if table.paused is not None:
        return FACTS("story-expected-paused")
    if table.game is None:
        free = sum(one.is_open for one in table.seats)
        return FACTS("story-before-seats", count=free) if free else FACTS("story-before-start")
    if seat in table.stand_ins and table.status == "running":
        may_return = table.stand_ins[seat].may_return
        return FACTS("story-expected-return" if may_return else "story-expected-voted-out")
    return expected_in_game(telling(table), table.game.state, _addressed(table, seat), now)


def _addressed(table: Table, seat: int | None) -> int | None:
    """Return whom the end is told to: everybody, if several seats of a person look at it."""
    if table.status != "finished" or seat is None or seat not in range(len(table.seats)):
        return seat
    identity = table.seats[seat].identity
    shared = identity is not None and len(table.seats_of(identity)) > 1
    return None if shared else seat


def proposed(table: Table, seat: int) -> list[AnyHint]:
    """Return moves that may be proposed to a seat, none if it is not its turn."""
    game = table.game
    if game is None or seat not in table.to_act or game.state.provisional is not None:
        return []
    return hints(telling(table), game.state, seat)


def explained(table: Table, outcome: Outcome) -> list[Text]:
    """Return what the points of each seat are made of, by replaying the game."""
    if table.game is None:
        return []
    return accounts(telling(table), table.game.state, lambda: steps_of(table), outcome)


def steps_of(table: Table) -> list[AnyStep]:
    """Return the steps of the game so far, by playing its moves again."""
    started = start_of(table)
    if table.game is None or started is None:
        return []
    state, steps = first_state(table, started), list[AnyStep]()
    for _, seat, move in table.game.moves:
        later = table.rules.play(state, seat, move)
        steps.append(Step(state, seat, move, later))
        state = later
    return steps


def _name(seat: Seat) -> Text:
    """Return what somebody is called who sits down or leaves, whoever sits there later."""
    name = f"play-bot-{seat.level}"
    return FACTS(name) if name in FACTS else seat.name


def _step(before: LiveGame, later: LiveGame) -> AnyStep:
    """Return the last move that was made, with the states before and after it."""
    made = later.moves[-1]
    return Step(before.state, made.seat, made.move, later.state)


def _moments(table: Table) -> Iterator[tuple[Table, Entry, Table]]:
    """Yield each entry but the first, with the table before and after it."""
    before = begin(table.id, table.entries[0], table.rules.lexicon)
    for entry in table.entries[1:]:
        later = after(before, entry)
        yield before, entry, later
        before = later


def _of_table(event: events.Closed | events.Unlisted | events.Resumed | events.Rematched) -> Text:
    """Return a line about something that no player did."""
    if isinstance(event, events.Closed) and event.reason in {"unmoved", "operator", "annulled"}:
        return FACTS(f"story-closed-{event.reason}")
    return FACTS(f"story-{event.__struct_config__.tag}")


def _spectators_set(before: Spectators, now: Spectators) -> tuple[Text, ...]:
    """Return a line for each thing that has changed for spectators."""
    talk = FACTS("story-spectators-talk" if now.chat else "story-spectators-silent")
    changed = [talk] if now.chat != before.chat else []
    if now.delay != before.delay:
        changed.append(FACTS(f"story-spectators-{now.delay}"))
    return tuple(changed)


def _started(table: Table) -> tuple[Text, ...]:
    begun = "" if table.game is None else beginning(telling(table), table.game.state)
    coached = [FACTS("story-coached")] if table.opened.coach else []
    return (FACTS("story-started"), *coached, *([begun] if begun else []))


def _finished(table: Table, outcome: Outcome) -> tuple[Text, ...]:
    accounts = (
        FACTS("story-account", player=SeatName(seat), points=outcome.scores[seat], why=why)
        for seat, why in enumerate(explained(table, outcome))
        if why
    )
    return (verdict(outcome), *accounts)


def _moved(before: Table, later: Table) -> tuple[Text, ...]:
    if before.game is None or later.game is None:
        return ()
    return tuple(told_in_game(telling(later), _step(before.game, later.game)))


def _of_proposal(
    later: Table, event: events.Proposed | events.Answered | events.ProposalDropped
) -> Text:
    """Return a line about a proposal, its answer, or that nothing comes of it."""
    if isinstance(event, events.ProposalDropped):
        return FACTS(f"story-proposal-{event.reason}")
    player = SeatName(later.seats_of(event.identity)[0])
    if isinstance(event, events.Answered):
        return FACTS("story-agreed" if event.agrees else "story-refused", player=player)
    wish = event.wish
    tag = wish.__struct_config__.tag
    if isinstance(wish, PauseGame):
        return FACTS(f"story-proposed-{tag}", player=player, days=wish.days)
    if isinstance(wish, LetComputerPlay | WithdrawPlayer):
        return FACTS(f"story-proposed-{tag}", player=player, other=SeatName(wish.seat))
    return FACTS(f"story-proposed-{tag}", player=player)


def _of_person(table: Table, event: OfPerson) -> tuple[Text, ...]:
    """Return a line about the person of some seats."""
    seats = table.seats_of(event.identity)
    if not seats or seats[0] == JUDGE:
        return ()
    return (FACTS(f"story-{event.__struct_config__.tag}", player=table.seats[seats[0]].name),)
