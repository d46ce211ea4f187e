"""The plays of good words as the rulebook finds them, lane by lane.

A lane is a row or a column. A word can fill a stretch of squares that ends at empty squares, black
ones or the border, and that has as many empty squares as letters must be written. Each such stretch
is a pattern: the old letters are given, the others are free. The word list gives the words of the
pattern; those whose new letters also fit their crossing words are plays. The letters that fit a
crossing word are themselves a pattern with one free letter.

This is written from the rules alone, without the engine's move generator: tests compare the two.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludomots.core.contract import Square
from ludomots.games.mots_de_tete.grid import Grid, grids
from ludomots.games.mots_de_tete.model import Board, Options, Write, Written
from ludomots.words import Lexicon

_ANY = "?"
_PATTERNS_KEPT = 64
_CROSSINGS_KEPT = 4096


class Spot(NamedTuple):
    """A white square of a lane: its old letter if any, or what may be written there.

    ``fits`` are the letters that make a crossing word, ``None`` if nothing crosses. ``joins`` says
    whether a letter there is linked to old ones (MT-12) or touches the cross (MT-11). ``crossing``
    is the length of the crossing word.
    """

    square: Square
    letter: str
    fits: frozenset[str] | None
    joins: bool
    crossing: int


def find(options: Options, lexicon: Lexicon, board: Board, die: int) -> Iterator[Write]:
    """Yield each play once, if all its words are in the list."""
    grid = grids()[options.board]
    for across in (True, False):
        for stretch in _stretches(lexicon, grid, board, across=across):
            for start, end in _windows(stretch, die, options.word_length):
                window = stretch[start:end]
                if across or not _is_found_across(window, options.word_length):
                    yield from _plays(lexicon, window)


def _stretches(lexicon: Lexicon, grid: Grid, board: Board, *, across: bool) -> Iterator[list[Spot]]:
    """Yield the runs of white squares between black squares and borders (MT-32, MT-Q13)."""
    side = range(1, grid.side + 1)
    start = grid.start if board.is_empty else frozenset[Square]()
    for line in side:
        stretch: list[Spot] = []
        for step in side:
            square = Square(line, step) if across else Square(step, line)
            if square not in grid.black:
                stretch.append(_spot(lexicon, board, square, start, across=across))
                continue
            yield stretch
            stretch = []
        yield stretch


def _spot(
    lexicon: Lexicon, board: Board, square: Square, start: frozenset[Square], *, across: bool
) -> Spot:
    letter = board.letter(square)
    crossing = board.run(square, across=not across)
    if letter or len(crossing) == 1:
        return Spot(square, letter, None, bool(letter) or square in start, len(crossing))
    at = crossing.index(square)
    fits = _fitting(lexicon, board.read(crossing[:at]), board.read(crossing[at + 1 :]))
    return Spot(square, "", fits, True, len(crossing))


def _windows(stretch: list[Spot], die: int, length: int | None) -> Iterator[tuple[int, int]]:
    """Yield where a word of the stretch may lie, with no letter just before or after it.

    MT-14: it has as many empty squares as letters must be written; if the length of the word is
    fixed, at least one (MT-Q27). MT-Q11: two squares at least. MT-16: linked.
    """
    for start in range(len(stretch)):
        if start and stretch[start - 1].letter:
            continue
        free, joined = 0, False
        for end in range(start + 1, len(stretch) + 1):
            last = stretch[end - 1]
            free += not last.letter
            joined = joined or last.joins
            if (free > die if length is None else end - start > length) or last.fits == frozenset():
                break
            is_whole = end == len(stretch) or not stretch[end].letter
            is_wanted = free == die if length is None else end - start == length and free
            if is_whole and is_wanted and joined and end - start > 1:
                yield start, end


def _is_found_across(window: list[Spot], length: int | None) -> bool:
    """Return whether a play down writes a single letter, and the play is yielded along its row
    already."""
    new = [spot for spot in window if not spot.letter]
    crossing = new[0].crossing
    return len(new) == 1 and (crossing > 1 if length is None else crossing == length)


def _plays(lexicon: Lexicon, window: list[Spot]) -> Iterator[Write]:
    new = [(at, spot) for at, spot in enumerate(window) if not spot.letter]
    fits = [(at, spot.fits) for at, spot in new if spot.fits is not None]
    written: dict[tuple[int, str], Written] = {}
    for word in _words(lexicon, "".join(spot.letter or _ANY for spot in window)):
        if any(word[at] not in letters for at, letters in fits):
            continue
        letters = []
        for at, spot in new:
            key = (at, word[at])
            if key not in written:
                written[key] = Written(spot.square.row, spot.square.col, word[at])
            letters.append(written[key])
        yield Write(tuple(letters))


@lru_cache(maxsize=_CROSSINGS_KEPT)
def _fitting(lexicon: Lexicon, before: str, after: str) -> frozenset[str]:
    """Return the letters that make a word between the letters before and after them."""
    words = lexicon.pattern(before + _ANY + after, 0).words
    return frozenset(word[len(before)] for word in words)


@lru_cache(maxsize=_PATTERNS_KEPT)
def _words(lexicon: Lexicon, pattern: str) -> list[str]:
    return lexicon.pattern(pattern, 0).words
