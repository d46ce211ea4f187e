"""Matches between computer players, asked for in a terminal."""

import sys

import msgspec

from ludomots.arena import Match, Result, play_match
from ludomots.arena.match import Standing
from ludomots.texts import Texts


def arena(match: Match, say: Texts, *, as_json: bool, jobs: int | None) -> int:
    """Play a match and print how it went."""
    if not as_json:
        print(say("arena-start", games=match.games, game=match.game), file=sys.stderr)
    result = play_match(match, jobs)
    if as_json:
        print(msgspec.json.encode(result).decode())
    else:
        print("\n".join(_lines(result, say)))
    return 0


def _lines(result: Result, say: Texts) -> list[str]:
    lines = [_standing(standing, say) for standing in result.players]
    if result.share is not None:
        value, low, high = (round(100 * part, 1) for part in result.share)
        name = result.players[0].name
        lines.append(say("arena-share", name=name, value=value, low=low, high=high))
    lines.append(say("arena-end", games=result.games, seconds=round(result.cpu_seconds, 1)))
    return lines


def _standing(standing: Standing, say: Texts) -> str:
    return say(
        "arena-standing",
        name=standing.name,
        wins=standing.wins,
        ties=standing.ties,
        score=standing.mean_score,
    )
