"""Positions, racks and moves as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Iterator

from ludomots.games.contract import Square
from ludomots.games.notation import COLUMNS, BadText, check_length, square_name
from ludomots.games.tiles import Tiles
from ludomots.games.topword.board import Board
from ludomots.games.topword.moves import (
    Accept,
    Blocked,
    CloseWindow,
    Contest,
    Exchange,
    Move,
    Pass,
    Place,
    Placed,
    TimeUp,
    Withdraw,
    place,
)
from ludomots.games.topword.options import Options

STAYS = "."
"""A tile of the board between those that are laid."""

_PLAIN_Q = "q"
_TOKEN = re.compile(r"(?P<empty>[0-9]+)|(?P<tile>[A-Zq])|\((?P<pile>[A-Zq]{2,})\)")
_TILE = re.compile(r"[A-Zq]")
_PLACE = re.compile(
    r"(?:(?P<row>[1-9][0-9]?)(?P<col>[A-Z])|(?P<down_col>[A-Z])(?P<down_row>[1-9][0-9]?))"
    r" (?P<tiles>[A-Zq](?:[A-Zq.]{0,24}[A-Zq])?)"
)
_EXCHANGE = re.compile(r"-(?P<tile>[A-Zq?])")
_SIGNS: dict[str, Move] = {
    "-": Pass(),
    "?": Contest(),
    "=": Accept(),
    "leave": Withdraw(),
    "close": CloseWindow(),
    "time": TimeUp(),
    "blocked": Blocked(),
}
_SIGN_OF = {move: sign for sign, move in _SIGNS.items()}


def write_board(board: Board) -> str:
    """Return a board as one line, rows from the top."""
    side = board.side
    rows = (board.piles[start : start + side] for start in range(0, side * side, side))
    return "/".join("".join(_write_row(row)) for row in rows)


def read_board(text: str, options: Options) -> Board:
    """Read a board, or say with ``BadText`` where the text is wrong."""
    check_length(text)
    rows = text.split("/")
    if len(rows) != options.board:
        raise BadText("rows", len(text), found=len(rows), expected=options.board)
    piles: list[Tiles] = []
    position = 1
    for number, row in enumerate(rows, start=1):
        found = list(_read_row(row, position, options))
        if len(found) != options.board:
            raise BadText(
                "row-length", position, row=number, found=len(found), expected=options.board
            )
        piles += found
        position += len(row) + 1
    return Board(tuple(piles))


def write_rack(rack: Tiles) -> str:
    """Return a rack as letters: ``Q`` is the Qu tile, ``q`` a plain Q."""
    return "".join(map(_letter, rack))


def read_rack(text: str, options: Options) -> Tiles:
    """Read a rack, of at most as many tiles as a rack holds."""
    check_length(text)
    for position, letter in enumerate(text, start=1):
        if not _TILE.fullmatch(letter):
            raise BadText("character", position, character=letter)
    if len(text) > options.rack_size:
        raise BadText("rack-size", options.rack_size + 1, limit=options.rack_size)
    return tuple(options.rack_tile(_tile(letter, options)) for letter in text)


def write_move(move: Move) -> str:
    """Return a move as text: ``5D RATEAU``, ``D5 B.S``, ``-`` to pass, ``-A`` to exchange."""
    match move:
        case Place(tiles=tiles):
            return _write_place(tiles)
        case Exchange(tile=tile):
            return f"-{_letter(tile)}"
        case _:
            return _SIGN_OF[move]


def read_move(text: str, options: Options) -> Move:
    """Read a move, or say with ``BadText`` that it is none. Whether it is legal is not asked."""
    check_length(text)
    text = text.strip()
    if text in _SIGNS:
        return _SIGNS[text]
    exchange = _EXCHANGE.fullmatch(text)
    if exchange:
        letter = exchange["tile"]
        return Exchange(letter if letter == "?" else options.rack_tile(_tile(letter, options)))
    found = _PLACE.fullmatch(text)
    if not found:
        raise BadText("move", 1, text=text)
    across = found["row"] is not None
    row = int(found["row"] or found["down_row"])
    col = COLUMNS.index(found["col"] or found["down_col"]) + 1
    return place(
        (row, col + step, _tile(letter, options))
        if across
        else (row + step, col, _tile(letter, options))
        for step, letter in enumerate(found["tiles"])
        if letter != STAYS
    )


def _write_row(row: tuple[Tiles, ...]) -> Iterator[str]:
    empty = 0
    for pile in (*row, None):
        if pile == ():
            empty += 1
            continue
        if empty:
            yield str(empty)
            empty = 0
        if pile:
            letters = "".join(map(_letter, reversed(pile)))
            yield letters if len(pile) == 1 else f"({letters})"


def _read_row(row: str, position: int, options: Options) -> Iterator[Tiles]:
    at, follows_a_number = 0, False
    while at < len(row):
        token = _TOKEN.match(row, at)
        if not token:
            code = "pile" if row[at] == "(" else "character"
            raise BadText(code, position + at, character=row[at])
        if token["empty"]:
            count = int(token["empty"][:4])
            written_well = str(count) == token["empty"] and not follows_a_number
            if not written_well or not 0 < count <= options.board:
                raise BadText("empty-squares", position + at, found=token["empty"])
            follows_a_number = True
            yield from [()] * count
        else:
            follows_a_number = False
            letters = token["tile"] or token["pile"]
            if len(letters) > options.stack_limit:
                raise BadText("pile-too-high", position + at, limit=options.stack_limit)
            yield tuple(_tile(letter, options) for letter in reversed(letters))
        at = token.end()


def _write_place(tiles: tuple[Placed, ...]) -> str:
    if not tiles:
        raise ValueError("no tile is laid")
    laid = {placed.square: placed.tile for placed in tiles}
    first, last = min(laid), max(laid)
    if first.row < 1 or not 1 <= first.col <= last.col <= len(COLUMNS):
        raise ValueError("the tiles are on no board")
    across = first.row == last.row
    if len(laid) < len(tiles) or not (across or first.col == last.col):
        raise ValueError("the tiles are not on one line of squares")
    length = last.col - first.col if across else last.row - first.row
    line = (
        Square(first.row, first.col + step) if across else Square(first.row + step, first.col)
        for step in range(length + 1)
    )
    letters = "".join(_letter(laid[square]) if square in laid else STAYS for square in line)
    name = square_name(first)
    return f"{name[1:]}{name[0]} {letters}" if across else f"{name} {letters}"


def _letter(tile: str) -> str:
    return {"QU": "Q", "Q": _PLAIN_Q}.get(tile, tile)


def _tile(letter: str, options: Options) -> str:
    """Return the tile of a letter. Where all Q are plain, ``Q`` means the same as ``q`` (TW-Q4)."""
    if letter == "Q" and options.q_tile != "Q":
        return "QU"
    return letter.upper()
