"""Anything may be asked of a table by anyone at any time; its log stays sound."""

import random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.core.contract import JUDGE, TABLE, IllegalMove
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, TimeUp, Withdraw
from ludomots.core.shelf import SHELF
from ludomots.records import read, verify, write
from ludomots.tables import Decision, Done, Entry, Refused, Repeated, Table, decide, record, replay
from ludomots.tables.commands import (
    AddBot,
    AnswerProposal,
    BotPlay,
    ClientCommand,
    Command,
    Connect,
    Free,
    Join,
    Leave,
    Mine,
    OfferRematch,
    OrderSeats,
    Play,
    Propose,
    Remove,
    Resume,
    Start,
    SwitchChat,
    TakeSeatBack,
    Wake,
)
from ludomots.tables.pace import DAY, HOUR, Correspondence, PerGame, PerTurn, Untimed
from ludomots.tables.proposals import (
    Annul,
    GoOn,
    LetComputerPlay,
    PauseGame,
    TakeBack,
    Wish,
    WithdrawPlayer,
)
from tests.tables.leaks import leaks
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, SECOND, new_table, some_move

PEOPLE = st.sampled_from([ADA, BOB, EVE])
PACES = st.sampled_from(
    [Untimed(), Untimed(days=2), PerTurn(60), PerGame(120, 5), Correspondence(2)]
)
WISHES = st.one_of(
    st.sampled_from([PauseGame(1), GoOn(), TakeBack(), Annul()]),
    st.builds(LetComputerPlay, st.integers(0, 3)),
    st.builds(WithdrawPlayer, st.integers(0, 3)),
)
SPOKEN = [Pass(), Contest(), Accept(), TimeUp(), CloseWindow(), None, "play"]
CHANCES = st.randoms(use_true_random=False)


class AnyTable(RuleBasedStateMachine):
    """A table at which everybody tries everything, legal or not, now or too late."""

    table: Table

    @initialize(
        game=st.sampled_from(sorted(SHELF)),
        pace=PACES,
        contest=st.booleans(),
        device=st.booleans(),
        contribution=st.binary(max_size=4),
        begun=st.sampled_from([True, True, True, False]),
    )
    def open(
        self,
        game: str,
        pace: Any,
        contest: bool,
        device: bool,
        contribution: bytes,
        begun: bool,
    ) -> None:
        mine = Mine("Joueur 1", contribution)
        seats = (mine, Mine("Joueur 2"), Free()) if device else (mine, Free(), Free())
        changes = {"check": "contest"} if contest else {}
        self.table = new_table(
            game,
            seats[: len(SHELF[game].seats)],
            pace=pace,
            changes=changes,
            visibility="listed",
        )
        self.now = NOON
        self.answered: list[tuple[ClientCommand, int]] = []
        if begun:
            self.ask(Join(by=BOB, seen=1, name="Joueur 2"))
            self.ask(Start(by=ADA, seen=2))

    def ask(self, command: Command) -> Decision:
        """Ask, and see that the answer is what the log says."""
        before = self.table
        decision = decide(before, command, self.now)
        self.table = decision.table
        assert before.entries + decision.entries == self.table.entries
        match decision.answer:
            case Done(seq=seq):
                assert before.seq <= seq <= self.table.seq
            case Repeated(seq=seq):
                assert seq < self.table.seq
            case Refused(illegal=illegal):
                assert illegal is None or isinstance(illegal, IllegalMove)
        if isinstance(decision.answer, Done) and not isinstance(
            command, Connect | Wake | Resume | BotPlay
        ):
            assert not isinstance(command, Play) or command.seen <= decision.answer.seq
            self.answered.append((command, decision.answer.seq))  # type: ignore[arg-type]
        return decision

    @rule(who=PEOPLE, seat=st.sampled_from([None, 0, 1, 2]), behind=st.integers(0, 2))
    def join(self, who: str, seat: int | None, behind: int) -> None:
        seen = max(0, self.table.seq - behind)
        self.ask(Join(by=who, seen=seen, name="Joueur", seat=seat))

    @rule(who=PEOPLE, seat=st.integers(0, 2), chance=st.integers(0, 3))
    def leave(self, who: str, seat: int, chance: int) -> None:
        if chance == 0:
            self.ask(Leave(by=who, seen=self.table.seq, seat=seat))

    @rule(who=PEOPLE)
    def start(self, who: str) -> None:
        self.ask(Start(by=who, seen=self.table.seq))

    def running(self) -> bool:
        return self.table.status == "running"

    @precondition(running)
    @rule(chance=CHANCES, wait=st.integers(0, 70))
    def play_well(self, chance: random.Random, wait: int) -> None:
        seat = chance.choice(self.table.to_act)
        move = some_move(self.table, seat, chance)
        self.now += wait * SECOND
        seq = self.table.seq
        by = self.table.seats[seat].identity or ""
        command: Command = Play(by=by, seen=seq, seat=seat, move=move)
        if self.table.level_of(seat) is not None:
            command = BotPlay(seen=seq, seat=seat, move=move)
        paused = self.table.paused is not None
        answer = self.ask(command).answer
        assert paused or answer == Done(seq) or self.table.entries[seq].by is None

    @precondition(running)
    @rule(chance=CHANCES)
    def play_on(self, chance: random.Random) -> None:
        for _ in range(chance.randint(2, 12)):
            if self.running():
                self.play_well(chance, 1)

    @rule(
        who=PEOPLE,
        seat=st.integers(-1, 3),
        move=st.sampled_from(SPOKEN),
        behind=st.integers(-1, 4),
    )
    def speak(self, who: str, seat: int, move: Any, behind: int) -> None:
        self.ask(Play(by=who, seen=self.table.seq - behind, seat=seat, move=move))

    @precondition(running)
    @rule(chance=CHANCES, behind=st.integers(1, 3))
    def play_without_having_seen_all(self, chance: random.Random, behind: int) -> None:
        """A move is accepted if and only if its seat is still asked the same."""
        table = self.table
        assert table.game is not None
        seat = chance.choice(table.to_act)
        seen = max(0, table.seq - behind)
        by = table.seats[seat].identity or ""
        move = some_move(table, seat, chance)
        answer = self.ask(Play(by=by, seen=seen, seat=seat, move=move)).answer
        if table.paused is not None or table.level_of(seat) is not None:
            assert not isinstance(answer, Done)
        elif not isinstance(answer, Repeated):
            assert isinstance(answer, Done) == (seen >= table.game.must_have_seen[seat])

    @rule(who=PEOPLE, seat=st.integers(0, 2), chance=st.integers(0, 5))
    def withdraw(self, who: str, seat: int, chance: int) -> None:
        if chance == 0:
            self.ask(Play(by=who, seen=0, seat=seat, move=Withdraw()))

    @precondition(lambda self: self.answered)
    @rule(pick=CHANCES)
    def say_again(self, pick: random.Random) -> None:
        """A repeat gets the stored answer, unless in the meantime it was done again."""
        command, seq = pick.choice(self.answered)
        answer = self.ask(command).answer
        assert isinstance(answer, Repeated)
        assert answer.seq <= seq

    @rule(who=PEOPLE, here=st.booleans())
    def connect(self, who: str, here: bool) -> None:
        self.ask(Connect(identity=who, here=here))

    @rule(jump=st.sampled_from([SECOND, 61 * SECOND, HOUR, 3 * DAY]))
    def time_jumps(self, jump: int) -> None:
        self.now += jump
        self.ask(Wake())
        deadline = self.table.deadline
        assert deadline is None or deadline > self.now

    @rule(jump=st.sampled_from([SECOND, DAY]))
    def nobody_ran_it(self, jump: int) -> None:
        down = self.now
        self.now += jump
        before = self.table.deadline
        self.ask(Resume(down))
        after = self.table.deadline
        if self.running():
            assert (before is None) == (after is None)
            assert before is None or after is None or after >= before

    @precondition(running)
    @rule(who=PEOPLE, wish=WISHES)
    def propose(self, who: str, wish: Wish) -> None:
        self.ask(Propose(by=who, seen=self.table.seq, wish=wish))

    @precondition(lambda self: self.table.proposal)
    @rule(who=PEOPLE, agrees=st.sampled_from([True, True, True, False]))
    def answer(self, who: str, agrees: bool) -> None:
        assert self.table.proposal is not None
        number = self.table.proposal.number
        self.ask(AnswerProposal(by=who, seen=self.table.seq, number=number, agrees=agrees))

    @precondition(lambda self: self.table.stand_ins)
    @rule(who=PEOPLE, seat=st.integers(0, 2))
    def take_seat_back(self, who: str, seat: int) -> None:
        self.ask(TakeSeatBack(by=who, seen=self.table.seq, seat=seat))

    @rule(who=PEOPLE)
    def offer_rematch(self, who: str) -> None:
        self.ask(OfferRematch(by=who, seen=self.table.seq, next="next"))

    @rule(who=PEOPLE, seat=st.integers(JUDGE, 6))
    def remove(self, who: str, seat: int) -> None:
        self.ask(Remove(by=who, seen=self.table.seq, seat=seat))

    @rule(who=PEOPLE, order=st.permutations(range(3)), length=st.integers(2, 3))
    def order_seats(self, who: str, order: list[int], length: int) -> None:
        self.ask(OrderSeats(by=who, seen=self.table.seq, order=tuple(order[:length])))

    @rule(who=PEOPLE, seat=st.integers(0, 3), level=st.sampled_from(["debutant", "nobody"]))
    def add_bot(self, who: str, seat: int, level: str) -> None:
        self.ask(AddBot(by=who, seen=self.table.seq, seat=seat, level=level))

    @rule(who=PEOPLE, on=st.booleans())
    def switch_chat(self, who: str, on: bool) -> None:
        self.ask(SwitchChat(by=who, seen=self.table.seq, on=on))

    @invariant()
    def the_log_has_no_gap(self) -> None:
        entries = self.table.entries
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        times = [entry.at for entry in entries]
        assert times == sorted(times)

    @invariant()
    def nothing_leaks(self) -> None:
        assert leaks(self.table, self.now, random.Random(self.table.seq)) == []

    @invariant()
    def seats_that_are_to_act_can_answer(self) -> None:
        play = self.table.game
        if play is not None:
            assert all(play.must_have_seen[seat] <= self.table.seq for seat in self.table.to_act)
            assert TABLE not in self.table.to_act
            assert all(left >= 0 for left in play.clock.left)

    def teardown(self) -> None:
        """The log, written and read, replays to the same table; a finished game is proved."""
        if not hasattr(self, "table"):
            return
        stored = [msgspec.json.encode(entry) for entry in self.table.entries]
        entries = [msgspec.json.decode(line, type=Entry) for line in stored]
        assert replay("t", entries) == self.table
        if self.table.status == "finished":
            text = record(self.table)
            assert text is not None
            assert verify(read(write(text))).ok


AnyTable.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestAnyTable = AnyTable.TestCase
