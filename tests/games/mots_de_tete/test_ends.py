"""How games end: the target, the time, Marathon, Quarté, Solo."""

from typing import Any

import pytest

from ludomots.core.contract import TABLE, Outcome
from ludomots.core.game import Game, new
from ludomots.games.mots_de_tete import Options, Pass, TimeOver
from tests.games.mots_de_tete.tables import DISQUE, EMPTY, NAME, points, rules_of, table
from tests.games.tables import changed, refusal


def about_to_win(scores: tuple[int, ...], **options: Any) -> Game:
    """Return a table where seat 0 can make 21 points with an S."""
    return changed(table(DISQUE, 1, len(scores), **options), scores=scores)


def ended(game: Game) -> Outcome:
    outcome = game.outcome()
    assert outcome is not None
    assert list(game.to_act) == []
    return outcome


@pytest.mark.parametrize(("points", "over"), [(278, False), (279, True), (290, True)])
def test_300_points(points: int, over: bool) -> None:
    """MT-07, MT-40: the target is reached or passed."""
    game = about_to_win((points, 120))
    game.push("6L S")
    assert (game.outcome() is not None) == over
    if over:
        assert ended(game) == Outcome("target", (0,), (points + 21, 120))
        assert refusal(game, Pass(), 1).rule == "MT-40"


@pytest.mark.parametrize(("options", "target"), [({"preset": "four"}, 250), ({"target": 40}, 40)])
def test_another_target(options: dict[str, Any], target: int) -> None:
    """MT-41, MT-42, MT-Q21: 250 for four by choice, or any other; 300 by default."""
    game = about_to_win((target - 21, 0, 0, 0), **options)
    game.push("6L S")
    assert ended(game).reason == "target"
    game = about_to_win((250, 0, 0, 0))
    game.push("6L S")
    assert game.outcome() is None
    assert Options().target == 300


def test_in_mid_round() -> None:
    """MT-Q20: the game ends at once, before the others have had their turn."""
    game = about_to_win((290, 299, 299))
    game.push("6L S")
    assert ended(game).winners == (0,)


def test_finishing_the_round() -> None:
    """MT-Q20: where the table chose so, everybody has the same number of turns, and the highest
    wins."""
    game = about_to_win((290, 299, 0), finish_round=True)
    game.push("6L S")
    assert list(game.to_act) == [1]
    game = changed(game, rolls=(1,))
    game.push("7K N")
    assert (game.state.scores[:2], list(game.to_act)) == ((311, 305), [2])
    game.push("-")
    assert ended(game).winners == (0,)


def test_the_last_of_the_round_ends_it() -> None:
    """MT-Q20: nobody plays after the last player, even if the first player has left."""
    game = changed(about_to_win((0, 290), finish_round=True), turn=1)
    game.push("6L S")
    assert ended(game).winners == (1,)
    game = changed(about_to_win((0, 290, 0), finish_round=True), turn=1)
    game.push("leave", 0)
    game.push("6L S", 1)
    game.push("-", 2)
    assert ended(game).winners == (1,)


def test_bonus_dice_count_for_the_target() -> None:
    """MT-Q20, MT-Q5: they are rolled before the game ends."""
    board = "/".join(["17"] * 4 + ["2MU13"] + ["17"] * 12)
    game = changed(table(board, 1), scores=(295, 0))
    game.push("5E R")
    assert ended(game).scores[0] == 295 + 4 + sum(game.state.stood.scored.bonuses[0].rolls)


def test_a_fixed_time() -> None:
    """MT-42, MT-Q22: the turn is finished, then the most points win; there is no target."""
    game = about_to_win((290, 400), preset="timed")
    game.push("over")
    assert refusal(game, "over").code == "time-over-already"
    assert list(game.to_act) == [0]
    game.push("6L S")
    assert ended(game) == Outcome("time-over", (1,), (311, 400))
    assert refusal(about_to_win((0, 0)), TimeOver(), TABLE).code == "no-game-time"


def test_a_tie() -> None:
    """MT-Q32: a shared victory."""
    game = about_to_win((21, 42, 0), game_time=60)
    game.push("over")
    game.push("6L S")
    assert ended(game).winners == (0, 1)


def test_nobody_can_write() -> None:
    """MT-Q23: two rounds of passes in a row, not fewer; the highest score wins."""
    game = about_to_win((5, 7, 7))
    for _ in range(5):
        game.push("-")
    assert game.outcome() is None
    game.push("time")
    assert ended(game) == Outcome("stalled", (1, 2), (5, 7, 7))


def test_a_word_breaks_the_row_of_passes() -> None:
    """MT-Q23: only passes in a row count."""
    game = table(DISQUE, 1)
    for _ in range(3):
        game.push("-")
    game = changed(game, rolls=(1,))
    game.push("6L S")
    for _ in range(3):
        game.push("-")
    assert game.outcome() is None


def test_leaving_may_complete_the_rounds() -> None:
    """MT-Q23: those who are left have passed twice."""
    game = table(DISQUE, 1, 3)
    for _ in range(5):
        game.push("-")
    game.push("leave", 2)
    assert ended(game).reason == "stalled"


def marathon(players: int = 3, **options: Any) -> Game:
    return table(DISQUE, 1, players, preset="marathon", **options)


def test_marathon() -> None:
    """MT-43, MT-44: out after two turns without a word; the last one rolls once more."""
    game = marathon()
    for _ in range(4):
        game.push("-")
    assert game.state.dropped_out == (0,)
    game.push("-")
    assert game.state.dropped_out == (0, 1)
    assert (list(game.to_act), game.state.last_roll) == ([2], True)
    game = changed(game, rolls=(1,), scores=(5, 30, 5))
    game.push("6L S")
    assert ended(game) == Outcome("last-roll", (1,), (5, 30, 26))


def test_a_word_saves_one_from_dropping_out() -> None:
    """MT-43: only two such turns in a row count."""
    game = changed(marathon(), misses=(1, 1, 0))
    game.push("6L S")
    assert game.state.misses == (0, 1, 0)
    game.push("-")
    assert game.state.dropped_out == (1,)
    assert list(game.to_act) == [2]


def test_marathon_of_two() -> None:
    """MT-44, MT-Q26: it is played like the end of a game of four; the last roll may fail."""
    game = changed(marathon(2), scores=(9, 9))
    for _ in range(3):
        game.push("-")
    assert (game.state.dropped_out, list(game.to_act)) == ((0,), [1])
    game.push("-")
    assert ended(game) == Outcome("last-roll", (0, 1), (9, 9))


def test_marathon_has_no_target() -> None:
    """MT-45, MT-Q25: the highest score wins, even that of a player who dropped out."""
    game = changed(marathon(2), scores=(900, 950), misses=(0, 1))
    game.push("6L S")
    assert game.outcome() is None
    game.push("-")
    assert game.state.dropped_out == (1,)
    game.push("-")
    assert ended(game).winners == (1,)


def test_what_counts_in_a_marathon() -> None:
    """MT-Q24: a pass, a turn out of time and a refused word count; a turn lost to a contest does
    not."""
    game = marathon(2, retries=0)
    game.push("6L X")
    assert game.state.misses == (1, 0)
    game.push("time")
    assert game.state.misses == (1, 1)
    game = changed(marathon(2, check="contest"), misses=(0, 1))
    game.push("6L S")
    game.push("?", 1)
    assert (list(game.to_act), game.state.misses) == ([0], (0, 1))
    game.push("-")
    game.push("-", 1)
    assert game.state.dropped_out == (1,)


