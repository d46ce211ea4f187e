"""The deck, and how a game begins."""

from collections import Counter

import pytest

from ludomots.core.game import new
from ludomots.core.options import BadOption, choose, presets
from ludomots.games.typo import Options
from ludomots.games.typo.model import decks
from tests.games.typo.tables import NAME


@pytest.mark.parametrize("deck", decks())
def test_decks(deck: str) -> None:
    """TY-02, TY-Q1: 64 cards, each letter at least once."""
    counts = decks()[deck]
    assert sum(counts.values()) == 64
    assert list(counts) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert min(counts.values()) == 1


def test_the_count_is_printed_on_each_card() -> None:
    """TY-02: everybody who looks at the table can read it."""
    game = new(NAME, 2, seed=1)
    assert game.view("spectator").deck == decks()["french"]
    rows = "".join(game.state.rows)
    assert all(f"{card}<sub>{decks()['french'][card]}</sub>" in game._repr_html_() for card in rows)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_how_many_may_play(players: int) -> None:
    """TY-01: two to six."""
    with pytest.raises(ValueError, match="2 to 6"):
        new(NAME, players, seed=1)


@pytest.mark.parametrize(
    ("players", "hand", "aside"), [(2, 12, 36), (3, 12, 24), (4, 12, 12), (5, 12, 0), (6, 10, 0)]
)
def test_the_deal(players: int, hand: int, aside: int) -> None:
    """TY-03, TY-04, TY-06: four rows of one card, hands, and the others aside."""
    game = new(NAME, players, seed=players)
    state = game.state
    assert [len(row) for row in state.rows] == [1, 1, 1, 1]
    assert [len(one) for one in state.hands] == [hand] * players
    assert len(state.aside) == aside
    assert Counter(game.kind.chance.box(game.options, state)) == decks()["french"]
    assert state.scores == (0,) * players


def test_chance_deals() -> None:
    """TY-03, TY-08, TY-Q25: rows, hands and the holder of the dictionary are drawn."""
    states = [new(NAME, 3, seed=seed).state for seed in range(20)]
    assert {state.holder for state in states} == {0, 1, 2}
    assert len({state.rows for state in states}) == 20
    assert len({state.hands for state in states}) == 20


def test_the_program_keeps_the_score_and_the_dictionary() -> None:
    """TY-07, TY-31: the word list is agreed on before the game."""
    game = new(NAME, 2, seed=1, lexicon="en", deck="english")
    assert game.rules.lexicon.language == "en"
    assert game.view("spectator").scores == (0, 0)


def test_presets() -> None:
    """TY-Q2, TY-Q20, TY-Q24: what the named tables choose."""
    assert list(presets(Options)) == (
        "french printed checked vote judge second english dutch".split()
    )
    assert choose(Options, "french", {}) == choose(Options, "printed", {}) == Options()
    checks = {preset: choose(Options, preset, {}).check for preset in presets(Options)}
    named = {"checked": "check", "vote": "vote", "judge": "judge"}
    assert checks == {preset: named.get(preset, "contest") for preset in checks}
    assert new(NAME, preset="second").options.turn_clock == 30
    with pytest.raises(BadOption):
        choose(Options, "french", {"deck": "klingon"})
