"""What pre-commit refuses, and that its configuration can be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import tidy
from tools.notice import ROOT


@pytest.mark.parametrize("marker", ["<<<<<<< HEAD", "||||||| 1234567", ">>>>>>> theirs"])
def test_a_marker_of_a_conflict_is_refused(tmp_path: Path, marker: str) -> None:
    path = tmp_path / "file.txt"
    path.write_text(f"one\n{marker}\ntwo\n", encoding="utf-8")
    assert tidy.fault(path) == "has a marker of a conflict"


def test_a_large_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.bin"
    path.write_bytes(bytes(tidy.LARGEST + 1))
    assert tidy.fault(path) == "500,001 bytes, the most is 500,000"


def test_other_files_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "file.md"
    path.write_text("A heading\n=======\n\n<<< a quotation >>>\n", encoding="utf-8")
    assert tidy.fault(path) is None


def test_pre_commit_reads_its_configuration() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    found = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout
