"""Topword as one of the games on the shelf."""

from ludomots.core.contract import Flow
from ludomots.core.definition import Chance, Faces, GameDefinition
from ludomots.core.moves import Pass
from ludomots.core.tiles import Tiles
from ludomots.games.topword import Place, box
from ludomots.games.topword.drawing import draw, draw_html
from ludomots.games.topword.facts import facts
from ludomots.games.topword.hints import hints
from ludomots.games.topword.moves import Exchange
from ludomots.games.topword.narration import NARRATION
from ludomots.games.topword.opening import SEATS
from ludomots.games.topword.options import Options
from ludomots.games.topword.players import TEAM
from ludomots.games.topword.players.analyst import TopwordAnalyst
from ludomots.games.topword.players.finder import TopwordFinder
from ludomots.games.topword.players.solver import problem
from ludomots.games.topword.players.speed import figures
from ludomots.games.topword.rulebook_1 import FirstTopword
from ludomots.games.topword.rules import Topword
from ludomots.games.topword.state import State
from ludomots.games.topword.study import NOTATION
from ludomots.games.topword.suppose import drawn, suppose, told, twin
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
    notation=NOTATION,
    chance=Chance(drawn=drawn, told=told, suppose=suppose, twin=twin, box=all_tiles, world=world),
    narration=NARRATION,
    players=TEAM,
    hints=hints,
    finder=TopwordFinder(),
    solver=problem,
    speed=figures,
    analyst=TopwordAnalyst(),
    flow=Flow(idle=(Pass, Exchange), guards=frozenset({"stalled", "nothing-laid"})),
    faces=Faces.of_folder(__package__, draw, draw_html, box.printed()),
    plays=lambda _rules, _state: (Place,),
    facts=facts,
    place=1,
).with_older(FirstTopword)
