"""Positions as one line of text; the grammar is in docs/formats.md."""

import re

from ludomots.core.notation import BadText, check_length
from ludomots.games.topscore.opening import SEATS
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import LONGEST, SHORTEST, SMALL, Board, State
from ludomots.games.topscore.text import read_tokens, write_tokens
from ludomots.games.topscore.tokens import is_blank

_MISSED, _NOT_OWN, _NO_LETTER = "-", "+", "."
_BOARD = re.compile(r"(?P<word>[^:+-]*)(?P<not_own>\+?)(?P<missed>-?):(?P<small>[^:]*)")


def write_position(state: State) -> str:
    """Return the boards as one line: of each seat the word, then the small pyramids."""
    return "/".join(
        _write_board(board, seat in state.missed) for seat, board in enumerate(state.boards)
    )


def read_position(text: str, options: Options) -> tuple[tuple[Board, ...], tuple[int, ...]]:
    """Read the boards and the seats that missed their last turn, or raise ``BadText``."""
    check_length(text)
    parts = text.split("/")
    if len(parts) not in SEATS:
        raise BadText("boards", 1, found=len(parts), least=SEATS[0], most=SEATS[-1])
    boards, missed, position = [], [], 1
    for seat, part in enumerate(parts):
        board, has_missed = _read_board(part, position, options)
        boards.append(board)
        missed += [seat] if has_missed else []
        position += len(part) + 1
    blanks = sum(is_blank(token) for board in boards for token in board.word)
    if blanks > options.letter_set.blanks:
        raise BadText("blanks", 1, found=blanks, limit=options.letter_set.blanks)
    return tuple(boards), tuple(missed)


def _write_board(board: Board, has_missed: bool) -> str:
    small = write_tokens(letter or _NO_LETTER for letter in board.small)
    if not board.word:
        return f":{small}"
    not_own, missed = "" if board.is_own else _NOT_OWN, _MISSED if has_missed else ""
    word = write_tokens(token or _NO_LETTER for token in board.word)
    return f"{word}{not_own}{missed}:{small}"


def _read_board(text: str, position: int, options: Options) -> tuple[Board, bool]:
    found = _BOARD.fullmatch(text)
    if not found:
        raise BadText("board", position, text=text)
    letters = options.letter_set.letters
    known = (*letters, *map(str.lower, letters), _NO_LETTER)
    word = tuple(
        "" if token == _NO_LETTER else token
        for token in read_tokens(found["word"], position, known)
    )
    if word and not SHORTEST <= len(word) <= LONGEST:
        raise BadText("word-length", position, found=len(word), least=SHORTEST, most=LONGEST)
    if not word and (found["not_own"] or found["missed"]):
        raise BadText("board", position, text=text)
    if word.count("") > (len(word) == LONGEST):
        raise BadText("board", position, text=text)
    start = position + found.start("small")
    signs = tuple(read_tokens(found["small"], start, (*options.letter_set.letters, _NO_LETTER)))
    if len(signs) != SMALL:
        raise BadText("small", start, found=len(signs), expected=SMALL)
    small = tuple("" if sign == _NO_LETTER else sign for sign in signs)
    return Board(word, not found["not_own"], small), bool(found["missed"])
