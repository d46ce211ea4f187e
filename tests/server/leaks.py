"""Everything a server sends of tables, searched for what it may not say.

``python -m tests.server.leaks 1000`` plays 1000 random games of each kind and prints a line of
JSON. A message leaks if a secret stands in it, or if it changes with facts that its reader may not
know.
"""

import base64
import random
import sys
import time
from collections.abc import Iterator
from copy import copy, deepcopy
from typing import Any

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import Audience
from ludomots.core.shelf import SHELF
from ludomots.records import write
from ludomots.records.record import preset_of
from ludomots.server.live.chat import said_message
from ludomots.server.live.chat_log import Message
from ludomots.server.live.lines import TableLines
from ludomots.server.live.preview import preview
from ludomots.server.live.snapshot import Snapshot, whole_state
from ludomots.server.metrics import Metrics
from ludomots.server.problems import fact_problem_of
from ludomots.tables import Refused, Table, audiences_of, listed, record
from ludomots.tables.sentences import proposed
from ludomots.texts import LANGUAGES, texts
from tests.games.playouts import options_for_two
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, play, running, some_move

LONGEST = 60
"""The number of events after which a game is not continued."""

_SELDOM = 0.05
"""How often hints, records and whole tables in words are looked at: they take long."""


class Sender:
    """Sends tables as a server does: whole, or what changed since the last one that was sent."""

    def __init__(self) -> None:
        self._last: Snapshot | None = None
        self._lines: TableLines | None = None

    def messages(self, table: Table, identity: str, now: int) -> Iterator[bytes]:
        """Yield a table as a person is sent it, who knows nothing of it or the last one."""
        snapshot = Snapshot(self._lines_of(table), table, now, self._last)
        yield snapshot.message(identity, 0, now)
        if self._last is not None:
            yield snapshot.message(identity, self._last.table.seq, now)

    def sent(self, table: Table, now: int) -> None:
        """Let a table be the last one that was sent."""
        self._lines = self._lines_of(table)
        self._last = Snapshot(self._lines, table, now)

    def _lines_of(self, table: Table) -> TableLines:
        """Return the lines of a table that goes on from the last one."""
        if self._lines is None:
            return TableLines(table)
        lines = copy(self._lines)
        lines._lines = deepcopy(lines._lines)
        lines.extend((table,))
        return lines


class PublicPart(msgspec.Struct, frozen=True):
    """What everybody is sent alike: these bytes of an update."""

    since: int
    lines: msgspec.Raw
    table: msgspec.Raw
    game: msgspec.Raw


def sent(sender: Sender, table: Table, identity: str, move: Any, now: int) -> Iterator[bytes]:
    """Yield all that can be sent to a person about a table at one moment."""
    yield from sender.messages(table, identity, now)
    yield msgspec.json.encode(listed(table))
    yield said_message(table, [Message(0, now, ADA, "Bonjour")], identity)
    for seat in table.seats_of(identity):
        yield from _answers(table, seat, move)


def asked_for(table: Table, identity: str, now: int) -> list[bytes]:
    """Return the whole table in words, for a person who asks for it over HTTP."""
    states = [whole_state(table, identity, 0, now, texts(language)) for language in LANGUAGES]
    return [msgspec.json.encode(state) for state in states]


def _answers(table: Table, seat: int, move: Any) -> Iterator[bytes]:
    """Yield how a seat is answered that asks what a move would bring, or makes a bad one."""
    if table.status != "running":
        return
    formed, refused = preview(table, seat, move)
    yield msgspec.json.encode(formed)
    if refused is not None:
        yield msgspec.json.encode(fact_problem_of(refused))
    yield msgspec.json.encode(fact_problem_of(Refused("not-a-move")))


def hinted(table: Table, seat: int) -> bytes:
    """Return the moves that are proposed to a seat."""
    return msgspec.json.encode(proposed(table, seat))


def open_to_all(table: Table) -> bytes:
    """Return what anybody may have of a table: its record and the figures."""
    metrics = Metrics()
    metrics.stored(table, table.seq, {type(entry.event) for entry in table.entries})
    found = record(table)
    text = "" if found is None else write(found)
    return text.encode() + metrics.text()


