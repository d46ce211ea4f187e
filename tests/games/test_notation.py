"""Any text, read as a move, a position or a hand of any game on the shelf."""

import random
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.draws import Draws
from ludomots.core.game import Game, new
from ludomots.core.moves import SIGNS
from ludomots.core.notation import BadText
from ludomots.core.shelf import SHELF
from tests.games.playouts import playout

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = 3
MOVES = 12


@cache
def running(name: str) -> Game:
    """Return a game that has gone on for a while."""
    game = new(name, seed=SEED)
    for _ in islice(playout(game, random.Random(SEED)), MOVES):
        pass
    return game


@cache
def written(name: str) -> list[str]:
    """Return texts of this game: its position, what is held, its moves so far and the next."""
    game, notation = running(name), SHELF[name].notation
    hands = [notation.write_hand(game.state, seat) for seat in range(len(game.state.scores))]
    moves = [*(move for _, move in game.moves), *islice(game.legal_moves, 100)]
    return sorted({game.position, *hands, *map(game.text, moves), *SIGNS})


@st.composite
def near_text(draw: st.DrawFn, name: str) -> str:
    """Draw a text of this game in which some characters are left out and others put in."""
    text = draw(st.sampled_from(written(name)))
    start, count = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
    put_in = draw(st.text("".join(written(name)) + "é0?@# ", max_size=3))
    return text[:start] + put_in + text[start + count :]


@pytest.mark.parametrize("name", SHELF)
def test_signs(name: str) -> None:
    """The moves that every table has are written alike wherever a game has them."""
    notation, options = SHELF[name].notation, running(name).options
    plain = [move for _, move in SHELF[name].plain_moves]
    own = [*plain, *(move() for move in SHELF[name].table_moves if not move.__struct_fields__)]
    assert own
    for move in own:
        assert notation.read_move(notation.write_move(move), options) == move
    for text, sign in SIGNS.items():
        if sign in own:
            assert notation.write_move(sign) == text


@pytest.mark.parametrize("name", SHELF)
@given(data=st.data())
def test_any_text(name: str, data: st.DataObject) -> None:
    """Every text is read as a move, a position or a hand, or raises ``BadText``."""
    game, text = running(name), data.draw(st.one_of(st.text(max_size=60), near_text(name)))
    notation, draws = game.kind.notation, Draws.from_seed(0)
    reads: list[Callable[[], object]] = [
        lambda: notation.read_move(text, game.options),
        lambda: notation.read_position(game.options, text, (), 2, draws),
        lambda: notation.read_position(game.options, game.position, (text,), 2, draws),
    ]
    for read in reads:
        place = 0
        try:
            read()
        except BadText as error:
            place = error.position
        assert 0 <= place <= max(len(text), len(game.position)) + 1


@pytest.mark.parametrize("name", SHELF)
@given(data=st.data())
def test_any_text_as_a_move(name: str, data: st.DataObject) -> None:
    """The rulebook accepts or refuses a move that could be read; nothing else happens."""
    game, text = running(name), data.draw(near_text(name))
    read = game.kind.notation.read_move
    try:
        move = read(text, game.options)
    except BadText:
        return
    is_legal = move in game.legal_moves
    try:
        written = game.text(move)
    except ValueError:  # letters beyond the last column that has a name
        assert not is_legal
    else:
        assert read(written, game.options) == move
