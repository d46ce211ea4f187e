"""Contests: a word stands when nobody can contest it any more (TS-Q22)."""

from ludomots.core.window import Contests, WindowRules, open_play
from ludomots.games.topscore import turns
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import State
from ludomots.games.topscore.tokens import spell
from ludomots.words import Lexicon

WINDOW = WindowRules(contest="TS-Q22", accept="TS-Q22")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the word up; return the state after it and the word if it is bad.

    TS-16, TS-Q22: its author takes his tokens back and his turn is over. A good word stands, and
    contesting it costs what the table chose.
    """
    tokens = open_play(state.provisional, seat, WINDOW).move.word
    if spell(tokens) not in lexicon:
        return turns.end_turn(options, turns.take_back(state)), (spell(tokens),)
    match options.failed_contest:
        case "nextTurn":
            state = turns.miss_next_turn(state, seat)
        case "points":
            state = turns.with_points(state, seat, -turns.points_of(tokens))
    return turns.settle(options, state), ()


CONTESTS = Contests(WINDOW, turns.settle, contest)
