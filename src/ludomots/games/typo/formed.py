"""What a move of Typo would bring."""

from ludomots.core.formed import Formed, FormedWord
from ludomots.games.typo.moves import Announce, Cannot, Move
from ludomots.games.typo.options import Options
from ludomots.games.typo.state import State


def formed(options: Options, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG001
    """Return the word of a move, or what removing a row costs (TY-19, TY-25)."""
    match move:
        case Announce(word=word):
            return Formed((FormedWord(word, 0),))
        case Cannot(row=row) if options.edition == "first":
            return Formed((), -len(state.row(row)) - state.owes)
        case _:
            return Formed()
