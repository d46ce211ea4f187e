"""Chance of a player: it depends on its seed and on what it sees, so that a game repeats."""

import hashlib
import random

import msgspec


def chance(seed: int, view: msgspec.Struct) -> random.Random:
    """Return chance that is the same for the same seed and view."""
    seen = hashlib.sha256(msgspec.msgpack.encode(view)).hexdigest()
    return random.Random(f"{seed} {seen}")  # noqa: S311
