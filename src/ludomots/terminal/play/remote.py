"""A table of a server on this screen."""

import random
from collections.abc import Sequence
from functools import cached_property

import msgspec

from ludomots.client import TableClient, Unreachable
from ludomots.core.contract import JUDGE, AnyRules, GameState, GameView, IllegalMove, Outcome
from ludomots.core.definition import AnyGame
from ludomots.core.facts import Text
from ludomots.core.narration import AnyHint
from ludomots.core.views import sample_world
from ludomots.errors import NotDone
from ludomots.terminal.play.table import PlayedTable, TimeLeft, Turn, Window
from ludomots.texts import Texts


class RemoteTable(PlayedTable):
    """A table of a server: it decides, keeps the time and runs the computer players."""

    def __init__(self, client: TableClient, say: Texts) -> None:
        super().__init__(say)
        self.client = client
        self._states: dict[int | None, tuple[int, int, GameState]] = {}
        client.on_change = self._changed

    @property
    def kind(self) -> AnyGame:
        """The game."""
        return self.client.kind

    @cached_property
    def rules(self) -> AnyRules:
        """The rulebook with the options of the table."""
        return self.kind.rules(self.view(None).options, None)

    @property
    def names(self) -> Sequence[str]:
        """What each seat is called."""
        return self.client.names

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this keyboard; none where one only watches."""
        return self.client.people

    @property
    def judges(self) -> bool:
        """Whether somebody at this keyboard judges and does not play."""
        return JUDGE in self.client.parts

    @property
    def gives_hints(self) -> bool:
        """Whether nobody plays but the people here and computer players."""
        seats = enumerate(self.client.seen.seats)
        return all(at in self.people or one.who.level is not None for at, one in seats)

    @property
    def facts(self) -> Sequence[Text]:
        """What happened, as the server tells it."""
        ends = {"finished"}
        return [
            fact
            for line in self.client.lines
            for fact in (line.told[:1] if line.event.type in ends else line.told)
        ]

    @property
    def accounts(self) -> Sequence[Text]:
        """What the points at the end are made of."""
        ends = [line.told for line in self.client.lines if line.event.type == "finished"]
        return ends[-1][1:] if ends else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.client.seen.outcome

    @property
    def how_to_return(self) -> str:
        """With which command one comes back to this table."""
        command = f"ludomots play --server {self.client.url} --join {self.client.id}"
        return self.say("play-how-to-return", command=command)

    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat here sees it; without a seat, as all here may see it."""
        return self.client.view(seat)

    def state(self, seat: int | None) -> GameState:
        """Return a state that fits what a seat sees; what it does not see is made up.

        A game that is over has no such states: its last moves are added to the last one.
        """
        made = len(self.client.made)
        seq, count, state = self._states.get(seat, (-1, 0, None))
        if seq == self.client.seq and state is not None:
            return state
        view = self.view(seat)
        if view.outcome is None or state is None:
            shown = view if view.outcome is None else msgspec.structs.replace(view, outcome=None)
            state = sample_world(shown, random.Random(0)).state  # noqa: S311
        else:
            state = self._after(state, count)
        self._states[seat] = (self.client.seq, made, state)
        return state

    def _after(self, state: GameState, count: int) -> GameState:
        """Return a state after the moves that were made since, as far as they can be made."""
        options = self.rules.options
        for seat, move in self.client.made[count:]:
            try:
                fits, known = self.kind.chance.suppose(options, state, seat, None, move)
                state = self.rules.play(fits, seat, known)
            except (IllegalMove, ValueError):
                break
        return state

    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat here may make a move without content."""
        return seat in self.client.parts and name in self.client.parts[seat].may

    def expected(self, seat: int | None) -> str:
        """Return what the server says is expected."""
        if not self.client.is_connected:
            return self.say("client-lost-connection")
        parts = self.client.parts
        if seat not in parts:
            match self.phase():
                case Turn(seat=one) | Window(seats=(one, *_)):
                    seat = one
                case _:
                    seat = next(iter(parts))
        return self.voice(parts[seat].expected)

    def time_left(self) -> TimeLeft:
        """Return what is left of the turn."""
        return TimeLeft(self.client.seconds_left())

    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move, or raise ``NotDone``."""
        try:
            await self.client.play(seat, move)
        except NotDone as refusal:
            rule = self.say("play-refused-rule", rule=refusal.rule) if refusal.rule else ""
            raise NotDone(f"{refusal.sentence} {rule}".strip()) from None
        except Unreachable as error:
            raise NotDone(error.reason) from error

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that the server proposes."""
        try:
            return await self.client.hints(seat)
        except Unreachable as error:
            raise NotDone(error.reason) from error

    async def leave(self) -> None:
        """Let the connection go; the seat stays."""
        await self.client.leave()

    def _changed(self) -> None:
        self.advice = self.client.voice(self.client.advice)
        self.changed()
