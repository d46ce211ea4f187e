"""The lists are what was reviewed: any change shows as a diff of a golden file."""

import pytest

from tests.words.golden import FOLDER, golden_files


@pytest.fixture(scope="module")
def actual() -> dict[str, str]:
    return dict(golden_files())


@pytest.mark.parametrize(
    "name", ["fr-short.txt", "en-short.txt", "nl-short.txt", "fr-verbs.txt", "hashes.txt"]
)
def test_golden(actual: dict[str, str], name: str) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert actual[name] == golden, "review with: python -m tests.words.golden && git diff"
