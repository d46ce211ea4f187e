"""What nothing uses is found, whatever a test does with it; what the site reads is used."""

from pathlib import Path

import pytest

from tools import unused


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a small project: a field that the site reads, and a function that a test calls."""
    for name in (*unused.SOURCES, "tests", "web/src", "crates/words/src"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "src" / "table.py").write_text(
        "class Table:\n    free_seats: int\n    told: int\n\ndef begin(): ...\n\nprint(Table)\n"
    )
    (tmp_path / "tests" / "test_table.py").write_text("from table import begin\n\nbegin()\n")
    (tmp_path / "web" / "src" / "Seats.svelte").write_text("{table.freeSeats}")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "mkdocs.yml").touch()
    (tmp_path / "crates" / "words" / "Cargo.toml").write_text(
        '[dependencies]\nmemmap2 = "0.9"\nrayon = "1"\n'
    )
    (tmp_path / "crates" / "words" / "src" / "lib.rs").write_text("use memmap2::Mmap; // rayon\n")
    return tmp_path


def test_a_name_that_only_a_test_uses_is_found(project: Path) -> None:
    assert unused.unused_names(project) == [
        "src/table.py:3: unused variable 'told'",
        "src/table.py:5: unused function 'begin'",
    ]


def test_a_helper_of_the_tests_that_none_calls_is_found(project: Path) -> None:
    (project / "src" / "table.py").unlink()
    (project / "tests" / "test_table.py").write_text("def helper(): ...\n")
    assert unused.unused_names(project) == ["tests/test_table.py:1: unused function 'helper'"]


def test_a_crate_that_no_source_names_is_found(project: Path) -> None:
    assert unused.unused_crates(project) == ["crates/words/Cargo.toml: unused dependency 'rayon'"]
