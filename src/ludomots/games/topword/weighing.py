"""What plays, exchanges and passes are worth, tried by the engine or solved to the end.

The value of a move is the sum of its parts, which a review shows in points and in words.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ludomots._engine import StackPlay, StackSearch
from ludomots.core.analyst import Part, PartKind, Weighed
from ludomots.core.contract import Rules
from ludomots.core.facts import FACTS, Text, Word, joined, listed
from ludomots.core.notation import square_name
from ludomots.core.player import chance
from ludomots.core.tiles import Tiles
from ludomots.core.turns import in_turn_order
from ludomots.games.topword import (
    TILE_LEFT,
    Exchange,
    Move,
    Options,
    Pass,
    Place,
    Scored,
    State,
    View,
)
from ludomots.games.topword.engine import leaves, search_of, situation, squares
from ludomots.games.topword.notation import write_move
from ludomots.games.topword.scoring import score

THEMES = ("word", "kept", "opened", "end", "exchange")

NEAR_THE_END = 14
"""With at most this many tiles in the bag, every world is played to the end of the game."""

_THEME_OF = {"now": "word", "kept": "kept", "opened": "opened", "closed": "opened", "end": "end"}


class Measured(NamedTuple):
    """What the engine says about a move, in points.

    ``gain`` is what it gains on the others, ``error`` the standard error of its distance to the
    best move. ``reply`` is what the next player's turn brings them, and ``opens`` how much more
    that is than if nothing had been laid; both are ``None`` if they were not measured.
    """

    gain: float
    error: float
    reply: float | None = None
    opens: float | None = None


_FINALISTS = 4
"""How many of the best candidates are tried in many worlds, besides the move made."""

_FIRST_ROUND = 0.3
"""The share of the playouts in which all candidates are tried."""

_AS_LONG_AS = 3
"""How many usual playouts one playout to the end of the game costs."""

_Rules = Rules[State, Move, View, Options]


class Candidate(NamedTuple):
    """A move, and the same move for the engine: a play, a tile to exchange, or ``None`` for a
    pass."""

    move: Place | Exchange | Pass
    given: StackPlay | str | None


_Valued = list[tuple[Candidate, Measured]]


def tried(
    rules: _Rules, view: View, candidates: Sequence[Candidate], playouts: int, seed: int
) -> _Valued:
    """Try all candidates in a few worlds, then the best ones and the move made in many."""
    search = search_of(rules.options, rules.lexicon)
    where = situation(view, rules.lexicon, chance(seed, view))

    def compare(some: Sequence[Candidate], budget: float, seed: int) -> _Valued:
        worlds = max(round(budget / len(some)), 2)
        found = search.weigh(where, [one.given for one in some], worlds, seed)
        values = (Measured(one.gain, one.error, one.reply, one.opens) for one in found)
        return list(zip(some, values, strict=True))

    if view.bag_count <= NEAR_THE_END:
        playouts //= _AS_LONG_AS
    made = candidates[0]
    tried = compare(candidates, _FIRST_ROUND * playouts, seed)
    best = [one for one, _ in sorted(tried, key=_by_gain)][:_FINALISTS]
    finalists = [*best, *([] if made in best else [made])]
    return sorted(compare(finalists, (1 - _FIRST_ROUND) * playouts, seed + 1), key=_by_gain)


def _by_gain(valued: tuple[Candidate, Measured]) -> float:
    return -valued[1].gain


def solved(rules: _Rules, view: View, candidates: Sequence[Candidate], playouts: int) -> _Valued:
    """Solve the end of a game of two, or search as many positions as there are playouts.

    A value that is not certain has an error: how much it changes with half the positions.
    """
    search = search_of(rules.options, rules.lexicon)
    positions = max(playouts // len(candidates), 2)
    full = _ends(search, view, candidates, positions)
    is_solved = all(certain for _, certain in full)
    half = full if is_solved else _ends(search, view, candidates, positions // 2)
    valued = [
        (one, Measured(float(value), 0.0 if certain else float(abs(value - before))))
        for one, (value, certain), (before, _) in zip(candidates, full, half, strict=True)
    ]
    valued.sort(key=_by_gain)
    kept = [*valued[:_FINALISTS], *(one for one in valued[_FINALISTS:] if one[0] is candidates[0])]
    best_error = kept[0][1].error
    return [(one, value._replace(error=max(value.error, best_error))) for one, value in kept]


def _ends(
    search: StackSearch, view: View, candidates: Sequence[Candidate], positions: int
) -> list[tuple[int, bool]]:
    return search.weigh_end(
        squares(view.board),
        view.rack or (),
        list(Counter(view.unseen).elements()),
        [None if isinstance(one.given, str) else one.given for one in candidates],
        passed=in_turn_order(view)[1] in view.passes,
        positions=positions,
    )


def weighed(
    options: Options,
    view: View,
    measured: Sequence[tuple[Place | Exchange | Pass, Measured]],
    made: Move,
) -> list[Weighed[Move]]:
    """Return moves with their parts, labels and themes, in the order given."""
    found = _told_apart([_weighed(options, view, move, value) for move, value in measured])
    other = next(one for one in found if one.move == made)
    return [_with_theme(one, other) for one in found]


def _weighed(
    options: Options, view: View, move: Place | Exchange | Pass, value: Measured
) -> Weighed[Move]:
    scored = None
    if isinstance(move, Place):
        scored = score(options, view.board.laid(move.tiles), move.tiles)
    points = scored.total if scored else 0
    parts = [Part("now", points)]
    if value.opens is not None and value.reply is not None:
        kept = _kept(options, view.rack or (), move)
        parts.append(Part("kept", _kept_value(options, view, kept), _kept_said(kept)))
        kind: PartKind = "opened" if value.opens > 0 else "closed"
        reply = FACTS("review-topword-reply", points=round(value.reply))
        parts.append(Part(kind, -value.opens, reply))
    rest = value.gain - sum(part.points for part in parts)
    near = view.bag_count <= NEAR_THE_END
    parts.append(Part("end", rest, FACTS("review-topword-end") if near else ""))
    return Weighed(
        move=move,
        label=_label(move, scored),
        points=points,
        value=value.gain,
        error=value.error,
        theme="word",
        parts=tuple(parts),
    )


def _told_apart(found: Sequence[Weighed[Move]]) -> list[Weighed[Move]]:
    """Return moves with different labels: if two lay the same word in the same place, each label
    also has the notation."""
    labels = [one.label for one in found]
    return [
        replace(one, label=joined([one.label, f"[{write_move(one.move)}]"]))
        if labels.count(one.label) > 1
        else one
        for one in found
    ]


def _with_theme(one: Weighed[Move], made: Weighed[Move]) -> Weighed[Move]:
    """Return a move with its theme: where it gains most over the move made.

    Far from the end of the game, what later turns bring is no theme: nobody could see it.
    """
    if isinstance(one.move, Exchange):
        return replace(one, theme="exchange")
    before = {_THEME_OF[part.kind]: part.points for part in made.parts}
    gains = {
        _THEME_OF[part.kind]: part.points - before.get(_THEME_OF[part.kind], 0)
        for part in one.parts
        if part.kind == "now" or part.said
    }
    return replace(one, theme=max(gains, key=lambda theme: gains[theme]))


def _kept(options: Options, rack: Tiles, move: Place | Exchange | Pass) -> Tiles:
    """Return the tiles that stay on the rack."""
    left = Counter(rack)
    match move:
        case Place(tiles=tiles):
            left.subtract(options.rack_tile(one.tile) for one in tiles)
        case Exchange(tile=tile):
            left.subtract([tile])
    return tuple(sorted(left.elements()))


def _kept_value(options: Options, view: View, kept: Tiles) -> float:
    """Return the value of tiles kept: as learned, or what they cost once the bag is empty."""
    if view.bag_count == 0:
        return float(-TILE_LEFT * len(kept))
    values = leaves(options)
    return sum(
        values[tile][min(copy, len(values[tile]) - 1)]
        for tile, count in Counter(kept).items()
        if values.get(tile)
        for copy in range(count)
    )


def _kept_said(kept: Tiles) -> Text:
    tiles = listed([tile.capitalize() for tile in kept])
    return FACTS("review-topword-kept", tiles=tiles) if kept else FACTS("review-topword-all-laid")


def _label(move: Place | Exchange | Pass, scored: Scored | None) -> Text:
    """Return a short name of a move: its best word and the place, an exchange, or a pass."""
    if isinstance(move, Exchange):
        return FACTS("review-topword-exchange", tile=move.tile.capitalize())
    if scored is None:
        return FACTS("review-pass")
    word = max(scored.words, key=lambda one: one.points)
    first, *_, last = word.squares
    arrow = "→" if first.row == last.row else "↓"
    return joined([Word(word.word), f"({square_name(first)}\u00a0{arrow})"])
