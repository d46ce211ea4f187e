"""Games of Topword that fit a view: the tiles that nobody sees are dealt at random."""

import random

from ludomots.core.worlds import deal, fitting, fresh_draws
from ludomots.games.topword.moves import Exchange
from ludomots.games.topword.state import Last, Provisional, State
from ludomots.games.topword.turns import FREE_EXCHANGES
from ludomots.games.topword.view import View


def world(view: View, rng: random.Random) -> State:
    """Return a state that looks like this to the seat of the view."""
    own = {} if view.seat is None or view.rack is None else {view.seat: view.rack}
    racks, bag = deal(view.unseen, view.rack_counts, own, rng)
    play, last, left = view.provisional, view.last, view.exchanges_left
    move = None if last is None else last.move
    if isinstance(move, Exchange) and last is not None and last.seat != view.seat:
        move = Exchange(rng.choice(bag))  # what somebody else put back is in the bag
    return fitting(
        State,
        view,
        draws=fresh_draws(rng),
        bag=bag,
        racks=racks,
        turn=view.turn or 0,
        provisional=Provisional(play.seat, play.tiles, play.accepted) if play else None,
        free_exchanges=0 if left is None else FREE_EXCHANGES - left,
        last=None if last is None or move is None else Last(last.seat, move, last.refused),
    )
