"""Anything may happen at a contested table: bluffs, contests, clocks, players who leave."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.game import Game, new
from ludomots.games.topword import (
    Accept,
    Contest,
    Exchange,
    Pass,
    Place,
    Placed,
    State,
    Withdraw,
)
from tests.games.topword.tables import count


class Table(RuleBasedStateMachine):
    """A game in which every seat tries everything, legal or not."""

    game: Game

    @initialize(
        players=st.integers(1, 4),
        seed=st.integers(0, 99),
        lost=st.sampled_from(["turn", "retry"]),
        failed=st.sampled_from(["nothing", "nextTurn"]),
        check=st.sampled_from(["contest", "contest", "check"]),
        short=st.booleans(),
    )
    def sit_down(
        self, players: int, seed: int, lost: str, failed: str, check: str, short: bool
    ) -> None:
        self.game = new(
            "topword",
            players,
            seed,
            preset="short" if short else "french",
            lost_contest=lost,
            failed_contest=failed,
            check=check,
        )
        self.tiles = count(self.game)

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
    @rule(
        row=st.integers(-1, 11),
        col=st.integers(-1, 11),
        across=st.booleans(),
        size=st.integers(0, 4),
        seat=st.integers(0, 3),
    )
    def bluff(self, row: int, col: int, across: bool, size: int, seat: int) -> None:
        rack = self.game.state.racks[seat % len(self.game.state.racks)][:size]
        tiles = tuple(
            Placed(row, col + step, tile) if across else Placed(row + step, col, tile)
            for step, tile in enumerate(rack)
        )
        self.attempt(Place(tiles), seat)

    @rule(
        move=st.sampled_from([Contest(), Accept(), Pass(), Exchange("E"), Exchange("?")]),
        seat=st.integers(-1, 4),
    )
    def speak(self, move: Any, seat: int) -> None:
        self.attempt(move, seat)

    @rule(text=st.sampled_from(["time", "close", "blocked"]), seat=st.sampled_from([TABLE, 0]))
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
        """TW-03, TW-18, TW-20: no tile is lost, no pile too high, no rack too full."""
        state: State = self.game.state
        assert count(self.game) == self.tiles
        assert max(map(len, state.board.piles)) <= 5
        assert all(len(rack) <= 7 for rack in state.racks)
        play = state.provisional
        for seat, rack in enumerate(state.racks):
            laid = len(play.tiles) if play and play.seat == seat else 0
            assert len(rack) + laid == 7 or not state.bag

    @invariant()
    def it_can_be_told(self) -> None:
        state = self.game.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert str(self.game)
        outcome = self.game.outcome()
        assert bool(self.game.to_act) == (outcome is None)
        if outcome is not None:
            assert state.provisional is None
            assert not set(outcome.winners) & set(state.withdrawn)
        for seat in self.game.to_act:
            assert seat in state.active

    @invariant()
    def nobody_is_stuck(self) -> None:
        """TW-41, TW-Q22: whoever may act can pass, or accept what is on the table."""
        for seat in self.game.to_act:
            moves = self.game.legal_moves_of(seat)
            assert Pass() in moves or Accept() in moves


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase
