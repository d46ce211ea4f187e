"""Nothing hidden is sent to anybody, and the search that says so finds a planted leak."""

import random
from typing import Any

import msgspec
import pytest

from ludomots.core.shelf import SHELF
from ludomots.server.messages import State
from tests.server.leaks import Sender, leaks, leaks_of_game
from tests.tables.people import ADA
from tests.tables.stories import NOON, running, some_move


@pytest.mark.parametrize("name", SHELF)
def test_nothing_leaks_in_games_of_any_options(name: str) -> None:
    events, found = leaks_of_game(name, 0)
    assert events > 5
    assert found == []


class Leaky(Sender):
    """Shows everybody what the first player sees."""

    def state(self, table: Any, _identity: str, *others: Any) -> State:
        return super().state(table, ADA, *others)


class Talkative(Sender):
    """Tells everybody who the players are."""

    def state(self, table: Any, identity: str, *others: Any) -> State:
        state = super().state(table, identity, *others)
        eyes = tuple(msgspec.structs.replace(one, expected=table.owner) for one in state.eyes)
        return msgspec.structs.replace(state, eyes=eyes)


@pytest.mark.parametrize(("sender", "leak"), [(Leaky(), "hidden"), (Talkative(), "identity")])
def test_a_planted_leak_is_found(sender: Sender, leak: str) -> None:
    table = running()
    move = some_move(table, table.to_act[0])
    found = leaks(sender, table, move, NOON, random.Random(0))
    assert any(one.startswith(leak) for one in found)
    assert leaks(Sender(), table, move, NOON, random.Random(0)) == []
