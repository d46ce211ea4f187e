"""Compose files, read as compose reads them: anchors, merged keys, variables."""

import re
from pathlib import Path
from typing import Any

import yaml

_VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def read_services(file: Path, variables: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Return the services of a compose file by name.

    A variable that is not given has its default; ``KeyError`` if the file demands it.
    """
    text = file.read_text(encoding="utf-8")

    def value(found: re.Match[str]) -> str:
        name, kind, default = found.groups()
        if name in variables:
            return variables[name]
        if kind != "-":
            raise KeyError(name)
        return str(default)

    services: dict[str, dict[str, Any]] = yaml.safe_load(_VARIABLE.sub(value, text))["services"]
    return services
