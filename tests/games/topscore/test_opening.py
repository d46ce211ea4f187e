"""The box and the start."""

from collections import Counter

import pytest
from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.game import new
from ludomots.core.options import BadOption, choose, presets
from ludomots.core.tiles import Drawn
from ludomots.games.topscore import Board, Options, Topscore
from ludomots.games.topscore.model import letter_sets
from ludomots.games.topscore.turns import nearest_to_a
from tests.games.topscore.tables import NAME, count, reason, table


@pytest.mark.parametrize("name", ["french", "dutch"])
def test_the_box(name: str) -> None:
    """TS-02, TS-Q2: 83 letters and 4 blanks; the counts are a file for each language."""
    letters = letter_sets()[name]
    assert sum(letters.counts.values()) == 83
    assert letters.blanks == 4
    assert sum(letters.tokens().values()) == 87


def test_the_letters() -> None:
    """TS-Q2: the Dutch set has two IJ tokens, and a blank may be one; the Q is a plain Q."""
    french, dutch = letter_sets()["french"], letter_sets()["dutch"]
    assert len(french.letters) == 26
    assert (dutch.counts["IJ"], dutch.counts["N"], french.counts["Q"]) == (2, 8, 1)
    assert set(dutch.letters) == {*french.letters, "IJ"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start(players: int) -> None:
    """TS-01, TS-08, TS-10, TS-12, TS-Q17: six tokens each, the rest in the bag, the board empty."""
    game = new(NAME, players, seed=1)
    state = game.state
    assert [len(rack) for rack in state.racks] == [6] * players
    assert len(state.bag) == 87 - 6 * players
    assert count(game) == 87
    assert state.boards == (Board(),) * players
    assert state.scores == (0,) * players
    assert state.phase == "play"
    assert game.to_act == (state.turn,)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_too_few_or_too_many(players: int) -> None:
    """TS-01: two to four."""
    with pytest.raises(ValueError, match="2 to 4"):
        Topscore().start(players, Draws.from_seed(0))


def test_nearest_to_a_starts() -> None:
    """TS-09: the tokens of that draw are back in the bag when the racks are drawn."""
    for seed in range(60):
        state = new(NAME, 4, seed).state
        last = state.start_draws[-1]
        assert len({one.tile for one in last}) > 1 or len(last) == 1
        assert state.turn == min(last, key=lambda one: one.tile).seat
        assert Counter(state.bag) + Counter(t for rack in state.racks for t in rack) == Counter(
            letter_sets()["french"].tokens()
        )


def test_ties_and_blanks_are_drawn_again() -> None:
    """TS-Q24: those who tie draw again; with a blank all do."""
    assert nearest_to_a([Drawn(0, "B"), Drawn(1, "A"), Drawn(2, "A")]) == (1, 2)
    assert nearest_to_a([Drawn(0, "B"), Drawn(1, "?"), Drawn(2, "A")]) == (0, 1, 2)
    assert nearest_to_a([Drawn(0, "IJ"), Drawn(1, "J"), Drawn(2, "K")]) == (0,)
    seen = [new(NAME, 4, seed).state.start_draws for seed in range(60)]
    assert any(len(rounds) > 1 for rounds in seen)


def test_presets_and_options() -> None:
    """TS-Q2, TS-Q21: the sand is 60 seconds, another time or none."""
    assert presets(Options).keys() == {"french", "dutch", "english", "contest"}
    assert choose(Options, "french", {}) == Options()
    assert Options().turn_clock == 60
    assert choose(Options, "french", {"turnClock": None}).turn_clock is None
    dutch = choose(Options, "dutch", {})
    assert (dutch.letters, dutch.lexicon) == ("dutch", "nl")
    with pytest.raises(BadOption):
        choose(Options, "french", {"letters": "klingon"})
    with pytest.raises(BadOption):
        choose(Options, "french", {"thirdBonus": 30})


def test_the_program_keeps_the_score() -> None:
    """TS-61, TS-Q1: how the score pad is used was not translated; a score is never a move."""
    game = table(racks=("ARTXYZ", ""))
    game.push("ART")
    assert game.state.scores == (5, 0)
    assert reason(game, None, seat=1) == ("not-a-move", "TS-54")
    assert replace(game.state, scores=(0, 0)) != game.state
