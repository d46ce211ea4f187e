"""What moves are worth: plays, passes, bad words, and answers to words that wait.

The value of a move is the sum of its parts, which a review shows in points and in words.
"""

from collections.abc import Sequence
from statistics import fmean

from ludomots._engine import GridPlay
from ludomots.core.analyst import Part, Weighed
from ludomots.core.contract import Rules
from ludomots.core.facts import FACTS, Text, all_words
from ludomots.games.mots_de_tete import (
    Accept,
    Contest,
    Move,
    Options,
    Pass,
    Scored,
    State,
    View,
    Write,
)
from ludomots.games.mots_de_tete.engine import as_move, dice_of, engine_rules, place_of
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.scoring import score
from ludomots.games.mots_de_tete.worth import Turn, Worth

_Rules = Rules[State, Move, View, Options]

_FINALISTS = 5
"""How many of the best plays are played on near the end, besides the one made."""

_SHOWN = 6


def weigh_turn(
    turn: Turn, play: GridPlay | None, made: Move, playouts: int, seed: int
) -> list[Weighed[Move]]:
    """Weigh a turn; ``play`` is what ``made`` wrote, ``None`` if nothing of it stands."""
    plays: list[GridPlay | None] = [one for one in turn.promising() if not _same(one, play)]
    if not plays:
        return []
    found = turn.at_sight([*plays, play])
    if turn.is_near_the_end:
        best = _with_made(found, play, _FINALISTS)
        most = max(found, key=lambda one: one.now)
        found = turn.played_on(best if most in best else [*best, most], playouts, seed)
    own = next(one for one in found if _same(one.play, play))
    return [
        _bluff(turn, one, made)
        if one is own and play is None and isinstance(made, Write)
        else _weighed(turn, one, own)
        for one in _with_made(found, play, _SHOWN)
    ]


def _weighed(turn: Turn, worth: Worth, made: Worth) -> Weighed[Move]:
    """Return a play, or a pass, compared with the one made."""
    return Weighed(
        move=as_move(worth.play) if worth.play else Pass(),
        label=label(worth.play),
        points=round(worth.now),
        value=worth.value,
        error=worth.error,
        theme=_theme(turn, worth, made),
        parts=parts(turn, worth, made),
    )


def _bluff(turn: Turn, worth: Worth, made: Write) -> Weighed[Move]:
    """Weigh letters that make a bad word: a player who knows the words contests it, so it is a
    pass."""
    scored = score(turn.options, turn.view.board.written(made.letters), made.letters)
    return Weighed(
        move=made,
        label=all_words(word.word for word in scored.words),
        points=round(scored.expected),
        value=worth.value,
        error=worth.error,
        theme="word",
        parts=bluff_parts(turn, worth, scored),
    )


def _theme(turn: Turn, worth: Worth, made: Worth) -> str:
    if 2 * (worth.now - made.now) >= worth.value - made.value:
        return "word"
    if turn.is_alone:
        return "room"
    return "place" if worth.won is None else "end"


def weigh_answers(rules: _Rules, view: View) -> list[Weighed[Move]]:
    """Weigh contesting the waiting words: a bad word is erased (MT-38); contesting good words costs
    the next turn (MT-39)."""
    play = view.provisional
    if play is None:
        return []
    board = view.board.written(play.letters)
    bad = [word for word, _ in bad_words(rules.lexicon, board, play.letters)]
    if bad:
        gain = play.scored.expected
        said: Text = FACTS("review-mots-de-tete-erases", words=all_words(bad), count=len(bad))
    else:
        engine = engine_rules(rules.options, words=rules.lexicon)
        gain = -fmean(engine.values(board.letters, dice_of(rules.options)))
        said = FACTS("review-mots-de-tete-turn-lost")
    accepting = _answer(Accept(), FACTS("review-mots-de-tete-accept"), 0.0, "")
    contesting = _answer(Contest(), FACTS("review-mots-de-tete-contest"), gain, said)
    return [contesting, accepting] if gain > 0 else [accepting, contesting]


def _answer(move: Move, name: Text, gain: float, said: Text) -> Weighed[Move]:
    part = (Part("chance", gain, said),) if gain else ()
    return Weighed(
        move=move, label=name, points=0, value=gain, error=0.0, theme="doubt", parts=part
    )


def _with_made(found: Sequence[Worth], play: GridPlay | None, count: int) -> list[Worth]:
    """Return the best plays, and the one made if it is not among them."""
    behind = (one for one in found[count:] if _same(one.play, play))
    return [*found[:count], *behind]


def _same(one: GridPlay | None, other: GridPlay | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.letters == other.letters


def may_try_again(view: View) -> bool:
    """Return whether the turn goes on after a bad word, where words are checked (MT-38)."""
    options = view.options
    is_checked = options.check == "check" or len(view.scores) == 1
    return is_checked and (options.retries is None or view.tries < options.retries)


PASSING = FACTS("review-mots-de-tete-pass")


def label(play: GridPlay | None) -> Text:
    """Return the name of a play: its words and its place."""
    if play is None:
        return PASSING
    words = all_words(word for word, _ in play.words)
    return FACTS("review-mots-de-tete-write", words=words, square=place_of(play))


def parts(turn: Turn, worth: Worth, made: Worth) -> tuple[Part, ...]:
    """Return the parts of a play's value, with reasons compared with the play made."""
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
    """Return the parts of a bad word's value: its points are lost if it is contested."""
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
    """Return the place that is lost to the next player and costs them most."""
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
