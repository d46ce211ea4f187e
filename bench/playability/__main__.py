"""``make playability``: play every command of the page again, or only those that hold a text.

A setting that several commands have in common is played once.
"""

import sys
from functools import cache
from time import monotonic

import msgspec

from bench.playability.questions import FIGURES, commands, figures, matches_of
from ludomots.arena import Match
from ludomots.lab.trial import Played, findings, play

_ONLY_NEW = "new"
_DIGITS = 5


def main(only: str = "", jobs: str = "") -> None:
    """Play, and keep the figures after each command."""
    known = figures()
    asked = commands()
    chosen = [one for one in asked if (one not in known if only == _ONLY_NEW else only in one)]
    played = _Memory(int(jobs) if jobs else None)
    for at, command in enumerate(chosen, start=1):
        started = monotonic()
        matches = [one for one in matches_of(command) if one is not None]
        known[command] = findings(matches, [played.games(one) for one in matches])
        kept = {one: known[one] for one in asked if one in known}
        FIGURES.write_bytes(_json(kept))
        print(f"{at}/{len(chosen)} {monotonic() - started:.0f} s: {command}", flush=True)


class _Memory:
    """The games of each setting, played when they are first asked for."""

    def __init__(self, jobs: int | None) -> None:
        self._jobs = jobs
        self._play = cache(self._played)

    def games(self, match: Match) -> list[Played]:
        return self._play(msgspec.json.encode(match))

    def _played(self, match: bytes) -> list[Played]:
        return play(msgspec.json.decode(match, type=Match), self._jobs)


def _json(kept: object) -> bytes:
    rounded = _rounded(msgspec.to_builtins(kept))
    return msgspec.json.format(msgspec.json.encode(rounded), indent=1) + b"\n"


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value


if __name__ == "__main__":
    main(*sys.argv[1:])
