"""Why a move is refused, with everything a player at the terminal may want to know."""

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import explain
from ludomots.core.narration import listed
from ludomots.core.notation import square_name
from ludomots.texts import Texts


def refusal_text(refusal: IllegalMove, say: Texts) -> str:
    """Return why a move is refused: the reason, the words, the squares and the rule."""
    parts = [explain(refusal, say)]
    if "word" in refusal.values and refusal.words[1:]:
        parts.append(say("play-refused-too", words=listed(refusal.words[1:], say)))
    squares = ", ".join(map(square_name, refusal.squares))
    where = "play-refused-where" if squares and squares not in parts[0] else "play-refused-rule"
    parts.append(say(where, squares=squares, rule=refusal.rule))
    return " ".join(parts)
