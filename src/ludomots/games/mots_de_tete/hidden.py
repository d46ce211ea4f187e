"""What a player does not see: the dice to come, filled in for replays and sampled games.

Dice are rolled in the open, so a game can be replayed without the secret of its draws.
"""

import random
from collections.abc import Iterable

from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.notation import check_length
from ludomots.core.worlds import fitting, fresh_draws
from ludomots.games.mots_de_tete.model import FACES, Move, Options, Provisional, State, Write
from ludomots.games.mots_de_tete.notation import read_die
from ludomots.games.mots_de_tete.view import View


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which the die shows what a seat's move needs, and the move.

    The seat that moves first has the first turn.
    """
    if seat == TABLE or seat >= len(state.scores):
        return state, move
    if state.last is None:
        state = replace(state, turn=seat, first=seat)
    if state.provisional is not None or options.variant == "quarte" or seat != state.turn:
        return state, move
    die = state.die
    if hand:
        die = read_die(hand)
    elif isinstance(move, Write) and len(move.letters) in range(1, FACES + 1):
        die = len(move.letters)
    return (state if die == state.die else replace(state, rolls=(die,))), move


def drawn(options: Options, before: State | None, after: State) -> str:
    """Return the dice that a move rolled, in order: those of coloured squares, then the turn's.

    Before the first move: the rolls for the first turn, then its die.
    """
    if before is None:
        rolls = [one.die for rolled in after.start_rolls for one in rolled]
        return _text(rolls if options.variant == "quarte" else [*rolls, *after.rolls])
    rolls = []
    if after.stood is not None and after.stood != before.stood:
        rolls += [die for bonus in after.stood.scored.bonuses for die in bonus.rolls]
    if after.draws.turn > before.draws.turn:
        rolls += after.rolls
    return _text(rolls)


def read_drawn(options: Options, text: str) -> tuple[int, ...]:  # noqa: ARG001 (the same at every table)
    """Read dice, as the numbers that draw them."""
    check_length(text)
    return tuple(read_die(die, position) - 1 for position, die in enumerate(text, start=1))


def _text(rolls: Iterable[int]) -> str:
    return "".join(map(str, rolls))


def world(view: View, rng: random.Random) -> State:
    """Return a random state that agrees with the view."""
    play = view.provisional
    return fitting(
        State,
        view,
        draws=fresh_draws(rng),
        turn=view.turn or 0,
        provisional=Provisional(play.seat, play.letters, play.accepted) if play else None,
    )
