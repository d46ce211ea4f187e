"""Anything may happen at a table: bluffs, contests, clocks, players who leave."""

from itertools import islice
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from ludomots.games.mots_de_tete import Write, Written, write
from tests.games import machine
from tests.games.mots_de_tete.tables import NAME

OPTIONS: dict[str, list[Any]] = {
    "board": [13],
    "check": ["contest", "contest", "check"],
    "variant": ["normal", "marathon", "quarte"],
    "finish_round": [False, True],
    "retries": [None, 0, 1],
    "game_time": [None, 60],
    "target": [30, 60],
}


class Table(machine.Table):
    """A table of Mots de Tête."""

    name = NAME
    options = OPTIONS

    @precondition(machine.Table.running)
    @rule(
        row=st.integers(-1, 14),
        col=st.integers(-1, 14),
        across=st.booleans(),
        text=st.text("AEST", max_size=6),
    )
    def bluff(self, row: int, col: int, across: bool, text: str) -> None:
        letters = tuple(
            Written(row, col + step, letter) if across else Written(row + step, col, letter)
            for step, letter in enumerate(text)
        )
        self.attempt(Write(letters), self.state.turn)

    @precondition(machine.Table.running)
    @rule(pick=st.randoms(use_true_random=False))
    def misspell(self, pick: Any) -> None:
        """Write other letters where a word could be written."""
        rules: Any = self.game.rules
        plays = list(islice(rules.plays(self.state.board, self.state.die), 50))
        if plays:
            letters = pick.choice(plays).letters
            other = ((one.row, one.col, pick.choice("AEST")) for one in letters)
            self.attempt(write(other), self.state.turn)

    @invariant()
    def points_only_grow(self) -> None:
        """MT-40, MT-Q19: nobody ever loses points, one turn at a time."""
        state = self.state
        for before, after in zip(self.game.states, self.game.states[1:], strict=False):
            assert all(x <= y for x, y in zip(before.scores, after.scores, strict=True))
        assert state.end or state.turn in state.playing
        assert not (state.end and state.provisional)


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=30)
TestTable = Table.TestCase
