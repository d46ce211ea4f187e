"""What the start screen asks for a game of Typo."""

from collections.abc import Mapping, Sequence

from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.games.typo import Options
from ludomots.widgets.face import Choices

_DECKS = {"fr": "french", "en": "english", "nl": "dutch"}
_OUTSIDER = "outsider"


def _shown(chosen: Mapping[str, str]) -> Sequence[str]:
    judge = ["judge"] if chosen["words"] == "judge" else []
    return ["edition", "words", *judge, "language", "pace"]


def _options(chosen: Mapping[str, str]) -> Options:
    language, pace, judge = chosen["language"], chosen["pace"], chosen["judge"]
    changes: dict[str, object] = {
        "check": chosen["words"],
        "deck": _DECKS[language],
        "lexicon": language,
    }
    if chosen["words"] == "judge":
        changes["judge"] = None if judge == _OUTSIDER else int(judge)
    if pace != "usual":
        changes["turnClock"] = None if pace == "none" else int(pace)
    return choose(Options, chosen["edition"], changes)


CHOICES = Choices(
    values={
        "edition": (DEFAULT_PRESET, "second"),
        "words": ("contest", "check", "vote", "judge"),
        "judge": (*"123456", _OUTSIDER),
        "language": ("fr", "en", "nl"),
        "pace": ("usual", "none", "30", "60", "120"),
    },
    shown=_shown,
    options=_options,
)
