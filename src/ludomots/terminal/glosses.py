"""Dictionaries of a host: bring definitions in, list where they come from, take them out."""

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludomots.texts import Texts
from ludomots.words.host_glosses import (
    BadGloss,
    host_file,
    host_sources,
    import_glosses,
    remove_glosses,
)

_OK, _FAILED, _BAD_INPUT = 0, 1, 2


class Asked(NamedTuple):
    """The language of the answer, and its form."""

    say: Texts
    as_json: bool


def bring_in(asked: Asked, file: str) -> int:
    """Import a file of JSON lines; the exit code is 2 if a line of it cannot be used."""
    say = asked.say
    try:
        with Path(file).open("rb") as lines:
            done = import_glosses(lines)
    except BadGloss as error:
        why = say(f"gloss-bad-{error.code}", **error.detail)
        print(say("gloss-bad-line", line=error.line, why=why), file=sys.stderr)
        return _BAD_INPUT
    if asked.as_json:
        print(msgspec.json.encode(done._asdict()).decode())
        return _OK
    print(say("glosses-imported", count=done.kept, file=str(host_file())))
    if done.left_out:
        print(say("glosses-left-out", count=done.left_out))
    return _OK


def show(asked: Asked) -> int:
    """Print the dictionaries that were imported."""
    found = host_sources()
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif not found:
        print(asked.say("glosses-none"))
    for one in found if not asked.as_json else ():
        facts = msgspec.structs.asdict(one)
        facts["language"] = asked.say(f"language-{one.language}")
        print(asked.say("glosses-source", **facts))
    return _OK


def take_out(asked: Asked, source: str) -> int:
    """Remove a dictionary; the exit code is 1 if there is none of that name."""
    count = remove_glosses(source)
    if asked.as_json:
        print(msgspec.json.encode({"removed": count}).decode())
    elif count:
        print(asked.say("glosses-removed", count=count, source=source))
    else:
        print(asked.say("glosses-unknown", source=source), file=sys.stderr)
    return _OK if count else _FAILED
