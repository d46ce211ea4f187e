"""Typo as one of the games on the shelf."""

from ludomots.core.contract import Flow
from ludomots.core.definition import Chance, Faces, GameDefinition
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo.analyst import TypoAnalyst
from ludomots.games.typo.drawing import draw, draw_html, facts
from ludomots.games.typo.hidden import drawn, opened, read_drawn, suppose, twin, world
from ludomots.games.typo.model import Announce, Cannot, Choose, Options, State
from ludomots.games.typo.narration import NARRATION, hints
from ludomots.games.typo.notation import NOTATION
from ludomots.games.typo.players.levels import TEAM
from ludomots.games.typo.rounds import SEATS
from ludomots.games.typo.rules import Typo
from ludomots.games.typo.solver import problem

_REVEAL = 1.5
_FACE_UP = 1.0


def cards(options: Options, state: State) -> tuple[str, ...]:  # noqa: ARG001 (as every game's)
    """Return every card, wherever it is."""
    before = (card for card in state.cards if card is not None)
    hands = (card for hand in state.hands for card in hand)
    return tuple(sorted([*state.aside, *state.discarded, *"".join(state.rows), *hands, *before]))


def shown_for(state: State) -> float:
    """Return the seconds that a reveal is shown: the cards are turned and sorted, then stay for a
    second."""
    is_reveal = state.order and not state.done
    return _REVEAL + _FACE_UP if is_reveal else 0


TYPO = GameDefinition(
    name="typo",
    seats=SEATS,
    rules=Typo,
    notation=NOTATION,
    chance=Chance(
        drawn=drawn,
        told=read_drawn,
        suppose=suppose,
        twin=twin,
        opened=opened,
        box=cards,
        world=world,
    ),
    narration=NARRATION,
    players=TEAM,
    hints=hints,
    solver=problem,
    flow=Flow(idle=(Cannot,), asides=(Choose, Accept, Contest)),
    faces=Faces.of_folder(__package__, draw, draw_html, shown_for=shown_for),
    plays=lambda _rules, state: (Announce,) if state.order and not state.owes else (),
    facts=facts,
    analyst=TypoAnalyst(),
    place=4,
)
