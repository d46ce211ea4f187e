"""What the start screen asks for a game of Typo."""

from collections.abc import Mapping, Sequence

from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.games.typo import Options
from ludomots.widgets.face import Choices

_DECKS = {"fr": "french", "en": "english", "nl": "dutch"}


def _shown(_: Mapping[str, str]) -> Sequence[str]:
    return ["edition", "words", "language", "pace"]


def _options(chosen: Mapping[str, str]) -> Options:
    language, pace = chosen["language"], chosen["pace"]
    changes: dict[str, object] = {
        "check": chosen["words"],
        "deck": _DECKS[language],
        "lexicon": language,
    }
    if pace != "usual":
        changes["turnClock"] = None if pace == "none" else int(pace)
    return choose(Options, chosen["edition"], changes)


CHOICES = Choices(
    values={
        "edition": (DEFAULT_PRESET, "second"),
        "words": ("check", "contest", "vote"),
        "language": ("fr", "en", "nl"),
        "pace": ("usual", "none", "30", "60", "120"),
    },
    shown=_shown,
    options=_options,
)
