"""What the table of Mots de Tête says."""

from collections.abc import Iterator

from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Scored, View
from ludomots.games.mots_de_tete.grid import DICE
from ludomots.games.mots_de_tete.narration import to_roll
from ludomots.texts import Texts
from ludomots.widgets.face import Notes


def seat_note(view: View, seat: int, say: Texts) -> str:
    """Return a word on a seat that is out, misses a turn, or has missed one in a Marathon."""
    if seat in view.dropped_out:
        return f"({say('story-mots-de-tete-out')})"
    if view.skips[seat]:
        return f"({say('story-skips', count=view.skips[seat])})"
    return ""


def below(view: View, say: Texts) -> list[str]:
    """Return what is played for."""
    options = view.options
    if len(view.scores) == 1:
        return [say("mots-de-tete-aim-solo")]
    if options.has_target:
        return [say(f"mots-de-tete-aim-{options.variant}", target=options.target)]
    return [
        say(
            "mots-de-tete-aim-marathon"
            if options.variant == "marathon"
            else "mots-de-tete-aim-time"
        )
    ]


NOTES = Notes(seat_note, below)


def preview_title(scored: Scored, say: Texts) -> str:
    """Return what Enter plays: its points, and about how many with the dice to come."""
    if not to_roll(scored):
        return say("play-preview", points=scored.total)
    return say("mots-de-tete-preview-dice", points=scored.total, mean=round(scored.expected))


def score_lines(scored: Scored, say: Texts) -> Iterator[str]:
    """Yield each word with the points that are certain, then the dice to come."""
    for word in scored.words:
        yield f"{word.word:<12} {word.points:>3}"
    for bonus in scored.bonuses:
        if bonus.value is None:
            yield say(
                "mots-de-tete-bonus",
                square=square_name(bonus.square),
                colour=say(f"mots-de-tete-{bonus.colour}"),
                dice=DICE[bonus.colour],
                words=bonus.words,
            )
