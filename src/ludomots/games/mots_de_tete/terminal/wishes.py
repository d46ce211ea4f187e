"""What the start screen asks for a game of Mots de Tête."""

from collections.abc import Mapping, Sequence

from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.games.mots_de_tete import Options
from ludomots.widgets.face import Choices

_MINUTE = 60
_TIMES = {"15min": 15, "30min": 30, "45min": 45, "5min": 5, "10min": 10}


def _shown(chosen: Mapping[str, str]) -> Sequence[str]:
    """Leave out what has no effect: goals in a Marathon, contests alone, tries where none costs."""
    if chosen["mode"] == "alone":
        return ["solo", "limit", "grid", "language"]
    rows = ["variant", "goal", "grid", "language", "words", "tries", "clock"]
    if chosen["variant"] == "marathon":
        rows.remove("goal")
    if chosen["words"] == "contest":
        rows.remove("tries")
    return rows


def _options(chosen: Mapping[str, str]) -> Options:
    is_alone = chosen["mode"] == "alone"
    preset = chosen["solo"] if is_alone else chosen["variant"]
    goal = chosen["limit"] if is_alone else chosen["goal"]
    changes: dict[str, object] = {
        "board": int(chosen["grid"]),
        "lexicon": chosen["language"],
    }
    if goal in _TIMES and preset != "marathon":
        changes["gameTime"] = _MINUTE * _TIMES[goal]
    elif goal.isdigit():
        changes["target"] = int(goal)
    if not is_alone:
        changes |= _contest_and_time(chosen)
    return choose(Options, preset, changes)


def _contest_and_time(chosen: Mapping[str, str]) -> dict[str, object]:
    """Return what bad words and turns cost: nobody minds alone."""
    changes: dict[str, object] = {"check": chosen["words"]}
    if chosen["tries"] != "free":
        changes["retries"] = int(chosen["tries"])
    if chosen["clock"] != "usual":
        changes["turnClock"] = None if chosen["clock"] == "none" else int(chosen["clock"])
    return changes


def best_of(options: Options, hints: bool) -> str:
    """Name the list of results that can be compared with that of a game played alone."""
    variant = "quarte" if options.variant == "quarte" else "solo"
    parts = [variant, str(options.board), options.lexicon]
    if options.game_time is not None:
        parts.append(f"{options.game_time}s")
    if hints:
        parts.append("hints")
    return " ".join(parts)


CHOICES = Choices(
    values={
        "variant": (DEFAULT_PRESET, "marathon", "quarte"),
        "goal": ("300", "250", "150", "15min", "30min", "45min"),
        "solo": ("solo", "quarte"),
        "limit": ("none", "5min", "10min", "15min"),
        "grid": ("17", "13"),
        "language": ("fr", "en", "nl"),
        "words": ("check", "contest"),
        "tries": ("free", "0", "1", "2"),
        "clock": ("usual", "none", "60", "120", "180"),
    },
    shown=_shown,
    options=_options,
)
