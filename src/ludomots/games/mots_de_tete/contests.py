"""Contests: a word stands when nobody can contest it any more (MT-37)."""

from msgspec.structs import replace

from ludomots.core.turns import with_seat
from ludomots.core.window import Contests, WindowRules, open_play
from ludomots.games.mots_de_tete import turns
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.state import State
from ludomots.words import Lexicon

WINDOW = WindowRules(contest="MT-37", accept="MT-37")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up; return the state after it and the bad words.

    MT-38, MT-Q16: a bad word is erased and its author loses this turn. MT-39, MT-Q17: if all are
    good they stand, and the challenger loses his next turn.
    """
    play = open_play(state.provisional, seat, WINDOW)
    board = state.board.written(play.letters)
    bad = tuple(word for word, _ in bad_words(lexicon, board, play.letters))
    if bad:
        return turns.missed(options, state, play.seat), bad
    skips = with_seat(state.skips, seat, state.skips[seat] + 1)
    return turns.settle(options, replace(state, skips=skips)), bad


CONTESTS = Contests(WINDOW, turns.settle, contest)
