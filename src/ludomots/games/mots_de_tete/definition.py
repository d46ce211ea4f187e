"""Mots de Tête as one of the games on the shelf."""

from ludomots.core.definition import GameDefinition
from ludomots.core.notation import square_name
from ludomots.core.site_face import read_site
from ludomots.games.mots_de_tete.drawing import draw, draw_html
from ludomots.games.mots_de_tete.formed import formed
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.moves import TABLE_MOVES, Move
from ludomots.games.mots_de_tete.narration import NARRATION
from ludomots.games.mots_de_tete.opening import SEATS
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.players.team import TEAM
from ludomots.games.mots_de_tete.rules import MotsDeTete
from ludomots.games.mots_de_tete.state import State
from ludomots.games.mots_de_tete.study import position, write_hand
from ludomots.games.mots_de_tete.suppose import drawn, suppose, told
from ludomots.games.mots_de_tete.text import read_move, write_board, write_move
from ludomots.games.mots_de_tete.view import View


def black_squares(options: Options, state: State) -> tuple[str, ...]:
    """Return the black squares, on which nothing is ever written: letters have no number here."""
    black = sorted(grids()[options.board].black)
    return tuple(square_name(square) for square in black if not state.board.letter(square))


MOTS_DE_TETE = GameDefinition(
    name="mots-de-tete",
    rulebook=1,
    seats=SEATS,
    options=Options,
    state=State,
    move=Move,
    view=View,
    table_moves=TABLE_MOVES,
    rules=MotsDeTete,
    box=black_squares,
    read_move=read_move,
    write_move=write_move,
    write_position=lambda state: write_board(state.board),
    position=position,
    draw=draw,
    draw_html=draw_html,
    scores=lambda state: state.scores,
    write_hand=write_hand,
    suppose=suppose,
    formed=formed,
    narration=NARRATION,
    players=TEAM,
    site=read_site(__package__),
    place=2,
    in_turn=lambda state: state.tries > 0,
    drawn=drawn,
    told=told,
)
