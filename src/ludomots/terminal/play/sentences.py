"""What a table says to the people at the keyboard: one plain sentence at a time."""

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import explain
from ludomots.core.narrate import open_play, turn
from ludomots.core.narration import listed
from ludomots.core.notation import square_name
from ludomots.terminal.play.phase import Phase, Thinking, Turn, Unkept, Window, contesters
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts


def expected(table: Table, now: Phase, say: Texts) -> str:
    """Return what is expected of the people at the keyboard."""
    telling, state = table.telling(say), table.game.state
    match now:
        case Thinking(seat=seat):
            return say("play-thinking", player=table.name(seat))
        case Window():
            return say("play-window", play=open_play(telling, state))
        case Turn(seat=seat) if contesters(table):
            play = open_play(telling, state)
            return say("play-turn-open", player=table.name(seat), play=play)
        case Turn(seat=seat):
            return turn(telling, state, seat)
        case Unkept():
            return say("play-unkept")
        case _:
            return say("play-over")


def refusal_text(refusal: IllegalMove, say: Texts) -> str:
    """Return why a move is refused: the reason, the words, the squares and the rule."""
    parts = [explain(refusal, say)]
    if "word" in refusal.values and refusal.words[1:]:
        parts.append(say("play-refused-too", words=listed(refusal.words[1:], say)))
    squares = ", ".join(map(square_name, refusal.squares))
    where = "play-refused-where" if squares and squares not in parts[0] else "play-refused-rule"
    parts.append(say(where, squares=squares, rule=refusal.rule))
    return " ".join(parts)
