"""Topscore at the terminal: several at one table, and whole games."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF
from ludomots.games.topscore import Accept, Options
from ludomots.games.topscore.definition import TOPSCORE
from ludomots.games.topscore.terminal import pyramids as drawing
from ludomots.games.topscore.terminal.boards import LAYOUTS
from ludomots.terminal.records import Asked
from ludomots.terminal.records import check as verify_record
from ludomots.terminal.records import show as replay_record
from ludomots.texts import texts
from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark
from tests.story import story
from tests.terminal.stand_ins import Challenger, Grower, Misspeller
from tests.terminal.topscore import NONE, at, best, deal, dealt, pyramids, trying, view_of


@pytest.fixture(autouse=True)
def _team(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one level of computer players, whoever is on the team."""
    monkeypatch.setitem(
        SHELF, "topscore", replace(TOPSCORE, players={"famille": lambda *_: Grower()})
    )


def is_verified(folder: Path) -> bool:
    """Return whether the one finished game can be replayed and its draws are right."""
    (record,) = (folder / "finished").iterdir()
    asked = Asked(str(record), other_words=False, say=texts("fr"), as_json=False)
    return (replay_record(asked), verify_record(asked)) == (0, 0)


@story
async def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    """TS-40, TS-41: to its end, with every point explained, and a record that is right.

    The person plays hints until a letter is kept, then like the computer.
    """
    async with at(tmp_path, pyramids("naming=program")) as here:
        game = here.table
        while game.outcome is None:
            view = view_of(here, 0)
            if any(view.boards[0].small):
                here.screen.driver.make((0, Grower().choose(view)))
                await here.quiet()
            else:
                await best(here)
        outcome = game.outcome
        assert outcome is not None
        assert "gagne" in here.window
        assert all(str(points) in here.window for points in outcome.scores)
        assert "à sept lettres 100" in here.window
        assert is_verified(tmp_path)


