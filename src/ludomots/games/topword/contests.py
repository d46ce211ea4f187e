"""Contests: a play stands when nobody can contest it any more (TW-Q22)."""

from msgspec.structs import replace

from ludomots.core.turns import with_seat
from ludomots.core.window import Contests, WindowRules, open_play
from ludomots.games.topword import turns
from ludomots.games.topword.options import Options
from ludomots.games.topword.placing import bad_words
from ludomots.games.topword.state import State
from ludomots.words import Lexicon

WINDOW = WindowRules(contest="TW-39", accept="TW-Q22")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the words up: one bad word undoes the whole play (TW-39, TW-40, TX-25, TW-Q21).

    Return the state and the bad words. The author then loses his turn, without an exchange
    (TW-Q23), or may try again where the table chose so. If all words are good the play stands,
    and costs the challenger his next turn where the table chose so (TW-Q20).
    """
    play = open_play(state.provisional, seat, WINDOW)
    bad = tuple(word for word, _ in bad_words(lexicon, state.board.laid(play.tiles), play.tiles))
    if not bad:
        if options.failed_contest == "nextTurn":
            state = replace(state, skips=with_seat(state.skips, seat, state.skips[seat] + 1))
        return turns.settle(options, state), bad
    undone = turns.take_back(options, state)
    if options.lost_contest == "retry":
        return replace(undone, retrying=True), bad
    return turns.passed(options, undone, play.seat), bad


CONTESTS = Contests(WINDOW, turns.settle, contest)
