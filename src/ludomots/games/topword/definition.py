"""Topword as one of the games on the shelf."""

from ludomots.core.definition import Chance, Faces, GameDefinition, Notation
from ludomots.core.level import team
from ludomots.core.site_face import read_site
from ludomots.core.tiles import Tiles
from ludomots.games.topword import box
from ludomots.games.topword.drawing import draw, draw_html
from ludomots.games.topword.narration import NARRATION
from ludomots.games.topword.opening import SEATS
from ludomots.games.topword.options import Options
from ludomots.games.topword.players.finder import TopwordFinder
from ludomots.games.topword.players.levels import Debutant, Famille, Greedy
from ludomots.games.topword.players.search import Champion, Club
from ludomots.games.topword.players.solver import problem
from ludomots.games.topword.players.speed import figures
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.state import State
from ludomots.games.topword.study import position
from ludomots.games.topword.suppose import drawn, suppose, told, twin
from ludomots.games.topword.text import read_move, write_board, write_move, write_rack
from ludomots.games.topword.worlds import world


def all_tiles(options: Options, state: State) -> Tiles:
    """Return every tile of a state, wherever it is, as it is called in the box."""
    open_play = state.provisional.tiles if state.provisional else ()
    tiles = [
        *state.bag,
        *(tile for rack in state.racks for tile in rack),
        *(tile for pile in state.board.piles for tile in pile),
        *(placed.tile for placed in open_play),
    ]
    return tuple(sorted(map(options.rack_tile, tiles)))


TOPWORD = GameDefinition(
    name="topword",
    seats=SEATS,
    rules=Topword,
    notation=Notation(
        read_move=read_move,
        write_move=write_move,
        write_position=lambda state: write_board(state.board),
        read_position=position,
        write_hand=lambda state, seat: write_rack(state.racks[seat]),
    ),
    chance=Chance(
        drawn=drawn,
        told=told,
        suppose=suppose,
        twin=twin,
        box=all_tiles,
    ),
    narration=NARRATION,
    players=team(Greedy, Debutant, Famille, Club, Champion),
    world=world,
    finder=TopwordFinder(),
    solver=problem,
    speed=figures,
    faces=Faces(
        text=draw,
        html=draw_html,
        terminal="ludomots.games.topword.terminal.face:FACE",
        site=read_site(__package__, box.printed()),
    ),
    place=1,
)
