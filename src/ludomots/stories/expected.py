"""What is going on at a table and what is expected of one seat, in a sentence."""

from typing import Any

from ludomots.games.contract import IllegalMove
from ludomots.games.moves import Pass
from ludomots.games.window import waiting
from ludomots.stories.shelf import STORIES
from ludomots.stories.tell import reason, verdict
from ludomots.stories.telling import Hint, Telling


def expected(telling: Telling, state: Any, seat: int | None) -> str:
    """Return what is expected of a seat now; without a seat, what is going on."""
    outcome = telling.rules.outcome(state)
    if outcome is not None:
        return f"{verdict(telling, outcome)} {reason(telling, outcome)}"
    to_act = telling.rules.to_act(state)
    if seat is None or seat not in to_act:
        return _others(telling, state, to_act)
    if state.provisional is None:
        return turn(telling, state, seat)
    may_play = may_take_turn(telling, state, seat)
    if seat in state.provisional.accepted:
        return turn(telling, state, seat) if may_play else _others(telling, state, to_act)
    own = f"story-{telling.game}-react"
    name = own if own in telling.say else "story-react"
    return telling.say("story-react-or-play" if may_play else name, play=open_play(telling, state))


def turn(telling: Telling, state: Any, seat: int) -> str:
    """Return what a seat may do whose turn it is."""
    return STORIES[telling.game].turn(telling, state, seat)


def open_play(telling: Telling, state: Any) -> str:
    """Return the play that can be contested, as a sentence."""
    return STORIES[telling.game].open_play(telling, state)


def hints(telling: Telling, state: Any, seat: int) -> list[Hint]:
    """Return moves that may be proposed to a seat whose turn it is, the best first."""
    return STORIES[telling.game].hints(telling, state, seat)


def may_take_turn(telling: Telling, state: Any, seat: int) -> bool:
    """Return whether a seat may take its turn although a play can still be contested."""
    try:
        telling.rules.play(state, seat, Pass())
    except IllegalMove:
        return False
    return True


def _others(telling: Telling, state: Any, to_act: tuple[int, ...]) -> str:
    """Return what is going on for somebody who cannot do anything about it."""
    if state.provisional is not None:
        players = telling.all_of(waiting(state))
        return telling.say("story-open", play=open_play(telling, state), players=players)
    if len(to_act) == 1:
        return telling.say("story-their-turn", player=telling.name(to_act[0]))
    return telling.say("story-waiting-for", players=telling.all_of(to_act))
