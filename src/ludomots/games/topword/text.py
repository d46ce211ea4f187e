"""Positions, racks and moves as text; the grammar is in docs/formats.md."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from sys import intern

from ludomots.core.moves import SIGNS
from ludomots.core.notation import (
    START,
    BadText,
    Signs,
    check_length,
    read_gap,
    read_line,
    read_rows,
    write_line,
    write_rows,
)
from ludomots.core.tiles import Tiles
from ludomots.games.topword.board import Board
from ludomots.games.topword.moves import Blocked, Exchange, Move, Place, place
from ludomots.games.topword.options import Options

_PLAIN_Q = "q"
_TOKEN = re.compile(r"(?P<empty>[0-9]+)|(?P<tile>[A-Zq])|\((?P<pile>[A-Zq]{2,})\)")
_TILE = re.compile(r"[A-Zq]")
_PLACE = re.compile(rf"{START} (?P<tiles>[A-Zq](?:[A-Zq.]{{0,24}}[A-Zq])?)")
_EXCHANGE = re.compile(r"-(?P<tile>[A-Zq?])")
_SIGNS = Signs[Move]({**SIGNS, "blocked": Blocked()})


def write_board(board: Board) -> str:
    """Return a board as one line, rows from the top."""
    return write_rows(board.piles, board.side, _write_row)


def read_board(text: str, options: Options) -> Board:
    """Read a board, or say with ``BadText`` where the text is wrong."""
    piles = read_rows(text, options.board, partial(_read_row, options))
    return Board(tuple(piles))


def write_rack(rack: Tiles) -> str:
    """Return a rack as letters: ``Q`` is the Qu tile, ``q`` a plain Q."""
    return "".join(map(_letter, rack))


def read_rack(text: str, options: Options) -> Tiles:
    """Read a rack, of at most as many tiles as a rack holds."""
    check_length(text)
    tiles = tuple(read_tile(letter, at, options) for at, letter in enumerate(text, start=1))
    if len(tiles) > options.rack_size:
        raise BadText("rack-size", options.rack_size + 1, limit=options.rack_size)
    return tiles


def read_tile(letter: str, position: int, options: Options) -> str:
    """Read a tile as it is on a rack, from where it stands in a text."""
    if not _TILE.fullmatch(letter):
        raise BadText("character", position, character=letter)
    return options.rack_tile(_tile(letter, options))


def write_move(move: Move) -> str:
    """Return a move as text: ``5D RATEAU``, ``D5 B.S``, ``-`` to pass, ``-A`` to exchange."""
    match move:
        case Place(tiles=tiles):
            return write_line((placed.square, _letter(placed.tile)) for placed in tiles)
        case Exchange(tile=tile):
            return f"-{_letter(tile)}"
        case _:
            return _SIGNS.write(move)


def _read_own(text: str, options: Options) -> Move:
    """Read a move that has no sign."""
    exchange = _EXCHANGE.fullmatch(text)
    if exchange:
        letter = exchange["tile"]
        return Exchange(letter if letter == "?" else options.rack_tile(_tile(letter, options)))
    found = _PLACE.fullmatch(text)
    if not found:
        raise BadText("move", 1, text=text)
    laid = read_line(found, found["tiles"])
    return place((row, col, _tile(letter, options)) for row, col, letter in laid)


read_move = _SIGNS.or_else(_read_own)


def _write_row(row: Sequence[Tiles]) -> Iterator[str]:
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


def _read_row(options: Options, row: str, _: int, position: int) -> Iterator[Tiles]:
    at = 0
    while at < len(row):
        token = _TOKEN.match(row, at)
        if not token:
            code = "pile" if row[at] == "(" else "character"
            raise BadText(code, position + at, character=row[at])
        if token["empty"]:
            yield from [()] * read_gap(token["empty"], position + at, options.board)
        else:
            letters = token["tile"] or token["pile"]
            if len(letters) > options.stack_limit:
                raise BadText("pile-too-high", position + at, limit=options.stack_limit)
            yield tuple(_tile(letter, options) for letter in reversed(letters))
        at = token.end()


def _letter(tile: str) -> str:
    return {"QU": "Q", "Q": _PLAIN_Q}.get(tile, tile)


def _tile(letter: str, options: Options) -> str:
    """Return the tile of a letter. Where all Q are plain, ``Q`` means the same as ``q`` (TW-Q4)."""
    if letter == "Q" and options.q_tile != "Q":
        return "QU"
    return intern(letter.upper())  # a log of moves holds each letter many times
