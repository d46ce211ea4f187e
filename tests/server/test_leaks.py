"""Nothing hidden is sent to anybody, and the search that says so finds a planted leak."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludomots.core.moves import Pass
from ludomots.core.shelf import SHELF
from ludomots.tables import Table
from tests.server.leaks import Sender, leaks, leaks_of_game
from tests.tables.people import ADA, EVE
from tests.tables.stories import NOON, played, running, some_move


@pytest.mark.parametrize("name", SHELF)
def test_nothing_leaks_in_games_of_any_options(name: str) -> None:
    events, found = leaks_of_game(name, 0)
    assert events > 5
    assert found == []


class Leaky(Sender):
    """Shows everybody what the first player sees."""

    def messages(self, table: Table, _identity: str, now: int) -> Iterator[bytes]:
        return super().messages(table, ADA, now)


class Talkative(Sender):
    """Tells everybody who the players are."""

    def messages(self, table: Table, identity: str, now: int) -> Iterator[bytes]:
        for message in super().messages(table, identity, now):
            yield message.replace(b'"may":', f'"owner":"{table.owner}","may":'.encode())


class TellsWhatChanged(Sender):
    """Shows a whole table rightly, but tells of a change what the first player sees."""

    def messages(self, table: Table, identity: str, now: int) -> Iterator[bytes]:
        whole, *changes = super().messages(table, identity, now)
        yield whole
        yield from (message for message in list(super().messages(table, ADA, now))[1:] if changes)


@pytest.mark.parametrize(
    ("sender", "leak"),
    [(Leaky, "hidden"), (Talkative, "identity"), (TellsWhatChanged, "hidden")],
)
def test_a_planted_leak_is_found(sender: type[Sender], leak: str) -> None:
    assert any(one.startswith(leak) for one in leaks_after_a_pass(sender()))
    assert leaks_after_a_pass(Sender()) == []


def test_a_leak_in_what_everybody_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_player_sees(table: Table) -> Any:
        return table.rules.view(table.game.state, 0) if table.game else None

    monkeypatch.setattr("ludomots.server.live.snapshot.public_view", first_player_sees)
    assert f"hidden facts to {EVE}" in leaks_after_a_pass(Sender())


def test_a_public_part_that_is_not_the_same_for_all_is_found() -> None:
    class Confused(Sender):
        """Sends each person another list of options."""

        def messages(self, table: Table, identity: str, now: int) -> Iterator[bytes]:
            for message in super().messages(table, identity, now):
                yield message.replace(
                    b'"table":{', b'"table":{"of":"%d",' % len(table.seats_of(identity))
                )

    assert f"another public part to {ADA}" in leaks_after_a_pass(Confused())


def leaks_after_a_pass(sender: Sender) -> list[str]:
    """Return what leaks when the first move of a game was a pass."""
    before = running()
    sender.sent(before, NOON)
    table = played(before, before.to_act[0], Pass())
    return leaks(sender, table, some_move(table, table.to_act[0]), NOON, random.Random(0))
