"""Facts and how this program says them, for the page to say the same: it prints them as JSON.

Each line of every golden log, and each text that a fact can name, filled in with many values. The
page's test (web/tests/voice.test.ts) runs ``python -m tests.stories.spoken``.
"""

import sys
from collections.abc import Iterator

import msgspec

from ludomots.core.facts import FACTS, Joined, SeatName, Text, Voice
from ludomots.texts import LANGUAGES, texts
from ludomots.words.reading import Reason
from tests.stories.logs import GAMES, NAMES, facts
from tests.test_texts import messages

_NAMED = ("do-", "end-", "problem-", "reason-", "refused-", "story-", "table-")
"""How the texts that facts name begin."""

_VALUES: tuple[Text | int | float, ...] = (
    *(0, 1, 2, 7, 11, 21, 101, 1000, 1234, 1_000_000, 2_000_000, -1, -1234),
    *(0.5, 1.0, 1.5, 2.25, 1234.5678, -0.1),
    *("", "RATEAU", "été", "« 1 234 »", SeatName(1), Joined((SeatName(0), "Y"), ", ")),
)


class Spoken(msgspec.Struct, frozen=True):
    """A fact, and its sentence in each language."""

    fact: Text
    sentences: dict[str, str]


def all_facts() -> Iterator[Text]:
    """Yield every fact to be said; some come twice."""
    for play in GAMES.values():
        yield from (fact for _, fact in facts(play()))
    for name, values in messages(LANGUAGES[0]).items():
        if name.startswith(_NAMED):
            for value in _VALUES if values else ("",):
                yield FACTS(name, **dict.fromkeys(values, value))
    for reason in Reason:
        why = FACTS(f"reason-{reason}", spelling="æ")
        for more, others in ((0, ""), (1, "KM"), (2, "KM, ZE")):
            yield FACTS("refused-word-refused", word="AE", why=why, more=more, others=others)


def spoken() -> list[Spoken]:
    """Return every fact once, as it is said."""
    voices = {language: Voice(NAMES, texts(language)) for language in LANGUAGES}
    found = {msgspec.json.encode(fact): fact for fact in all_facts()}
    return [
        Spoken(fact, {language: voice(fact) for language, voice in voices.items()})
        for fact in found.values()
    ]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({"names": NAMES, "spoken": spoken()}))
