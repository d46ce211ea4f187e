"""Topscore as one of the games on the shelf."""

from ludomots.core.contract import Flow
from ludomots.core.definition import Chance, Faces, GameDefinition
from ludomots.core.moves import Pass
from ludomots.core.tiles import Tiles
from ludomots.games.topscore.analyst import TopscoreAnalyst
from ludomots.games.topscore.drawing import draw, draw_html, facts
from ludomots.games.topscore.hidden import drawn, read_drawn, suppose, twin, world
from ludomots.games.topscore.model import Abandon, Exchange, Options, State
from ludomots.games.topscore.narration import NARRATION, hints, plays
from ludomots.games.topscore.notation import NOTATION
from ludomots.games.topscore.players.levels import TEAM
from ludomots.games.topscore.rules import Topscore
from ludomots.games.topscore.solver import TopscoreFinder, problem
from ludomots.games.topscore.turns import SEATS, row_points
from ludomots.games.topscore.view import open_tokens


def all_tokens(options: Options, state: State) -> Tiles:  # noqa: ARG001
    """Return every token of a state, wherever it is, as it is called in the bag (TS-02)."""
    on_racks = (token for rack in state.racks for token in rack)
    return tuple(sorted((*state.bag, *on_racks, *open_tokens(state))))


TOPSCORE = GameDefinition(
    name="topscore",
    seats=SEATS,
    rules=Topscore,
    notation=NOTATION,
    chance=Chance(
        drawn=drawn, told=read_drawn, suppose=suppose, twin=twin, box=all_tokens, world=world
    ),
    narration=NARRATION,
    players=TEAM,
    hints=hints,
    finder=TopscoreFinder(),
    solver=problem,
    flow=Flow(idle=(Pass, Exchange, Abandon), guards=frozenset({"stuck"})),
    faces=Faces.of_folder(__package__, draw, draw_html, {"points": row_points()}),
    plays=plays,
    facts=facts,
    analyst=TopscoreAnalyst(),
    place=3,
)
