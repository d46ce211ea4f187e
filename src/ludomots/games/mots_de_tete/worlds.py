"""Games of Mots de Tête that fit a view: only the dice to come are unknown."""

import random

from ludomots.core.worlds import fresh_draws
from ludomots.games.mots_de_tete.state import Provisional, State
from ludomots.games.mots_de_tete.view import View


def world(view: View, rng: random.Random) -> State:
    """Return a state that looks like this to everybody."""
    play = view.provisional
    return State(
        draws=fresh_draws(rng),
        board=view.board,
        scores=view.scores,
        turn=view.turn or 0,
        first=view.first,
        rolls=view.rolls,
        start_rolls=view.start_rolls,
        provisional=Provisional(play.seat, play.letters, play.accepted) if play else None,
        tries=view.tries,
        idle=view.idle,
        misses=view.misses,
        skips=view.skips,
        dropped_out=view.dropped_out,
        last_roll=view.last_roll,
        time_over=view.time_over,
        withdrawn=view.withdrawn,
        stood=view.stood,
        last=view.last,
    )
