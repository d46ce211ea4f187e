"""Refusals and errors as sentences in the player's language."""

from ludomots.core.contract import IllegalMove
from ludomots.core.notation import BadText, square_name
from ludomots.core.options import BadOption
from ludomots.texts import Texts


def explain(error: IllegalMove | BadText | BadOption, say: Texts) -> str:
    """Return what is wrong, with the squares and the words concerned."""
    match error:
        case IllegalMove():
            return _refusal(error, say)
        case BadText():
            return say(f"text-{error.code}", position=error.position, **error.values)
        case BadOption():
            choices = ", ".join(error.choices)
            return say(error.code, option=error.name, value=error.value, choices=choices)


def _refusal(error: IllegalMove, say: Texts) -> str:
    values = dict(error.values)
    if "reason" in values:
        values["why"] = say(f"reason-{values['reason']}", spelling=values["spelling"])
    if "seat" in values:
        values["player"] = int(values["seat"]) + 1
    return say(
        f"refused-{error.code}",
        squares=", ".join(map(square_name, error.squares)),
        words=", ".join(error.words),
        **values,
    )
