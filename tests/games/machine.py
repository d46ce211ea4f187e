"""A table of any game at which every player tries everything, legal or not.

A game's own machine is a subclass with its options, its moves, its bluffs and its invariants.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludomots.core.contract import TABLE, IllegalMove
from ludomots.core.game import Game, new
from ludomots.core.moves import Accept, Contest, Pass, Withdraw
from ludomots.core.shelf import SHELF

_MOVES_LOOKED_AT = 100


class Table(RuleBasedStateMachine):
    """A table. ``options`` are choices of options (``preset`` too), ``spoken`` moves to try."""

    name: ClassVar[str]
    options: ClassVar[Mapping[str, Sequence[Any]]]
    spoken: ClassVar[Sequence[Any]] = ()

    game: Game

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        seed, kind = data.draw(st.integers(0, 99)), SHELF[self.name]
        choices = {name: st.sampled_from(values) for name, values in self.options.items()}
        chosen = data.draw(st.fixed_dictionaries(choices))
        options = new(self.name, kind.seats[-1], seed, **chosen).options
        players = data.draw(st.sampled_from(options.allowed_seats(kind.seats)))
        self.game = new(self.name, players, seed, **chosen)
        self.box = self.game.kind.chance.box(self.game.options, self.game.state)

    @property
    def state(self) -> Any:
        return self.game.state

    def attempt(self, move: Any, seat: int) -> None:
        """Make a move; if it is refused, check that nothing changed."""
        before = self.state
        try:
            self.game.push(move, seat)
        except IllegalMove:
            refused = True
        else:
            refused = False
        assert (self.state is before) == refused

    def running(self) -> bool:
        return self.game.outcome() is None

    @precondition(running)
    @rule(pick=st.randoms(use_true_random=False))
    def play_well(self, pick: Any) -> None:
        seat = pick.choice(self.game.to_act)
        moves = list(islice(self.game.legal_moves_of(seat), _MOVES_LOOKED_AT))
        self.attempt(pick.choice(moves), seat)

    @precondition(running)
    @rule(pick=st.randoms(use_true_random=False), move=st.sampled_from([Contest(), Accept()]))
    def answer(self, pick: Any, move: Any) -> None:
        self.attempt(move, pick.choice(self.game.to_act))

    @rule(pick=st.randoms(use_true_random=False), seat=st.integers(-1, 6))
    def speak(self, pick: Any, seat: int) -> None:
        self.attempt(pick.choice([Contest(), Accept(), Pass(), *self.spoken]), seat)

    @rule(pick=st.randoms(use_true_random=False), seat=st.sampled_from([TABLE, 0]))
    def table_acts(self, pick: Any, seat: int) -> None:
        self.attempt(pick.choice(self.game.kind.table_moves)(), seat)

    @rule(seat=st.integers(0, 6), chance=st.integers(0, 5))
    def leave(self, seat: int, chance: int) -> None:
        if chance == 0:
            self.attempt(Withdraw(), seat)

    @precondition(lambda self: self.game.moves)
    @rule()
    def undo(self) -> None:
        seat, move = self.game.pop()
        after = self.game.rules.play(self.state, seat, move)
        assert self.game.rules.play(self.state, seat, move) == after

    @invariant()
    def the_box_is_whole(self) -> None:
        assert self.game.kind.chance.box(self.game.options, self.state) == self.box

    @invariant()
    def it_can_be_told(self) -> None:
        state, kind = self.state, self.game.kind
        assert msgspec.json.decode(msgspec.json.encode(state), type=kind.state) == state
        assert str(self.game)
        outcome = self.game.outcome()
        assert bool(self.game.to_act) == (outcome is None)
        assert not set(self.game.to_act) & set(state.withdrawn)
        if outcome is not None:
            assert not set(outcome.winners) & set(state.withdrawn)

    @invariant()
    def nobody_is_stuck(self) -> None:
        for seat in self.game.to_act:
            assert self.game.legal_moves_of(seat)
