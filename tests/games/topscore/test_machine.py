"""Anything may happen at a table: bluffs, contests, clocks, trades, players who leave."""

import random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.game import Game, new
from ludomots.games.moves import Accept, Contest, Pass, Withdraw
from ludomots.games.topscore import Exchange, Lay, Name, Put, State, Trade
from ludomots.games.topscore.state import RACK
from ludomots.games.topscore.tokens import BLANK
from tests.games.topscore.tables import NAME, count, keen_move


class Table(RuleBasedStateMachine):
    """A game in which every seat tries everything, legal or not."""

    game: Game

    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 99),
        check=st.sampled_from(["contest", "check"]),
        dutch=st.booleans(),
        flags=st.tuples(*[st.booleans()] * 4),
        last=st.sampled_from(["turn", "round"]),
        progress=st.integers(0, 120),
    )
    def sit_down(
        self,
        players: int,
        seed: int,
        check: str,
        dutch: bool,
        flags: tuple[bool, ...],
        last: str,
        progress: int,
    ) -> None:
        names = ("steal_always", "letter_costs_turn", "blank_to_rack", "gaps_allowed")
        self.game = new(
            NAME,
            players,
            seed,
            preset="dutch" if dutch else "french",
            check=check,
            last_player=last,
            **dict(zip(names, flags, strict=True)),
        )
        self.play_on(progress, seed)

    def play_on(self, moves: int, seed: int) -> None:
        """Let keen players begin, so that all phases of a game are met."""
        chance = random.Random(seed)
        while self.game.outcome() is None and len(self.game.moves) < moves:
            self.game.push(keen_move(self.game, chance), self.game.to_act[0])

    def attempt(self, move: Any, seat: int) -> None:
        """Make a move, or see that a refused one changes nothing."""
        before: State = self.game.state
        try:
            self.game.push(move, seat)
        except IllegalMove:
            refused = True
        else:
            refused = False
        assert (self.game.state is before) == refused

    def running(self) -> bool:
        return self.game.outcome() is None

    @precondition(running)
    @rule(pick=st.randoms(use_true_random=False))
    def play_well(self, pick: Any) -> None:
        seat = pick.choice(self.game.to_act)
        self.attempt(pick.choice(list(self.game.legal_moves_of(seat))), seat)

    @precondition(running)
    @rule(pick=st.randoms(use_true_random=False), size=st.integers(0, 3), seat=st.integers(0, 3))
    def bluff(self, pick: Any, size: int, seat: int) -> None:
        state = self.game.state
        on = seat % len(state.boards)
        rack = state.racks[state.turn]
        added = ["z" if one == BLANK else one for one in rack[:size]]
        word = [*state.boards[on].word, *added]
        pick.shuffle(word)
        self.attempt(Lay(tuple(word), None if on == state.turn else on), state.turn)

    @precondition(running)
    @rule(seat=st.integers(0, 3), letter=st.sampled_from("AESTZ"))
    def trade(self, seat: int, letter: str) -> None:
        state = self.game.state
        blanks = [token for board in state.boards for token in board.word if token.islower()]
        wanted = blanks[0].upper() if blanks else letter
        self.attempt(Trade(wanted, seat), state.turn)

    @rule(
        move=st.sampled_from(
            [
                Contest(),
                Accept(),
                Pass(),
                Exchange(("E",)),
                Exchange(()),
                Put("E", 3),
                Name(("A", "B", "C")),
                Lay(("é", "", "ABC")),
                Trade("é"),
            ]
        ),
        seat=st.integers(-1, 4),
    )
    def speak(self, move: Any, seat: int) -> None:
        self.attempt(move, seat)

    @rule(text=st.sampled_from(["time", "close"]), seat=st.sampled_from([TABLE, 0]))
    def table_acts(self, text: str, seat: int) -> None:
        self.attempt(text, seat)

    @rule(seat=st.integers(0, 3), chance=st.integers(0, 5))
    def leave(self, seat: int, chance: int) -> None:
        if chance == 0:
            self.attempt(Withdraw(), seat)

    @precondition(lambda self: self.game.moves)
    @rule()
    def undo(self) -> None:
        seat, move = self.game.pop()
        after = self.game.rules.play(self.game.state, seat, move)
        assert self.game.rules.play(self.game.state, seat, move) == after

    @invariant()
    def the_box_is_whole(self) -> None:
        """TS-02, TS-Q17: no token is lost, the bag never runs dry, no rack is too full."""
        state: State = self.game.state
        assert count(self.game) == 87
        assert len(state.bag) >= 11
        for seat, rack in enumerate(state.racks):
            assert len(rack) <= RACK
            if seat != state.turn and seat in state.playing:
                assert len(rack) == RACK

    @invariant()
    def it_can_be_told(self) -> None:
        state: State = self.game.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert str(self.game)
        outcome = self.game.outcome()
        assert bool(self.game.to_act) == (outcome is None)
        if outcome is not None:
            assert not set(outcome.winners) & set(state.withdrawn)
        for seat in self.game.to_act:
            assert seat in state.active

    @invariant()
    def nobody_is_stuck(self) -> None:
        """TS-54, TS-Q10: whoever may act can pass, accept, or put a letter."""
        for seat in self.game.to_act:
            moves = self.game.legal_moves_of(seat)
            puts = self.game.state.phase == "put" and any(True for _ in moves)
            assert puts or Pass() in moves or Accept() in moves


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase
