"""Small tables for tests: a board, some racks, and the bag that a test needs."""

from collections.abc import Sequence
from typing import Any

from ludomots.core.game import Game
from ludomots.games.topword import Options, Place, Placed, Scored, Topword
from ludomots.games.topword.definition import all_tiles
from ludomots.games.topword.notation import read_move, read_rack
from tests.games.tables import changed

EMPTY = "/".join(["10"] * 10)
RATEAU = "10/10/10/10/3RATEAU1/10/10/10/10/10"
RATEAU_8 = "8/8/8/1RATEAU1/8/8/8/8"
FINAL = "1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10"
"""The last position of the rulebook's examples."""


def table(
    board: str = EMPTY, racks: Sequence[str] = ("", ""), *, bag: str | None = None, **options: Any
) -> Game:
    """Return a game at this position, with one player for each rack; ``bag`` is what is left."""
    game = Game.from_position(board, racks, players=len(racks), **options)
    if bag is None:
        return game
    tiles: tuple[str, ...] = ()
    for start in range(0, len(bag), 7):
        tiles += read_rack(bag[start : start + 7], game.options)
    return changed(game, bag=tuple(sorted(tiles)))


def with_rack(game: Game, seat: int, rack: str) -> Game:
    """Return the game with another rack on a seat, as if it had been drawn; without its moves."""
    tiles = read_rack(rack, game.options)
    racks = (*game.state.racks[:seat], tiles, *game.state.racks[seat + 1 :])
    return changed(game, racks=racks)


def preview(game: Game, text: str) -> Scored:
    """Return what a play would score."""
    assert isinstance(game.rules, Topword)
    return game.rules.preview(game.state.board, tiles(text))


def tiles(text: str) -> tuple[Placed, ...]:
    """Return the tiles of a play."""
    move = read_move(text, Options())
    assert isinstance(move, Place)
    return move.tiles


def count(game: Game) -> int:
    """Return how many tiles there are in all."""
    return len(all_tiles(game.options, game.state))
