"""The log of a server that has every kind of trouble: nothing of anybody is in it."""

import ast
import base64
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

import ludomots
from ludomots.server import database
from ludomots.server.live.chat import ChatService
from ludomots.server.log_style import LogStyle
from ludomots.server.logs import EVERY, OnceAMinute, logging_in
from ludomots.server.people.people import People
from ludomots.tables import Table
from tests.server.stories import Server, Socket, Visitor, serving
from tests.server.test_nodes import free_port
from tests.story import story

NAMES = ("Marquise-Zed", "Marquis-Wye")
CHAT = "marked words at the table"
CODE = "MARK-EDCO-DEXX-XXXX"
CHALLENGE = "markedchallengeofapasskey"
PASSWORD = "markedpassword"  # noqa: S105


@contextmanager
def log(style: LogStyle = LogStyle.JSON) -> Iterator[io.StringIO]:
    """What a server writes meanwhile."""
    stream = io.StringIO()
    with logging_in(style, "test", stream):
        yield stream


def lines_of(stream: io.StringIO) -> list[dict[str, Any]]:
    """Return the lines, each of which must be an object of its own."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """A file of SQLite that another program writes to, and goes on and on."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """A disk on which the database of a server cannot grow any more."""
    engine = server.node.database.engine

    def limit(connection: Any, _: object) -> None:
        connection.execute("PRAGMA max_page_count=1")  # SQLite takes what there is already

    event.listen(engine, "connect", limit)
    engine.dispose()
    server.node._writer._close()
    try:
        yield
    finally:
        event.remove(engine, "connect", limit)
        engine.dispose()
        server.node._writer._close()


async def seated(server: Server) -> tuple[Visitor, Visitor, Socket, Table]:
    """Return two people who have begun a game, under names that can be found again."""
    one, two = await server.visitor(), await server.visitor("fr")
    seats = [{"type": "mine", "name": NAMES[0]}, {"type": "open"}]
    table_id = (await one.post("/api/tables", {"game": "topword", "seats": seats}))["id"]
    mine, other = await one.sit(table_id), await two.sit(table_id)
    assert (await other.ask("join", name=NAMES[1]))["type"] == "done"
    await mine.until_seq(other.seq)
    assert (await mine.ask("start"))["type"] == "done"
    return one, two, mine, await server.node.tables.load(table_id)


async def use_everything(visitor: Visitor, socket: Socket) -> None:
    """Send every text that a person can send, whatever is answered."""
    token = visitor.http.cookies.get("csrftoken") or ""
    headers = {"x-csrf-token": token}
    bodies: list[tuple[str, str, Any]] = [
        ("PATCH", "/api/me", {"name": NAMES[0]}),
        ("POST", "/api/me/code", None),
        ("POST", "/api/login/code", {"code": CODE}),
        ("POST", "/api/login", {"id": CHALLENGE, "rawId": CHALLENGE, "response": {}}),
        ("POST", "/api/replay", {"text": CHAT}),
        ("GET", f"/api/tables/{CHAT}", None),
        ("GET", f"/api/words/{NAMES[0]}?lang={NAMES[1]}", None),
    ]
    for method, path, body in bodies:
        await visitor.http.request(method, path, json=body, headers=headers)
    await socket.ask("say", text=CHAT)
    await socket.ask("play-text", seat=0, text=CHAT)


async def fill(visitor: Visitor) -> None:
    """Open tables until there is no room for another one."""
    body = {"game": "topword", "seats": [{"type": "mine", "name": NAMES[0]}, {"type": "open"}]}
    headers = {"x-csrf-token": visitor.http.cookies.get("csrftoken") or ""}
    for _ in range(200):
        answer = await visitor.http.post("/api/tables", json=body, headers=headers)
        if answer.status_code == 503:
            assert answer.json()["code"] == "disk-full"
            return
    raise AssertionError("the disk is not full")


def secrets_of(server: Server, table: Table, *people: Visitor) -> list[str]:
    """Return everything that must not be in a log, in every form in which it may appear."""
    secret = table.opened.secret
    hidden = [*NAMES, CHAT, CODE, CHALLENGE, PASSWORD, "127.0.0.1", str(server.port)]
    hidden += [secret.hex(), base64.b64encode(secret).decode(), repr(secret)]
    for one in people:
        for value in one.http.cookies.values():
            hidden += [value, value.partition(".")[0]]
    return hidden


@story
async def test_a_log_of_troubles_holds_nothing_of_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = [one for one in database._PRAGMAS if not one.startswith("busy_timeout")]
    monkeypatch.setattr(database, "_PRAGMAS", (*pragmas, "busy_timeout=20"))
    bus = f"nats://operator:{PASSWORD}@127.0.0.1:{free_port()}"
    monkeypatch.setattr("ludomots.server.live.nats_bus._AT_FIRST", 0.05)

    async def fail(_: object, *texts: object) -> None:
        raise RuntimeError(f"this went wrong with {texts}")

    with log() as stream:
        async with serving(tmp_path, bus=bus) as server:
            one, two, socket, table = await seated(server)
            hidden = secrets_of(server, table, one, two)
            await use_everything(one, socket)
            with locked(tmp_path / "tables.db"):
                await use_everything(one, socket)
                logging.getLogger("ludomots.server").error("a line of %s", CHAT)
            with full(server):
                await fill(one)
                await use_everything(one, socket)
            with monkeypatch.context() as broken:
                broken.setattr(People, "rename", fail)
                broken.setattr(ChatService, "say", fail)
                await use_everything(one, socket)
                server.node.tasks.start(fail(None, CHAT, NAMES))
                await server.settle()
            assert (await socket.ask("say", text=CHAT))["type"] == "done"
    text, lines = stream.getvalue(), lines_of(stream)
    assert [one for one in hidden if one in text] == []
    told = {line["what"] for line in lines}
    assert told >= {
        "the database cannot be used",
        "the database works again",
        "the bus cannot be reached",
        "a request failed",
        "a frame could not be answered",
        "a task failed",
        "a line of %s",
    }
    codes = {line.get("code") for line in lines}
    assert codes >= {"database-locked", "disk-full", "bus-away"}
    assert sum(line["what"] == "the bus cannot be reached" for line in lines) in {1, 2}
    failed = next(line for line in lines if line["what"] == "a request failed")
    assert failed["error"] == "RuntimeError"
    assert failed["route"] == "PATCH /api/me"
    assert all({"time", "level", "what", "node"} <= line.keys() for line in lines)


def test_lines_of_libraries_are_written_without_their_values() -> None:
    with log() as stream:
        logging.getLogger("uvicorn.error").error("Invalid %s\nsecond line", CHAT)
        logging.getLogger("sqlalchemy.pool").error(ValueError(CHAT))
        logging.getLogger("uvicorn.access").info("not wanted %s", CHAT)
    assert [line["what"] for line in lines_of(stream)] == [
        "uvicorn.error: Invalid %s",
        "sqlalchemy.pool: ValueError",
    ]


def test_every_line_of_ours_is_a_constant_sentence() -> None:
    bad = []
    for path in Path(ludomots.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="_log")), args=[ast.Constant(value=text)]
                ) if "%" not in str(text):
                    continue
                case ast.Call(func=ast.Attribute(value=ast.Name(id="_log"))):
                    bad.append(f"{path}:{node.lineno}")
    assert bad == []


def test_a_terminal_is_shown_plain_lines() -> None:
    with log(LogStyle.PLAIN) as stream:
        facts = {"facts": {"table": "abc", "code": "gap"}}
        logging.getLogger("ludomots.server").error("a table is set aside", extra=facts)
    assert stream.getvalue()[8:] == " error: a table is set aside (table abc, code gap)\n"


class Kept(logging.Handler):
    """Keeps the lines that it is given, with the number of times each stands for."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[str, int]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append((record.getMessage(), record.__dict__["repeats"]))


def test_a_repeated_line_is_written_once_a_minute_with_its_number() -> None:
    now, waiting, kept = [0.0], [], Kept()
    handler = OnceAMinute(
        kept,
        lambda record: (record.msg,),
        lambda: now[0],
        lambda seconds, work: waiting.append((now[0] + seconds, work)),
    )

    def say(text: str) -> None:
        handler.handle(logging.makeLogRecord({"msg": text}))

    for _ in range(100):
        say("away")
        now[0] += 0.1
    say("another")
    assert kept.lines == [("away", 1), ("another", 1)]
    ((at, write),) = waiting
    assert at == pytest.approx(EVERY)
    now[0] = at
    write()
    assert kept.lines[2:] == [("away", 99)]
    now[0] = 2.5 * EVERY
    say("away")
    assert kept.lines[3:] == [("away", 1)]
    say("away")
    handler.flush()
    assert kept.lines[4:] == [("away", 1)]
