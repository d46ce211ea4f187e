"""Every rule of every game on the shelf is proven by a test."""

from ludomots.core.shelf import SHELF
from tests import rules


def test_every_rule_has_a_test() -> None:
    assert rules.missing() == []


def test_every_game_states_its_rules() -> None:
    folders = [name.replace("-", "_") for name in SHELF]
    assert all((rules.GAMES / folder / "rules.toml").exists() for folder in folders)
    ids = rules.rules()
    assert {f"TW-{n:02}" for n in range(1, 48)} <= ids.keys()
    assert {f"TX-{n:02}" for n in range(1, 30)} <= ids.keys()
    assert {f"TW-Q{n}" for n in range(1, 35)} <= ids.keys()
    assert {f"MT-{n:02}" for n in range(1, 52)} <= ids.keys()
    assert {f"MT-Q{n}" for n in range(1, 34)} <= ids.keys()
    assert {f"TS-{n:02}" for n in range(1, 62)} <= ids.keys()
    assert {f"TS-Q{n}" for n in range(1, 31)} <= ids.keys()
    assert {f"TY-{n:02}" for n in range(1, 33)} <= ids.keys()
    assert {f"TY-Q{n}" for n in range(1, 26)} <= ids.keys()


def test_ids_in_names_and_ranges() -> None:
    assert rules.ids_in("TW-33 to TW-35, TX-24.") == {"TW-33", "TW-34", "TW-35", "TX-24"}
    assert rules.ids_in("test_MT_07 TW-Q9 to TW-Q11") == {"MT-07", "TW-Q9", "TW-Q10", "TW-Q11"}
    assert rules.ids_in("nothing here, AB-1x") == set()
