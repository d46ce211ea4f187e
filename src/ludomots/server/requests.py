"""A client's requests: each is read once and answered by exactly one message."""

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ludomots.core.notation import BadText
from ludomots.server import messages
from ludomots.server.hub import Listener
from ludomots.server.messages import FILLED_IN, FactProblem, FromClient, FromServer
from ludomots.server.plain import plain
from ludomots.server.preview import preview
from ludomots.server.problems import Unanswerable, fact_problem_of
from ludomots.store.service import new_table_id
from ludomots.tables import Refused, Table, commands
from ludomots.tables.sentences import proposed

if TYPE_CHECKING:
    from ludomots.server.node import Node
    from ludomots.server.people import Person

_log = logging.getLogger("ludomots.server")

_ENCODER = msgspec.json.Encoder()
_OFFER = commands.OfferRematch.__struct_config__.tag


class RequestHandler:
    """Handles the requests of one connection at one table."""

    def __init__(self, node: "Node", person: "Person", listener: Listener) -> None:
        self._node = node
        self._person = person
        self._listener = listener

    async def handle(self, frame: str) -> None:
        """Answer a frame, whatever it holds."""
        number: int | None = None
        try:
            content = _content_of(frame)
            number = msgspec.convert(content.pop("request", None), messages.RequestNumber)
            await self._answer(number, content)
        except Exception as error:  # noqa: BLE001 (each request has an answer)
            self._send(messages.Refusal(request=number, problem=self._problem(error)))

    def _send(self, message: FromServer) -> None:
        self._node.metrics.answered(str(message.__struct_config__.tag))
        self._listener.send(_ENCODER.encode(message).decode())

    async def _answer(self, number: int, content: dict[str, Any]) -> None:
        table = await self._node.tables.cached(self._listener.table_id)
        by = self._listener.identity = self._person.at(table)
        match request := read_request(table, by, content):
            case messages.Say(text=text):
                await self._node.say(table, by, text)
                self._send(messages.Done(request=number, seq=table.seq))
            case messages.Mute(seat=seat, on=on):
                await self._node.chat.mute(table, by, seat, on=on)
                self._send(messages.Done(request=number, seq=table.seq))
            case messages.AskPreview():
                self._send(self._preview(table, request, number))
            case messages.AskHints(seat=seat):
                self._send(await self._hint(table, by, seat, number))
            case messages.AskPlain(seat=seat):
                self._send(await self._plain(table, by, seat, number))
            case _:
                await self._execute(number, request)

    async def _execute(self, number: int, command: commands.ClientCommand) -> None:
        """Execute a command. The client gets the answer together with the new table.

        Meanwhile the listener is not updated, so that answer and table arrive in one message.
        """
        node, listener = self._node, self._listener
        listener.is_waiting = True
        done: messages.Done | None = None
        try:
            decision = await node.execute(listener.table_id, command)
            if isinstance(decision.answer, Refused):
                raise decision.answer
            listener.identity = self._person.at(decision.table)
            done = messages.Done(request=number, seq=decision.answer.seq)
            node.metrics.answered("done")
        finally:
            listener.is_waiting = False
            table = await node.tables.cached(listener.table_id)
            now = node.now()
            listener.update(node.hub.snapshot(table, now), now, done)

    def _preview(self, table: Table, asked: messages.AskPreview, number: int) -> FromServer:
        if asked.seat not in table.seats_of(asked.by):
            raise Refused("not-your-seat")
        formed, refused = preview(table, asked.seat, asked.move)
        return messages.Previewed(
            request=number,
            words=formed.words,
            points=formed.points,
            dice=formed.dice,
            problem=None if refused is None else self._problem(refused),
        )

    async def _hint(self, table: Table, by: str, seat: int, request: int) -> FromServer:
        """Propose moves, but not where other people play."""
        if seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        if table.people != (by,):
            raise Unanswerable("no-hints", 403)
        found = await self._node.bots.aside(lambda: proposed(table, seat))
        hints = tuple(messages.Hint(one.move, one.label, one.points) for one in found)
        return messages.Hinted(request=request, hints=hints)

    async def _plain(self, table: Table, by: str, seat: int | None, request: int) -> FromServer:
        """Return the game as text."""
        if seat is not None and seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        say = self._listener.say
        return await self._node.bots.aside(lambda: plain(table, seat, by, say, request))

    def _problem(self, error: Exception) -> FactProblem:
        problem = fact_problem_of(error)
        if problem.status >= 500:
            _log.error("a frame could not be answered", exc_info=error)
        return problem


Request = commands.ClientCommand | messages.Say | messages.Mute | messages.Question
"""What is asked of a table, once its move is read."""


def read_request(table: Table, by: str, content: dict[str, Any]) -> Request:
    """Return the request of a frame, with the move as a struct of the table's game.

    ``by`` is who sends it. A frame that is no request raises ``ValidationError``, a move that is
    none of the game ``Refused``.
    """
    if FILLED_IN & content.keys():
        raise msgspec.ValidationError(f"unknown field: {min(FILLED_IN & content.keys())}")
    filled = {**content, "by": by}
    if content.get("type") == _OFFER:
        filled["next"] = new_table_id()
    request: FromClient = msgspec.convert(filled, FromClient)
    if isinstance(request, commands.Play | messages.AskPreview):
        try:
            move = msgspec.convert(request.move, table.kind.move)
        except msgspec.ValidationError as error:
            raise Refused("not-a-move") from error
        return replace(request, move=move)
    if isinstance(request, messages.PlayText):
        try:
            move = table.kind.notation.read_move(request.text, table.rules.options)
        except BadText as error:
            raise Refused("not-a-move") from error
        return commands.Play(by=by, seen=request.seen, seat=request.seat, move=move)
    return request


def _content_of(frame: str) -> dict[str, Any]:
    """Return the object that a frame holds."""
    try:
        return msgspec.json.decode(frame, type=dict[str, Any])
    except RecursionError as error:
        raise msgspec.DecodeError("too deep") from error
