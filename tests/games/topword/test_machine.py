"""Anything may happen at a contested table: bluffs, contests, clocks, players who leave."""

from itertools import islice
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from ludomots.games.topword import Exchange, Place, Placed, place
from tests.games import machine

OPTIONS: dict[str, list[Any]] = {
    "preset": ["short", "french"],
    "lost_contest": ["turn", "retry"],
    "failed_contest": ["nothing", "nextTurn"],
    "check": ["contest", "contest", "check"],
}


class Table(machine.Table):
    """A table of Topword."""

    name = "topword"
    options = OPTIONS
    spoken = (Exchange("E"), Exchange("?"))

    @precondition(machine.Table.running)
    @rule(
        row=st.integers(-1, 11),
        col=st.integers(-1, 11),
        across=st.booleans(),
        size=st.integers(0, 4),
        seat=st.integers(0, 3),
    )
    def bluff(self, row: int, col: int, across: bool, size: int, seat: int) -> None:
        rack = self.state.racks[seat % len(self.state.racks)][:size]
        tiles = tuple(
            Placed(row, col + step, tile) if across else Placed(row + step, col, tile)
            for step, tile in enumerate(rack)
        )
        self.attempt(Place(tiles), seat)

    @precondition(machine.Table.running)
    @rule(pick=st.randoms(use_true_random=False))
    def misspell(self, pick: Any) -> None:
        """Lay other tiles where a word could be laid."""
        rules: Any = self.game.rules
        seat = self.game.to_act[0]
        plays = islice(rules.plays(self.state, seat), 50)
        squares = [[placed.square for placed in play.tiles] for play in plays]
        if squares:
            line = pick.choice(squares)
            tiles = pick.sample(self.state.racks[seat], len(line))
            laid = zip(line, tiles, strict=True)
            self.attempt(place((square.row, square.col, tile) for square, tile in laid), seat)

    @invariant()
    def nothing_is_too_full(self) -> None:
        """TW-18, TW-20: no pile is too high, and racks are full while the bag has tiles."""
        state = self.state
        assert max(map(len, state.board.piles)) <= 5
        assert all(len(rack) <= 7 for rack in state.racks)
        play = state.provisional
        assert not (play and state.end)
        for seat, rack in enumerate(state.racks):
            laid = len(play.tiles) if play and play.seat == seat else 0
            assert len(rack) + laid == 7 or not state.bag


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=30)
TestTable = Table.TestCase