def leaks(sender: Sender, table: Table, move: Any, now: int, chance: random.Random) -> list[str]:
    """Return what leaks at one moment of a table."""
    found = [leak for one in (ADA, BOB, EVE) for leak in _to(sender, table, one, move, now, chance)]
    if chance.random() < _SELDOM:
        found += [leak for one in (ADA, BOB, EVE) for leak in _asked(table, one, now, chance)]
        public = open_to_all(table)
        found += [f"{name} to all" for name, fact in _never(table) if fact in public]
    if chance.random() < _SELDOM and table.status == "running":
        seat = chance.choice(table.to_act)
        for twin in _twins(table, seat, chance):
            if hinted(twin, seat) != hinted(table, seat):
                found.append(f"hints to {seat}")
    return found


def _to(
    sender: Sender, table: Table, identity: str, move: Any, now: int, chance: random.Random
) -> Iterator[str]:
    """Yield what leaks to a person by what is sent on a socket.

    Once the game is over everybody is sent what lies open, also those who played.
    """
    messages = list(sent(sender, table, identity, move, now))
    for name, fact in _never(table):
        yield from (f"{name} to {identity}" for message in messages if fact in message)
    if _public(sender, table, identity, now) != _public(sender, table, EVE, now):
        yield f"another public part to {identity}"
    audience = audiences_of(table, identity)[0]
    for twin in _twins(table, audience if table.outcome is None else "reader", chance):
        if list(sent(sender, twin, identity, move, now)) != messages:
            yield f"hidden facts to {identity}"


def _asked(table: Table, identity: str, now: int, chance: random.Random) -> Iterator[str]:
    """Yield what leaks to a person who asks for the whole table."""
    messages = asked_for(table, identity, now)
    for name, fact in _never(table):
        yield from (f"{name} to {identity}" for message in messages if fact in message)
    audience = audiences_of(table, identity)[0]
    over = table.outcome is not None and not isinstance(audience, int)
    for twin in _twins(table, "reader" if over else audience, chance):
        if asked_for(twin, identity, now) != messages:
            yield f"hidden facts to {identity} who asks"


def _public(sender: Sender, table: Table, identity: str, now: int) -> list[tuple[bytes, ...]]:
    """Return what a person is sent that everybody may see."""
    updates = sender.messages(table, identity, now)
    parts = [msgspec.json.decode(update, type=PublicPart) for update in updates]
    return [(b"%d" % one.since, *map(bytes, (one.lines, one.table, one.game))) for one in parts]


def _twins(table: Table, audience: Audience, chance: random.Random) -> Iterator[Table]:
    """Yield a table with other facts where this audience may not look."""
    play = table.game
    if play is not None:
        state = table.kind.chance.twin(play.state, audience, chance)
        yield replace(table, game=replace(play, state=state))


def _never(table: Table) -> Iterator[tuple[str, bytes]]:
    for identity in table.people:
        yield "identity", identity.encode()
    if table.game is not None:
        yield "key", base64.b64encode(table.game.state.draws.key)
        yield "key", table.game.state.draws.key.hex().encode()
    if table.outcome is None:
        yield "secret", base64.b64encode(table.opened.secret)
        yield "secret", table.opened.secret.hex().encode()


def leaks_of_game(name: str, seed: int) -> tuple[int, list[str]]:
    """Play a game of any options; return its events, and what leaked after any of them."""
    chance = random.Random(f"server {name} {seed}")
    preset, changes = preset_of(options_for_two(SHELF[name], chance))
    table = running(name, preset=preset, changes=changes, visibility="listed")
    sender, now, found = Sender(), NOON, list[str]()
    while table.status == "running" and table.seq < LONGEST:
        seat = chance.choice(table.to_act)
        move = some_move(table, seat, chance)
        now += chance.choice((0, 0, 1000, 50_000))
        found += leaks(sender, table, move, now, chance)
        sender.sent(table, now)
        table = play(table, seat, move, now).table
    found += leaks(sender, table, move, now, chance)
    return table.seq, found


def main(count: int) -> int:
    """Play random games of each kind and print what was found."""
    began, events, found = time.process_time(), 0, list[str]()
    for name in SHELF:
        for seed in range(count):
            played, leaked = leaks_of_game(name, seed)
            events += played
            found += [f"{name} {seed}: {leak}" for leak in leaked]
    facts = {
        "games": count * len(SHELF),
        "events": events,
        "leaks": found[:20],
        "cpu_seconds": round(time.process_time() - began, 1),
    }
    print(msgspec.json.encode(facts).decode())
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
