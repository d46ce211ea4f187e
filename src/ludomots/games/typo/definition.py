"""Typo as one of the games on the shelf."""

from ludomots.core.definition import GameDefinition
from ludomots.core.moves import CloseWindow, TimeUp
from ludomots.core.site_face import read_site
from ludomots.games.typo.dealing import SEATS
from ludomots.games.typo.drawing import draw, draw_html
from ludomots.games.typo.formed import formed
from ludomots.games.typo.moves import Move
from ludomots.games.typo.narration import NARRATION
from ludomots.games.typo.options import Options
from ludomots.games.typo.players.team import TEAM
from ludomots.games.typo.rules import Typo
from ludomots.games.typo.state import State
from ludomots.games.typo.study import position, write_hand
from ludomots.games.typo.suppose import drawn, opened, suppose, told
from ludomots.games.typo.text import read_move, write_move, write_position
from ludomots.games.typo.view import View


def all_cards(options: Options, state: State) -> tuple[str, ...]:  # noqa: ARG001 (as every game's)
    """Return every card, wherever it is."""
    before = (card for card in state.cards if card is not None)
    hands = (card for hand in state.hands for card in hand)
    return tuple(sorted([*state.aside, *state.discarded, *"".join(state.rows), *hands, *before]))


TYPO = GameDefinition(
    name="typo",
    rulebook=1,
    seats=SEATS,
    options=Options,
    state=State,
    move=Move,
    view=View,
    table_moves=(CloseWindow, TimeUp),
    rules=Typo,
    box=all_cards,
    read_move=read_move,
    write_move=write_move,
    write_position=write_position,
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
    place=4,
    drawn=drawn,
    told=told,
    opened=opened,
    in_turn=lambda state: state.owes > 0,
)
