"""What the terminal says of any game, and why it refuses a move."""

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import explain
from ludomots.core.facts import Voice, listed
from ludomots.core.notation import square_name
from ludomots.texts import Texts


def refusal_text(refusal: IllegalMove, say: Texts) -> str:
    """Return why a move is refused: the reason, the words, the squares and the rule."""
    parts = [explain(refusal, say)]
    if "word" in refusal.values and refusal.words[1:]:
        words = Voice((), say)(listed(refusal.words[1:]))
        parts.append(say("play-refused-too", words=words))
    squares = ", ".join(map(square_name, refusal.squares))
    where = "play-refused-where" if squares and squares not in parts[0] else "play-refused-rule"
    parts.append(say(where, squares=squares, rule=refusal.rule))
    return " ".join(parts)


def own_text(part: str, game: str, say: Texts) -> str:
    """Return what a game says here, or what is said of a game with a plain face."""
    name = f"play-{part}-{game}"
    return say(name) if name in say else say(f"play-{part}-plain")


def title(game: str, say: Texts) -> str:
    """Return what a game is called."""
    names = (f"play-game-{game}", f"site-game-{game}")
    return next((say(name) for name in names if name in say), game)


def about(game: str, say: Texts) -> str:
    """Return what a game is about, nothing if it does not say."""
    names = (f"play-about-{game}", f"site-about-{game}")
    return next((say(name) for name in names if name in say), "")