def test_leaving_a_marathon() -> None:
    """MT-44, MT-Q25: a player who leaves cannot win; if one player is left, they roll once more."""
    game = changed(marathon(), dropped_out=(1,), scores=(99, 50, 0))
    game.push("leave", 0)
    assert (list(game.to_act), game.state.last_roll) == ([2], True)
    game.push("-")
    assert ended(game) == Outcome("last-roll", (1,), (99, 50, 0))
    game = changed(marathon(), dropped_out=(1, 2), last_roll=True)
    game.push("leave", 0)
    assert ended(game).reason == "last-roll"


def test_dropped_out_players_still_contest() -> None:
    """MT-37, MT-44: otherwise the last player could write any letters at all."""
    game = changed(marathon(2, check="contest"), dropped_out=(1,), last_roll=True)
    game.push("6L X")
    assert list(game.to_act) == [1]
    game.push("?", 1)
    assert ended(game).scores == (0, 0)


def test_quarte() -> None:
    """MT-46, MT-Q27: no die, four letters written each turn, by the general rules."""
    game = new(NAME, 2, seed=1, preset="quarte")
    before = game.state.draws
    assert game.state.die == 4
    assert refusal(game, "6G MUR").code == "not-four"
    game.push("6H NOTE")
    assert (game.state.die, game.state.draws) == (4, before)
    game = table(DISQUE, variant="quarte")
    game.push("L6 SOLO")
    assert points(game.state.stood.scored) == {"SOLO": 11, "DISQUES": 21}


def test_quarte_ends_at_300() -> None:
    """MT-48: first to 300."""
    game = changed(table(DISQUE, variant="quarte"), scores=(270, 0))
    game.push("L6 SOLO")
    assert ended(game) == Outcome("target", (0,), (302, 0))


def test_quarte_with_exact_words() -> None:
    """MT-Q27: where the table chose so, the word along the letters is four letters long."""
    game = table(DISQUE, variant="quarte", quarte_exact_word=True)
    assert refusal(game, "6L S").rule == "MT-Q27"
    assert refusal(game, "K5 M.S").code == "wrong-length"
    plays = {game.text(move) for move in rules_of(game).plays(game.state.board, 4)}
    assert {"L6 SOLO", "K5 M.RE"} & plays
    assert "L6 SOLOS" not in plays
    game.push("K5 M.RE")
    assert points(game.state.stood.scored) == {"MERE": 5 + 1 + 5 + 2}
    mur = "/".join(["17"] * 5 + ["5MUR9"] + ["17"] * 11)
    other = table(mur, variant="quarte", quarte_exact_word=True)
    other.push("6I S")
    assert points(other.state.stood.scored) == {"MURS": 4 + 1 + 5 + 1}


def test_solo() -> None:
    """MT-49, MT-50, MT-Q28: alone, until a number is not placed; no target."""
    game = changed(table(DISQUE, 1, 1), scores=(290,))
    game.push("6L S")
    assert (game.outcome(), list(game.to_act)) == (None, [0])
    error = refusal(changed(game, rolls=(2,)), "7K N")
    assert error.code == "wrong-count"
    game.push("-")
    assert ended(game) == Outcome("not-placed", (0,), (311,))


def test_solo_words_are_checked() -> None:
    """MT-Q28: there is nobody to contest them."""
    game = table(DISQUE, 1, 1, check="contest")
    assert refusal(game, "6L X").code == "word-unknown"
    game.push("6L S")
    assert game.state.scores == (21,)


def test_solo_with_a_time() -> None:
    """MT-50: a fixed time makes it shorter."""
    game = table(DISQUE, 1, 1, game_time=300)
    game.push("over")
    game.push("6L S")
    assert ended(game) == Outcome("time-over", (0,), (21,))


def test_the_solo_preset() -> None:
    """MT-Q10, MT-49: a one on the empty grid does not end it."""
    assert all(new(NAME, 1, seed=seed, preset="solo").state.die > 1 for seed in range(40))


def test_a_new_game_has_a_wiped_grid() -> None:
    """MT-51: nothing of the last game is left."""
    game = about_to_win((290, 0))
    game.push("6L S")
    assert new(NAME, 2, seed=1).position == EMPTY