@story
async def test_a_whole_game_around_one_keyboard(tmp_path: Path) -> None:
    """TS-10, TS-Q28: a word each, then nobody plays; the keyboard goes around."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        turns = 0
        while here.table.outcome is None:
            assert "Passez le clavier" in here.window
            assert trying(here).uses == []
            await here.press("enter")
            if turns < 2:
                await best(here)
            else:
                await here.press("f6", "enter")
            turns += 1
        assert "Rien n’a été posé" in here.window
        assert "mots" in here.window
        assert is_verified(tmp_path)


@story
async def test_hot_seat_hides_racks(tmp_path: Path) -> None:
    """TS-10"""
    async with dealt(tmp_path, f"{NONE}/{NONE}", ("KWXYZQ", "ABCDEF")) as here:
        assert "Passez le clavier à Joueur 1" in here.window
        rack = here.shown.partition("Chevalet")[2][:30]
        assert rack.count("?") == 6
        assert not any(letter in rack for letter in "KWXYZQ")
        await here.press("enter")
        assert "K   W   X   Y   Z   Q" in here.shown
        await here.press("f4")
        assert "dans le sac" in here.window


@story
async def test_a_bad_word_is_contested(tmp_path: Path) -> None:
    """TS-Q22: the table waits for the answer; the word goes back and the turn is over."""
    async with at(tmp_path, pyramids("check=contest", first=1), Misspeller) as here:
        assert "F8 conteste, Entrée accepte" in here.panel("expected")
        assert "Lapin pose NAE : 5 points" in here.panel("lines")
        await here.press("a", expected="pas encore à vous")
        await here.press("f8", lines="Joueur 1 conteste")
        assert "reprend et perd son tour" in here.panel("lines")
        assert here.state.scores == (0, 0)
        assert here.state.turn == 0


@story
async def test_a_good_word_is_accepted_or_contested_in_vain(tmp_path: Path) -> None:
    """TS-Q22"""
    async with at(tmp_path, pyramids("check=contest", first=1)) as here:
        await here.press("enter")
        assert here.table.steps[1].move == Accept()
        assert here.state.scores[1] == 5
    async with at(tmp_path, pyramids("check=contest", first=1)) as here:
        await here.press("f8", lines="conteste à tort")


@story
async def test_my_bad_word_is_contested_by_the_computer(tmp_path: Path) -> None:
    """TS-16, TS-Q22"""
    async with at(tmp_path, pyramids("check=contest"), Challenger) as here:
        await deal(here, f"ART{NONE}/{NONE}", ("EXYZWV", "ABCDEF"))
        await here.press(
            "t", "a", "r", "x", "enter", lines="TARX n’est pas admis, Joueur 1 le reprend"
        )
        assert here.state.boards[0].word == ("A", "R", "T")


@story
async def test_people_around_the_keyboard_contest(tmp_path: Path) -> None:
    """TS-Q22: the word lies on the pyramid, and no rack is seen."""
    async with at(tmp_path, pyramids("check=contest", people=3, computers=0)) as here:
        await deal(here, f"ART{NONE}/{NONE}/{NONE}", ("EXYZWV", "ABCDEF", "GHIJKL"))
        await here.press("enter", "t", "a", "r", "x", "enter")
        assert here.screen.holder is None
        assert "T   A   R   X•" in here.shown
        await here.let_third_contest()


@story
async def test_a_game_is_taken_up_again(tmp_path: Path) -> None:
    async with at(tmp_path, pyramids()) as here:
        await best(here)
        await best(here)
        moves = [step[1:3] for step in here.table.steps]
        assert moves
    async with at(tmp_path) as here:
        assert "Reprendre : Joueur 1" in here.shown
        await here.press("enter")
        assert [step[1:3] for step in here.table.steps] == moves


@story
async def test_who_leaves_has_lost(tmp_path: Path) -> None:
    async with at(tmp_path, pyramids()) as here:
        assert (await here.withdraw()).winners == (1,)
        assert "(parti)" in here.panel("scores")


@story
async def test_the_start_screen(tmp_path: Path) -> None:
    """TS-Q2, TS-11: the Dutch set, and the sand of a minute unless one wishes otherwise."""
    async with at(tmp_path, language="en") as here:
        assert "against the computer" in here.shown
        await here.press("down", "down", "down", "down", "right")
        assert "Dutch" in here.shown
        await here.press("enter")
        assert here.table.rules.options == Options(letters="dutch", lexicon="nl")
        await deal(here, f"KAT{NONE}/VIS{NONE}", ["SENRE?", ""])
        assert "Your turn" in here.panel("expected")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("language", ["fr", "en"])
@story
async def test_every_size_shows_all_pyramids_rack_and_sentence(
    tmp_path: Path, size: tuple[int, int], others: int, language: str
) -> None:
    async with at(tmp_path, pyramids(computers=others), size=size, language=language) as here:
        await deal(
            here, "/".join([f"ART{NONE}", *[f"SOL{NONE}"] * others]), ["KWXYZ?", *[""] * others]
        )
        lines = here.shown.splitlines()
        assert any(line.count("S") == line.count("O") == others for line in lines)
        assert any("A   R   T" in line or "A     R     T" in line for line in lines)
        (rack,) = (line for line in lines if "Chevalet" in line or "Rack" in line)
        assert all(f" {face} " in rack for face in "KWXYZ*")
        assert ("À vous" if language == "fr" else "Your turn") in here.shown
        assert ("Votre mot" if language == "fr" else "Your word") in here.shown
        await here.press("f1")
        assert "F5" in here.window


@pytest.mark.parametrize("size", sorted({size for layout in LAYOUTS for size in layout}))
def test_no_sign_is_a_colour_alone(size: Size) -> None:
    """Letters, blanks, what is tried and what is new differ in characters, in every size."""

    def text(place: drawing.Place) -> str:
        board = drawing.Drawing("", [place] * 3, [place] * 7)
        lines = drawing.draw(board, size, drawing.DAY)
        assert len(lines) == drawing.height_of(size)
        assert {sum(len(part) for part, _ in line) for line in lines} == {drawing.width_of(size)}
        return "\n".join("".join(part for part, _ in line) for line in lines)

    tokens = ("", "A", "a", "IJ", "ij")
    places = [drawing.Place(token) for token in tokens]
    places += [drawing.Place("A", mark) for mark in (Mark.LAID, Mark.FRESH)]
    assert len({text(place) for place in places}) == len(places)
