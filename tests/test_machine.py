"""``make`` says in one sentence what a machine lacks, before anything long begins."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_BASICS = ("sh", "sed", "awk", "head", "mktemp", "rm", "dirname", "df", "cat", "tail", "env")


def folder_of_programs(folder: Path, **programs: str) -> Path:
    """Make a folder for PATH with the basic programs, and programs that print a given text."""
    folder.mkdir()
    for name in _BASICS:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    for name, text in programs.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return folder


def told(path: Path, *arguments: str) -> tuple[int, str]:
    """Run the check with only the programs of a folder, and return what it prints."""
    run = subprocess.run(
        [str(path / "sh"), str(ROOT / "tools" / "machine.sh"), *arguments],
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stderr.strip()


PYTHON = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'
CARGO = "#!/bin/sh\necho cargo 1.85.0\n"
RUSTC = "#!/bin/sh\ncase $1 in --version) echo 'rustc {} (x 2025-01-01)';; *) {};; esac\n"
NO_LINKER = "echo 'error: linker `cc` not found' >&2; exit 1"


@pytest.mark.parametrize(
    ("programs", "sentence"),
    [
        ({}, "Python 3.11 or later is needed, no python3 was found. Debian/Ubuntu: apt-get"),
        (
            {"python3": "#!/bin/sh\necho 3.9\n"},
            "Python 3.11 or later is needed, python3 is Python 3.9. Debian/Ubuntu: apt-get",
        ),
        (
            {"python3": "#!/bin/sh\ncase $2 in *venv*) exit 1;; *) echo 3.12;; esac\n"},
            "Python 3.12 cannot make virtual environments. Debian/Ubuntu: apt-get install python3-",
        ),
        ({"python3": PYTHON}, "Rust 1.85 or later is needed, none was found. Get it from"),
        (
            {"python3": PYTHON, "cargo": CARGO, "rustc": RUSTC.format("1.63.0", "exit 0")},
            "Rust 1.85 or later is needed, Rust 1.63.0 was found. Get it from https://rustup.rs",
        ),
        (
            {"python3": PYTHON, "cargo": CARGO, "rustc": "#!/bin/sh\nexit 1\n"},
            "Rust 1.85 or later is needed, rustc does not start. Get it from https://rustup.rs",
        ),
        (
            {"python3": PYTHON, "cargo": CARGO, "rustc": RUSTC.format("1.85.1", NO_LINKER)},
            "Rust needs a C linker, and linking an empty program failed (linker `cc` not found).",
        ),
    ],
    ids=["no python", "old python", "no venv", "no rust", "old rust", "no toolchain", "no linker"],
)
def test_what_is_missing_is_named(programs: dict[str, str], sentence: str, tmp_path: Path) -> None:
    code, words = told(folder_of_programs(tmp_path / "bin", **programs), "tools", "python3")
    assert (code, len(words.splitlines())) == (2, 1)
    assert words.startswith(sentence)


def test_this_machine_is_right() -> None:
    command = ["sh", "tools/machine.sh", "tools", sys.executable]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_full_disk_is_told() -> None:
    command = ["sh", "tools/machine.sh", "room", "999999999", "Setting up"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith("Setting up needs 999999999 MB on this disk, ")


def test_no_network_is_told(tmp_path: Path) -> None:
    """A copy of the project on a machine that cannot reach its package index."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock", "Cargo.toml", "Cargo.lock"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("tools", "crates", "src/ludomots/words"):
        (tmp_path / name).mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "machine.sh", tmp_path / "tools")
    nobody = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_CACHE_DIR": "1"}
    run = subprocess.run(
        [shutil.which("make") or "", "setup", f"PYTHON={sys.executable}"],
        cwd=tmp_path,
        env={**os.environ, "PIP_EXTRA_INDEX_URL": "", "MAKEFLAGS": "", **nobody},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert "The Python packages could not be fetched: check the network" in run.stderr
