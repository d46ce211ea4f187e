"""What the start screen asks for a game of Topscore."""

from collections.abc import Mapping, Sequence

from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.games.topscore import Options
from ludomots.widgets.face import Choices

_LETTERS = {"fr": "french", "nl": "dutch", "en": "english"}


def _shown(_chosen: Mapping[str, str]) -> Sequence[str]:
    return ["language", "words", "clock", "take", "naming"]


def _options(chosen: Mapping[str, str]) -> Options:
    language, clock = chosen["language"], chosen["clock"]
    changes: dict[str, object] = {
        "lexicon": language,
        "letters": _LETTERS[language],
        "check": chosen["words"],
        "turnClock": None if clock == "none" else int(clock),
        "stealAlways": chosen["take"] == "always",
        "naming": chosen["naming"],
    }
    return choose(Options, DEFAULT_PRESET, changes)


CHOICES = Choices(
    values={
        "language": ("fr", "nl", "en"),
        "words": ("check", "contest"),
        "clock": ("60", "120", "180", "none"),
        "take": ("missed", "always"),
        "naming": ("player", "program"),
    },
    shown=_shown,
    options=_options,
)
