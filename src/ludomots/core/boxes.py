"""What is in the box of a game: sets of letters or cards, from TOML files in its folder."""

import tomllib
from importlib.resources import files
from typing import Any


def read_sets(package: str, kind: str) -> dict[str, dict[str, Any]]:
    """Return what the files ``KIND-NAME.toml`` of a game's folder say, by NAME in order."""
    found = {}
    for file in files(package).iterdir():
        if file.name.startswith(f"{kind}-") and file.name.endswith(".toml"):
            name = file.name.removeprefix(f"{kind}-").removesuffix(".toml")
            found[name] = tomllib.loads(file.read_text(encoding="utf-8"))
    return dict(sorted(found.items()))
