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
from typing import Any

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import Audience
from ludomots.core.shelf import SHELF
from ludomots.records import write
from ludomots.records.record import preset_of
from ludomots.server.chat import said_message
from ludomots.server.messages import State
from ludomots.server.metrics import Metrics
from ludomots.server.narration import NarrationCache
from ludomots.server.preview import preview
from ludomots.server.problems import problem_of
from ludomots.server.snapshot import Snapshot
from ludomots.store.chat import Message
from ludomots.tables import Refused, Table, audiences_of, listed, record
from ludomots.tables.sentences import proposed
from ludomots.texts import Texts, texts
from tests.games.playouts import options_for_two
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, play, running, some_move

LONGEST = 60
"""The number of events after which a game is not continued."""

_LATEST = 3
"""So many of the last lines are looked at after each move, and all of them at the end."""
_SELDOM = 0.05
"""How often hints and records are looked at: they take long."""


class Sender:
    """Sends tables as a server does."""

    def __init__(self) -> None:
        self._narration = NarrationCache()

    def state(self, table: Table, identity: str, seen: int, now: int, say: Texts) -> State:
        """Return what a person is sent of a table."""
        return Snapshot(self._narration, table, now).state(identity, seen, say)


def sent(sender: Sender, table: Table, identity: str, move: Any, now: int) -> Iterator[bytes]:
    """Yield all that can be sent to a person about a table at one moment."""
    seen = 0 if table.status == "finished" else table.seq - _LATEST
    for language in ("fr", "en"):
        yield msgspec.json.encode(sender.state(table, identity, seen, now, texts(language)))
    yield msgspec.json.encode(listed(table))
    yield said_message(table, [Message(0, now, ADA, "Bonjour")], identity).encode()
    for seat in table.seats_of(identity):
        yield from _answers(table, seat, move)


def _answers(table: Table, seat: int, move: Any) -> Iterator[bytes]:
    """Yield how a seat is answered that asks what a move would bring, or makes a bad one."""
    if table.status != "running":
        return
    formed, refused = preview(table, seat, move)
    yield msgspec.json.encode(formed)
    if refused is not None:
        yield msgspec.json.encode(problem_of(refused, texts("fr")))
    yield msgspec.json.encode(problem_of(Refused("not-a-move"), texts("en")))


def hinted(table: Table, seat: int) -> bytes:
    """Return the moves that are proposed to a seat."""
    return msgspec.json.encode(proposed(table, seat, texts("fr")))


def open_to_all(table: Table) -> bytes:
    """Return what anybody may have of a table: its record and the figures."""
    metrics = Metrics()
    metrics.stored(table, table.entries)
    found = record(table)
    text = "" if found is None else write(found)
    return text.encode() + metrics.text()


def leaks(sender: Sender, table: Table, move: Any, now: int, chance: random.Random) -> list[str]:
    """Return what leaks at one moment of a table."""
    found = []
    for identity in (ADA, BOB, EVE):
        messages = list(sent(sender, table, identity, move, now))
        for name, fact in _never(table):
            found += [f"{name} to {identity}" for message in messages if fact in message]
        for twin in _twins(table, audiences_of(table, identity)[0], chance):
            if list(sent(sender, twin, identity, move, now)) != messages:
                found.append(f"hidden facts to {identity}")
    if chance.random() < _SELDOM:
        public = open_to_all(table)
        found += [f"{name} to all" for name, fact in _never(table) if fact in public]
    if chance.random() < _SELDOM and table.status == "running":
        seat = chance.choice(table.to_act)
        for twin in _twins(table, seat, chance):
            if hinted(twin, seat) != hinted(table, seat):
                found.append(f"hints to {seat}")
    return found


def _twins(table: Table, audience: Audience, chance: random.Random) -> Iterator[Table]:
    """Yield a table with other facts where this audience may not look."""
    play = table.game
    if play is not None:
        over = table.outcome is not None and not isinstance(audience, int)
        state = table.kind.chance.twin(play.state, "reader" if over else audience, chance)
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
