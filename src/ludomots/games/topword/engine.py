"""The Rust engine, asked in the words of the rulebook: for plays, and for its search."""

import random
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from ludomots._engine import StackPlay, StackRules, StackSearch, StackSituation
from ludomots.core.contract import words_of
from ludomots.core.player import KEPT, WHOLE_LIST, Vocabulary
from ludomots.core.turns import in_turn_order
from ludomots.games.topword.model import Board, Options, Place, boards, place
from ludomots.games.topword.scoring import BONUS_LETTERS, FULL_RACK
from ludomots.games.topword.view import View
from ludomots.words import Lexicon

_TILE_SETS = {"QU": "qu", "Q": "letters", "either": "q-or-qu"}


def engine_rules(
    options: Options, vocabulary: Vocabulary = WHOLE_LIST, words: Lexicon | None = None
) -> StackRules:
    """Return the engine's rules for a table, with the words that a player knows."""
    chosen = words_of(options) if words is None else words
    return _engine_rules(options, vocabulary, chosen)


@lru_cache(maxsize=KEPT)
def _engine_rules(options: Options, vocabulary: Vocabulary, words: Lexicon) -> StackRules:
    bonus = BONUS_LETTERS if options.bonus_letters == "each" else {"Q", "QU"}
    graph = vocabulary.graph(words, _TILE_SETS[options.q_tile])
    earns_bonus = options.rack_size >= FULL_RACK  # the engine's bonus is of any full rack
    return StackRules(
        graph,
        side=options.board,
        stack_limit=options.stack_limit,
        rack_size=options.rack_size,
        start_squares=sorted((s.row, s.col) for s in boards()[options.board]),
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


OPENING_WEIGHT = 0.3
"""How much the next player's best single tile counts against a move; found by matches."""


@lru_cache(maxsize=KEPT)
def search_of(options: Options, words: Lexicon | None = None) -> StackSearch:
    """Return the engine's search for a table, with the learned values of tiles kept."""
    rules = engine_rules(options, WHOLE_LIST, words)
    return StackSearch(rules, leave=leaves(options), opening_weight=OPENING_WEIGHT)


def leaves(options: Options) -> dict[str, list[float]]:
    """Return the value of each copy of a tile kept, in points, as self-play found it."""
    file = files(f"{__package__}.players").joinpath("leaves", f"{options.letters}.toml")
    if not file.is_file():  # letters of one's own: nothing was learned of them yet
        return {}
    values: dict[str, list[float]] = tomllib.loads(file.read_text(encoding="utf-8"))["leaves"]
    if options.q_tile == "Q" and "QU" in values:
        values["Q"] = values.pop("QU")
    return values


def nothing_is_hidden(view: View) -> bool:
    """Return whether two players are left and the bag is empty: then each knows the other's
    rack."""
    return view.bag_count == 0 and len(others(view)) == 1 and not view.withdrawn


def others(view: View) -> list[int]:
    """Return how many tiles each other player holds, the next player first."""
    return [view.rack_counts[seat] for seat in in_turn_order(view)[1:]]


def situation(view: View, words: Lexicon, chance: random.Random) -> StackSituation:
    """Return what a seat knows, for the engine.

    The tiles of players who left are unseen but out of the game: which ones they are is guessed.
    """
    unseen = Counter(view.unseen)
    out_of_game = sum(view.rack_counts[seat] for seat in view.withdrawn)
    if out_of_game:
        unseen.subtract(chance.sample(sorted(unseen.elements()), out_of_game))
    return StackSituation(
        engine_rules(view.options, WHOLE_LIST, words),
        squares(view.board),
        view.rack or (),
        {tile: count for tile, count in unseen.items() if count},
        others(view),
        [view.scores[seat] for seat in in_turn_order(view)],
        passes=len(view.passes),
    )
