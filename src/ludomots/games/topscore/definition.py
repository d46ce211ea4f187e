"""Topscore as one of the games on the shelf."""

from ludomots.core.definition import Chance, Faces, GameDefinition, Notation
from ludomots.core.level import team
from ludomots.core.site_face import read_site
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.drawing import draw, draw_html
from ludomots.games.topscore.narration import NARRATION
from ludomots.games.topscore.opening import SEATS
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.players.champion import Champion
from ludomots.games.topscore.players.club import Club
from ludomots.games.topscore.players.finder import TopscoreFinder
from ludomots.games.topscore.players.levels import Debutant, Famille, Greedy
from ludomots.games.topscore.position import write_position
from ludomots.games.topscore.rules import Topscore
from ludomots.games.topscore.state import State
from ludomots.games.topscore.study import position
from ludomots.games.topscore.suppose import drawn, suppose, told, twin
from ludomots.games.topscore.text import read_move, write_move, write_rack
from ludomots.games.topscore.turns import row_points
from ludomots.games.topscore.view import open_tokens
from ludomots.games.topscore.worlds import world


def all_tokens(options: Options, state: State) -> Tiles:  # noqa: ARG001
    """Return every token of a state, wherever it is, as it is called in the bag (TS-02)."""
    on_racks = (token for rack in state.racks for token in rack)
    return tuple(sorted((*state.bag, *on_racks, *open_tokens(state))))


TOPSCORE = GameDefinition(
    name="topscore",
    seats=SEATS,
    rules=Topscore,
    notation=Notation(
        read_move=read_move,
        write_move=write_move,
        write_position=write_position,
        read_position=position,
        write_hand=lambda state, seat: write_rack(state.racks[seat]),
    ),
    chance=Chance(
        drawn=drawn,
        told=told,
        suppose=suppose,
        twin=twin,
        box=all_tokens,
    ),
    narration=NARRATION,
    players=team(Greedy, Debutant, Famille, Club, Champion),
    world=world,
    finder=TopscoreFinder(),
    faces=Faces(
        text=draw,
        html=draw_html,
        terminal="ludomots.games.topscore.terminal.face:FACE",
        site=read_site(__package__, {"points": row_points()}),
    ),
    place=3,
)
