"""Updates that a client puts together, one after the other, are the whole table every time."""

import random
from typing import Any

import msgspec
import pytest

from ludomots.core.contract import JUDGE
from ludomots.core.options import TableOptions, choose
from ludomots.core.shelf import SHELF
from ludomots.server.live.hub import Hub, Listener
from ludomots.server.live.messages import Done
from ludomots.server.live.snapshot import whole_state
from ludomots.server.people.cookie import new_session
from ludomots.tables import Table, shown_since
from ludomots.tables.commands import SwitchChat
from ludomots.tables.pace import PerTurn
from ludomots.tables.sentences import lines
from ludomots.texts import LANGUAGES, texts
from tests.server.merging import Json, MergedTable
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, SECOND, done, running
from tests.tables.walks import Moment, life

STRANGER = "identity-stranger"
SEEDS = range(2)
JUDGED = choose(SHELF["typo"].options, "judge", {"judge": None})


class Client:
    """Somebody's page at a table. It remembers the table as it was after each update."""

    def __init__(self, hub: Hub, identity: str, language: str) -> None:
        self.identity = identity
        self.kinds: set[str] = set()
        self._hub = hub
        self._language = language
        self._listener: Listener | None = None
        self._merged = MergedTable(language)
        self._known = {0: self._merged}
        self._state: Json = {}
        self._seen = 0

    def connect(self, table: Table, now: int, seen: int) -> None:
        """Connect, knowing the table as it was after ``seen`` events."""
        self.disconnect()
        self._merged, self._seen = self._known[seen].copy(), seen
        session, say = new_session(self.identity, now), texts(self._language)
        listener = Listener(table.id, session, self.identity, say, seen, self)
        self._listener = listener
        self._hub.enter(listener)
        listener.update(self._hub.snapshot(table, now), now, is_first=True)
        self.check(table, now)

    def disconnect(self) -> None:
        """Go away."""
        if self._listener is not None:
            self._hub.leave(self._listener)
        self._listener = None

    def send_text(self, text: bytes) -> None:
        """Take in a message."""
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            self.kinds.add("changes" if message["since"] else "whole")
            self._seen = self._merged.seq if message["since"] else self._seen
            self._state = self._merged.take(message)
            self._known[self._merged.seq] = self._merged.copy()

    def close(self, code: int) -> None:
        """Never happens here."""
        raise AssertionError(code)

    def wait(self, *, is_waiting: bool) -> None:
        """Say that a request of this client is being carried out, or no longer."""
        if self._listener is not None:
            self._listener.is_waiting = is_waiting

    def answered(self, table: Table, now: int) -> None:
        """Be sent the table together with the answer to a request."""
        if self._listener is not None:
            done = Done(request=1, seq=table.seq)
            self._listener.update(self._hub.snapshot(table, now), now, done)

    @property
    def seqs(self) -> list[int]:
        """After how many events this client was shown the table."""
        return [*self._known]

    def check(self, table: Table, now: int) -> None:
        """Compare what this client shows with the whole table."""
        if self._listener is None:
            return
        say = texts(self._language)
        whole = as_sent(whole_state(table, self.identity, 0, now, say))
        assert {**self._state, "lines": []} == {**whole, "lines": []}
        sentences, first = lines(table, say), len(table.entries) - len(self._state["lines"])
        news = as_sent(shown_since(table, first, "spectator"))
        assert self._state["lines"] == [{**one, "text": sentences[one["seq"]]} for one in news]
        if self._state["lines"]:
            assert first <= self._seen
        self._seen = table.seq

    @property
    def audience(self) -> str:
        """Whom this client was last sent the table as."""
        seats = [eyes["seat"] for eyes in self._state["eyes"]]
        if len(seats) > 1:
            return "several"
        return {None: "spectator", JUDGE: "judge"}.get(seats[0], "player")


def as_sent(value: Any) -> Any:
    """Return a value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def followed(game: str, seed: int, options: TableOptions | None = None) -> set[tuple[str, str]]:
    """Follow the life of a table by several clients; return as whom and how they were sent it."""
    chance = random.Random(f"updates {game} {seed}")
    hub = Hub()
    people = (ADA, BOB, EVE, STRANGER, ADA)
    clients = [Client(hub, identity, chance.choice(LANGUAGES)) for identity in people]
    found = set[tuple[str, str]]()
    for moment in life(game, chance, options):
        _go_on(hub, clients, moment, chance)
        is_timed = moment.table.opened.pace.__struct_config__.tag != "untimed"
        for one in clients:
            if one.seqs != [0]:
                found |= {(one.audience, kind) for kind in one.kinds}
        found.add(("timed" if is_timed else "untimed", "clocks"))
    return found


def _go_on(hub: Hub, clients: list[Client], moment: Moment, chance: random.Random) -> None:
    table, steps, now = moment
    if chance.random() < 0.9:  # else as on a node that does not hear of it
        asking = chance.choice(clients)
        asking.wait(is_waiting=True)
        hub.update(table, now, chance.choice((steps, steps, ())))
        asking.wait(is_waiting=False)
        for one in clients:
            if one is not asking:
                one.check(table, now)
        later = now + chance.choice((0, 7))
        asking.answered(table, later)
        asking.check(table, later)
        for one in clients:
            if chance.random() < 0.15:
                one.connect(table, later + 1, chance.choice(one.seqs))
            elif chance.random() < 0.05:
                one.disconnect()


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("seed", SEEDS)
def test_updates_put_together_are_the_whole_table(game: str, seed: int) -> None:
    """For every kind of audience, with and without clocks, after any reconnection."""
    assert {kind for _, kind in followed(game, seed)} >= {"whole", "changes"}


def test_clocks_are_sent_again_to_those_who_were_shown_them_at_another_time() -> None:
    """Somebody looks at the table later; something happens then that no clock depends on."""
    hub, table, later = Hub(), running(pace=PerTurn(60)), NOON + 7 * SECOND
    early, late = Client(hub, ADA, "en"), Client(hub, STRANGER, "en")
    early.connect(table, NOON, 0)
    late.connect(table, later, 0)
    table = done(table, SwitchChat(by=ADA, seen=table.seq, on=False), later)
    hub.update(table, later, (table,))
    for client in (early, late):
        client.check(table, later)
        assert client.kinds == {"whole", "changes"}


def test_every_kind_of_audience_was_looked_at() -> None:
    found = set[tuple[str, str]]().union(*(followed("typo", seed, JUDGED) for seed in range(3)))
    audiences = ("player", "several", "judge", "spectator")
    assert found >= {(one, kind) for one in audiences for kind in ("whole", "changes")}
    assert found >= {("timed", "clocks"), ("untimed", "clocks")}
