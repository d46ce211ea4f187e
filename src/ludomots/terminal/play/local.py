"""A table in this program: the store of the user's games, and the rules of ``tables``."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludomots.analysis.coach import word_on
from ludomots.core import narrate
from ludomots.core.contract import AnyRules, Audience, GameState, GameView, IllegalMove, Outcome
from ludomots.core.facts import Text, Voice, words_in
from ludomots.core.narrate import accounts, beginning, open_play, told, turn, verdict, why_over
from ludomots.core.narration import AnyHint, AnyStep, AnyTelling, Step
from ludomots.core.player import Player
from ludomots.core.turns import acting
from ludomots.server.live.service import TableService
from ludomots.tables import Done, Refused, Table, commands
from ludomots.tables.answers import explain
from ludomots.tables.events import Seat
from ludomots.tables.pace import SECOND, Untimed
from ludomots.tables.record import game_of
from ludomots.tables.sentences import names_of, steps_of, telling
from ludomots.terminal.play.sentences import refusal_text
from ludomots.texts import Texts
from ludomots.widgets.phase import Phase, Turn, Waiting, Window, contesters
from ludomots.widgets.table import AnySeenMove, NotDone, TimeLeft

if TYPE_CHECKING:
    from ludomots.terminal.play.tables import Slip

HERE = "here"
"""Who everybody at this keyboard is in the log of a local game."""

HERE_WITHOUT_HINTS = "here-without-hints"
"""The same, where they agreed to play without hints: so the log tells it."""

_MOST_LISTED = 500


class LocalTable:
    """A table that this program runs. ``changed`` is called whenever something has happened."""

    def __init__(
        self,
        table: Table,
        service: TableService,
        say: Texts,
        players: dict[int, Player],
        now: Callable[[], int],
    ) -> None:
        self._table = table
        self._service = service
        self._say = say
        self._players = players
        self._now = now
        self.steps = steps_of(table)
        self._made = [self._seen(step) for step in self.steps]
        self._views: dict[int | None, GameView] = {}
        self._is_thinking = False
        self.changed: Callable[[], None] = lambda: None
        self.slipped: Slip = lambda _seat, _move, _fault: None
        self.still_since: int | None = None
        self.advice = ""
        self._coaching: asyncio.Task[None] | None = None

    @property
    def log(self) -> Table:
        """What the log of the table has come to."""
        return self._table

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._table.opened.game

    @property
    def rules(self) -> AnyRules:
        """The rulebook of the table."""
        return self._table.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._table.seats

    @property
    def names(self) -> Sequence[str]:
        """What each seat is called."""
        return self._voice.names

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of people: all of them sit at this keyboard."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.identity is not None)

    @cached_property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.level is not None)

    @property
    def judges(self) -> bool:
        """Whether somebody at this keyboard judges and does not play."""
        return self._table.judge is not None

    @property
    def gives_hints(self) -> bool:
        """Whether the people here agreed to play with hints."""
        return self._table.owner != HERE_WITHOUT_HINTS

    @property
    def state(self) -> GameState:
        """The whole state of the game, which no face is given."""
        if self._table.game is None:
            raise ValueError("no game has begun at this table")
        return self._table.game.state

    @property
    def made(self) -> Sequence[AnySeenMove]:
        """The moves so far, with what everybody saw."""
        return self._made

    @property
    def story(self) -> list[str]:
        """What happened, in order."""
        return [self._voice(line) for line in self._facts()]

    @property
    def words_told(self) -> list[tuple[str, ...]]:
        """The words that the lines of the story name."""
        return [words for line in self._facts() if (words := tuple(words_in(line)))]

    def _facts(self) -> list[Text]:
        first = self.steps[0].before if self.steps else self.state
        lines = [beginning(self._telling, first)]
        for step in self.steps:
            lines += told(self._telling, step)
        return [line for line in lines if line]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._table.outcome

    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat sees it, or as everybody does."""
        if seat not in self._views:
            everybody: Audience = "reader" if self.outcome else "spectator"
            self._views[seat] = self.rules.view(self.state, everybody if seat is None else seat)
        return self._views[seat]

    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat may make a move without content."""
        move = dict(self._table.kind.plain_moves).get(name)
        return move is not None and self._table.accepts(seat, move)

    def moves(self, seat: int) -> Sequence[tuple[str, msgspec.Struct]]:
        """Return the first of the legal moves of a seat, each with its text."""
        if seat not in acting(self.rules, self.state):
            return []
        found = islice(self.rules.moves(self.state, seat), _MOST_LISTED)
        return [(self._table.kind.notation.write_move(move), move) for move in found]

    def expected(self, now: Phase) -> str:
        """Return what the table waits for, as a sentence."""
        say, state = self._say, self.state
        match now:
            case Waiting(seat=seat):
                return say("play-thinking", player=self.names[seat])
            case Window():
                return say("play-window", play=self._voice(open_play(self._telling, state)))
            case Turn(seat=seat) if contesters(self):
                play = self._voice(open_play(self._telling, state))
                return say("play-turn-open", player=self.names[seat], play=play)
            case Turn(seat=seat):
                return self._voice(turn(self._telling, state, seat))
            case _:
                return say("play-over")

    def time_left(self) -> TimeLeft:
        """Return how much time is left; it stands still while nobody has the keyboard."""
        table, play = self._table, self._table.game
        if play is None or self.outcome is not None:
            return TimeLeft()
        now = self._now() if self.still_since is None else self.still_since
        timed = not isinstance(table.opened.pace, Untimed)
        running = [play.clock.left[seat] for seat in play.clock.running]
        ends = [left - (now - play.clock.since) for left in running]
        per_game = self.rules.options.game_time
        return TimeLeft(
            max(ends) / SECOND if timed and ends else None,
            None if per_game is None else per_game - (now - play.started_at) / SECOND,
        )

    def end(self) -> tuple[str, Sequence[str]]:
        """Return who has won, why the game is over, and what the points are made of."""
        outcome = self.outcome
        if outcome is None:
            return "", ()
        voice, explained = (
            self._voice,
            accounts(self._telling, self.state, lambda: self.steps, outcome),
        )
        points = [
            f"{name:<16} {score:>4}   {voice(why)}".rstrip()
            for name, score, why in zip_longest(self.names, outcome.scores, explained, fillvalue="")
        ]
        people = [at for at, one in enumerate(self.seats) if one.identity is not None]
        seat = people[0] if len(people) == 1 else None
        why = voice(why_over(self.game, outcome))
        return voice(verdict(outcome, seat)), [why, "", *points]

    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move for a person here, or raise ``NotDone``."""
        by, seen = self._table.sitter_of(seat).identity or "", self._table.seq
        try:
            self.rules.play(self.state, seat, move)
        except IllegalMove as refusal:
            raise NotDone(refusal_text(refusal, self._say), refusal.squares) from None
        self.advice = ""
        await self._ask(commands.Play(by=by, seen=seen, seat=seat, move=move))
        if self._table.opened.coach:
            self._coaching = asyncio.create_task(self._coach())

    async def _coach(self) -> None:
        """Say what the move was worth that was made last; the game goes on meanwhile."""
        game, people = game_of(self._table), set(self.people)
        if game is None:
            return
        last = max(step for step, (seat, _) in enumerate(game.moves, start=1) if seat in people)
        self.advice = self._voice(await asyncio.to_thread(word_on, game, last))
        self.changed()

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that may be proposed, the best first."""
        return await asyncio.to_thread(narrate.hints, self._telling, self.state, seat)

    def asked(self, seat: int | None) -> int:
        """Return how many events one must have seen to answer what a seat is asked now."""
        play = self._table.game
        if play is None or self.outcome is not None:
            return self._table.seq
        return max(play.must_have_seen) if seat is None else play.must_have_seen[seat]

    def is_due(self) -> bool:
        """Return whether the table must do something by itself by now."""
        deadline = self._table.deadline
        return self.still_since is None and deadline is not None and deadline <= self._now()

    def must_think(self) -> bool:
        """Return whether a computer player is to move and none thinks yet."""
        return not self._is_thinking and bool(self._to_think())

    async def wake(self) -> None:
        """Let the table do what is due by now."""
        await self._ask(commands.Wake())

    def stand_still(self) -> None:
        """Stop the clocks until somebody has taken the keyboard."""
        if self.still_since is None:
            self.still_since = self._now()

    async def go_on(self) -> None:
        """Let the clocks run again, with the time that was lost given back."""
        since, self.still_since = self.still_since, None
        if since is not None and since < self._now() and self._is_timed:
            await self._ask(commands.Resume(since))

    async def come(self) -> None:
        """Sit down: no clock has run since the people here went away."""
        if self._table.status != "running":
            return
        since = self._table.entries[-1].at
        if self._is_timed and since < self._now():
            await self._ask(commands.Resume(since))
        await self._be_here(here=True)

    async def leave(self) -> None:
        """Rise, so that the log tells when the clocks stopped."""
        self.changed = lambda: None
        if self._coaching is not None:
            self._coaching.cancel()
        if self._is_timed:
            await self.go_on()
            await self._be_here(here=False)

    async def think(self) -> None:
        """Let the computer players move for as long as they are asked; one thinks at a time.

        The next player, who may already pass, answers after those who can only contest or accept.
        """
        if self._is_thinking:
            return
        self._is_thinking = True
        try:
            while seats := self._to_think():
                await self._think(min(seats, key=lambda seat: self.may(seat, "pass")))
        finally:
            self._is_thinking = False

    def _to_think(self) -> tuple[int, ...]:
        """Return the computer players that are to move.

        Where all choose at the same time and nobody is timed, people choose first.
        """
        asked = self._table.bots_to_act
        is_timed = not isinstance(self._table.opened.pace, Untimed)
        if is_timed or self.state.provisional is not None:
            return asked
        return () if set(self._table.to_act) & set(self.people) else asked

    async def _think(self, seat: int) -> None:
        """Let a computer player choose. If it fails, the table makes another move for it."""
        table, move, fault = self._table, None, None
        view, player = self.rules.view(self.state, seat), self._players[seat]
        try:
            move = await asyncio.to_thread(player.choose, view)
        except Exception as error:  # noqa: BLE001  (whatever it is, people want to play on)
            fault = error
        if table.seq == self._table.seq:
            await self._ask(commands.BotPlay(seen=table.seq, seat=seat, move=move), fault)

    async def _be_here(self, *, here: bool) -> None:
        presence = self._table.presence[self._table.owner]
        if self._table.status == "running" and presence.here != here:
            await self._ask(commands.Connect(identity=self._table.owner, here=here))

    async def _ask(self, command: commands.Command, fault: Exception | None = None) -> None:
        """Execute a command and take in what the table has become.

        ``fault`` is why a computer player could not choose.
        """
        before = self._table.seq
        try:
            decision = await self._service.execute(self._table.id, command)
        except (OSError, SQLAlchemyError) as error:
            cause = str(getattr(error, "orig", None) or error)
            raise NotDone(self._say("play-not-saved", reason=cause)) from error
        self._take_in(decision.table)
        answer = decision.answer
        if isinstance(command, commands.BotPlay) and isinstance(answer, Done):
            self._note_slip(command.seat, answer, fault)
        if isinstance(answer, Refused):
            if answer.illegal is not None:
                raise NotDone(refusal_text(answer.illegal, self._say), answer.illegal.squares)
            if not isinstance(command, commands.BotPlay):
                elsewhere = answer.code in {"stale", "not-running"}
                name = "play-elsewhere" if elsewhere else f"table-{answer.code}"
                raise NotDone(self._say(name) if elsewhere else explain(answer, self._say))
        if self._table.seq != before:
            self.changed()

    def _note_slip(self, seat: int, answer: Done, fault: Exception | None) -> None:
        """Report that the table made another move for a computer player, if it did."""
        refused, game = answer.instead_of, self._table.game
        if refused is not None and game is not None:
            self.slipped(seat, game.move_at(answer.seq), fault or refused.illegal or refused)

    def _take_in(self, table: Table) -> None:
        known, self._table = self._table, table
        if table.game is None or known.game is None:
            return
        state = known.game.state
        for _, seat, move in table.game.moves[len(known.game.moves) :]:
            after = self.rules.play(state, seat, move)
            self.steps.append(Step(state, seat, move, after))
            self._made.append(self._seen(self.steps[-1]))
            state = after
        self._views.clear()

    def _seen(self, step: AnyStep) -> AnySeenMove:
        """Return a step as everybody around the keyboard may know it."""
        move = self.rules.seen(step.seat, step.move, "spectator")
        before, after = (self.rules.view(state, "spectator") for state in (step.before, step.after))
        return AnySeenMove(step.seat, move, before, after)

    @property
    def _is_timed(self) -> bool:
        """Whether the table would do something by itself."""
        return self._table.deadline is not None

    @cached_property
    def _telling(self) -> AnyTelling:
        return telling(self._table)

    @cached_property
    def _voice(self) -> Voice:
        return Voice(names_of(self._table.seats, self._say), self._say)
