"""A table in words: every event that is worth a sentence, and what is expected of each seat.

Sentences say what everybody at the table may know; ``expected`` also what its seat may know.
"""

from collections.abc import Iterator, Sequence

from ludomots.core.contract import JUDGE, Outcome
from ludomots.core.narrate import accounts, beginning, hints, told, verdict
from ludomots.core.narrate import expected as expected_in_game
from ludomots.core.narration import AnyHint, AnyStep, AnyTelling, Step, Telling
from ludomots.core.player import level_name
from ludomots.tables import events
from ludomots.tables.events import Entry, Seat
from ludomots.tables.table import LiveGame, Table, after, begin
from ludomots.texts import Texts

OfPerson = events.WentAway | events.CameBack | events.RematchOffered


def names_of(seats: Sequence[Seat], say: Texts) -> list[str]:
    """Return the names of seats; bots of one level get a number each."""
    levels = [seat.level for seat in seats]
    names = []
    for at, seat in enumerate(seats):
        if seat.level is None:
            names.append(seat.name or say("story-free"))
            continue
        name = level_name(seat.level, say)
        number = levels[: at + 1].count(seat.level)
        names.append(name if levels.count(seat.level) == 1 else f"{name} {number}")
    return names


def telling(table: Table, say: Texts) -> AnyTelling:
    """Return what the narration of a game needs to know of its table."""
    return Telling(table.opened.game, table.rules, names_of(table.seats, say), say)


def line(before: Table, entry: Entry, later: Table, say: Texts) -> str | None:
    """Return an event in words, one sentence a line, or nothing if it is not worth a sentence.

    ``before`` and ``later`` are the table without and with the entry.
    """
    match entry.event:
        case events.Moved():
            return _moved(before, later, say)
        case events.Started():
            return _started(later, say)
        case events.Finished(outcome=outcome):
            return _finished(later, outcome, say)
        case events.Joined(seat=seat):
            return say("story-joined", player=names_of(later.seats, say)[seat])
        case events.Left(seat=seat):
            return say("story-left", player=names_of(before.seats, say)[seat])
        case events.JudgeSat(sitter=sitter):
            return say("story-judge-sat", player=sitter.name)
        case events.WentAway() | events.CameBack() | events.RematchOffered():
            return _of_person(later, entry.event, say)
        case events.ChatSwitched(on=on):
            return say("story-chat-on" if on else "story-chat-off")
        case events.Closed() | events.Resumed() | events.Rematched():
            return say(f"story-{entry.event.__struct_config__.tag}")
        case _:
            return None


def lines(table: Table, say: Texts) -> list[str | None]:
    """Return every event of a table in words, by replaying its log."""
    return [None, *(line(*moment, say) for moment in _moments(table))]


def expected(table: Table, seat: int | None, say: Texts) -> str:
    """Return what a seat is expected to do now; without a seat, what is going on."""
    if table.status == "closed":
        return say("story-closed")
    if table.game is None:
        free = sum(one.is_open for one in table.seats)
        return say("story-before-seats", count=free) if free else say("story-before-start")
    return expected_in_game(telling(table, say), table.game.state, _addressed(table, seat))


def _addressed(table: Table, seat: int | None) -> int | None:
    """Return whom the end is told to: everybody, if several seats of a person look at it."""
    if seat is None or seat not in range(len(table.seats)):
        return seat
    identity = table.seats[seat].identity
    shared = identity is not None and len(table.seats_of(identity)) > 1
    return None if shared and table.status == "finished" else seat


def proposed(table: Table, seat: int, say: Texts) -> list[AnyHint]:
    """Return moves that may be proposed to a seat, none if it is not its turn."""
    game = table.game
    if game is None or seat not in table.to_act or game.state.provisional is not None:
        return []
    return hints(telling(table, say), game.state, seat)


def explained(table: Table, outcome: Outcome, say: Texts) -> list[str]:
    """Return what the points of each seat are made of, by replaying the game."""
    if table.game is None:
        return []
    return accounts(telling(table, say), steps_of(table), outcome)


def steps_of(table: Table) -> list[AnyStep]:
    """Return the steps of the game so far, by replaying it."""
    return [
        _step(before.game, later.game)
        for before, entry, later in _moments(table)
        if isinstance(entry.event, events.Moved) and before.game and later.game
    ]


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


def _started(table: Table, say: Texts) -> str:
    begun = "" if table.game is None else beginning(telling(table, say), table.game.state)
    return "\n".join(filter(None, [say("story-started"), begun]))


def _finished(table: Table, outcome: Outcome, say: Texts) -> str:
    game = telling(table, say)
    points = zip(game.names, outcome.scores, explained(table, outcome, say), strict=True)
    accounts = [
        say("story-account", player=name, points=score, why=why)
        for name, score, why in points
        if why
    ]
    return "\n".join([verdict(game, outcome), *accounts])


def _moved(before: Table, later: Table, say: Texts) -> str | None:
    if before.game is None or later.game is None:
        return None
    return "\n".join(told(telling(later, say), _step(before.game, later.game))) or None


def _of_person(table: Table, event: OfPerson, say: Texts) -> str | None:
    """Return a sentence about the person of some seats."""
    seats = table.seats_of(event.identity)
    if not seats or seats[0] == JUDGE:
        return None
    name = f"story-{event.__struct_config__.tag}"
    return say(name, player=names_of(table.seats, say)[seats[0]])
