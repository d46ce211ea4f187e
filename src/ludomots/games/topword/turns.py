"""What follows a move: tiles drawn, points written, the turn passed on, the game ended."""

from msgspec.structs import replace

from ludomots.core.tiles import Tiles, draw, put_back
from ludomots.core.turns import with_seat
from ludomots.games.topword.options import Options
from ludomots.games.topword.score import score
from ludomots.games.topword.state import End, State

FREE_EXCHANGES = 5
"""How many tiles one may exchange in a solo game (TW-Q9)."""

_ROUNDS_OF_NOTHING = 2

ROUNDS_WITHOUT_A_TILE = 50
"""After so many rounds of exchanges and passes the game ends, so that every game does."""


def settle(options: Options, state: State) -> State:
    """Return the state in which the provisional play stands: laid, scored, tiles drawn.

    TW-19, TX-16: draw to replace; TW-20: up to a full rack; TW-44, TX-27: who has no tile left
    when the bag is empty ends the game.
    """
    play = state.provisional
    if play is None:
        return state
    seat, board = play.seat, state.board.laid(play.tiles)
    missing = options.rack_size - len(state.racks[seat])
    drawn, bag, draws = draw(state.bag, missing, state.draws)
    rack = state.racks[seat] + drawn
    settled = replace(
        state,
        draws=draws,
        bag=bag,
        racks=with_seat(state.racks, seat, rack),
        board=board,
        scores=with_seat(
            state.scores, seat, state.scores[seat] + score(options, board, play.tiles).total
        ),
        provisional=None,
        passes=(),
        idle=(),
    )
    return next_turn(settled) if rack else replace(settled, end="went-out")


def take_back(options: Options, state: State) -> State:
    """Return the state in which the author has his tiles again (TW-40, TX-25, TW-Q34)."""
    play = state.provisional
    if play is None:
        return state
    tiles = tuple(options.rack_tile(placed.tile) for placed in play.tiles)
    racks = with_seat(state.racks, play.seat, state.racks[play.seat] + tiles)
    return replace(state, racks=racks, provisional=None)


def next_turn(state: State) -> State:
    """Pass the turn on, clockwise (TW-13, TX-10), over those who left or miss a turn (TW-Q20)."""
    seat, skips = state.turn, list(state.skips)
    while True:
        seat = (seat + 1) % len(state.racks)
        if seat in state.withdrawn:
            continue
        if not skips[seat]:
            return replace(state, turn=seat, skips=tuple(skips), retrying=False)
        skips[seat] -= 1


def passed(options: Options, state: State, seat: int) -> State:
    """Return the state after a turn in which nothing was laid nor exchanged (TW-41)."""
    after = replace(state, passes=(*state.passes, seat), idle=(*state.idle, seat))
    return end_of_passes(options, next_turn(after))


def exchanged(options: Options, state: State, seat: int, rest: Tiles, tile: str) -> State:
    """Exchange ``tile``, ``rest`` being the other tiles of the rack (TW-42, TX-26).

    The new tile is drawn first, the old one goes back after (TW-Q24).
    """
    drawn, bag, draws = draw(state.bag, 1, state.draws)
    after = replace(
        state,
        draws=draws,
        bag=put_back(bag, [tile]),
        racks=with_seat(state.racks, seat, rest + drawn),
    )
    if is_solo(state):
        return replace(after, free_exchanges=state.free_exchanges + 1)
    after = replace(after, passes=(), idle=(*state.idle, seat))
    return end_of_passes(options, next_turn(after))


def end_of_passes(options: Options, state: State) -> State:
    """End the game if everybody has passed in a row.

    One round is enough with an empty bag (TW-46), or with any bag where the table chose so, and
    never by the later printing, which has no such rule (TW-Q26). Two rounds always are (TW-Q25):
    an exchange changes a rack and breaks the row, except under the first rulebook. So that no game
    goes on for ever, fifty rounds without a tile laid end it too. A solo game ends with its first
    pass (TW-Q9).
    """
    end: End | None = None
    row = state.idle if options.guard_counts_exchanges else state.passes
    if one_round_ends(options, state) and set(state.active) <= set(state.passes):
        end = "all-passed"
    elif all(row.count(seat) >= _ROUNDS_OF_NOTHING for seat in state.active):
        end = "stalled"
    elif all(state.idle.count(seat) >= ROUNDS_WITHOUT_A_TILE for seat in state.active):
        end = "nothing-laid"
    return replace(state, end=end) if end else state


def one_round_ends(options: Options, state: State) -> bool:
    """Return whether the game ends as soon as everybody has passed once (TW-46, TW-Q25, TW-Q26)."""
    if is_solo(state):
        return True
    match options.all_pass_ends:
        case "always":
            return True
        case "bagEmpty":
            return not state.bag
        case "never":
            return False


def is_solo(state: State) -> bool:
    """Return whether the game has one player only (TW-Q9)."""
    return len(state.racks) == 1
