"""A table that this program runs: the log in a file, the rules of ``tables``, computer players."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ludomots.analysis.reviewing import word_on
from ludomots.core import narrate
from ludomots.core.contract import JUDGE, AnyRules, Audience, GameState, GameView, Outcome
from ludomots.core.definition import AnyGame
from ludomots.core.facts import Text
from ludomots.core.moves import Accept, Pass
from ludomots.core.narration import AnyHint
from ludomots.core.options import TableOptions
from ludomots.core.player import Budget, Player
from ludomots.core.shelf import player
from ludomots.errors import NotDone
from ludomots.tables import Decision, Done, Entry, Refused, Table, commands, events
from ludomots.tables.answers import May, explain, may_do
from ludomots.tables.pace import SECOND, Untimed
from ludomots.tables.record import game_of
from ludomots.tables.sentences import all_told, names_of, telling, told
from ludomots.tables.sentences import expected as expected_of
from ludomots.terminal.play.kept import HERE_WITHOUT_HINTS, Elsewhere, GameFile, KeptGames
from ludomots.terminal.play.table import PlayedTable, TimeLeft, Waiting, refusal_text
from ludomots.texts import Texts
from ludomots.words import Lexicon

MakePlayer = Callable[[str, str, TableOptions, int, Lexicon], Player]
"""Makes a player of a game, a level, some options, a seed and a word list."""
OnFault = Callable[[str, Exception], None]
"""Called with the name of a computer player that made no legal move, and why."""

_THINKING = Budget(milliseconds=1500)
_WORTH_A_LINE = events.Moved | events.Started | events.Finished
_DOES = {Pass: "passes", Accept: "accepts"}


def make_player(game: str, level: str, options: TableOptions, seed: int, words: Lexicon) -> Player:
    """Return the computer player of a level."""
    return player(game, level, options=options, seed=seed, budget=_THINKING, words=words)


class LocalTable(PlayedTable):
    """A table of this program. Computer players think in threads, one at a time."""

    def __init__(
        self,
        file: GameFile,
        games: KeptGames,
        say: Texts,
        make: MakePlayer = make_player,
        on_fault: OnFault = lambda _name, _fault: None,
    ) -> None:
        super().__init__(say)
        self.file = file
        self._now = games.now
        self._on_fault = on_fault
        self._players = _players_at(file.table, make)
        self._facts: list[Text] = []
        self._accounts: Sequence[Text] = ()
        self._views: dict[int | None, GameView] = {}
        self._seats_may: dict[int, May] = {}
        self._still_since: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_thinking = False
        table = file.table
        for entry, lines in zip(table.entries, all_told(table), strict=True):
            self._tell(entry, lines)

    @property
    def table(self) -> Table:
        """What the log has come to."""
        return self.file.table

    @property
    def kind(self) -> AnyGame:
        """The game."""
        return self.table.kind

    @property
    def rules(self) -> AnyRules:
        """The rulebook with the options of the table."""
        return self.table.rules

    @cached_property
    def names(self) -> Sequence[str]:
        """What each seat is called."""
        return names_of(self.table.seats, self.say)

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats of people: all of them sit at this keyboard."""
        return tuple(at for at, one in enumerate(self.table.seats) if one.identity is not None)

    @cached_property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return tuple(at for at, one in enumerate(self.table.seats) if one.level is not None)

    @property
    def judges(self) -> bool:
        """Whether somebody at this keyboard judges and does not play."""
        return self.table.judge is not None

    @property
    def gives_hints(self) -> bool:
        """Whether the people here agreed to play with hints."""
        return self.table.owner != HERE_WITHOUT_HINTS

    @property
    def facts(self) -> Sequence[Text]:
        """What happened, a fact a line."""
        return self._facts

    @property
    def accounts(self) -> Sequence[Text]:
        """What the points at the end are made of."""
        return self._accounts

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    @property
    def how_to_return(self) -> str:
        """How one goes on with this game."""
        return self.say("play-how-to-resume", command="ludomots play --resume")

    def state(self, seat: int | None = None) -> GameState:  # noqa: ARG002 (everything is known)
        """Return the state of the game, of which only one hand is shown."""
        if self.table.game is None:
            raise ValueError("no game has begun at this table")
        return self.table.game.state

    def view(self, seat: int | None) -> GameView:
        """Return the game as a seat sees it, or as everybody does."""
        if seat not in self._views:
            everybody: Audience = "reader" if self.outcome else "spectator"
            audience = everybody if seat is None or seat == JUDGE else seat
            self._views[seat] = self.rules.view(self.state(), audience)
        return self._views[seat]

    def may(self, seat: int, name: str) -> bool:
        """Return whether a seat may make a move without content."""
        return name in self._may(seat).moves

    def _may(self, seat: int) -> May:
        if seat not in self._seats_may:
            self._seats_may[seat] = may_do(self.table, seat)
        return self._seats_may[seat]

    def expected(self, seat: int | None) -> str:
        """Return what is expected of a seat, or who is thinking."""
        now = self.phase()
        if isinstance(now, Waiting) and now.seat in self.computers:
            return self.say("play-thinking", player=self.names[now.seat])
        may = None if seat is None or seat not in self.table.to_act else self._may(seat).now
        return self.voice(expected_of(self.table, seat, may))

    def time_left(self) -> TimeLeft:
        """Return how much time is left; it stands still while nobody has the keyboard."""
        table, play = self.table, self.table.game
        if play is None or self.outcome is not None:
            return TimeLeft()
        now = self._now() if self._still_since is None else self._still_since
        timed = not isinstance(table.opened.pace, Untimed)
        ends = [play.clock.left[seat] - (now - play.clock.since) for seat in play.clock.running]
        per_game = self.rules.options.game_time
        return TimeLeft(
            max(ends) / SECOND if timed and ends else None,
            None if per_game is None else per_game - (now - play.started_at) / SECOND,
        )

    async def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move for a person here, or raise ``NotDone``."""
        self.advice = ""
        by = self.table.sitter_of(seat).identity or ""
        self._ask(commands.Play(by=by, seen=self.table.seq, seat=seat, move=move))
        if self.table.opened.coach:
            self._start(self._coach())

    async def hints(self, seat: int) -> list[AnyHint]:
        """Return moves that may be proposed, the best first."""
        return await asyncio.to_thread(narrate.hints, telling(self.table), self.state(), seat)

    def go_on(self) -> None:
        """Let time pass, and let the computer players think if they have to."""
        deadline = self.table.deadline
        if self._still_since is None and deadline is not None and deadline <= self._now():
            self._ask(commands.Wake())
        if not self._is_thinking and self._to_think():
            self._is_thinking = True
            self._start(self._think())

    def stand_still(self) -> None:
        """Stop the clocks until somebody has taken the keyboard."""
        if self._still_since is None:
            self._still_since = self._now()

    def take_keyboard(self) -> None:
        """Let the clocks run again, with the time that was lost given back."""
        since, self._still_since = self._still_since, None
        if since is not None and since < self._now() and self.table.deadline is not None:
            self._ask(commands.Resume(since))

    def come(self) -> None:
        """Sit down: no clock has run since the people here went away."""
        since = self.table.entries[-1].at
        if self.table.status != "running":
            return
        if self.table.deadline is not None and since < self._now():
            self._ask(commands.Resume(since))
        self._be_here(here=True)

    async def leave(self) -> None:
        """Rise, so that the log says when the clocks stopped."""
        self.changed = lambda: None
        for task in self._tasks:
            task.cancel()
        if self.table.deadline is not None:
            self.take_keyboard()
            self._be_here(here=False)

    @property
    def is_busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self._tasks)

    def _be_here(self, *, here: bool) -> None:
        presence = self.table.presence[self.table.owner]
        if self.table.status == "running" and presence.here != here:
            self._ask(commands.Connect(identity=self.table.owner, here=here))

    def _to_think(self) -> tuple[int, ...]:
        """Return the computer players that are to move.

        Where all choose at the same time and nobody is timed, people choose first.
        """
        asked = self.table.bots_to_act
        is_timed = not isinstance(self.table.opened.pace, Untimed)
        if is_timed or self.state().provisional is not None:
            return asked
        return () if set(self.table.to_act) & set(self.people) else asked

    async def _think(self) -> None:
        """Let the computer players move for as long as they are asked.

        The next player, who may already pass, answers after those who can only contest or accept.
        """
        try:
            while seats := self._to_think():
                await self._choose(min(seats, key=lambda seat: self.may(seat, "pass")))
        finally:
            self._is_thinking = False

    async def _choose(self, seat: int) -> None:
        """Let a computer player choose. If it fails, the table makes another move for it."""
        seen, move, fault = self.table.seq, None, None
        view = self.rules.view(self.state(), seat)
        try:
            move = await asyncio.to_thread(self._players[seat].choose, view)
        except Exception as error:  # noqa: BLE001  (whatever it is, people want to play on)
            fault = error
        if seen != self.table.seq:
            return
        answer = self._ask(commands.BotPlay(seen=seen, seat=seat, move=move)).answer
        if isinstance(answer, Done) and answer.instead_of is not None and self.table.game:
            made = self.table.game.move_at(answer.seq)
            name = f"play-slip-{_DOES.get(type(made), 'plays')}"
            self.advice = self.say(name, player=self.names[seat])
            refused = answer.instead_of
            self._on_fault(self.names[seat], fault or refused.illegal or refused)

    async def _coach(self) -> None:
        """Say what the last move of the person was worth; the game goes on meanwhile."""
        game, people = game_of(self.table), set(self.people)
        if game is None:
            return
        last = max(step for step, (seat, _) in enumerate(game.moves, start=1) if seat in people)
        self.advice = self.voice(await asyncio.to_thread(word_on, game, last))
        self.changed()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(self._reported(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reported(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the game; if the game cannot be stored, say so."""
        try:
            await work
        except NotDone as refusal:
            self.advice = refusal.sentence
            self.changed()

    def _ask(self, command: commands.Command) -> Decision:
        """Execute a command and take in what the table has become, or raise ``NotDone``."""
        before = self.table
        try:
            decision = self.file.execute(command, self._now())
        except OSError as error:
            raise NotDone(self.say("play-not-saved", reason=str(error))) from error
        except Elsewhere as error:
            self._facts.clear()
            for entry, lines in zip(error.table.entries, all_told(error.table), strict=True):
                self._tell(entry, lines)
            self._forget()
            self.changed()
            raise NotDone(self.say("play-elsewhere")) from None
        for entry, later in zip(decision.entries, decision.tables, strict=True):
            self._tell(entry, told(before, entry, later))
            before = later
        self._forget()
        answer = decision.answer
        if isinstance(answer, Refused) and not isinstance(command, commands.BotPlay):
            illegal = answer.illegal
            said = explain(answer, self.say) if illegal is None else refusal_text(illegal, self.say)
            raise NotDone(said)
        if decision.entries:
            self.changed()
        return decision

    def _forget(self) -> None:
        self._views.clear()
        self._seats_may.clear()

    def _tell(self, entry: Entry, lines: Sequence[Text]) -> None:
        if isinstance(entry.event, events.Finished):
            self._facts += lines[:1]
            self._accounts = lines[1:]
        elif isinstance(entry.event, _WORTH_A_LINE):
            self._facts += lines


def _players_at(table: Table, make: MakePlayer) -> dict[int, Player]:
    """Return the computer players of a table by seat. Their seeds tell nothing of the draws."""
    found = {}
    for at, seat in enumerate(table.seats):
        if seat.level is not None:
            digest = hashlib.sha256(b"ludomots seat %d " % at + table.opened.secret).digest()
            seed = int.from_bytes(digest[:4], "big")
            rules = table.rules
            found[at] = make(table.opened.game, seat.level, rules.options, seed, rules.lexicon)
    return found
