"""May these letters be written there? An ordered list of refusals, each with its rule."""

from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import words_refused
from ludomots.core.notation import between, check_no_gap, squares_of
from ludomots.games.mots_de_tete.grid import grids, neighbours
from ludomots.games.mots_de_tete.model import Board, Options, Run, Written
from ludomots.games.mots_de_tete.scoring import new_words
from ludomots.words import Lexicon, Reason

RULE_OF_REASON = dict.fromkeys(
    (
        Reason.PROPER_NOUN,
        Reason.FIRST_NAME,
        Reason.SURNAME,
        Reason.HYPHEN,
        Reason.APOSTROPHE,
        Reason.ELIDED_FORM,
        Reason.ABBREVIATION,
        Reason.ACRONYM,
        Reason.SYMBOL,
        Reason.PREFIX,
        Reason.SUFFIX,
    ),
    "MT-34",
)
"""The reasons that MT-34 names; all other words are just not in the list (MT-33)."""


def check_shape(options: Options, board: Board, die: int, letters: Sequence[Written]) -> None:
    """Refuse letters that may not be written there, without looking at the words."""
    _on_white_squares(options, board, letters)
    _in_one_line(letters)
    if options.word_length is None:
        _as_many_as_asked_for(options, die, letters)
    after = board.written(letters)
    _without_gap(options, after, letters)
    if board.is_empty:
        _beside_the_cross(options, letters)
    else:
        _linked(board, letters)
    words = new_words(after, letters)
    if not words:
        raise IllegalMove("too-short", "MT-Q11", squares=squares_of(letters))
    if options.word_length is not None:
        _as_long_as_the_table_wants(options.word_length, letters, words)


def bad_words(lexicon: Lexicon, board: Board, letters: Sequence[Written]) -> list[tuple[str, Run]]:
    """Return the new words that are not in the list, the main one first (MT-13, MT-35)."""
    read = ((board.read(run), run) for run in new_words(board, letters))
    return [(word, run) for word, run in read if word not in lexicon]


def refusal(lexicon: Lexicon, bad: Sequence[tuple[str, Run]]) -> IllegalMove:
    """Return why bad words are refused (MT-33, MT-34)."""
    words = [word for word, _ in bad]
    return words_refused(lexicon, words, bad[0][1], unknown="MT-33", rules=RULE_OF_REASON)


def _on_white_squares(options: Options, board: Board, letters: Sequence[Written]) -> None:
    """MT-03, MT-10: letters from A to Z, one a square; MT-32: never on a black square."""
    squares = squares_of(letters)
    if not letters:
        raise IllegalMove("no-letter", "MT-08")
    outside = tuple(square for square in squares if square not in board)
    if outside:
        raise IllegalMove("off-board", "MT-02", squares=outside)
    for one in letters:
        if len(one.letter) != 1 or one.letter not in ascii_uppercase:
            raise IllegalMove("no-capital", "MT-10", squares=(one.square,), letter=one.letter)
    black = tuple(square for square in squares if square in grids()[options.board].black)
    if black:
        raise IllegalMove("black-square", "MT-32", squares=black)
    counts = Counter(squares)
    taken = tuple(square for square in sorted(counts) if board.letter(square) or counts[square] > 1)
    if taken:
        raise IllegalMove("square-taken", "MT-03", squares=taken)


def _in_one_line(letters: Sequence[Written]) -> None:
    """MT-09, MT-17, MT-Q8: one row or one column."""
    if len({one.row for one in letters}) > 1 and len({one.col for one in letters}) > 1:
        raise IllegalMove("two-directions", "MT-17", squares=squares_of(letters))


def _as_many_as_asked_for(options: Options, die: int, letters: Sequence[Written]) -> None:
    """MT-14, MT-Q7: the die counts the letters written, not those of the word; MT-46: Quarté has
    no die."""
    squares, count = squares_of(letters), len(letters)
    if count != die and options.variant == "quarte":
        raise IllegalMove("not-four", "MT-46", squares=squares, count=count)
    if count != die:
        raise IllegalMove("wrong-count", "MT-14", squares=squares, die=die, count=count)


def _without_gap(options: Options, after: Board, letters: Sequence[Written]) -> None:
    """MT-17, MT-Q9: all letters are in one run, with old letters between them, no empty or black
    square."""
    line = between(min(letters).square, max(letters).square)
    black = tuple(square for square in line if square in grids()[options.board].black)
    if black:
        raise IllegalMove("across-black", "MT-Q13", squares=black)
    check_no_gap(letters, after.letter, "MT-Q9")


def _beside_the_cross(options: Options, letters: Sequence[Written]) -> None:
    """MT-11, MT-Q12: the first word touches the cross, whichever player writes it (MT-Q14)."""
    if not grids()[options.board].start.intersection(squares_of(letters)):
        raise IllegalMove("off-cross", "MT-11", squares=squares_of(letters))


def _linked(board: Board, letters: Sequence[Written]) -> None:
    """MT-06, MT-12, MT-16: the letters lengthen, cross or lie beside written ones (MT-13)."""
    for square in squares_of(letters):
        if any(map(board.letter, neighbours(square))):
            return
    raise IllegalMove("not-linked", "MT-12", squares=squares_of(letters))


def _as_long_as_the_table_wants(
    length: int, letters: Sequence[Written], words: Sequence[Run]
) -> None:
    """MT-Q27: the word along the letters has this length; of a single letter, either word."""
    squares = set(squares_of(letters))
    if not any(len(word) == length and squares.issubset(word) for word in words):
        raise IllegalMove("wrong-length", "MT-Q27", squares=words[0], length=length)
