"""What would be said at Typo; points come at the end of a half only."""

from ludomots.games.formed import Formed, FormedWord
from ludomots.games.typo.moves import Announce, Move
from ludomots.games.typo.options import Options
from ludomots.games.typo.state import State


def formed(options: Options, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG001
    """Return the word of a move."""
    return Formed((FormedWord(move.word, 0),)) if isinstance(move, Announce) else Formed()
