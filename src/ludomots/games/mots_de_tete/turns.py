"""The course of a game: how it begins, words that stand, contests, missed turns, and how it
ends."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.turns import check_players, with_seat
from ludomots.core.window import Contests, WindowRules, open_play, settle_if_accepted
from ludomots.games.mots_de_tete.model import (
    QUARTE,
    Board,
    End,
    Options,
    Rolled,
    State,
    Stood,
    roll,
)
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.scoring import score_with_dice
from ludomots.words import Lexicon

SEATS = range(1, 5)
"""How many may play (MT-01)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Roll for the first turn, then the die of that turn; the grid is wiped.

    MT-51, MT-Q19: the highest roll starts, tied seats roll again.
    """
    check_players("Mots de Tête", SEATS, seats)
    rounds: list[tuple[Rolled, ...]] = []
    rolling = tuple(range(seats))
    while len(rolling) > 1:
        dice, draws = roll(draws, len(rolling))
        rounds.append(tuple(map(Rolled, rolling, dice)))
        rolling = highest(rounds[-1])
    board = Board.empty(options.board)
    rolls, draws = roll_for_turn(options, board, draws)
    return State(
        draws=draws,
        board=board,
        scores=(0,) * seats,
        turn=rolling[0],
        first=rolling[0],
        rolls=rolls,
        start_rolls=tuple(rounds),
        misses=(0,) * seats,
        skips=(0,) * seats,
    )


def highest(rolled: Sequence[Rolled]) -> tuple[int, ...]:
    """Return the seats with the highest roll, several if they tie (MT-Q19)."""
    best = max(one.die for one in rolled)
    return tuple(one.seat for one in rolled if one.die == best)


_ROUNDS_OF_NOTHING = 2
_MISSES_OF_A_MARATHON = 2


def settle(options: Options, state: State) -> State:
    """Return the state in which the provisional letters stand: written, bonus dice rolled, scored.

    MT-24, MT-Q5: players decide nothing after the dice are rolled.
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
    """Return the state after a turn that wrote nothing: a pass, a time-out, a refused word.

    MT-43, MT-Q24: two such turns in a row put a player out of a Marathon.
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
    """End the game if it ends with this turn, or pass the turn on."""
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
    """Roll the die of a turn (MT-08); roll a one on the empty grid again if the table chose so
    (MT-Q10).

    The roll does not depend on how many dice earlier turns rolled for coloured squares.
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

    MT-50, MT-Q28: in Solo with the first number not placed; MT-Q22: when the time is over; MT-44:
    in a Marathon after the last roll; MT-40, MT-Q20: when the target is reached; MT-Q23: when
    nobody can write.
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
    """MT-07, MT-40, MT-48: return whether somebody has reached the target or passed it."""
    best = max((state.scores[seat] for seat in state.active), default=0)
    return options.has_target and not state.is_solo and best >= options.target


def _next_turn(options: Options, state: State) -> State:
    """Pass the turn on clockwise (MT-Q19), over players who are out or miss a turn (MT-39).

    If the table finishes the round, the game ends when the turn comes back to the first seat
    (MT-Q20).
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


WINDOW = WindowRules(contest="MT-37", accept="MT-37")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up; return the state after it, and the bad words.

    MT-38, MT-Q16: bad words are erased and their author loses this turn. MT-39, MT-Q17: good words
    stand, and the challenger misses the next turn.
    """
    play = open_play(state.provisional, seat, WINDOW)
    board = state.board.written(play.letters)
    bad = tuple(word for word, _ in bad_words(lexicon, board, play.letters))
    if bad:
        return missed(options, state, play.seat), bad
    skips = with_seat(state.skips, seat, state.skips[seat] + 1)
    return settle(options, replace(state, skips=skips)), bad


CONTESTS = Contests(WINDOW, settle, contest)


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: their waiting letters are erased, their points stay."""
    if state.provisional is not None and state.provisional.seat == seat:
        state = replace(state, provisional=None)
    state = replace(state, withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        settled = settle(options, state)
        return replace(settled, end=settled.end or "withdrawn")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(settle, options))
    if state.turn == seat:
        return turn_over(options, state)
    return replace(state, end="stalled") if is_stalled(options, state) else state
