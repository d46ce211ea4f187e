"""What a move of Topword is worth something for, in points and in words."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ludomots.core.analyst import Part, PartKind, Weighed
from ludomots.core.facts import FACTS, Text, Word, joined, listed
from ludomots.core.notation import square_name
from ludomots.core.tiles import Tiles
from ludomots.games.topword import (
    TILE_LEFT,
    Exchange,
    Move,
    Options,
    Pass,
    Place,
    Scored,
    View,
    score,
)
from ludomots.games.topword.players.search import leaves
from ludomots.games.topword.text import write_move

THEMES = ("word", "kept", "opened", "end", "exchange")

NEAR_THE_END = 14
"""With so few tiles in the bag the game is played to its end in every world."""

_THEME_OF = {"now": "word", "kept": "kept", "opened": "opened", "closed": "opened", "end": "end"}


class Measured(NamedTuple):
    """What the engine says of a move, in points.

    ``gain`` is what it gains on the others, ``error`` the standard error of how far it is behind
    the best one, ``reply`` what the next turn brings to the next player, and ``opens`` how much
    more that is than if nothing had been laid; both are ``None`` if they were not measured.
    """

    gain: float
    error: float
    reply: float | None = None
    opens: float | None = None


def weighed(
    options: Options,
    view: View,
    measured: Sequence[tuple[Place | Exchange | Pass, Measured]],
    made: Move,
) -> list[Weighed[Move]]:
    """Return moves as a review wants them, in the order given."""
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
    """Return moves with labels that differ: where two lay the same word in the same place, each
    also says its own tiles, as its notation does."""
    labels = [one.label for one in found]
    return [
        replace(one, label=joined([one.label, f"[{write_move(one.move)}]"]))
        if labels.count(one.label) > 1
        else one
        for one in found
    ]


def _with_theme(one: Weighed[Move], made: Weighed[Move]) -> Weighed[Move]:
    """Return a move with what it has over the move made: what there was to see.

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
    """Return what tiles kept are worth: as learned, or their cost once the bag is empty."""
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
    """Return a move as a noun: its best word and where it is, an exchange, a pass."""
    if isinstance(move, Exchange):
        return FACTS("review-topword-exchange", tile=move.tile.capitalize())
    if scored is None:
        return FACTS("review-pass")
    word = max(scored.words, key=lambda one: one.points)
    first, *_, last = word.squares
    arrow = "→" if first.row == last.row else "↓"
    return joined([Word(word.word), f"({square_name(first)}\u00a0{arrow})"])
