"""The small pyramids: a letter put there, and the longest word that can be read in them."""

from collections.abc import Iterator
from itertools import combinations

from ludomots.core.contract import IllegalMove
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.moves import Put
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import SHORTEST, SMALL, Board
from ludomots.games.topscore.tokens import is_blank, spell
from ludomots.words import Lexicon

LETTER_POINTS = 25
"""What each letter of the named word is worth (TS-35)."""


def check_put(board: Board, move: Put) -> None:
    """Refuse a letter that cannot go there.

    TS-25: one of the seven-letter word; TS-47, TS-Q10: no blank; TS-06: on one of the seven small
    pyramids; TS-26: where no letter is, for none is ever moved.
    """
    word = board.word
    if is_blank(move.letter) or (move.letter not in word and move.letter.lower() in word):
        raise IllegalMove("blank-not-put", "TS-47", words=(spell(word),), tile=move.letter.upper())
    if not move.letter or move.letter not in word:
        raise IllegalMove("not-in-word", "TS-25", words=(spell(word),), tile=move.letter)
    if move.pyramid not in range(1, SMALL + 1):
        raise IllegalMove("no-such-pyramid", "TS-06", pyramid=move.pyramid, count=SMALL)
    if board.small[move.pyramid - 1]:
        tile = board.small[move.pyramid - 1]
        raise IllegalMove("pyramid-taken", "TS-26", pyramid=move.pyramid, tile=tile)


def puts(board: Board) -> Iterator[Put]:
    """Yield every way to put a letter (TS-25)."""
    for letter in sorted({token for token in board.word if token and not is_blank(token)}):
        for at, there in enumerate(board.small, start=1):
            if not there:
                yield Put(letter, at)


def check_name(options: Options, board: Board, word: Tiles) -> None:
    """Refuse a name that cannot be read there, good word or not (TS-32, TS-33, TS-Q15)."""
    if len(word) < SHORTEST:
        raise IllegalMove("name-too-short", "TS-33", words=(spell(word),), length=SHORTEST)
    if word not in readable(options, board.small):
        raise IllegalMove(
            "not-readable",
            "TS-32",
            words=(spell(word),),
            word=spell(word),
            small=spell(board.small),
        )


def names(options: Options, lexicon: Lexicon, board: Board) -> list[Tiles]:
    """Return the good words of full small pyramids, longest first (TS-07)."""
    good = (word for word in readable(options, board.small) if spell(word) in lexicon)
    return sorted(good, key=lambda word: (-len(word), word))


def readable(options: Options, small: Tiles) -> set[Tiles]:
    """Return what can be read from left to right, three letters or more (TS-32, TS-33).

    TS-Q15: neighbouring pyramids, unless the table allows to leave some out.
    """
    lengths = range(SHORTEST, SMALL + 1)
    if options.gaps_allowed:
        return {word for length in lengths for word in combinations(small, length)}
    starts = ((at, length) for length in lengths for at in range(SMALL - length + 1))
    return {small[at : at + length] for at, length in starts}
