"""Moves of Topscore as the site gets them, for the tests of its beats: the views before and after.

``python -m tests.games.topscore.scenes`` writes them again.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from ludomots.core.contract import TABLE
from ludomots.core.game import Game
from tests.games.tables import changed
from tests.games.topscore.tables import NONE, table, with_rack

FILE = Path(__file__).with_name("scenes.json")

Scene = dict[str, Any]


def scenes() -> dict[str, Scene]:
    """Return a scene for each thing that can happen, by its name; seat 0 looks on."""
    return {
        "first": _scene(_theirs(f"{NONE}/{NONE}", "SOLABC"), "SOL"),
        "line": _scene(_theirs(f"{NONE}/ART{NONE}", "EXYZUV"), "RATE"),
        "own": _scene(table(f"ART{NONE}/{NONE}", ("EXYZUV", "")), "RATE"),
        "stolen": _scene(_theirs(f"RATE-{NONE}/SOL{NONE}", "CXYZUV"), "@1 TRACE"),
        "kept": _scene(_theirs(f"{NONE}/NECTARS:A......", "EXYZUV"), "S7"),
        "kept-own": _scene(table(f"NECTARS:A....../{NONE}", ("EXYZUV", "")), "S7"),
        "exchange": _scene(_theirs(f"{NONE}/{NONE}", "EXYZUV"), "-XYZ"),
        "exchange-own": _scene(table(f"{NONE}/{NONE}", ("EXYZUV", "")), "-XYZ"),
        "change": _scene(_theirs(f"{NONE}/MUR{NONE}", "EXYZUV"), "U>E MER"),
        "pass": _scene(_theirs(f"{NONE}/MUR{NONE}", "EXYZUV"), "-"),
        "time": _scene(_theirs(f"{NONE}/MUR{NONE}", "EXYZUV"), "time", TABLE),
        "name": _scene(_theirs(f"{NONE}/:AXEMOTS/{NONE}", ""), "!MOTS"),
        "name-refused": _scene(_theirs(f"{NONE}/:AXEMOTS/{NONE}", ""), "!XEM"),
        "waits": _scene(_theirs(f"{NONE}/ART{NONE}", "EXYZUV", check="contest"), "RATE"),
        "accepted": _scene(_waiting("RATE"), "=", 0),
        "contest-won": _scene(_waiting("RXTA"), "?", 0),
        "contest-lost": _scene(_waiting("RATE"), "?", 0),
        "withdraw": _scene(_theirs(f"{NONE}/MUR{NONE}/{NONE}", "EXYZUV"), "leave", 1),
    }


def _theirs(boards: str, rack: str, **options: Any) -> Game:
    """Return a table at which it is the turn of seat 1, who holds this rack."""
    game = table(boards, ("ABCDEF", *[""] * boards.count("/")), **options)
    if not all(game.state.boards[1].small):
        game.push("-")
        return with_rack(game, 1, rack)
    return changed(game, turn=1, filled=(1,), named=(None,) * 3)


def _waiting(word: str) -> Game:
    game = _theirs(f"{NONE}/ART{NONE}", "EXYZUV", check="contest")
    game.push(word)
    return game


def _scene(game: Game, move: str, seat: int | None = None) -> Scene:
    before = game.view(0)
    game.push(move, seat)
    made_by, made = game.moves[-1]
    views = (msgspec.to_builtins(view) for view in (before, game.view(0)))
    shown = msgspec.to_builtins(game.rules.seen(made_by, made, "spectator"))
    return {
        **dict(zip(("before", "after"), views, strict=True)),
        "made": {"seat": made_by, "move": shown},
    }


def written() -> str:
    """Return the scenes as the file has them."""
    return (
        "{\n"
        + ",\n".join(
            f'"{name}": {json.dumps(scene, ensure_ascii=False)}' for name, scene in scenes().items()
        )
        + "\n}\n"
    )


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
