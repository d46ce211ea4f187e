"""Frames of any content: each has exactly one answer, and the table goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludomots.server.live.hub import Listener
from ludomots.server.live.requests import RequestHandler
from ludomots.server.node import Node
from ludomots.server.people.cookie import new_session
from ludomots.server.people.person import Person
from ludomots.server.settings import Settings
from ludomots.tables.commands import Mine, Open, Start
from ludomots.tables.looks import look_made_from
from ludomots.texts import texts

pytestmark = pytest.mark.fuzz

KINDS = (
    "join leave remove order-seats add-bot start play offer-rematch switch-chat say mute preview "
    "hints fly"
).split()
MOVES = "place pass exchange contest accept withdraw time-up close-window blocked choose".split()

_anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
_tiles = st.lists(
    st.fixed_dictionaries(
        {
            "row": st.integers(-1, 12) | _anything,
            "col": st.integers(-1, 12) | _anything,
            "tile": st.sampled_from([*"ABCEQZ", "QU", "qu", "", "É"]) | st.text(max_size=3),
        }
    ),
    max_size=9,
)
_move = _anything | st.fixed_dictionaries(
    {"type": st.sampled_from(MOVES)},
    optional={"tiles": _tiles | _anything, "tile": st.text(max_size=3), "word": st.text()},
)
_message = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | _anything, "request": st.integers(-1, 2**54) | _anything},
    optional={
        "seen": st.integers(-1, 9) | _anything,
        "seat": st.integers(-2, 4) | _anything,
        "move": _move,
        "name": st.text(max_size=40),
        "text": st.text(max_size=400),
        "contribution": st.text(max_size=10),
        "on": _anything,
        "order": st.permutations(range(2)) | _anything,
        "level": st.sampled_from(["debutant", "nobody"]) | _anything,
    },
)
_frame = (
    st.text(max_size=60).map(str.encode)
    | st.binary(max_size=60)
    | _message.map(msgspec.json.encode)
)


class Answers:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_text(self, text: bytes) -> None:
        """Keep a message."""
        self.sent.append(text)

    def close(self, code: int) -> None:
        """End, as everything does when the server stops."""


class Room:
    """A table that is being played, and somebody at its handler."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.node = Node(
            Settings(database=f"sqlite:///{folder / 'tables.db'}", node="test", computer_pace=0)
        )
        self.loop.run_until_complete(self.node.__aenter__())
        self.listener, self.handler = self.new_table()

    def new_table(self) -> tuple[Listener, RequestHandler]:
        seats = (Mine("Joueur 1"), Mine("Joueur 2"))
        service = self.node.tables
        table = self.do(service.open(Open(by="somebody", game="topword", seats=seats)))
        self.do(self.node.execute(table.id, Start(by="somebody", seen=1)))
        self.line = Answers()
        session = new_session("somebody", 0)
        listener = Listener(table.id, session, "somebody", texts("en"), 2, self.line)
        self.node.hub.enter(listener)
        person = Person(
            id="somebody", name="Joueur 1", look=look_made_from(""), language="en", session=session
        )
        return listener, RequestHandler(self.node, person, listener)

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def answers(self, frame: bytes) -> list[dict[str, Any]]:
        """Return the answers to a frame."""
        self.do(self.handler.handle(frame))
        messages = [msgspec.json.decode(one) for one in self.line.sent]
        self.line.sent.clear()
        answers = [one.get("done") if one["type"] == "update" else one for one in messages]
        return [one for one in answers if one and one["type"] != "said"]

    def close(self) -> None:
        self.loop.run_until_complete(self.node.__aexit__())
        self.loop.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    yield room
    room.close()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=_frame)
def test_every_frame_has_exactly_one_answer(room: Room, frame: bytes) -> None:
    (answer,) = room.answers(frame)
    if answer["type"] == "refused":
        assert answer["problem"]["status"] < 500, answer
        assert answer["problem"]["detail"]
    table = room.do(room.node.tables.load(room.listener.table_id))
    if table.status != "running":
        room.listener, room.handler = room.new_table()


@pytest.mark.parametrize(
    "frame",
    [
        "[" * 9000,
        '{"type": "start", "request": 1, "seen": 2, "by": "somebody-else"}',
        '{"type": "offer-rematch", "request": 1, "seen": 2, "next": "a-table"}',
        '{"type": "start", "request": 1, "seen": 2, "more": 1}',
    ],
)
def test_a_frame_with_anything_else_in_it_is_unreadable(room: Room, frame: str) -> None:
    (answer,) = room.answers(frame.encode())
    assert answer["problem"]["code"] == "unreadable"
