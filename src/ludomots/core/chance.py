"""Chance of a player: it depends on its seed and on what it sees, so that a game repeats."""

import hashlib
import random

import msgspec

from ludomots.core.contract import GameView


def chance(seed: int, view: GameView) -> random.Random:
    """Return chance that is the same for the same seed and view.

    What follows from the rest of a view is left out: telling more of it to the site must not change
    what a player chooses. The order of its fields counts: to move one is to change what is chosen.
    """
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    facts = {shown: getattr(view, name) for name, shown in names if name not in view.derived}
    seen = hashlib.sha256(msgspec.msgpack.encode(facts)).hexdigest()
    return random.Random(f"{seed} {seen}")  # noqa: S311
