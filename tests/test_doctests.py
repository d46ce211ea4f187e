"""Run the examples in the docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import ludomots

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(ludomots.__path__, "ludomots.")
    if not module.name.endswith(("__main__", "_engine", "migrations.env"))
)


@pytest.mark.parametrize("name", ["ludomots", *MODULES])
def test_docstring_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
