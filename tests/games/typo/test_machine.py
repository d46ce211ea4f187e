"""Anything may happen at a table: bluffs, doubts, clocks, players who leave."""

from collections import Counter
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.game import Game, new
from ludomots.games.moves import Accept, Contest, Withdraw
from ludomots.games.typo import Announce, Cannot, Choose, State
from ludomots.games.typo.box import decks
from tests.games.typo.tables import NAME


class Table(RuleBasedStateMachine):
    """A game in which every seat tries everything, legal or not."""

    game: Game

    @initialize(
        players=st.integers(2, 6),
        seed=st.integers(0, 99),
        check=st.sampled_from(["contest", "vote", "check"]),
        edition=st.sampled_from(["first", "second"]),
    )
    def sit_down(self, players: int, seed: int, check: str, edition: str) -> None:
        self.game = new(NAME, players, seed, check=check, edition=edition)

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
    @rule(pick=st.randoms(use_true_random=False), moves=st.integers(1, 40))
    def play_well(self, pick: Any, moves: int) -> None:
        for _ in range(moves):
            if self.running():
                seat = pick.choice(self.game.to_act)
                self.attempt(pick.choice(list(self.game.legal_moves_of(seat))), seat)

    @precondition(running)
    @rule(row=st.integers(0, 5), side=st.sampled_from(["left", "right"]), tail=st.text("EST-é"))
    def bluff(self, row: int, side: Any, tail: str) -> None:
        state: State = self.game.state
        if state.order and 1 <= row <= 4:
            seat = state.order[0]
            card = state.cards[seat] or ""
            begin = card + state.row(row) if side == "left" else state.row(row) + card
            self.attempt(Announce(row, side, begin + tail), seat)
        self.attempt(Announce(row, side, tail), 0)

    @rule(
        move=st.sampled_from([Contest(), Accept(), Cannot(1), Cannot(4), Choose("E"), Choose("*")]),
        seat=st.integers(-1, 6),
    )
    def speak(self, move: Any, seat: int) -> None:
        self.attempt(move, seat)

    @rule(text=st.sampled_from(["time", "close"]), seat=st.sampled_from([TABLE, 0]))
    def table_acts(self, text: str, seat: int) -> None:
        self.attempt(text, seat)

    @rule(seat=st.integers(0, 5), chance=st.integers(0, 5))
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
    def no_card_is_lost(self) -> None:
        """TY-02: 64 cards, wherever they are."""
        assert Counter(self.game.kind.box(self.game.options, self.game.state)) == decks()["french"]

    @invariant()
    def it_can_be_told(self) -> None:
        state: State = self.game.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        assert str(self.game)
        outcome = self.game.outcome()
        assert bool(self.game.to_act) == (outcome is None)
        if outcome is not None:
            assert state.provisional is None
            assert not set(outcome.winners) & set(state.withdrawn)
        assert state.holder in state.active or len(state.active) < 2
        for seat in self.game.to_act:
            assert seat in state.active

    @invariant()
    def nobody_is_stuck(self) -> None:
        """TY-09, TY-Q8, TY-21: whoever may act can choose, say that he cannot, or believe."""
        for seat in self.game.to_act:
            assert self.game.legal_moves_of(seat)


Table.TestCase.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase
