"""Points: figures, coloured squares and their dice."""

from typing import Any

import pytest

from ludomots.core.game import Game
from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Bonus
from tests.games.mots_de_tete.tables import EMPTY, draws_of, points, preview, table
from tests.games.tables import changed


def grid(*rows: tuple[int, str]) -> str:
    """Return a position with some rows written."""
    lines = ["17"] * 17
    for number, row in rows:
        lines[number - 1] = row
    return "/".join(lines)


MU = grid((5, "2MU13"))
MUR = grid((5, "2MUR12"))
MU_U = grid((5, "2MU13"), (6, "4U12"))
DISQUE_ON_TOP = grid((2, "1DISQUE10"))
"""MUR ends on E5, orange; DISQUE goes from B2, red, to G2, orange."""


def rolled(board: str, move: str, *dice: int, **options: Any) -> Game:
    """Return a game after a move that was followed by these rolls."""
    die = sum(letter != "." for letter in move.split()[1])
    game = changed(table(board, die, **options), draws=draws_of(*dice))
    game.push(move)
    return game


def bonuses(game: Game) -> dict[str, tuple[tuple[int, ...], int | None]]:
    """Return the rolls and the value of each coloured square of the last turn."""
    stood = game.state.stood
    assert stood is not None
    return {square_name(bonus.square): (bonus.rolls, bonus.value) for bonus in stood.scored.bonuses}


def test_figures() -> None:
    """MT-04, MT-19: each square has its figure, whatever its letter."""
    game = table(EMPTY, 3)
    assert points(preview(game, "6G MUR")) == {"MUR": 1 + 5 + 1}
    assert points(preview(game, "6G AXE")) == {"AXE": 1 + 5 + 1}


@pytest.mark.parametrize(
    ("board", "move", "printed"),
    [(MUR, "5F S", 1 + 3 + 2), (MUR, "E4 A.T", 3 + 2), (MU, "5E R", 1 + 3)],
)
def test_lengthening_crossing_and_reaching(board: str, move: str, printed: int) -> None:
    """MT-24, MT-31, MT-Q6, MT-26: one roll for orange, whether its letter is new or old."""
    for die in (1, 6):
        game = rolled(board, move, die)
        assert bonuses(game) == {"E5": ((die,), die)}
        assert game.state.scores[0] == printed + die


def test_in_two_words() -> None:
    """MT-22, MT-30, MT-Q4: the dice are rolled once, and both words use the same value."""
    game = rolled(MU_U, "5E R", 5)
    assert points(game.state.stood.scored) == {"MUR": 1 + 3 + 5, "RU": 5 + 2}
    assert game.state.stood.scored.bonuses == (
        Bonus(game.state.stood.letters[0].square, "orange", 2, (5,), 5),
    )


def test_square_by_square() -> None:
    """MT-28, MT-29, MT-Q3, MT-Q5: three rolls for red, then one for orange, then the next die."""
    game = rolled(DISQUE_ON_TOP, "2H S", 6, 5, 4, 3, 2)
    assert bonuses(game) == {"B2": ((6, 5, 4), 15), "G2": ((3,), 3)}
    assert game.state.scores == (2 + 1 + 5 + 3 + 1 + 15 + 3, 0)
    assert game.state.die == 2


def test_yellow() -> None:
    """MT-27: two rolls."""
    game = rolled(grid((4, "2MU13")), "4E R", 6, 1)
    assert bonuses(game) == {"D4": ((6, 1), 7)}
    assert game.state.scores == (3 + 7 + 3, 0)


def test_a_new_value_each_turn() -> None:
    """MT-25: the dice of the same square are rolled again."""
    game = rolled(MU, "5E R", 6)
    again = changed(game, rolls=(1,), draws=draws_of(2))
    again.push("5F S")
    assert bonuses(again) == {"E5": ((2,), 2)}
    assert again.state.scores == (1 + 3 + 6, 1 + 3 + 2 + 2)


@pytest.mark.parametrize("seed", range(5))
def test_bonus_dice_do_not_change_the_dice_of_later_turns(seed: int) -> None:
    """MT-08, MT-24: the same secret gives the same die in the same turn, whatever is written."""
    one, other = (table(MU, 1, seed=seed) for _ in range(2))
    one.push("5E R")
    assert bonuses(one)
    other.push("-")
    for _ in range(2):
        assert one.state.rolls == other.state.rolls
        one.push("-")
        other.push("-")


def test_a_word_that_is_not_new() -> None:
    """MT-24, MT-20: no dice are rolled for a coloured square beside the new words."""
    game = rolled(MUR, "C4 A.I", 1)
    assert bonuses(game) == {}
    assert points(game.state.stood.scored) == {"AMI": 3 + 1 + 2}


def test_preview() -> None:
    """MT-Q5: the figures are certain, the coloured squares are worth the mean of their dice."""
    scored = preview(table(DISQUE_ON_TOP, 1), "2H S")
    assert (scored.total, scored.expected) == (12, 12 + 4 * 3.5)
    assert all(bonus.value is None for bonus in scored.bonuses)
    scored = preview(table(MU_U, 1), "5E R")
    assert (scored.total, scored.expected) == (6, 6 + 2 * 3.5)
    game = rolled(MU, "5E R", 6)
    stood = game.state.stood.scored
    assert stood.total == stood.expected == 10


def test_quarte_values() -> None:
    """MT-47: orange 4, yellow 8, red 12, and no die."""
    board = grid((2, "1DI14"), (4, "2MU13"), (5, "4R12"))
    game = table(board, variant="quarte")
    before = game.state.draws
    scored = preview(game, "2D SQUE")
    assert {square_name(bonus.square): bonus.value for bonus in scored.bonuses} == {
        "B2": 12,
        "G2": 4,
    }
    assert scored.total == scored.expected == 12 + 2 + 1 + 5 + 3 + 4
    game.push("2D SQUE")
    assert game.state.scores == (27, 0)
    assert game.state.draws == before
    scored = preview(table(grid((4, "2M14")), variant="quarte"), "4D URAL")
    assert scored.bonuses[0].value == 8
