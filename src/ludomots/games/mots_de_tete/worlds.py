"""Games of Mots de Tête that fit a view: only the dice to come are unknown."""

import random

from ludomots.core.worlds import fitting, fresh_draws
from ludomots.games.mots_de_tete.state import Provisional, State
from ludomots.games.mots_de_tete.view import View


def world(view: View, rng: random.Random) -> State:
    """Return a state that looks like this to everybody."""
    play = view.provisional
    return fitting(
        State,
        view,
        draws=fresh_draws(rng),
        turn=view.turn or 0,
        provisional=Provisional(play.seat, play.letters, play.accepted) if play else None,
    )
