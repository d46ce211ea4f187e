"""Refusals and errors as sentences in the player's language."""

from collections.abc import Mapping, Sequence

from ludomots.core.contract import IllegalMove, Square
from ludomots.core.facts import FACTS, Fact, Value, Voice, Word, joined
from ludomots.core.notation import BadText, square_name
from ludomots.core.options import BadOption
from ludomots.texts import Texts
from ludomots.words import Lexicon, Reason


def explain(error: IllegalMove | BadText | BadOption, say: Texts) -> str:
    """Return what is wrong as a sentence, with the squares and the words concerned."""
    return Voice((), say)(explained(error))


def explained(error: IllegalMove | BadText | BadOption) -> Fact:
    """Return what is wrong as a fact."""
    match error:
        case IllegalMove():
            return _refusal(error)
        case BadText():
            return FACTS(f"text-{error.code}", position=error.position, **error.values)
        case BadOption():
            choices = ", ".join(error.choices)
            return FACTS(error.code, option=error.name, value=error.value, choices=choices)


def _refusal(error: IllegalMove) -> Fact:
    values: dict[str, Value] = dict(error.values)
    if "reason" in error.values:
        spelling = error.values["spelling"]
        values["why"] = FACTS(f"reason-{error.values['reason']}", spelling=spelling)
    if "seat" in error.values:
        values["player"] = int(error.values["seat"]) + 1
    return FACTS(
        f"refused-{error.code}",
        squares=", ".join(map(square_name, error.squares)),
        words=joined(map(Word, error.words), ", "),
        **values,
    )


def words_refused(
    lexicon: Lexicon,
    words: Sequence[str],
    squares: tuple[Square, ...] = (),
    *,
    unknown: str,
    rules: Mapping[Reason, str],
) -> IllegalMove:
    """Return the refusal of bad words, for the first one's reason if the list knows it.

    The sentence names the ``others`` after it, of which there are ``more``.
    ``squares`` are those of the first word. ``rules`` tells the rule that a reason stands for,
    ``unknown`` is the rule for all others.
    """
    word, *others = dict.fromkeys(words)
    named: dict[str, str | int] = {"word": word, "others": ", ".join(others), "more": len(others)}
    reasons = lexicon.verdict(word).reasons
    if not reasons:
        return IllegalMove("word-unknown", unknown, squares=squares, words=tuple(words), **named)
    code, spelling = reasons[0].code, reasons[0].spelling
    return IllegalMove(
        "word-refused",
        rules.get(code, unknown),
        squares=squares,
        words=tuple(words),
        reason=code.value,
        spelling=spelling,
        **named,
    )
