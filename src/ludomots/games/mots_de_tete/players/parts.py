"""Plays of Mots de Tête and what they are worth, in words."""

from statistics import fmean

from ludomots._engine import GridPlay
from ludomots.core.analyst import Part
from ludomots.core.contract import Square
from ludomots.core.facts import FACTS, Text, all_words
from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Scored
from ludomots.games.mots_de_tete.players.worth import Turn, Worth

PASSING = FACTS("review-mots-de-tete-pass")


def place_of(play: GridPlay) -> str:
    """Return the first square of a play and where it goes: "F6 →"."""
    (row, col, _), *_, (last_row, _, _) = [*play.letters, *play.letters]
    return f"{square_name(Square(row, col))} {'→' if row == last_row else '↓'}"


def label(play: GridPlay | None) -> Text:
    """Return the name of a play: its words and its place."""
    if play is None:
        return PASSING
    words = all_words(word for word, _ in play.words)
    return FACTS("review-mots-de-tete-write", words=words, square=place_of(play))


def parts(turn: Turn, worth: Worth, made: Worth) -> tuple[Part, ...]:
    """Return what a play is worth something for, beside the one made; the points are its value."""
    found = [Part("now", worth.now, _now(worth.play))]
    if worth.opened:
        found.append(Part("opened", worth.opened, _opened(worth, made)))
    if worth.closed:
        found.append(Part("closed", worth.closed, _closed(turn, worth)))
    if worth.kept:
        found.append(Part("kept", worth.kept, _points("kept", worth.outlook.later)))
    if worth.end:
        found.append(Part("end", worth.end, _end(worth)))
    return tuple(found)


def bluff_parts(turn: Turn, worth: Worth, scored: Scored) -> tuple[Part, ...]:
    """Return the parts of letters that make a bad word: they bring nothing if it is contested."""
    _, *others = parts(turn, worth, worth)
    said = FACTS("review-mots-de-tete-contested")
    return (
        Part("now", scored.expected, _points("now", scored.expected)),
        *others,
        Part("chance", worth.now - scored.expected, said),
    )


def _now(play: GridPlay | None) -> Text:
    if play is None:
        return ""
    return _points("now-dice" if play.dice else "now", play.expected)


def _opened(worth: Worth, made: Worth) -> Text:
    replies = fmean(worth.outlook.replies)
    is_less = replies < fmean(made.outlook.replies)
    return _points("opened-less" if is_less else "opened", replies)


def _closed(turn: Turn, worth: Worth) -> Text:
    """Name the place whose loss costs the next player most."""
    lost = [old - new for old, new in zip(turn.before, worth.outlook.replies, strict=True)]
    at = lost.index(max(lost))
    best = turn.engine.best(turn.letters, turn.dice[at])
    if not best:
        return ""
    name = "closed" if len(turn.dice) > 1 else "closed-quarte"
    return FACTS(
        f"review-mots-de-tete-{name}",
        square=place_of(best[0]),
        points=round(best[0].expected),
        die=turn.dice[at],
    )


def _end(worth: Worth) -> Text:
    if worth.won is None:
        return _points("end-alone", worth.end)
    percent = round(100 * worth.won)
    return FACTS("review-mots-de-tete-end", percent=percent) if percent else ""


def _points(name: str, points: float) -> Text:
    return FACTS(f"review-mots-de-tete-{name}", points=round(points))
