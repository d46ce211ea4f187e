"""Where a client's requests are answered, each by exactly one message."""

import logging
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from ludomots.core.shelf import EDITIONS
from ludomots.server import messages
from ludomots.server.hub import Listener
from ludomots.server.messages import FromClient, FromServer, Problem
from ludomots.server.preview import preview
from ludomots.server.problems import Unanswerable, problem_of
from ludomots.tables import Refused, Table, commands
from ludomots.tables.sentences import proposed

if TYPE_CHECKING:
    from ludomots.server.house import House
    from ludomots.server.people import Person

_log = logging.getLogger("ludomots.server")

_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()
_MOVES = {kind.move: msgspec.json.Decoder(kind.move) for kind in EDITIONS.values()}


class Desk:
    """Answers what one connection asks of one table."""

    def __init__(self, house: "House", person: "Person", listener: Listener) -> None:
        self._house = house
        self._person = person
        self._listener = listener

    async def take(self, frame: str) -> None:
        """Answer a frame, whatever it holds."""
        request: int | None = None
        try:
            asked = _DECODER.decode(frame)
            request = asked.request
            answer = await self._answer(asked)
            if answer is not None:
                self.answer(answer)
        except Exception as error:  # noqa: BLE001 (each request has an answer)
            number = _request_of(frame) if request is None else request
            self.answer(messages.Refused(request=number, problem=self._problem(error)))

    def answer(self, message: FromServer) -> None:
        """Send a message."""
        self._house.metrics.answered(str(message.__struct_config__.tag))
        self._listener.send(_ENCODER.encode(message).decode())

    async def _answer(self, asked: FromClient) -> FromServer | None:
        """Return the answer to a request; none if the table, which it changed, was sent with it."""
        table_id = self._listener.table_id
        table = await self._house.keeper.known(table_id)
        by = self._listener.identity = self._person.at(table)
        match asked:
            case messages.Say(text=text):
                await self._house.say(table, by, text)
                return messages.Done(request=asked.request, seq=table.seq)
            case messages.Mute(seat=seat, on=on):
                await self._house.talk.mute(table, by, seat, on=on)
                return messages.Done(request=asked.request, seq=table.seq)
            case messages.AskPreview():
                return self._preview(table, by, asked)
            case messages.AskHints(seat=seat):
                return await self._hint(table, by, seat, asked.request)
        return await self._ask(asked.request, _command(table, by, asked))

    async def _ask(self, request: int, command: commands.ClientCommand) -> messages.Done | None:
        """Ask something of the table; then show it as it has become, whatever came of it."""
        house, listener = self._house, self._listener
        listener.asking = True
        done: messages.Done | None = None
        try:
            decision = await house.ask(listener.table_id, command)
            if isinstance(decision.answer, Refused):
                raise decision.answer
            listener.identity = self._person.at(decision.table)
            done = messages.Done(request=request, seq=decision.answer.seq)
        finally:
            listener.asking = False
            table = await house.keeper.known(listener.table_id)
            is_told = listener.show(house.hub.snapshot(table, house.now()), done)
        if not is_told:
            return done
        house.metrics.answered("done")
        return None

    def _preview(self, table: Table, by: str, asked: messages.AskPreview) -> FromServer:
        if asked.seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        formed, refused = preview(table, asked.seat, read_move(table, asked.move))
        return messages.Previewed(
            request=asked.request,
            words=formed.words,
            points=formed.points,
            problem=None if refused is None else self._problem(refused),
        )

    async def _hint(self, table: Table, by: str, seat: int, request: int) -> FromServer:
        """Propose moves, but not where other people play."""
        if seat not in table.seats_of(by):
            raise Refused("not-your-seat")
        if table.people != (by,):
            raise Unanswerable("no-hints", 403)
        found = await self._house.bots.aside(lambda: proposed(table, seat, self._listener.say))
        hints = tuple(messages.Hint(one.move, one.label, one.points) for one in found)
        return messages.Hinted(request=request, hints=hints)

    def _problem(self, error: Exception) -> Problem:
        problem = problem_of(error, self._listener.say)
        if problem.status >= 500:
            _log.error("a frame could not be answered", exc_info=error)
        return problem


def _command(table: Table, by: str, asked: Any) -> commands.ClientCommand:
    """Return what is asked as a command of the table."""
    match asked:
        case messages.Play(seen=seen, seat=seat, move=move):
            return commands.Play(by=by, seen=seen, seat=seat, move=read_move(table, move))
        case messages.Join(seen=seen, name=name, seat=seat, contribution=contribution):
            return commands.Join(by=by, seen=seen, name=name, seat=seat, contribution=contribution)
        case messages.Leave(seen=seen, seat=seat):
            return commands.Leave(by=by, seen=seen, seat=seat)
        case messages.Start(seen=seen):
            return commands.Start(by=by, seen=seen)
        case messages.OfferRematch(seen=seen):
            return commands.OfferRematch(by=by, seen=seen, next=secrets.token_urlsafe(12))
        case messages.SwitchChat(seen=seen, on=on):
            return commands.SwitchChat(by=by, seen=seen, on=on)
    raise TypeError(asked)


def read_move(table: Table, move: msgspec.Raw) -> Any:
    """Return a move of the table's game, or refuse what is none."""
    try:
        return _MOVES[table.kind.move].decode(move)
    except msgspec.ValidationError as error:
        raise Refused("not-a-move") from error


def _request_of(frame: str) -> int | None:
    """Return the number of a request that cannot be read otherwise."""
    try:
        return msgspec.json.decode(frame, type=_Numbered).request
    except msgspec.MsgspecError:
        return None


class _Numbered(msgspec.Struct):
    request: messages.Request
