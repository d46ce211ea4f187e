"""What every game at the terminal must have: a place on the shelf, and its texts."""

import pytest

from ludomots.core.shelf import SHELF
from ludomots.games.mots_de_tete.terminal import cells as grid_cells
from ludomots.terminal.play import pages
from ludomots.terminal.play.games import face_of
from ludomots.terminal.play.wishes import Wishes
from ludomots.texts import texts
from ludomots.widgets.face import AnyFace
from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark


def named_texts(face: AnyFace) -> set[str]:
    """Return the texts that code for all games asks of one."""
    about = ("game", "about", "keys", "signs")
    names = {f"play-{name}-{face.game}" for name in about}
    for row, values in face.choices.values.items():
        names |= {f"play-wish-{row}", *(f"play-wish-{row}-{value}" for value in values)}
    keys = pages.keys_of(face)
    names |= {f"play-does-{name}" for name in (*face.keys, *keys)}
    return names | {f"play-key-{name}" for name in face.keys if name not in keys}


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_game_has_its_texts(game: str, language: str) -> None:
    say = texts(language)
    assert game in SHELF
    assert {name for name in named_texts(face_of(game)) if name not in say} == set()


@pytest.mark.parametrize("game", SHELF)
def test_no_key_is_used_twice(game: str) -> None:
    face = face_of(game)
    keys = [*pages.KEY_OF.values(), *(action.key for action in face.actions)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", SHELF)
def test_every_wish_makes_a_table(game: str) -> None:
    """Each value of each row, with the others as they are at first, and for every mode."""
    say = texts("fr")
    for mode in ("computer", "people", "alone"):
        for row, values in face_of(game).choices.values.items():
            for value in values:
                wishes = Wishes(game)
                wishes.chosen |= {"mode": mode, row: value}
                setup = wishes.setup(say)
                assert setup.game == game
                assert list(wishes.rows(say, "day"))[-1].name == "start"


@pytest.mark.parametrize("size", grid_cells.SIZES)
@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("letter", ["", "A"])
def test_no_sign_of_the_grid_is_a_colour_alone(size: Size, mark: Mark, letter: str) -> None:
    """Squares that differ in letter, figure, colour, mark or cursor differ in characters."""

    def text(cell: grid_cells.Cell) -> str:
        lines = grid_cells.draw(cell, size, grid_cells.DAY)
        assert len(lines) == size.height
        assert {sum(len(part) for part, _ in line) for line in lines} == {size.width}
        return "\n".join("".join(part for part, _ in line) for line in lines)

    plain = grid_cells.Cell(letter, value=3)
    squares = [plain, plain._replace(value=5)]
    squares += [grid_cells.Cell(letter, colour=colour) for colour in ("orange", "yellow", "red")]
    assert len({text(square) for square in squares}) == len(squares)
    for square in squares:
        assert letter in text(square)
        assert "→" in text(square._replace(cursor="→"))
        marked = text(square._replace(mark=mark))
        assert marked != text(square) or mark is Mark.NONE or (mark is Mark.FRESH and not letter)
    black = grid_cells.Cell(is_black=True)
    assert "▒" in text(black)
    assert text(black._replace(mark=Mark.BAD)) != text(black)
    assert "+" in text(grid_cells.Cell(value=3, is_start=True))
