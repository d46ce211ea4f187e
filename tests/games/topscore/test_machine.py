"""Anything may happen at a table: bluffs, contests, clocks, trades, players who leave."""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from ludomots.games.topscore import Exchange, Lay, Name, Put, Trade
from ludomots.games.topscore.model import BLANK, RACK
from tests.games import machine
from tests.games.topscore.tables import NAME, count, keen_move

OPTIONS: dict[str, list[Any]] = {
    "preset": ["french", "dutch", "english"],
    "check": ["contest", "check"],
    "last_player": ["turn", "round"],
    "change_word": ["own", "laid"],
    "abandon_word": [False, True],
    "steal_always": [False, True],
    "seven_reward": ["owner", "both"],
    "letter_costs_turn": [False, True],
    "failed_contest": ["nextTurn", "points", "nothing"],
    "blank_to_rack": [False, True],
    "gaps_allowed": [False, True],
}


class Table(machine.Table):
    """A table of Topscore."""

    name = NAME
    options = OPTIONS
    spoken = (
        Exchange(("E",)),
        Exchange(()),
        Put("E", 3),
        Name(("A", "B", "C")),
        Lay(("é", "", "ABC")),
        Trade("é"),
    )

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        """Let keen players begin, so that the test reaches all phases of a game."""
        super().sit_down(data)
        moves, chance = data.draw(st.integers(0, 120)), random.Random(0)
        while self.running() and len(self.game.moves) < moves:
            self.game.push(keen_move(self.game, chance), self.game.to_act[0])

    @precondition(machine.Table.running)
    @rule(pick=st.randoms(use_true_random=False), size=st.integers(0, 3), seat=st.integers(0, 3))
    def bluff(self, pick: Any, size: int, seat: int) -> None:
        state = self.state
        on = seat % len(state.boards)
        rack = state.racks[state.turn]
        added = ["z" if one == BLANK else one for one in rack[:size]]
        word = [*state.boards[on].word, *added]
        pick.shuffle(word)
        self.attempt(Lay(tuple(word), None if on == state.turn else on), state.turn)

    @precondition(machine.Table.running)
    @rule(seat=st.integers(0, 3), letter=st.sampled_from("AESTZ"))
    def trade(self, seat: int, letter: str) -> None:
        blanks = [token for board in self.state.boards for token in board.word if token.islower()]
        wanted = blanks[0].upper() if blanks else letter
        self.attempt(Trade(wanted, seat), self.state.turn)

    @invariant()
    def racks_are_full(self) -> None:
        """TS-02, TS-Q17: no token is lost, the bag is never empty, no rack is too full."""
        state = self.state
        assert count(self.game) == 87
        assert len(state.bag) >= 11
        for seat, rack in enumerate(state.racks):
            assert len(rack) <= RACK
            if seat != state.turn and seat in state.playing:
                assert len(rack) == RACK


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=25)
TestTable = Table.TestCase
