"""What the page of rules says of a table of Mots de Tête besides its options."""

from ludomots.games.mots_de_tete.grid import DICE
from ludomots.games.mots_de_tete.options import QUARTE, Options

_MINUTE = 60
_EXAMPLE_GRID = 17


def facts(options: Options) -> dict[str, str | int]:
    """Return the numbers and names of a table: letters a turn, colours, length of the game."""
    time = options.game_time or 0
    in_minutes = time % _MINUTE == 0
    worth = QUARTE if options.variant == "quarte" else 1
    return {
        "letters": QUARTE,
        **{colour: worth * dice for colour, dice in DICE.items()},
        "hasTarget": "yes" if options.has_target else "no",
        "gameLength": time // _MINUTE if in_minutes else time,
        "gameUnit": "minutes" if in_minutes else "seconds",
        "example": "yes" if _example_holds(options) else "no",
    }


def _example_holds(options: Options) -> bool:
    """Return whether the plays of the example can be made and bring the points that it says."""
    grid = options.board == _EXAMPLE_GRID and options.lexicon == "fr"
    return grid and options.variant != "quarte"
