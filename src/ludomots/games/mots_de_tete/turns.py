"""What follows a move: points written, the turn passed on, the die rolled, the game ended."""

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.turns import with_seat
from ludomots.games.mots_de_tete.board import Board
from ludomots.games.mots_de_tete.dice import roll
from ludomots.games.mots_de_tete.options import QUARTE, Options
from ludomots.games.mots_de_tete.score import score_with_dice
from ludomots.games.mots_de_tete.state import End, State, Stood

_ROUNDS_OF_NOTHING = 2
_MISSES_OF_A_MARATHON = 2


def settle(options: Options, state: State) -> State:
    """Return the state in which the provisional letters stand: written, bonus dice rolled, scored.

    MT-24, MT-Q5: nothing is decided after the dice are seen.
    """
    play = state.provisional
    if play is None:
        return state
    seat, board = play.seat, state.board.written(play.letters)
    scored, draws = score_with_dice(options, board, play.letters, state.draws)
    settled = replace(
        state,
        draws=draws,
        board=board,
        scores=with_seat(state.scores, seat, state.scores[seat] + scored.total),
        provisional=None,
        idle=(),
        misses=with_seat(state.misses, seat, 0),
        stood=Stood(seat, play.letters, scored),
    )
    return turn_over(options, settled)


def missed(options: Options, state: State, seat: int) -> State:
    """Return the state after a turn that wrote nothing: a pass, a time out, a refused word.

    MT-43, MT-Q24: twice in a row, and one is out of a Marathon.
    """
    misses = state.misses[seat] + 1
    after = replace(
        state,
        provisional=None,
        idle=(*state.idle, seat),
        misses=with_seat(state.misses, seat, misses),
    )
    if options.variant == "marathon" and misses >= _MISSES_OF_A_MARATHON:
        after = replace(after, dropped_out=(*state.dropped_out, seat))
    return turn_over(options, after)


def turn_over(options: Options, state: State) -> State:
    """End the game if it is over with this turn, or pass the turn on."""
    end = _end_with_a_turn(options, state)
    if end:
        return replace(state, end=end)
    if options.variant == "marathon" and len(state.playing) == 1:
        state = replace(state, last_roll=True)
    return _next_turn(options, state)


def is_stalled(options: Options, state: State) -> bool:
    """Return whether nobody has written anything for two rounds (MT-Q23)."""
    rounds = min((state.idle.count(seat) for seat in state.playing), default=0)
    return options.variant != "marathon" and rounds >= _ROUNDS_OF_NOTHING


def roll_for_turn(options: Options, board: Board, draws: Draws) -> tuple[tuple[int, ...], Draws]:
    """Roll the die of a turn (MT-08); a one on the empty grid again, if so chosen (MT-Q10).

    It does not depend on how many dice earlier turns rolled for coloured squares.
    """
    if options.variant == "quarte":
        return (QUARTE,), draws
    rolls, draws = roll(draws.next_turn())
    while options.reroll_one_on_empty and board.is_empty and rolls[-1] == 1:
        again, draws = roll(draws)
        rolls += again
    return rolls, draws


def _end_with_a_turn(options: Options, state: State) -> End | None:
    """Return why the game ends with this turn, if it does.

    MT-50, MT-Q28: alone, with the first number not placed; MT-Q22: when the time is over; MT-44: in
    a Marathon after the last roll; MT-40, MT-Q20: when the target is reached; MT-Q23: when nobody
    can write.
    """
    if state.time_over:
        return "time-over"
    if state.is_solo:
        return "not-placed" if state.idle else None
    if options.variant == "marathon":
        return "last-roll" if state.last_roll or not state.playing else None
    if _is_reached(options, state) and not options.finish_round:
        return "target"
    return "stalled" if is_stalled(options, state) else None


def _is_reached(options: Options, state: State) -> bool:
    """MT-07, MT-40, MT-48: reached or passed."""
    best = max((state.scores[seat] for seat in state.active), default=0)
    return options.has_target and not state.is_solo and best >= options.target


def _next_turn(options: Options, state: State) -> State:
    """Pass the turn on, clockwise (MT-Q19), over those who are out or miss a turn (MT-39).

    Where the round is finished the game ends when the turn comes back to the first (MT-Q20).
    """
    seat, skips, is_round_over = state.turn, list(state.skips), False
    while True:
        seat = (seat + 1) % len(state.scores)
        is_round_over = is_round_over or seat == state.first
        if seat not in state.playing:
            continue
        if not skips[seat]:
            break
        skips[seat] -= 1
    if is_round_over and _is_reached(options, state):
        return replace(state, end="target")
    rolls, draws = roll_for_turn(options, state.board, state.draws)
    return replace(state, draws=draws, turn=seat, rolls=rolls, skips=tuple(skips), tries=0)
