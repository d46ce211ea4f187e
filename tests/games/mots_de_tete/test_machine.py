"""Anything may happen at a table: bluffs, contests, clocks, players who leave."""

from itertools import islice
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.game import Game, new
from ludomots.games.mots_de_tete import Accept, Contest, Pass, State, Withdraw, Write, Written
from ludomots.games.mots_de_tete.grid import grids
from tests.games.mots_de_tete.tables import NAME


class Table(RuleBasedStateMachine):
    """A game in which every seat tries everything, legal or not."""

    game: Game

    @initialize(
        players=st.integers(1, 4),
        seed=st.integers(0, 99),
        check=st.sampled_from(["contest", "contest", "check"]),
        variant=st.sampled_from(["normal", "marathon", "quarte"]),
        finish=st.booleans(),
        retries=st.sampled_from([None, 0, 1]),
        game_time=st.sampled_from([None, 60]),
        points=st.sampled_from([30, 60]),
    )
    def sit_down(
        self,
        players: int,
        seed: int,
        check: str,
        variant: str,
        finish: bool,
        retries: int | None,
        game_time: int | None,
        points: int,
    ) -> None:
        self.game = new(
            NAME,
            players,
            seed,
            board=13,
            check=check,
            variant=variant,
            finish_round=finish,
            retries=retries,
            game_time=game_time,
            target=points,
        )

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
        self.attempt(pick.choice(list(islice(self.game.legal_moves_of(seat), 100))), seat)

    @precondition(running)
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
        self.attempt(Write(letters), self.game.state.turn)

    @rule(move=st.sampled_from([Contest(), Accept(), Pass()]), seat=st.integers(-1, 4))
    def speak(self, move: Any, seat: int) -> None:
        self.attempt(move, seat)

    @rule(text=st.sampled_from(["time", "close", "over"]), seat=st.sampled_from([TABLE, 0]))
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
    def the_grid_is_whole(self) -> None:
        """MT-32, MT-40: black squares stay empty, points only grow, one turn at a time."""
        state: State = self.game.state
        assert not any(map(state.board.letter, grids()[13].black))
        for before, after in zip(self.game.states, self.game.states[1:], strict=False):
            assert all(x <= y for x, y in zip(before.scores, after.scores, strict=True))
        assert state.end or state.turn in state.playing

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
        """MT-18, MT-37: whoever may act can pass, or accept what is on the table."""
        for seat in self.game.to_act:
            moves = self.game.legal_moves_of(seat)
            assert Pass() in moves or Accept() in moves


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase
