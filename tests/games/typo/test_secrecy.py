"""A choice is secret until all have chosen: on every channel, for everybody but its author."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludomots.core.contract import Audience, IllegalMove
from ludomots.core.explain import explain
from ludomots.core.game import Game
from ludomots.games.typo import Choose, Options
from ludomots.records import export, write
from ludomots.texts import texts
from tests.games.typo.tables import EXAMPLE, table

ATTEMPTS = ("A", "*", "+1 FRONT", "-3", "?", "=")


class Wire:
    """Every byte that is sent to one audience: its view and the moves that it may see.

    A reader of the finished game is sent the same as a spectator while it runs, as the contract
    says.
    """

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.sent: list[bytes] = []

    def send(self, game: Game) -> None:
        seat, move = game.moves[-1]
        watcher: Audience = "spectator" if self.audience == "reader" else self.audience
        self.sent += [
            msgspec.json.encode(game.view(self.audience)),
            msgspec.json.encode([seat, game.rules.seen(seat, move, watcher)]),
            msgspec.json.encode([game.to_act, game.position]),
            write(export(game, self.audience)).encode(),
            *self._refusals(game),
        ]

    def _refusals(self, game: Game) -> Iterator[bytes]:
        """Return what the audience learns from the refusals of moves that it tries."""
        if not isinstance(self.audience, int):
            return
        for text in ATTEMPTS:
            if text in game.legal_moves_of(self.audience):
                continue
            try:
                game.push(text, self.audience)
            except IllegalMove as error:
                yield explain(error, texts("fr")).encode()


def wires(game: Game, author: int, cards: str, order: list[int]) -> list[Wire]:
    """Let all but the last of these seats choose, and return what the others were sent."""
    others: list[Audience] = [s for s in range(len(cards)) if s != author]
    found = [Wire(audience) for audience in (*others, "spectator", "reader")]
    for seat in order[:-1]:
        game.push(cards[seat], seat)
        for wire in found:
            wire.send(game)
    return found


@settings(deadline=None, max_examples=60)
@given(
    players=st.integers(3, 6),
    seed=st.integers(0, 10**6),
    check=st.sampled_from(["check", "contest", "vote", "judge"]),
    edition=st.sampled_from(["first", "second"]),
    is_second_half=st.booleans(),
)
def test_nothing_tells_a_card_before_the_reveal(
    players: int, seed: int, check: str, edition: str, is_second_half: bool
) -> None:
    """TY-05, TY-10: two runs that differ in one seat's card are the same, byte for byte."""
    chance = random.Random(seed)
    hands = ["".join(chance.sample("ABCDEFGHIJKLMNOP", 5)) for _ in range(players)]
    position = f"{EXAMPLE} Z-A" if is_second_half else EXAMPLE
    order = chance.sample(range(players), players)
    author = chance.choice(order[:-1])
    sent = []
    for card in hands[author][:2]:
        game = table(position, hands, check=check, edition=edition)
        cards = [hand[-1] for hand in hands]
        cards[author] = card
        sent.append([wire.sent for wire in wires(game, author, "".join(cards), order)])
        assert game.state.order == ()
    assert sent[0] == sent[1]


@pytest.mark.parametrize("audience", [0, 2, "spectator", "reader"])
def test_the_reveal_is_seen(audience: Audience) -> None:
    """TY-10: once all have chosen the same comparison finds a difference, so it can fail."""
    sent = []
    for card in "ST":
        game = table(EXAMPLE, ["AF", "ST", "AV"])
        wire = Wire(audience)
        for text, seat in (("F", 0), (card, 1), ("V", 2)):
            game.push(text, seat)
            wire.send(game)
        sent.append(wire.sent)
    size = len(sent[0]) // 3
    assert sent[0][: 2 * size] == sent[1][: 2 * size]
    assert sent[0] != sent[1]


def test_the_author_sees_the_card() -> None:
    """TY-05, TY-09: the author's view and log have it, so the comparison would find a leak."""
    game = table(EXAMPLE, ["AF", "ST"])
    game.push("S", 1)
    assert game.view(1).card == "S"
    assert game.rules.seen(*game.moves[0], 1) == game.moves[0][1]
    assert game.rules.seen(*game.moves[0], 0) == Choose("*")
    assert game.view(0).chosen == (1,)


@pytest.mark.parametrize("check", ["check", "contest"])
def test_other_hands_are_secret_all_the_game(check: str) -> None:
    """TY-05: runs that differ in a hand that is never shown are the same for the others."""
    sent = []
    for hand in ("SABC", "SXYZ"):
        game = table(EXAMPLE, ["FE", hand, "VE"], check=check)
        wire = Wire(0)
        moves = [("F", 0), ("S", 1), ("V", 2), ("+1 FRONT", 0)]
        if check == "contest":
            moves += [("=", 1), ("=", 2)]
        for text, seat in moves:
            game.push(text, seat)
            wire.send(game)
        sent.append(wire.sent)
    assert sent[0] == sent[1]


def test_options_are_public() -> None:
    """TY-31: everybody knows what was agreed."""
    options = table(EXAMPLE, ["AB"] * 3, check="vote").view("spectator").options
    assert options == Options(check="vote")
