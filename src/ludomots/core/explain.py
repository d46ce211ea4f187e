"""Refusals and errors as sentences in the player's language."""

from ludomots.core.contract import IllegalMove
from ludomots.core.facts import FACTS, Fact, Value, Voice, Word, joined
from ludomots.core.notation import BadText, square_name
from ludomots.core.options import BadOption
from ludomots.texts import Texts


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
