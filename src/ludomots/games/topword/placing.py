"""May these tiles lie there? An ordered list of refusals, each with the rule it stands for."""

from collections.abc import Sequence

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import words_refused
from ludomots.core.notation import check_no_gap, squares_of
from ludomots.core.tiles import Tiles, take
from ludomots.games.topword.model import Board, Options, Placed, Run, boards, neighbours
from ludomots.games.topword.scoring import new_words
from ludomots.words import Lexicon, Reason

RULE_OF_REASON = {
    Reason.PROPER_NOUN: "TW-33",
    Reason.FIRST_NAME: "TW-33",
    Reason.SURNAME: "TW-33",
    Reason.ABBREVIATION: "TW-34",
    Reason.ACRONYM: "TW-34",
    Reason.SYMBOL: "TW-34",
    Reason.APOSTROPHE: "TW-35",
    Reason.ELIDED_FORM: "TW-35",
    Reason.HYPHEN: "TW-36",
    Reason.PREFIX: "TW-37",
    Reason.SUFFIX: "TW-37",
}


def rack_after(options: Options, rack: Tiles, tiles: Sequence[Placed]) -> Tiles:
    """Return the rack without the tiles laid, which must be on it (TW-06)."""
    whole = rack
    for placed in tiles:
        tile = options.rack_tile(placed.tile)
        rest = take(rack, [tile])
        if rest is None or placed.tile not in options.faces(tile):
            raise IllegalMove(
                "tile-not-on-rack",
                "TW-06",
                squares=(placed.square,),
                tile=placed.tile,
                held=whole.count(tile),
            )
        rack = rest
    return rack


def check_shape(options: Options, board: Board, tiles: Sequence[Placed]) -> None:
    """Refuse tiles that may not lie there, without looking at the words (TX-11, TX-12)."""
    _on_the_board(board, tiles)
    _in_one_line(tiles)
    _stacked_well(options, board, tiles)
    after = board.laid(tiles)
    _without_gap(after, tiles)
    if board.is_empty:
        _through_the_centre(options, tiles)
    else:
        _connected(board, tiles)
    words = new_words(after, tiles)
    if not words:
        raise IllegalMove("too-short", "TW-Q10", squares=squares_of(tiles))
    if options.keep_one_letter:
        _keeps_one_letter(board, tiles)
    if options.no_lone_s:
        _not_a_lone_s(board, tiles, words)


def bad_words(lexicon: Lexicon, board: Board, tiles: Sequence[Placed]) -> list[tuple[str, Run]]:
    """Return the new words that are not in the list, the main one first (TW-16, TX-13)."""
    read = ((board.read(run), run) for run in new_words(board, tiles))
    return [(word, run) for word, run in read if word not in lexicon]


def check_words(lexicon: Lexicon, board: Board, tiles: Sequence[Placed]) -> None:
    """Refuse words that are not in the list, with the reason (TW-16, TW-32 to TW-37, TX-24)."""
    bad = bad_words(lexicon, board, tiles)
    if not bad:
        return
    words = [word for word, _ in bad]
    raise words_refused(lexicon, words, bad[0][1], unknown="TW-32", rules=RULE_OF_REASON)


def _on_the_board(board: Board, tiles: Sequence[Placed]) -> None:
    """TW-14: at least one tile; TW-Q8: on the board; TW-Q13: one a square."""
    if not tiles:
        raise IllegalMove("no-tile", "TW-14")
    squares = squares_of(tiles)
    outside = tuple(square for square in squares if square not in board)
    if outside:
        raise IllegalMove("off-board", "TW-Q8", squares=outside)
    twice = {square for square in squares if squares.count(square) > 1}
    if twice:
        raise IllegalMove("square-twice", "TW-Q13", squares=tuple(sorted(twice)))


def _in_one_line(tiles: Sequence[Placed]) -> None:
    """TW-15, TX-12: one row or one column, also for the first word (TW-11)."""
    if len({placed.row for placed in tiles}) > 1 and len({placed.col for placed in tiles}) > 1:
        raise IllegalMove("not-in-line", "TW-15", squares=squares_of(tiles))


def _stacked_well(options: Options, board: Board, tiles: Sequence[Placed]) -> None:
    """TW-18, TX-15: no pile higher than 5; TW-17, TX-14: no letter on the same letter."""
    full = tuple(
        square for square in squares_of(tiles) if board.height(square) >= options.stack_limit
    )
    if full:
        raise IllegalMove("pile-full", "TW-18", squares=full, limit=options.stack_limit)
    same = [placed for placed in tiles if board.top(placed.square) == placed.tile]
    if same:
        letters = ", ".join(dict.fromkeys(placed.tile for placed in same))
        raise IllegalMove("same-letter", "TW-17", squares=squares_of(same), tile=letters)


def _without_gap(after: Board, tiles: Sequence[Placed]) -> None:
    """TW-Q14: all tiles are in one run; old tiles may lie between them."""
    check_no_gap(tiles, after.pile, "TW-Q14")


def _through_the_centre(options: Options, tiles: Sequence[Placed]) -> None:
    """TW-12, TX-09: the first word uses a start square, whichever player lays it (TW-Q30)."""
    if not boards()[options.board].intersection(squares_of(tiles)):
        raise IllegalMove("off-centre", "TW-12", squares=squares_of(tiles))


def _connected(board: Board, tiles: Sequence[Placed]) -> None:
    """TW-14, TX-11: linked to tiles on the board or on top of them (TW-Q15, TW-Q16)."""
    for square in squares_of(tiles):
        if board.pile(square) or any(map(board.pile, neighbours(square))):
            return
    raise IllegalMove("not-connected", "TW-14", squares=squares_of(tiles))


def _keeps_one_letter(board: Board, tiles: Sequence[Placed]) -> None:
    """TW-Q11: of each old word at least one letter stays uncovered."""
    laid = set(squares_of(tiles))
    for square in filter(board.pile, sorted(laid)):
        for across in (True, False):
            run = board.run(square, across=across)
            if len(run) > 1 and laid.issuperset(run):
                raise IllegalMove("covers-word", "TW-Q11", squares=run, words=(board.read(run),))


def _not_a_lone_s(board: Board, tiles: Sequence[Placed], words: Sequence[Run]) -> None:
    """TW-Q12: not a single S behind a word of the board, unless it makes another new word."""
    if len(tiles) > 1 or tiles[0].tile != "S" or board.pile(tiles[0].square) or len(words) > 1:
        return
    *word, last = words[0]
    if last == tiles[0].square and len(word) > 1:
        raise IllegalMove("lone-s", "TW-Q12", squares=(last,), words=(board.read(tuple(word)),))
