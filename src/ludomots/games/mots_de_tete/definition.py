"""Mots de Tête as one of the games on the shelf."""

from ludomots.core.definition import Chance, Faces, GameDefinition, Notation
from ludomots.core.level import team
from ludomots.core.notation import square_name
from ludomots.core.site_face import read_site
from ludomots.games.mots_de_tete.drawing import draw, draw_html
from ludomots.games.mots_de_tete.grid import grids, printed
from ludomots.games.mots_de_tete.narration import NARRATION
from ludomots.games.mots_de_tete.opening import SEATS
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.players.finder import MotsDeTeteFinder
from ludomots.games.mots_de_tete.players.levels import Debutant, Famille, Greedy
from ludomots.games.mots_de_tete.players.search import Champion, Club
from ludomots.games.mots_de_tete.players.solver import problem
from ludomots.games.mots_de_tete.rulebook_1 import FirstMotsDeTete
from ludomots.games.mots_de_tete.rules import MotsDeTete
from ludomots.games.mots_de_tete.state import State
from ludomots.games.mots_de_tete.study import position, write_hand
from ludomots.games.mots_de_tete.suppose import drawn, suppose, told
from ludomots.games.mots_de_tete.text import read_move, write_board, write_move
from ludomots.games.mots_de_tete.worlds import world


def black_squares(options: Options, state: State) -> tuple[str, ...]:
    """Return the black squares, on which nothing is ever written: letters have no number here."""
    black = sorted(grids()[options.board].black)
    return tuple(square_name(square) for square in black if not state.board.letter(square))


MOTS_DE_TETE = GameDefinition(
    name="mots-de-tete",
    seats=SEATS,
    rules=MotsDeTete,
    notation=Notation(
        read_move=read_move,
        write_move=write_move,
        write_position=lambda state: write_board(state.board),
        read_position=position,
        write_hand=write_hand,
    ),
    chance=Chance(
        drawn=drawn,
        told=told,
        suppose=suppose,
        box=black_squares,
    ),
    narration=NARRATION,
    players=team(Greedy, Debutant, Famille, Club, Champion),
    world=world,
    finder=MotsDeTeteFinder(),
    solver=problem,
    faces=Faces(
        text=draw,
        html=draw_html,
        terminal="ludomots.games.mots_de_tete.terminal.face:FACE",
        site=read_site(__package__, printed()),
    ),
    place=2,
).with_older(FirstMotsDeTete)
