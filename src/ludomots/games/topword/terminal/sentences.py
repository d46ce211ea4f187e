"""What the table of Topword says."""

from collections.abc import Iterator

from ludomots.core.contract import Square
from ludomots.core.notation import square_name
from ludomots.games.topword import Board, Scored, View
from ludomots.games.topword.model import squares
from ludomots.texts import Texts
from ludomots.widgets.columns import in_columns
from ludomots.widgets.face import Notes


def seat_note(view: View, seat: int, say: Texts) -> str:
    """Return a word on a seat that misses a turn."""
    skips = view.skips[seat]
    return f"({say('story-skips', count=skips)})" if skips else ""


def below(view: View, say: Texts) -> list[str]:
    """Return how many letters are in the bag."""
    return [say("topword-bag", count=view.bag_count)]


NOTES = Notes(seat_note, below)


def score_lines(scored: Scored, say: Texts) -> Iterator[str]:
    """Yield each word with its points, then the bonus."""
    for word in scored.words:
        yield f"{word.word:<10} {word.points:>3}"
    if scored.bonus:
        yield f"{say('topword-bonus'):<10} {scored.bonus:>+3}"


def pile_line(board: Board, square: Square, say: Texts) -> str:
    """Return what lies on a square, top first, if it is a pile."""
    pile = board.pile(square)
    if len(pile) < 2:
        return ""
    tiles = [tile.capitalize() for tile in reversed(pile)]
    return say("topword-pile", square=square_name(square), tiles=" · ".join(tiles))


def pile_lines(board: Board, say: Texts) -> list[str]:
    """Return every pile of two tiles or more, the highest first."""
    piles = zip(squares(board.side), board.piles, strict=True)
    high = sorted((pair for pair in piles if len(pair[1]) > 1), key=lambda pair: -len(pair[1]))
    lines = [
        f"{square_name(square):<4} {len(pile)}   "
        + " · ".join(tile.capitalize() for tile in reversed(pile))
        for square, pile in high
    ]
    return lines or [say("topword-no-pile")]


def unseen_lines(view: View, say: Texts) -> list[str]:
    """Return the tiles that this seat sees nowhere, counted."""
    counts = [f"{tile.capitalize():<2} {count:>2}" for tile, count in view.unseen.items()]
    others = sum(view.unseen.values()) - view.bag_count
    return [say("topword-unseen-where", bag=view.bag_count, others=others), "", *in_columns(counts)]
