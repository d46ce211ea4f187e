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
    modules = {"ludomots.core.game"}
    parts = [_overload(game, modules) for game in ours]
    imports = [
        "from typing import Literal, overload",
        "",
        *(f"import {name}" for name in sorted(modules - {"ludomots.core.game"})),
        "from ludomots.core.game import Game",
    ]
    text = _HEAD + "\n".join(imports) + "\n\n" + "\n".join([*parts, _ANY_GAME])
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", STUB.name, "-"]
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout


_ANY_GAME = f'''@overload
def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "{DEFAULT_PRESET}",
) -> Game: ...
'''


def _overload(game: AnyGame, modules: set[str]) -> str:
    options = "".join(
        f"    {one.name}: {_name(one.type, modules)} = ...,\n"
        for one in msgspec.structs.fields(game.options)
    )
    kinds = ",\n    ".join(
        _name(one, modules) for one in (game.state, game.move, game.view, game.options)
    )
    return f'''@overload
def new(
    game: Literal["{game.name}"],
    players: int = 2,
    seed: int | str | None = None,
    preset: str = "{DEFAULT_PRESET}",
    *,
{options}) -> Game[
    {kinds},
]: ...'''


def _name(kind: Any, modules: set[str]) -> str:
    """Return a type as it is written in the stub, and note the module it is imported from."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _name(args[0], modules)
    if origin is Literal:
        return f"Literal[{', '.join(_quoted(one) for one in args)}]"
    if origin in (Union, types.UnionType):
        return " | ".join(_name(one, modules) for one in args)
    if kind is types.NoneType:
        return "None"
    if kind.__module__ == "builtins":
        return str(kind.__qualname__)
    modules.add(kind.__module__)
    return f"{kind.__module__}.{kind.__qualname__}"


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
