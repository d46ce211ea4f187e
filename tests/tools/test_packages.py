"""What is passed on: a source distribution with everything but Rust; wheels that tell no folder."""

import doctest
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import sbom, wheel
from tools.wheel import ROOT

BIN = Path(sys.executable).parent


@pytest.mark.packages
def test_a_source_distribution_needs_rust_but_no_node(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    command: list[str | Path] = [BIN / "maturin", "sdist", "--out", tmp_path]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    [file] = tmp_path.iterdir()
    assert wheel.missing(file) == []


def test_a_wheel_that_tells_where_it_was_built_is_found(tmp_path: Path) -> None:
    file = tmp_path / "one.whl"
    with ZipFile(file, "w") as files:
        files.writestr("one/fine.txt", "crates/engine")
        files.writestr("one/told.txt", f"panicked at {ROOT}/crates/engine/src/lib.rs")
    assert wheel.betraying(file) == ["one/told.txt"]


def test_examples() -> None:
    assert doctest.testmod(sbom).failed == 0
