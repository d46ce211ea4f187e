"""How a game ends when players leave."""

from functools import partial

from msgspec.structs import replace

from ludomots.core.window import settle_if_accepted
from ludomots.games.topscore import turns
from ludomots.games.topscore.moves import Lay
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import State


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: his rack and his word go into the bag, the others go on.

    A word that waits is undone if it is his or lies on his pyramid; so is the trade of a blank that
    he made or that was his.
    """
    state = _undo(state, seat)
    if state.reward is not None and seat in {state.reward, state.turn}:
        state = replace(state, reward=None)
    state = replace(turns.retire(state, seat), withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        return replace(turns.settle(options, state), end="withdrawn")
    if not state.playing:
        return replace(state, end="filled")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(turns.settle, options))
    if turns.is_stuck(state):
        return replace(state, end="stuck")
    return turns.next_turn(state) if state.turn == seat else state


def _undo(state: State, seat: int) -> State:
    play, traded = state.provisional, state.traded
    is_his_blank = traded is not None and seat in {traded.on, state.turn}
    laid_on = play.move.on if play is not None and isinstance(play.move, Lay) else None
    if play is not None and (is_his_blank or seat in {play.seat, laid_on}):
        state = turns.take_back(state)
    return turns.untrade(state) if is_his_blank else state
