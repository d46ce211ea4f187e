"""Lists of words to learn, printed in a terminal."""

import sys

import msgspec

from ludomots.study.lists import LISTS, study_list, words_of
from ludomots.terminal.words import BAD_INPUT, OK, Asked


def study(asked: Asked, name: str | None) -> int:
    """Print a list with hooks and meanings, a word a line, or else which lists there are."""
    if name is None:
        return _lists(asked)
    if name not in LISTS:
        print(asked.say("study-unknown", name=name, choices=", ".join(LISTS)), file=sys.stderr)
        return BAD_INPUT
    words = study_list(asked.lexicon, name, asked.say.language)
    if asked.as_json:
        print(msgspec.json.encode(words).decode())
        return OK
    before = max((len(one.before) for one in words), default=0)
    width = max((len(one.word) for one in words), default=0)
    after = max((len(one.after) for one in words), default=0)
    for one in words:
        hooks = f"{one.before:>{before}} {one.word:<{width}} {one.after:<{after}}"
        print(f"{hooks}  {one.meaning}".rstrip())
    return OK


def _lists(asked: Asked) -> int:
    counts = {name: len(words_of(asked.lexicon, name)) for name in LISTS}
    if asked.as_json:
        print(msgspec.json.encode(counts).decode())
        return OK
    for name, count in counts.items():
        print(f"{name:<8}{count:>6}  {asked.say(f'site-study-list-{name}')}")
    return OK
