"""What the page of rules says of a table of Topword besides its options."""

from ludomots.games.topword.box import boards
from ludomots.games.topword.endings import TILE_LEFT
from ludomots.games.topword.options import Options
from ludomots.games.topword.score import LETTER_BONUS
from ludomots.games.topword.turns import FREE_EXCHANGES

_EXAMPLE_PILE = 3
"""How high the highest pile of the example is."""


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers and names of a table: what is in the box, and what it brings."""
    counts = sorted(options.box_counts().items())
    return {
        "startSquares": len(boards()[options.board]),
        "tiles": sum(count for _, count in counts),
        "tileList": ", ".join(f"{tile.capitalize()}\u00a0{count}" for tile, count in counts),
        "qName": "Q" if options.q_tile == "Q" else "Qu",
        "letterBonus": LETTER_BONUS,
        "tileLeft": TILE_LEFT,
        "freeExchanges": FREE_EXCHANGES,
        "example": "yes" if _example_holds(options) else "no",
    }


def _example_holds(options: Options) -> bool:
    """Return whether the plays of the example are legal and bring the points that it says."""
    usual = Options(
        letters=options.letters,
        q_tile=options.q_tile,
        stack_limit=options.stack_limit,
        all_pass_ends=options.all_pass_ends,
        turn_clock=options.turn_clock,
        check=options.check,
        lost_contest=options.lost_contest,
        failed_contest=options.failed_contest,
        no_lone_s=options.no_lone_s,
    )
    return options.stack_limit >= _EXAMPLE_PILE and options == usual
