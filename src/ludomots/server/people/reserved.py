"""The names that no person may have, because the computer players have them."""

import unicodedata
from functools import cache

from ludomots.core.player import LEVELS, YARDSTICK
from ludomots.tables import Refused
from ludomots.tables.names import is_name
from ludomots.texts import LANGUAGES, texts

_KINDS = ("play-level", "play-bot")


def check_name(name: str) -> None:
    """Refuse a name that cannot be seen, or that is a computer player's, also with a number."""
    if not is_name(name):
        raise Refused("name")
    if _letters(name) in _reserved():
        raise Refused("name-reserved")


@cache
def _reserved() -> frozenset[str]:
    """Return what the levels and the computer players are called, in every language."""
    levels = (*LEVELS, YARDSTICK)
    said = (
        texts(language)(f"{kind}-{level}")
        for language in LANGUAGES
        for kind in _KINDS
        for level in levels
    )
    return frozenset(map(_letters, (*levels, *said)))


def _letters(name: str) -> str:
    """Return the letters of a name without case and accents: what people would take it for."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(character for character in plain if character.isalpha())
