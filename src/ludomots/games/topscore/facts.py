"""What the page of rules says of a table of Topscore besides its options."""

from ludomots.games.topscore.options import Options
from ludomots.games.topscore.small import LETTER_POINTS
from ludomots.games.topscore.state import RACK, SMALL
from ludomots.games.topscore.turns import ROUNDS_OF_NOTHING, place_bonus, row_points


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers of a table: the bag, the pyramids, what words and places bring."""
    letters = options.letter_set
    counts = sorted(letters.counts.items())
    points = row_points()
    return {
        "tokens": sum(letters.counts.values()),
        "tokenList": ", ".join(f"{one}\u00a0{count}" for one, count in counts),
        "blanks": letters.blanks,
        "rack": RACK,
        "small": SMALL,
        **{f"points{length}": worth for length, worth in points.items()},
        **{f"name{length}": LETTER_POINTS * length for length in points},
        "firstBonus": place_bonus(options, 0),
        "secondBonus": place_bonus(options, 1),
        "namingSeconds": _naming_seconds(options),
        "idleRounds": ROUNDS_OF_NOTHING,
        "example": "yes" if options.lexicon == "fr" else "no",
    }


def _naming_seconds(options: Options) -> int | str:
    """Return the seconds to name a word, ``none`` without a clock or where the program names it."""
    if options.naming == "program" or options.turn_clock is None:
        return "none"
    return options.naming_clock or 2 * options.turn_clock
