"""Anything may happen at a table: bluffs, doubts, clocks, players who leave."""

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from ludomots.games.typo import Announce, Cannot, Choose
from ludomots.games.typo.model import decks
from tests.games import machine
from tests.games.typo.tables import NAME


class Table(machine.Table):
    """A table of Typo."""

    name = NAME
    options = {  # noqa: RUF012
        "check": ["contest", "vote", "check", "judge"],
        "judge": [None, 1, 3],
        "edition": ["first", "second"],
    }
    spoken = (Cannot(1), Cannot(4), Choose("E"), Choose("*"))

    @precondition(machine.Table.running)
    @rule(pick=st.randoms(use_true_random=False), moves=st.integers(1, 40))
    def play_on(self, pick: Any, moves: int) -> None:
        for _ in range(moves):
            if self.running():
                self.play_well(pick)

    @precondition(machine.Table.running)
    @rule(row=st.integers(0, 5), side=st.sampled_from(["left", "right"]), tail=st.text("EST-é"))
    def bluff(self, row: int, side: Any, tail: str) -> None:
        state = self.state
        if state.order and 1 <= row <= 4:
            seat = state.order[0]
            card = state.cards[seat] or ""
            begin = card + state.row(row) if side == "left" else state.row(row) + card
            self.attempt(Announce(row, side, begin + tail), seat)
        self.attempt(Announce(row, side, tail), 0)

    @invariant()
    def no_card_is_lost(self) -> None:
        """TY-02: 64 cards, wherever they are."""
        assert (
            Counter(self.game.kind.chance.box(self.game.options, self.state)) == decks()["french"]
        )

    @invariant()
    def the_dictionary_is_held(self) -> None:
        """TY-08, TY-20: somebody at the table holds it, and nothing waits once the game is over."""
        state = self.state
        assert state.holder in state.active or len(state.active) < 2
        assert not (state.end and state.provisional)


Table.TestCase.settings = settings(max_examples=50, stateful_step_count=30)
TestTable = Table.TestCase
