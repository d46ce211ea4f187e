"""The Rust move generator, asked in the words of the rulebook."""

from collections.abc import Sequence
from functools import lru_cache

from ludomots._engine import StackPlay, StackRules
from ludomots.core.contract import words_of
from ludomots.core.player import KEPT, WHOLE_LIST, Vocabulary
from ludomots.games.topword import box
from ludomots.games.topword.board import Board
from ludomots.games.topword.moves import Place, place
from ludomots.games.topword.options import Options
from ludomots.games.topword.score import BONUS_LETTERS
from ludomots.words import Lexicon

_TILE_SETS = {"QU": "qu", "Q": "letters", "either": "q-or-qu"}


def engine_rules(
    options: Options, vocabulary: Vocabulary = WHOLE_LIST, words: Lexicon | None = None
) -> StackRules:
    """Return the engine's rules for a table, with the words a player knows."""
    chosen = words_of(options) if words is None else words
    return _engine_rules(options, vocabulary, chosen)


@lru_cache(maxsize=KEPT)
def _engine_rules(options: Options, vocabulary: Vocabulary, words: Lexicon) -> StackRules:
    bonus = BONUS_LETTERS if options.bonus_letters == "each" else {"Q", "QU"}
    graph = vocabulary.graph(words, _TILE_SETS[options.q_tile])
    earns_bonus = options.rack_size >= options.bonus_tiles  # the engine's bonus is of any full rack
    return StackRules(
        graph,
        side=options.board,
        stack_limit=options.stack_limit,
        rack_size=options.rack_size,
        start_squares=sorted((s.row, s.col) for s in box.boards()[options.board]),
        full_rack_bonus=options.full_rack_bonus if earns_bonus else 0,
        bonus_tiles=sorted(bonus.intersection(graph.tiles)),
        bonus_flat_only=options.bonus_letters == "flatQu",
        keep_one_letter=options.keep_one_letter,
        no_lone_s=options.no_lone_s,
        lay_as={"QU": ["Q", "QU"]} if options.q_tile == "either" else None,
        all_pass_ends=options.all_pass_ends,
    )


def all_plays(rules: StackRules, board: Board, rack: Sequence[str]) -> list[StackPlay]:
    """Return every play of a rack, in no order."""
    return rules.moves(squares(board), rack)


def can_play(rules: StackRules, board: Board, rack: Sequence[str]) -> bool:
    """Return whether a rack has a play."""
    return rules.can_play(squares(board), rack)


def best_plays(rules: StackRules, board: Board, rack: Sequence[str], n: int) -> list[StackPlay]:
    """Return the ``n`` plays with the most points, best first."""
    return rules.best(squares(board), rack, n)


def squares(board: Board) -> tuple[list[str | None], list[int]]:
    """Return the top tile and the height of every square, row by row."""
    tops = [pile[-1] if pile else None for pile in board.piles]
    return tops, [len(pile) for pile in board.piles]


def as_move(play: StackPlay) -> Place:
    """Return the engine's play as a move of the rulebook."""
    return place(play.tiles)
