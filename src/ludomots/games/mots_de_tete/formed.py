"""What letters of Mots de Tête would form, before any bonus die."""

from ludomots.core.formed import Formed, FormedWord
from ludomots.games.mots_de_tete.moves import Move, Write
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.score import score
from ludomots.games.mots_de_tete.state import State


def formed(options: Options, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG001
    """Return the words and points of a move."""
    if not isinstance(move, Write):
        return Formed()
    open_play = state.provisional
    board = state.board if open_play is None else state.board.written(open_play.letters)
    scored = score(options, board.written(move.letters), move.letters)
    words = tuple(FormedWord(one.word, one.points, one.squares) for one in scored.words)
    return Formed(words, scored.total)
