"""The stub file says exactly what the built engine offers."""

import os
import subprocess
import sys
from pathlib import Path

import ludomots._engine


def test_the_stub_matches_the_built_module(tmp_path: Path) -> None:
    assert ludomots._engine.__file__ is not None
    package = Path(ludomots._engine.__file__).parent
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "ludomots._engine"],
        cwd=package.parent,
        env={**os.environ, "MYPY_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
