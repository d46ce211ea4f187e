"""What one audience may see of a game: everything but the draws to come."""

from ludomots.core.contract import GameView, Look, OpenPlay, Outcome, view_head
from ludomots.games.mots_de_tete.model import (
    Board,
    Last,
    Options,
    Rolled,
    Scored,
    State,
    Stood,
    Written,
)
from ludomots.games.mots_de_tete.scoring import score


class ShownPlay(OpenPlay, frozen=True):
    """Letters that can still be contested, with their words and points before any bonus die."""

    seat: int
    letters: tuple[Written, ...]
    accepted: tuple[int, ...]
    scored: Scored


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """A game as one audience sees it. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat to play, ``die`` how many letters it must write; both are ``None`` once the
    game is over. While words can be contested, ``die`` is already used.
    """

    options: Options
    seat: int | None
    board: Board
    scores: tuple[int, ...]
    turn: int | None
    die: int | None
    rolls: tuple[int, ...]
    to_act: tuple[int, ...]
    provisional: ShownPlay | None
    stood: Stood | None
    last: Last | None
    tries: int
    idle: tuple[int, ...]
    misses: tuple[int, ...]
    skips: tuple[int, ...]
    dropped_out: tuple[int, ...]
    last_roll: bool
    time_over: bool
    withdrawn: tuple[int, ...]
    first: int
    start_rolls: tuple[tuple[Rolled, ...], ...]
    outcome: Outcome | None


def view(options: Options, state: State, look: Look) -> View:
    """Return what an audience may see; all see the same."""
    return View(
        **view_head(options, state, look),
        board=state.board,
        turn=None if look.outcome else state.turn,
        die=None if look.outcome else state.die,
        rolls=state.rolls,
        provisional=_shown_play(options, state),
        stood=state.stood,
        last=state.last,
        tries=state.tries,
        idle=state.idle,
        misses=state.misses,
        skips=state.skips,
        dropped_out=state.dropped_out,
        last_roll=state.last_roll,
        time_over=state.time_over,
        first=state.first,
        start_rolls=state.start_rolls,
    )


def _shown_play(options: Options, state: State) -> ShownPlay | None:
    play = state.provisional
    if play is None:
        return None
    scored = score(options, state.board.written(play.letters), play.letters)
    return ShownPlay(play.seat, play.letters, play.accepted, scored)
