"""Weighs the moves of Mots de Tête for reviews: plays, passes, and answers to plays that wait."""

from collections.abc import Sequence
from statistics import fmean

from ludomots._engine import GridPlay
from ludomots.core.analyst import Part, Standing, Weighed
from ludomots.core.contract import Rules
from ludomots.core.facts import FACTS, Text, all_words
from ludomots.games.mots_de_tete import (
    Accept,
    Contest,
    Move,
    Options,
    Pass,
    State,
    View,
    Write,
    score,
)
from ludomots.games.mots_de_tete.placing import bad_words
from ludomots.games.mots_de_tete.players.engine import as_move, dice_of, engine_rules
from ludomots.games.mots_de_tete.players.parts import bluff_parts, label, parts
from ludomots.games.mots_de_tete.players.standing import standing
from ludomots.games.mots_de_tete.players.worth import Turn, Worth

_Rules = Rules[State, Move, View, Options]

_FINALISTS = 5
"""So many of the best plays are played on near the end, beside the one made."""

_SHOWN = 6


class MotsDeTeteAnalyst:
    """Weighs what can be written by its points, what it leaves to others and how games go on.

    The theme of a play is its word, if it is better than the play made by its points above all;
    else the place that it closes or leaves, alone the room for all numbers, or the end of the game.
    """

    themes: tuple[str, ...] = ("word", "place", "room", "end", "doubt")

    def weigh(
        self, rules: _Rules, view: View, made: Move, *, playouts: int, seed: int
    ) -> list[Weighed[Move]]:
        """Return the moves worth a thought, the best first, and the one made."""
        if view.provisional is not None:
            return _answers(rules, view) if isinstance(made, Accept | Contest) else []
        turn = Turn(rules.options, rules.lexicon, view)
        match made:
            case Pass():
                return _weigh(turn, None, made, playouts, seed)
            case Write():
                play = turn.find(made)
                goes_on = play is None and _may_try_again(view)
                return [] if goes_on else _weigh(turn, play, made, playouts, seed)
            case _:
                return []

    def standing(self, rules: _Rules, view: View) -> Standing:  # noqa: ARG002
        """Return how far each seat is."""
        return standing(view)


def _weigh(
    turn: Turn, play: GridPlay | None, made: Move, playouts: int, seed: int
) -> list[Weighed[Move]]:
    """Weigh a turn in which ``made`` wrote a play, or nothing that stands."""
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
    """Return a play, or a pass, as it is shown beside the one made."""
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
    """Weigh letters that make a bad word: whoever knows the words contests it, and it is a pass."""
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


def _answers(rules: _Rules, view: View) -> list[Weighed[Move]]:
    """Weigh whether to contest the words that wait: a bad one is erased (MT-38), and contesting
    good ones costs the next turn (MT-39)."""
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
    """Return the best of some plays, and the one made wherever it stands."""
    behind = (one for one in found[count:] if _same(one.play, play))
    return [*found[:count], *behind]


def _same(one: GridPlay | None, other: GridPlay | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.letters == other.letters


def _may_try_again(view: View) -> bool:
    """Return whether a bad word does not end the turn where words are checked (MT-38)."""
    options = view.options
    is_checked = options.check == "check" or len(view.scores) == 1
    return is_checked and (options.retries is None or view.tries < options.retries)
