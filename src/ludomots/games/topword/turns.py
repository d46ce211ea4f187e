"""The course of a game: how it begins, plays that stand, contests, passes, and how it ends."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.tiles import (
    Drawn,
    Tiles,
    bag_of,
    draw,
    draw_for_first_turn,
    fill_racks,
    put_back,
)
from ludomots.core.turns import check_players, with_seat
from ludomots.core.window import Contests, WindowRules, open_play, settle_if_accepted
from ludomots.games.topword.model import Board, End, Options, State
from ludomots.games.topword.placing import bad_words
from ludomots.games.topword.scoring import score
from ludomots.words import Lexicon

SEATS = range(1, 5)
"""How many may play: there are four racks (TW-02, TX-01, TW-Q9)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Draw for the first turn, put those tiles back, and fill the racks.

    TW-04, TW-08, TW-09, TW-10, TX-07, TX-08; tied seats draw again (TW-Q29).
    """
    check_players("Topword", SEATS, seats)
    full_bag = bag_of(options.box_counts())
    first = draw_for_first_turn(full_bag, seats, draws, nearest_to_a)
    racks, bag, draws = fill_racks(full_bag, (options.rack_size,) * seats, first.draws)
    return State(
        draws=draws,
        bag=bag,
        racks=racks,
        board=Board.empty(options.board),
        scores=(0,) * seats,
        turn=first.seat,
        start_draws=first.rounds,
        skips=(0,) * seats,
    )


def nearest_to_a(drawn: Sequence[Drawn]) -> tuple[int, ...]:
    """Return the seats that drew the tile nearest to A, several if they tie (TW-08, TW-Q29)."""
    nearest = min(one.tile for one in drawn)
    return tuple(one.seat for one in drawn if one.tile == nearest)


FREE_EXCHANGES = 5
"""How many tiles a player may exchange in a solo game (TW-Q9)."""

_ROUNDS_OF_NOTHING = 2

ROUNDS_WITHOUT_A_TILE = 50
"""The game ends after this many rounds of exchanges and passes, so that every game ends."""


def settle(options: Options, state: State) -> State:
    """Return the state in which the provisional play stands: laid, scored, tiles drawn.

    TW-19, TX-16: draw to replace; TW-20: up to a full rack; TW-44, TX-27: a player without tiles
    ends the game when the bag is empty.
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
    """Return the state in which the author has the tiles of the play again (TW-40, TX-25,
    TW-Q34)."""
    play = state.provisional
    if play is None:
        return state
    tiles = tuple(options.rack_tile(placed.tile) for placed in play.tiles)
    racks = with_seat(state.racks, play.seat, state.racks[play.seat] + tiles)
    return replace(state, racks=racks, provisional=None)


def next_turn(state: State) -> State:
    """Pass the turn on clockwise (TW-13, TX-10), over players who left or miss a turn (TW-Q20)."""
    seat, skips = state.turn, list(state.skips)
    while True:
        seat = (seat + 1) % len(state.racks)
        if seat in state.withdrawn:
            continue
        if not skips[seat]:
            return replace(state, turn=seat, skips=tuple(skips), retrying=False)
        skips[seat] -= 1


def passed(options: Options, state: State, seat: int) -> State:
    """Return the state after a turn without a play or an exchange (TW-41)."""
    after = replace(state, passes=(*state.passes, seat), idle=(*state.idle, seat))
    return end_of_passes(options, next_turn(after))


def exchanged(options: Options, state: State, seat: int, rest: Tiles, tile: str) -> State:
    """Exchange ``tile``; ``rest`` are the other tiles of the rack (TW-42, TX-26).

    The new tile is drawn first, then the old one goes back (TW-Q24).
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

    One round is enough with an empty bag (TW-46), or with any bag if the table chose so. In the
    later printing, which has no such rule, it never is (TW-Q26). Two rounds always end the game
    (TW-Q25); an exchange changes a rack, so it starts the count again. Fifty rounds without a tile
    laid end the game too. A solo game ends with its first pass (TW-Q9).
    """
    end: End | None = None
    if one_round_ends(options, state) and set(state.active) <= set(state.passes):
        end = "all-passed"
    elif all(state.passes.count(seat) >= _ROUNDS_OF_NOTHING for seat in state.active):
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


WINDOW = WindowRules(contest="TW-39", accept="TW-Q22")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up: one bad word undoes the whole play (TW-39, TW-40, TX-25, TW-Q21).

    Return the state and the bad words. The author of a bad word loses the turn, without an exchange
    (TW-Q23), or may try again if the table chose so. If all words are good the play stands, and the
    challenger misses the next turn if the table chose so (TW-Q20).
    """
    play = open_play(state.provisional, seat, WINDOW)
    bad = tuple(word for word, _ in bad_words(lexicon, state.board.laid(play.tiles), play.tiles))
    if not bad:
        if options.failed_contest == "nextTurn":
            state = replace(state, skips=with_seat(state.skips, seat, state.skips[seat] + 1))
        return settle(options, state), bad
    undone = take_back(options, state)
    if options.lost_contest == "retry":
        return replace(undone, retrying=True), bad
    return passed(options, undone, play.seat), bad


CONTESTS = Contests(WINDOW, settle, contest)

TILE_LEFT = 5
"""The points lost for each tile left on the rack at the end (TW-31, TX-20)."""


def final_scores(state: State) -> tuple[int, ...]:
    """Return the points at the end: 5 less for each tile left (TW-31, TX-20).

    Totals may be negative (TW-Q27).
    """
    return tuple(
        points - TILE_LEFT * len(rack)
        for points, rack in zip(state.scores, state.racks, strict=True)
    )


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: their waiting play is undone, their tiles stay out of the game."""
    if state.provisional is not None and state.provisional.seat == seat:
        state = take_back(options, state)
    state = replace(state, withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        return replace(settle(options, state), end="withdrawn")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(settle, options))
    if state.turn == seat:
        state = next_turn(state)
    return end_of_passes(options, state)
