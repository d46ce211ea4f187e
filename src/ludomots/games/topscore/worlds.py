"""Games of Topscore that fit a view: the tokens that nobody sees are dealt at random."""

import random
from collections import Counter

from ludomots.core.tiles import Tiles
from ludomots.core.worlds import deal, fitting, fresh_draws, guessed_last
from ludomots.games.topscore.moves import Change, Exchange
from ludomots.games.topscore.state import Last, Provisional, State
from ludomots.games.topscore.view import ShownPlay, View


def world(view: View, rng: random.Random) -> State:
    """Return a state that looks like this to the seat of the view."""
    own = {} if view.seat is None or view.rack is None else {view.seat: view.rack}
    racks, bag = deal(view.unseen, view.rack_counts, own, rng)
    play, draws = view.provisional, fresh_draws(rng)
    waiting = play and Provisional(play.seat, play.move, _added(view, play), play.accepted)
    return fitting(
        State,
        view,
        draws=draws,
        bag=bag,
        racks=racks,
        turn=view.turn or 0,
        provisional=waiting,
        last=_last(view, bag, rng),
    )


def _added(view: View, play: ShownPlay) -> Tiles:
    """Return the tokens that the word that waits takes from its author's rack."""
    if isinstance(play.move, Change):
        return (play.move.token,)
    return tuple((Counter(play.move.word) - Counter(view.boards[play.on].word)).elements())


def _last(view: View, bag: Tiles, rng: random.Random) -> Last | None:
    """Return the last move; what somebody else exchanged is guessed."""

    def exchanged(move: Exchange) -> Exchange:
        size = len(move.tokens)
        seen = [*bag, *(token for rack in view.racks or () for token in rack)]
        tokens = rng.sample(seen, min(size, len(seen))) + ["?"] * (size - len(seen))
        return Exchange(tuple(tokens))

    return guessed_last(view.last, view.seat, Exchange, exchanged)
