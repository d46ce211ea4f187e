"""A client's requests: each is read once and answered by exactly one message."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ludomots.core.notation import BadText
from ludomots.server.live import messages
from ludomots.server.live.hub import Listener
from ludomots.server.live.messages import (
    FILLED_IN,
    LARGEST_NUMBER,
    FactProblem,
    FromClient,
    FromServer,
)
from ludomots.server.live.preview import plain, preview
from ludomots.server.live.service import new_table_id
from ludomots.server.live.sitting import sitting_down
from ludomots.server.people.person import check_name
from ludomots.server.problems import Unanswerable, fact_problem_of
from ludomots.tables import Refused, Table, commands
from ludomots.tables.answers import check
from ludomots.tables.delay import sees_late
from ludomots.tables.sentences import proposed

if TYPE_CHECKING:
    from ludomots.server.node import Node
    from ludomots.server.people.person import Person


_log = logging.getLogger("ludomots.server")

_ENCODER = msgspec.json.Encoder()
_NUL = b"\\u0000"
"""How JSON writes the character that no text has, and that databases do not store."""
_DECODER = msgspec.json.Decoder(dict[str, Any])
_OFFER = commands.OfferRematch.__struct_config__.tag


Talk = messages.Say | messages.Mute | messages.React


class RequestHandler:
    """Handles the requests of one connection at one table."""

    __slots__ = ("_listener", "_node", "_person")

    def __init__(self, node: "Node", person: "Person", listener: Listener) -> None:
        self._node = node
        self._person = person
        self._listener = listener

    async def handle(self, frame: bytes) -> None:
        """Answer a frame, whatever it holds."""
        number: int | None = None
        try:
            content = _content_of(frame)
            number = _number_of(content.pop("request", None))
            if _NUL in frame:
                raise msgspec.DecodeError("NUL")
            await self._answer(number, content)
        except Exception as error:  # noqa: BLE001 (each request has an answer)
            self._send(messages.Refusal(request=number, problem=self._problem(error)))

    def _send(self, message: FromServer) -> None:
        self._node.metrics.answered(str(message.__struct_config__.tag))
        self._listener.send(_ENCODER.encode(message))

    async def _answer(self, number: int, content: dict[str, Any]) -> None:
        table = await self._node.tables.cached(self._listener.table_id)
        by = self._listener.identity = self._person.at(table)
        request = read_request(table, by, content)
        shown = self._shown(table, by, request)
        match request:
            case messages.Say() | messages.Mute() | messages.React():
                await self._talk(table, by, request)
                self._send(messages.Done(request=number, seq=shown.seq))
            case messages.Ping():
                self._send(messages.Done(request=number, seq=shown.seq))
            case messages.AskPreview():
                self._send(self._preview(table, request, number))
            case messages.AskHints(seat=seat):
                self._send(await self._hint(table, by, seat, number))
            case messages.AskPlain(seat=seat):
                self._send(await self._plain(shown, by, seat, number))
            case commands.Join(name=name) | commands.SitAsJudge(name=name):
                if isinstance(request, commands.Join) and request.look is None:
                    request = replace(request, look=self._person.look_as(name))
                async with sitting_down(self._node, self._person, table, name):
                    await self._execute(number, request)
            case commands.AddBot(level=level):
                payer = self._node.bots.payer(self._person.id)
                self._node.bots.check_room(payer)
                self._node.quotas.add_bot(payer, level)
                await self._execute(number, request)
            case _:
                await self._execute(number, request)

    def _shown(self, table: Table, by: str, request: "Request") -> Table:
        """Return a table as the person of this connection may see it. Somebody who sees a game late
        cannot find out how many events there are."""
        if not sees_late(table, by):
            return table
        shown = self._node.hub.late.snapshot(table, self._node.now()).table
        check(getattr(request, "seen", 0) <= shown.seq, "unknown-events")
        return shown

    async def _talk(self, table: Table, by: str, request: Talk) -> None:
        """Do what somebody wants of the chat."""
        match request:
            case messages.Say(text=text):
                language = table.opened.words.name
                self._node.moderation.check_chat(self._person.identities, text, language)
                await self._node.say(table, by, text)
            case messages.Mute(on=on):
                await self._node.chat.mute(table, by, await self._muted(table, request), on=on)
            case messages.React(reaction=reaction):
                language = table.opened.words.name
                self._node.moderation.check_chat(self._person.identities, "", language)
                await self._node.reactions.react(table, by, reaction)

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
            node.hub.answer(listener, table, node.now(), done)

    def _preview(self, table: Table, asked: messages.AskPreview, number: int) -> FromServer:
        if asked.seat not in table.seats_of(asked.by):
            raise Refused("not-your-seat")
        payer = self._node.bots.payer(asked.by)
        kind, work = f"preview {table.opened.game}", partial(preview, table, asked.seat, asked.move)
        formed, refused = self._node.prices.run_now(payer, kind, work)
        return messages.Previewed(
            request=number,
            words=formed.words,
            points=formed.points,
            dice=formed.dice,
            problem=None if refused is None else self._problem(refused),
        )

    async def _muted(self, table: Table, asked: messages.Mute) -> str | None:
        """Return whom somebody wants to mute, if it is anybody."""
        if asked.message is not None:
            return await self._node.chat.author(table, asked.message)
        if asked.seat is None or asked.seat >= len(table.seats):
            return None
        return table.seats[asked.seat].identity

    async def _hint(self, table: Table, by: str, seat: int, request: int) -> FromServer:
        """Propose moves, but not where other people play; the game is not rated then."""
        if seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        if table.people != (by,):
            raise Unanswerable("no-hints", 403)
        kind = f"hints {table.opened.game}"
        bots = self._node.bots
        found = await bots.aside(bots.payer(by), kind, lambda: proposed(table, seat))
        if found and not table.hinted:
            await self._node.execute(table.id, commands.NoteHints(identity=by))
        hints = tuple(messages.Hint(one.move, one.label, one.points, one.clues) for one in found)
        return messages.Hinted(request=request, hints=hints)

    async def _plain(self, table: Table, by: str, seat: int | None, request: int) -> FromServer:
        """Return the game as text."""
        if seat is not None and seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        say, kind, bots = self._listener.say, f"plain {table.opened.game}", self._node.bots
        work = partial(plain, table, seat, by, say, request)
        return await bots.aside(bots.payer(by), kind, work)

    def _problem(self, error: Exception) -> FactProblem:
        problem = fact_problem_of(error)
        if problem.status >= 500:
            facts = {"table": self._listener.table_id, "status": problem.status}
            _log.error("a frame could not be answered", exc_info=error, extra={"facts": facts})
        return problem


Request = commands.ClientCommand | Talk | messages.Ping | messages.Question
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
    request = msgspec.convert({"content": filled}, _Frame).content
    if isinstance(request, commands.Join | commands.SitAsJudge):
        check_name(request.name)
    if isinstance(request, commands.Play | messages.AskPreview):
        try:
            move = table.kind.as_move(request.move)
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


class _Frame(msgspec.Struct):
    """What a frame holds. msgspec prepares the types of a struct once."""

    content: FromClient


def _number_of(value: object) -> int:
    """Return the number of a request."""
    if isinstance(value, int) and 0 <= value <= LARGEST_NUMBER and not isinstance(value, bool):
        return value
    return msgspec.convert(value, messages.RequestNumber)


def _content_of(frame: bytes) -> dict[str, Any]:
    """Return the object that a frame holds."""
    try:
        return _DECODER.decode(frame)
    except RecursionError as error:
        raise msgspec.DecodeError("too deep") from error
