"""Contests: a play stands when nobody can contest it any more (TW-Q22)."""

from msgspec.structs import replace

from ludomots.games.contract import IllegalMove
from ludomots.games.topword import turns
from ludomots.games.topword.options import Options
from ludomots.games.topword.placing import bad_words
from ludomots.games.topword.state import Provisional, State
from ludomots.words import Lexicon


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up: one bad word undoes the whole play (TW-39, TW-40, TX-25, TW-Q21).

    Return the state and the bad words. The author then loses his turn, without an exchange
    (TW-Q23), or may try again where the table chose so. If all words are good the play stands,
    and costs the challenger his next turn where the table chose so (TW-Q20).
    """
    play = _open_play(state, seat)
    bad = tuple(word for word, _ in bad_words(lexicon, state.board.laid(play.tiles), play.tiles))
    if not bad:
        if options.failed_contest == "nextTurn":
            state = replace(state, skips=turns.with_seat(state.skips, seat, state.skips[seat] + 1))
        return turns.settle(options, state), bad
    undone = turns.take_back(options, state)
    if options.lost_contest == "retry":
        return replace(undone, retrying=True), bad
    return turns.passed(options, undone, play.seat), bad


def accept(options: Options, state: State, seat: int) -> State:
    """Note that an opponent accepts; once all have, the play stands (TW-Q22)."""
    play = _open_play(state, seat)
    play = replace(play, accepted=(*play.accepted, seat))
    return settle_if_accepted(options, replace(state, provisional=play))


def close(options: Options, state: State) -> State:
    """Let the play stand because the time to contest is over (TW-Q22)."""
    if state.provisional is None:
        raise IllegalMove("nothing-to-contest", "TW-39")
    return turns.settle(options, state)


def settle_if_accepted(options: Options, state: State) -> State:
    """Let the play stand if every opponent has accepted it."""
    play = state.provisional
    if play is None or not set(turns.opponents(state)) <= set(play.accepted):
        return state
    return turns.settle(options, state)


def _open_play(state: State, seat: int) -> Provisional:
    """Return the play that a seat may still contest or accept."""
    if state.provisional is None:
        raise IllegalMove("nothing-to-contest", "TW-39")
    if state.provisional.seat == seat:
        raise IllegalMove("own-play", "TW-39")
    if seat in state.provisional.accepted:
        raise IllegalMove("already-accepted", "TW-Q22")
    return state.provisional
