"""Matches between computer players, with honest intervals."""

from ludomots.arena.match import Match, Result, play_match

__all__ = ["Match", "Result", "play_match"]
