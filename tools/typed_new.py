"""Write the stub that types ``ludomots.new("topword")`` by its name, from the entry points.

python -m tools.typed_new     writes src/ludomots/typed.pyi again
"""

import subprocess
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ludomots.core.definition import AnyGame
from ludomots.core.options import DEFAULT_PRESET
from ludomots.core.shelf import SHELF

STUB = Path(__file__).parent.parent / "src" / "ludomots" / "typed.pyi"

_HEAD = '"""How a game is started, typed by its name. Written by ``make types``."""\n\n'


def stub() -> str:
    """Return the text of the stub."""
    ours = [game for game in SHELF.values() if game.rules.__module__.startswith("ludomots.")]
    packages = sorted(_package(game) for game in ours)
    imports = f"""from typing import Literal, overload

from ludomots.core.game import Game
from ludomots.games import {", ".join(packages)}
"""
    text = "\n".join([_HEAD + imports, *map(_overload, ours), _new("str", "", "Game")])
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", STUB.name, "-"]
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout


def _overload(game: AnyGame) -> str:
    fields = msgspec.structs.fields(game.options)
    options = "".join(f"    {one.name}: {_name(one.type)} = ...,\n" for one in fields)
    kinds = ", ".join(f"{_package(game)}.{kind}" for kind in ("State", "Move", "View", "Options"))
    return _new(f'Literal["{game.name}"]', f"    *,\n{options}", f"Game[{kinds}]")


def _new(game: str, options: str, result: str) -> str:
    return f'''@overload
def new(
    game: {game},
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "{DEFAULT_PRESET}",
{options}) -> {result}: ...
'''


def _package(game: AnyGame) -> str:
    """Return the name of a game's folder, whose package exports its four types."""
    return game.rules.__module__.split(".")[-2]


def _name(kind: Any) -> str:
    """Return the type of an option as it is written in the stub."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _name(args[0])
    if origin is Literal:
        return f"Literal[{', '.join(_quoted(one) for one in args)}]"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_name, args))
    return "None" if kind is types.NoneType else str(kind.__qualname__)


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
