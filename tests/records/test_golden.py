"""Whole games that were reviewed: any change of rules, draws or format shows as a diff."""

import pytest

from ludomots.records import read, replay, verify, write
from tests.records.golden import FOLDER, NAMES, golden_files


@pytest.fixture(scope="module")
def actual() -> dict[str, str]:
    return dict(golden_files())


@pytest.mark.parametrize("name", NAMES)
def test_golden(actual: dict[str, str], name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert actual[f"{name}.txt"] == golden, (
        "review with: python -m tests.records.golden && git diff"
    )
    assert write(read(golden)) == golden


@pytest.mark.parametrize("name", [name for name in NAMES if name != "rulebook"])
def test_golden_is_verified(name: str) -> None:
    assert verify(read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))).ok


def test_the_rulebooks_examples_as_a_record() -> None:
    """TW-E0 to TW-E6, typed in from a real table: no secret, but hands, points and totals."""
    replayed = replay(read((FOLDER / "rulebook.txt").read_text(encoding="utf-8")))
    assert replayed.faults == ()
    assert replayed.game.position == (
        "1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10"
    )
    assert replayed.game.state.scores == (34, 21, 37)
