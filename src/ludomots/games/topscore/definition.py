"""Topscore as one of the games on the shelf."""

from ludomots.core.definition import GameDefinition
from ludomots.core.site_face import read_site
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.drawing import draw, draw_html
from ludomots.games.topscore.first_turn import drawn, told
from ludomots.games.topscore.formed import formed
from ludomots.games.topscore.moves import TABLE_MOVES, Move
from ludomots.games.topscore.narration import NARRATION
from ludomots.games.topscore.opening import SEATS
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.players.team import TEAM
from ludomots.games.topscore.position import write_position
from ludomots.games.topscore.rules import Topscore
from ludomots.games.topscore.state import State
from ludomots.games.topscore.study import position
from ludomots.games.topscore.suppose import suppose
from ludomots.games.topscore.text import read_move, write_move, write_rack
from ludomots.games.topscore.view import View, open_tokens


def all_tokens(options: Options, state: State) -> Tiles:  # noqa: ARG001
    """Return every token of a state, wherever it is, as it is called in the bag (TS-02)."""
    on_racks = (token for rack in state.racks for token in rack)
    return tuple(sorted((*state.bag, *on_racks, *open_tokens(state))))


TOPSCORE = GameDefinition(
    name="topscore",
    rulebook=1,
    seats=SEATS,
    options=Options,
    state=State,
    move=Move,
    view=View,
    table_moves=TABLE_MOVES,
    rules=Topscore,
    box=all_tokens,
    read_move=read_move,
    write_move=write_move,
    write_position=write_position,
    position=position,
    draw=draw,
    draw_html=draw_html,
    scores=lambda state: state.scores,
    write_hand=lambda state, seat: write_rack(state.racks[seat]),
    suppose=suppose,
    formed=formed,
    narration=NARRATION,
    players=TEAM,
    site=read_site(__package__),
    place=3,
    drawn=drawn,
    told=told,
    in_turn=lambda state: bool(state.parts),
)
