"""Modules that are imported when they are first used, so that ``ludomots --help`` is fast."""

from importlib import import_module
from typing import Any


class Later:
    """Stands for a module until something of it is used."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)
