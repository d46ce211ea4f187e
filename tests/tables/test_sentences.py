"""A table in words: its events, what is expected, the points at the end."""

import pytest

from ludomots.core.moves import Withdraw
from ludomots.core.player import LEVELS, bot_name, level_choice
from ludomots.tables.commands import Bot, Connect, Free, Join, Mine, Start
from ludomots.tables.sentences import expected, explained, lines, names_of, proposed, voice_of
from ludomots.texts import LANGUAGES, texts
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, done, new_table, played, running, turn

FR = texts("fr")


def test_bots_of_one_level_have_different_names() -> None:
    seats = (Mine("Joueur 1"), Bot("famille"), Bot("club"), Bot("famille"))
    table = new_table(seats=seats)
    assert names_of(table.seats, FR) == ["Joueur 1", "Lapin 1", "Renard", "Lapin 2"]
    assert names_of(table.seats, texts("en")) == ["Joueur 1", "Rabbit 1", "Fox", "Rabbit 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own_beside_its_level(language: str) -> None:
    say = texts(language)
    names = {level: bot_name(level, say) for level in LEVELS}
    assert len({*names.values(), *LEVELS}) == 2 * len(LEVELS)
    for level, name in names.items():
        assert level_choice(level, say).startswith(f"{name} · ")


def test_a_level_of_another_package_is_called_as_it_calls_itself() -> None:
    assert bot_name("hungry", FR) == level_choice("hungry", FR) == "hungry"


def test_what_happens_before_the_game() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Free(), Free()))
    assert voice_of(table, FR)(expected(table, 0)) == "On attend encore 2 joueurs."
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Start(by=ADA, seen=2))
    sentences = lines(table, FR)
    assert sentences[:2] == [None, "Joueur 2 s’assied"]
    assert sentences[2] is not None
    assert sentences[2].startswith("La partie commence.\nTirage")
    assert len(sentences) == table.seq


def test_who_comes_and_goes() -> None:
    table = done(running(), Connect(identity=BOB, here=False))
    assert lines(table, FR)[-1] == "Joueur 2 n’est plus là"
    table = done(table, Connect(identity=BOB, here=True), NOON + 1)
    assert lines(table, FR)[-1] == "Joueur 2 est de retour"


def test_hints_are_for_whose_turn_it_is() -> None:
    table = running()
    assert proposed(table, turn(table))
    assert proposed(table, 1 - turn(table)) == []
    assert proposed(new_table(), 0) == []


def test_the_end() -> None:
    table = running()
    seat = turn(table)
    table = played(table, seat, Withdraw())
    assert table.outcome is not None
    winner = f"Joueur {2 - seat} gagne"
    *_, left, end = lines(table, FR)
    assert left == f"Joueur {seat + 1} quitte la partie"
    assert end is not None
    first, *points = end.splitlines()
    assert first == f"{winner}\u00a0!"
    assert [line.split("\u00a0:")[0] for line in points] == ["Joueur 1", "Joueur 2"]
    assert all("7 × 5" in line for line in points)
    assert voice_of(table, FR)(expected(table, None)).startswith(winner)
    assert len(explained(table, table.outcome)) == 2
