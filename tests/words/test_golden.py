"""The lists are what was reviewed: any change shows as a diff of a golden file."""

import pytest

from tests.words.golden import FOLDER, golden_files


@pytest.mark.parametrize(("name", "text"), golden_files(), ids=lambda value: value.split("\n")[0])
def test_golden(name: str, text: str) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert text == golden, "review with: python -m tests.words.golden && git diff"
