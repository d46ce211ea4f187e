"""Mots de Tête as one of the games on the shelf."""

from ludomots.core.definition import Chance, Faces, GameDefinition
from ludomots.core.moves import Accept, CloseWindow
from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete.analyst import MotsDeTeteAnalyst
from ludomots.games.mots_de_tete.drawing import draw, draw_html, facts
from ludomots.games.mots_de_tete.grid import grids, printed
from ludomots.games.mots_de_tete.hidden import drawn, read_drawn, suppose, world
from ludomots.games.mots_de_tete.model import Options, State, Write
from ludomots.games.mots_de_tete.narration import NARRATION, hints
from ludomots.games.mots_de_tete.notation import NOTATION
from ludomots.games.mots_de_tete.players.levels import TEAM
from ludomots.games.mots_de_tete.rules import MotsDeTete
from ludomots.games.mots_de_tete.solver import MotsDeTeteFinder, problem
from ludomots.games.mots_de_tete.turns import SEATS

_TURN = 2.0
_DIE = 0.3


def black_squares(options: Options, state: State) -> tuple[str, ...]:
    """Return the black squares: they never change, and letters are not counted in this game."""
    black = sorted(grids()[options.board].black)
    return tuple(square_name(square) for square in black if not state.board.letter(square))


def shown_for(state: State) -> float:
    """Return the seconds that a turn that stands is shown: its bonus dice roll one by one."""
    if state.stood is None or state.last is None:
        return 0
    stands = isinstance(state.last.move, Write | Accept | CloseWindow)
    dice = sum(len(bonus.rolls) for bonus in state.stood.scored.bonuses)
    return _TURN + dice * _DIE if stands and dice else 0


MOTS_DE_TETE = GameDefinition(
    name="mots-de-tete",
    seats=SEATS,
    rules=MotsDeTete,
    notation=NOTATION,
    chance=Chance(
        drawn=drawn,
        told=read_drawn,
        suppose=suppose,
        box=black_squares,
        world=world,
        open_hands=True,
    ),
    narration=NARRATION,
    players=TEAM,
    hints=hints,
    finder=MotsDeTeteFinder(),
    solver=problem,
    hand="die",
    faces=Faces.of_folder(__package__, draw, draw_html, printed(), shown_for),
    plays=lambda _rules, _state: (Write,),
    facts=facts,
    analyst=MotsDeTeteAnalyst(),
    place=2,
)
