"""What a play of Topword would form, on the board as it is when the play before it stands."""

from ludomots.core.formed import Formed, FormedWord
from ludomots.games.topword.moves import Move, Place
from ludomots.games.topword.options import Options
from ludomots.games.topword.score import score
from ludomots.games.topword.state import State


def formed(options: Options, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG001
    """Return the words and points of a move."""
    if not isinstance(move, Place):
        return Formed()
    open_play = state.provisional
    board = state.board if open_play is None else state.board.laid(open_play.tiles)
    scored = score(options, board.laid(move.tiles), move.tiles)
    words = tuple(FormedWord(one.word, one.points, one.squares) for one in scored.words)
    return Formed(words, scored.total)
