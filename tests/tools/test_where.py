"""What is said of a game is in its folder: elsewhere it is named only where there is a reason."""

import pytest

from ludomots.core.shelf import SHELF
from tools.where import pattern, places

MOST = 10


@pytest.mark.parametrize("game", SHELF)
def test_a_game_is_named_elsewhere_only_for_a_reason(game: str) -> None:
    found = places(game)
    assert [place.path for place in found if place.reason is None] == []
    assert len({place.reason for place in found}) <= MOST


def test_a_name_is_found_as_code_paths_and_people_write_it() -> None:
    found = pattern("mots-de-tete")
    for text in ("mots_de_tete", "Mots de Tête", "class MotsDeTete:", '"mots-de-tete"'):
        assert found.search(text)
    assert not pattern("typo").search("typographie")
