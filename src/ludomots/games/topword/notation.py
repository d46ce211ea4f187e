"""Moves, racks and positions as text; the grammar is in docs/formats.md."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from sys import intern

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
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
from ludomots.core.tiles import Tiles, bag_of, fill_racks
from ludomots.games.topword.model import (
    Blocked,
    Board,
    Exchange,
    Move,
    Options,
    Place,
    State,
    place,
)

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
    """Read a board; ``BadText`` says where the text is wrong."""
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
    """Read the letter of a tile as it is on a rack; ``position`` is where it stands in the text."""
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
    """Read a move that is not one of the common signs."""
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
    """Return the tile of a letter. If all Q are plain, ``Q`` means the same as ``q`` (TW-Q4)."""
    if letter == "Q" and options.q_tile != "Q":
        return "QU"
    return intern(letter.upper())  # a log of moves holds each letter many times


def position(
    options: Options, board: str, racks: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with this board and these racks, seat 0 to play.

    The bag is the rest of the box; the racks of further players are drawn from it.
    """
    laid = read_board(board, options)
    known = [read_rack(rack, options) for rack in racks]
    bag = _rest_of_the_box(options, [*laid.piles, *known])
    others = (options.rack_size for _ in range(len(known), players))
    drawn, bag, draws = fill_racks(bag, others, draws)
    known += drawn
    seats = len(known)
    return State(
        draws=draws,
        bag=bag,
        racks=tuple(known),
        board=laid,
        scores=(0,) * seats,
        turn=0,
        skips=(0,) * seats,
    )


def _rest_of_the_box(options: Options, groups: Sequence[Tiles]) -> Tiles:
    used = Counter(options.rack_tile(tile) for group in groups for tile in group)
    return bag_of(dict(Counter(options.box_counts()) - used))


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=lambda state: write_board(state.board),
    read_position=position,
    write_hand=lambda state, seat: write_rack(state.racks[seat]),
    held=lambda state, seat: state.racks[seat],
)
