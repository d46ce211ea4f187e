"""Topword as one of the games on the shelf."""

from ludomots.core.contract import Flow
from ludomots.core.definition import Chance, Faces, GameDefinition
from ludomots.core.moves import Pass
from ludomots.core.tiles import Tiles
from ludomots.games.topword import Place
from ludomots.games.topword.analyst import TopwordAnalyst
from ludomots.games.topword.drawing import draw, draw_html, facts
from ludomots.games.topword.hidden import drawn, read_drawn, suppose, twin, world
from ludomots.games.topword.model import Exchange, Options, State, printed
from ludomots.games.topword.narration import NARRATION, hints
from ludomots.games.topword.notation import NOTATION
from ludomots.games.topword.players.levels import TEAM
from ludomots.games.topword.players.speed import figures
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.solver import TopwordFinder, problem
from ludomots.games.topword.turns import SEATS


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
    notation=NOTATION,
    chance=Chance(
        drawn=drawn, told=read_drawn, suppose=suppose, twin=twin, box=all_tiles, world=world
    ),
    narration=NARRATION,
    players=TEAM,
    hints=hints,
    finder=TopwordFinder(),
    solver=problem,
    speed=figures,
    analyst=TopwordAnalyst(),
    flow=Flow(idle=(Pass, Exchange), guards=frozenset({"stalled", "nothing-laid"})),
    faces=Faces.of_folder(__package__, draw, draw_html, printed()),
    plays=lambda _rules, _state: (Place,),
    facts=facts,
    place=1,
)
