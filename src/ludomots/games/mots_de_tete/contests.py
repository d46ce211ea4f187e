"""Contests: a word stands when nobody can contest it any more (MT-37)."""

from msgspec.structs import replace

from ludomots.games.contract import IllegalMove
from ludomots.games.mots_de_tete import turns
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.state import Provisional, State
from ludomots.words import Lexicon


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up; return the state after it and the bad words.

    MT-38, MT-Q16: a bad word is erased and its author loses this turn. MT-39, MT-Q17: if all are
    good they stand, and the challenger loses his next turn.
    """
    play = _open_play(state, seat)
    board = state.board.written(play.letters)
    bad = tuple(word for word, _ in bad_words(lexicon, board, play.letters))
    if bad:
        return turns.missed(options, state, play.seat), bad
    skips = turns.with_seat(state.skips, seat, state.skips[seat] + 1)
    return turns.settle(options, replace(state, skips=skips)), bad


def accept(options: Options, state: State, seat: int) -> State:
    """Note that an opponent accepts; once all have, the words stand (MT-37)."""
    play = _open_play(state, seat)
    play = replace(play, accepted=(*play.accepted, seat))
    return settle_if_accepted(options, replace(state, provisional=play))


def close(options: Options, state: State) -> State:
    """Let the words stand because the time to contest is over (MT-37)."""
    if state.provisional is None:
        raise IllegalMove("nothing-to-contest", "MT-37")
    return turns.settle(options, state)


def settle_if_accepted(options: Options, state: State) -> State:
    """Let the words stand if every opponent has accepted them."""
    play = state.provisional
    if play is None or not set(turns.opponents(state)) <= set(play.accepted):
        return state
    return turns.settle(options, state)


def _open_play(state: State, seat: int) -> Provisional:
    """Return the letters that a seat may still contest or accept."""
    if state.provisional is None:
        raise IllegalMove("nothing-to-contest", "MT-37")
    if state.provisional.seat == seat:
        raise IllegalMove("own-play", "MT-37")
    if seat in state.provisional.accepted:
        raise IllegalMove("already-accepted", "MT-37")
    return state.provisional
