"""The Rust move generator, asked in the words of the rulebook."""

from collections.abc import Sequence
from functools import cache

import msgspec

from ludomots._engine import Graph, StackPlay, StackRules, WordSet
from ludomots.games.topword import Board, Options, Place, box, place
from ludomots.games.topword.score import BONUS_LETTERS
from ludomots.words import lexicon
from ludomots.words.tiles import TILE_SETS

_TILE_SETS = {"QU": "qu", "Q": "letters", "either": "q-or-qu"}


class Vocabulary(msgspec.Struct, frozen=True):
    """The words a player knows: all, or those of a frequency class, everyday ones only or not."""

    frequency: int = 0
    everyday: bool = False

    def knows(self, language: str, word: str) -> bool:
        """Say whether a word of a language is one of these."""
        number = lexicon(language).graph().number(word)
        return number is not None and number in _numbers(language, self)


WHOLE_LIST = Vocabulary()


@cache
def engine_rules(options: Options, vocabulary: Vocabulary = WHOLE_LIST) -> StackRules:
    """Return the engine's rules for a table, with the words a player knows."""
    bonus = BONUS_LETTERS if options.bonus_letters == "each" else {"Q", "QU"}
    graph = _graph(options.lexicon, _TILE_SETS[options.q_tile], vocabulary)
    return StackRules(
        graph,
        side=options.board,
        stack_limit=options.stack_limit,
        rack_size=options.rack_size,
        start_squares=sorted((s.row, s.col) for s in box.boards()[options.board]),
        full_rack_bonus=options.full_rack_bonus,
        bonus_tiles=sorted(bonus.intersection(graph.tiles)),
        bonus_flat_only=options.bonus_letters == "flatQu",
        keep_one_letter=options.keep_one_letter,
        no_lone_s=options.no_lone_s,
        lay_as={"QU": ["Q", "QU"]} if options.q_tile == "either" else None,
    )


@cache
def _numbers(language: str, vocabulary: Vocabulary) -> WordSet:
    return lexicon(language).vocabulary(
        frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=False
    )


@cache
def _graph(language: str, tile_set: str, vocabulary: Vocabulary) -> Graph:
    words = lexicon(language)
    if vocabulary == WHOLE_LIST:
        return words.graph(tile_set)
    known = words.words(frequency=vocabulary.frequency, everyday=vocabulary.everyday, proposed=True)
    return Graph.build(known, TILE_SETS[tile_set])


def all_plays(rules: StackRules, board: Board, rack: Sequence[str]) -> list[StackPlay]:
    """Return every play of a rack, in no order."""
    return rules.moves(*squares(board), rack)


def best_plays(rules: StackRules, board: Board, rack: Sequence[str], n: int) -> list[StackPlay]:
    """Return the ``n`` plays with the most points, best first."""
    return rules.best(*squares(board), rack, n)


def squares(board: Board) -> tuple[list[str | None], list[int]]:
    """Return the top tile and the height of every square, row by row."""
    tops = [pile[-1] if pile else None for pile in board.piles]
    return tops, [len(pile) for pile in board.piles]


def as_move(play: StackPlay) -> Place:
    """Return the engine's play as a move of the rulebook."""
    return place(play.tiles)
