"""What a word of Topscore would bring."""

from ludomots.core.formed import Formed, FormedWord
from ludomots.games.topscore.moves import Change, Lay, Move, Name
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.small import LETTER_POINTS
from ludomots.games.topscore.state import State
from ludomots.games.topscore.tokens import spell
from ludomots.games.topscore.turns import points_of


def formed(options: Options, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG001
    """Return the word and points of a move."""
    match move:
        case Lay(word=word):
            points = points_of(word)
        case Change(word=word):
            points = 0
        case Name(word=word):
            points = LETTER_POINTS * len(word)
        case _:
            return Formed()
    return Formed((FormedWord(spell(word), points),), points)
