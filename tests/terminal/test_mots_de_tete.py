"""Mots de Tête at the terminal: whole stories, told by its keys."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.shelf import SHELF
from ludomots.games.mots_de_tete import (
    Accept,
    Contest,
    Options,
    Pass,
    State,
    TimeOver,
    TimeUp,
    Write,
)
from ludomots.games.mots_de_tete.definition import MOTS_DE_TETE
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.setup import Setup
from ludomots.terminal.records import Asked as AskedRecord
from ludomots.terminal.records import check as verify_record
from ludomots.terminal.records import show as replay_record
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stand_ins import BestWord, Doubter, Stutterer
from tests.terminal.stories import Clock, Sitting, every_size, sit, table

BEST = ("f3", "enter", "enter")


@pytest.fixture(autouse=True)
def _team(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one level of computer players, whoever is on the team."""
    monkeypatch.setitem(
        SHELF,
        "mots-de-tete",
        replace(MOTS_DE_TETE, players={"famille": lambda *_: BestWord()}),
    )


def grid(*options: str, die: int = 4, people: int = 2, computers: int = 0, first: int = 0) -> Setup:
    """Return a table of Mots de Tête whose first die is known."""

    def rolled(state: State) -> bool:
        return state.die == die

    return table(
        *options,
        game="mots-de-tete",
        people=people,
        computers=computers,
        first=first,
        where=rolled,
    )


async def write(
    here: Sitting, square: tuple[int, int], letters: str, *, down: bool = False
) -> None:
    """Type letters from a square on."""
    cursor = here.writing.cursor
    if cursor.across == down:
        await here.press("space")
    rows, cols = square[0] - cursor.square.row, square[1] - cursor.square.col
    await here.press(*(["down"] * rows or ["up"] * -rows), *(["right"] * cols or ["left"] * -cols))
    await here.press(*letters.lower())


@story
async def test_a_first_word_beside_the_cross(tmp_path: Path) -> None:
    """MT-11, MT-14, MT-32: the table shows what is asked for, and says what is wrong."""
    async with sit(tmp_path, grid()) as here:
        assert here.window == ""
        assert "À vous, Joueur 1 : écrivez 4 lettres, contre la croix noire." in here.panel(
            "expected"
        )
        assert "⚃ 4" in here.shown
        assert "But : 300 points" in here.panel("scores")
        await write(here, (7, 5), "RAT")
        assert "4 lettres : vous en écrivez 3" in here.panel("preview")
        await here.press("e", preview="Entrée pour jouer")
        assert "RATE " in here.panel("preview")
        await here.press("x", expected="I7 : on n’écrit pas sur une case noire")
        await here.press("enter", lines="Joueur 1 écrit RATE", expected="À vous, Joueur 2")
        assert here.state.scores[0] > 0
        await write(here, (7, 5), "X")
        assert "E7 : il y a déjà une lettre" in here.panel("expected")


@story
async def test_the_letters_that_are_there_are_kept(tmp_path: Path) -> None:
    async with sit(tmp_path, grid()) as here:
        await write(here, (7, 5), "RATE")
        await here.press("enter")
        await write(here, (7, 4), "ERATE")
        assert [one.letter for one in here.writing.laid] == ["E"]
        await here.press("backspace", "backspace")
        assert here.writing.laid == []
        await write(here, (6, 5), "A.A", down=True)
        assert [one.square.row for one in here.writing.laid] == [6, 8]
        await here.press("escape")
        assert here.writing.laid == []


@story
async def test_the_preview_tells_the_mean_of_the_dice(tmp_path: Path) -> None:
    """MT-24, MT-Q5: coloured squares are rolled for only once the words stand."""
    async with sit(tmp_path, grid(die=5), language="en") as here:
        await write(here, (7, 4), "ABCDE")
        assert "dice" not in here.panel("preview")
        await here.press("escape")
        await write(here, (9, 2), "ABCDE")
        assert "Enter: 8 + dice, about 15" in here.panel("preview")
        assert "D9 yellow: 2 dice" in here.panel("preview")


@story
async def test_a_bad_word_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    """MT-33: the word, its squares and the rule are told."""
    async with sit(tmp_path, grid()) as here:
        await write(here, (7, 5), "ZZZZ")
        before = here.state
        await here.press("enter", expected="ZZZZ")
        assert "règle MT-33" in here.panel("expected")
        assert here.state == before
        assert len(here.writing.laid) == 4


@story
async def test_tries_are_counted_where_the_table_wants_it(tmp_path: Path) -> None:
    """MT-38, MT-Q16"""
    async with sit(tmp_path, grid("retries=1")) as here:
        await write(here, (7, 5), "ZZZZ")
        await here.press(
            "enter",
            expected="ZZZZ : refusé. C’est votre dernier essai.",
            lines="Joueur 1 écrit ZZZZ : mot refusé",
        )
        await write(here, (7, 5), "ZZZZ")
        await here.press("enter", expected="À vous, Joueur 2")


@story
async def test_people_contest_around_one_keyboard(tmp_path: Path) -> None:
    """MT-37, MT-38: the others are asked before the next turn; a bad word is wiped out."""
    async with sit(tmp_path, grid("check=contest", people=3)) as here:
        await write(here, (7, 5), "ZZZZ")
        await here.press("enter", expected="Joueur 1 écrit ZZZZ")
        assert "F8 conteste" in here.panel("expected")
        assert "écrit ZZZZ : 13 points" in here.panel("lines")
        await here.press("a", expected="pas encore à vous")
        await here.press("f8")
        assert "Qui conteste" in here.window
        await here.press("enter", lines="ZZZZ n’est pas admis, Joueur 1 efface et perd son tour")
        assert here.state.board.is_empty
        assert "À vous, Joueur 2" in here.panel("expected")


@story
async def test_a_contest_in_vain_costs_the_next_turn(tmp_path: Path) -> None:
    """MT-39"""
    async with sit(tmp_path, grid("check=contest", people=2)) as here:
        await write(here, (7, 5), "RATE")
        await here.press("enter", "f8", lines="Joueur 2 conteste à tort et perd son prochain tour")
        assert "Joueur 1 écrit RATE" in here.panel("lines")
        assert here.state.turn == 0


@story
async def test_accepting_for_all(tmp_path: Path) -> None:
    """MT-37: Enter accepts in the name of everybody around the keyboard."""
    async with sit(tmp_path, grid("check=contest", people=3)) as here:
        await write(here, (7, 5), "RATE")
        await here.press("enter", "enter")
        assert [step.move for step in here.table.steps[1:]] == [Accept(), Accept()]
        assert here.state.scores[0] > 0
        await here.press("f9", expected="ne se peut pas")


@story
async def test_against_a_computer_that_bluffs(tmp_path: Path) -> None:
    async with sit(
        tmp_path, grid("check=contest", people=1, computers=1, first=1), Stutterer
    ) as here:
        assert "Lapin écrit ZZZZ" in here.panel("expected")
        await here.press("f8", lines="Lapin efface")
        await here.press(*BEST)
        assert here.state.scores[0] > 0


@story
async def test_against_a_computer_that_doubts(tmp_path: Path) -> None:
    """MT-Q17: it loses its next turn, and that is shown."""
    async with sit(tmp_path, grid("check=contest", people=1, computers=2), Doubter) as here:
        await here.press(*BEST, lines="Lapin 1 conteste à tort")
        assert Contest() in [step.move for step in here.table.steps]


@story
async def test_alone_with_a_best_result(tmp_path: Path) -> None:
    """MT-49, MT-50: it ends with the first number not placed; the best result is kept."""
    asked = Asked("mots-de-tete", players=1, preset="solo", seed="5", hints=True)
    async with sit(tmp_path, setup(asked, texts("fr"))) as here:
        assert "Passer maintenant finit la partie" in here.panel("expected")
        await here.press(*BEST)
        points = here.state.scores[0]
        await here.press("f6", "enter")
        assert "n’a pas été placé" in here.window
        assert "Nouveau record" in here.window
        await here.press("down", "down", "enter")
        await here.press("left")
        assert f"Record : {points} points (Joueur 1" in here.shown
    async with sit(tmp_path, setup(asked, texts("fr"))) as here:
        await here.press("f6", "enter")
        assert "Nouveau record" not in here.window
        assert f"Record : {points} points" in here.window


@story
async def test_a_damaged_list_of_best_results_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "bests.json").write_text("{")
    asked = Asked("mots-de-tete", players=1, preset="solo", seed="5")
    async with sit(tmp_path, setup(asked, texts("fr"))) as here:
        await here.press(*BEST, "f6", "enter")
        assert "Nouveau record" in here.window
    assert (tmp_path / "bests.damaged").exists()


@story
async def test_who_drops_out_of_a_marathon_is_shown(tmp_path: Path) -> None:
    """MT-43, MT-44: two misses in a row; the last one rolls once more."""
    async with sit(tmp_path, grid("variant=marathon", people=3)) as here:
        assert "Marathon" in here.panel("scores")
        await here.press("f6", "enter")
        await here.press(*BEST, *BEST, expected="vous êtes hors jeu")
        await here.press("f6", "enter", lines="Joueur 1 est hors jeu", scores="(hors jeu)")
        await here.press(*["f6", "enter"] * 3, expected="dernier lancer")
        await here.press("f6", "enter")
        assert "gagne" in here.window
        assert "hors jeu" in here.window


@story
async def test_quarte_has_no_die(tmp_path: Path) -> None:
    """MT-46, MT-47: four letters each turn; coloured squares have fixed values."""
    async with sit(tmp_path, grid("variant=quarte")) as here:
        assert "Quarté, but : 300 points" in here.panel("scores")
        assert "⚃" not in here.shown
        await write(here, (9, 3), "ABCD")
        assert "dés" not in here.panel("preview")
        await here.press("escape", *BEST, lines="Joueur 1 écrit")


@story
async def test_a_word_of_four_letters_where_the_table_wants_it(tmp_path: Path) -> None:
    """MT-Q27"""
    async with sit(tmp_path, grid("variant=quarte", "quarteExactWord=true")) as here:
        assert "écrivez un mot de 4 lettres" in here.panel("expected")
        await here.press(*BEST)
        assert here.state.scores[0] > 0


@story
async def test_the_time_of_the_game_ends_it_with_the_turn(tmp_path: Path) -> None:
    """MT-42, MT-Q22: what is being written is not lost."""
    clock = Clock()
    async with sit(tmp_path, grid("gameTime=600"), clock=clock) as here:
        assert "Partie 10:00" in here.shown
        await write(here, (7, 5), "RATE")
        await clock.pass_time(here, 601)
        assert here.table.steps[0][1:3] == (TABLE, TimeOver())
        assert len(here.writing.laid) == 4
        assert "c’est le dernier coup" in here.panel("expected")
        await clock.pass_time(here, 1)
        assert len(here.table.steps) == 1
        await here.press("enter")
        assert "Le temps de la partie est écoulé" in here.window


@story
async def test_the_clock_of_a_turn_goes_on_while_one_tries_again(tmp_path: Path) -> None:
    """MT-Q33, MT-Q16"""
    clock = Clock()
    async with sit(tmp_path, grid("turnClock=60", "retries=2"), clock=clock) as here:
        await clock.pass_time(here, 40)
        await write(here, (7, 5), "ZZZZ")
        await here.press("enter")
        assert "Tour 0:20" in here.shown
        await clock.pass_time(here, 20)
        assert here.table.steps[-1].move == TimeUp()
        assert "À vous, Joueur 2" in here.panel("expected")
        assert "Tour 1:00" in here.shown


@story
async def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Its letters, its points, and the time that is left."""
    clock = Clock()
    async with sit(
        tmp_path, grid("gameTime=600", people=1, computers=1), BestWord, clock=clock
    ) as here:
        await clock.pass_time(here, 100)
        await here.press(*BEST)
        state = here.state
    async with sit(tmp_path, game="mots-de-tete", clock=clock) as here:
        assert "Reprendre : Joueur 1" in here.shown
        await here.press("enter")
        assert here.state == state
        assert "Partie 8:20" in here.shown


@story
async def test_a_whole_game_is_kept_and_verified(tmp_path: Path) -> None:
    """MT-40: to 60 points; the record proves its dice."""
    async with sit(tmp_path, grid("target=60", people=1, computers=1), BestWord) as here:
        first = here.screen
        while first.table.outcome is None:
            await here.press("f3")
            keys = ("enter", "enter") if "points" in here.window else ("escape", "f6", "enter")
            await here.press(*keys)
        assert "gagne" in here.window
        (record,) = (tmp_path / "finished").iterdir()
        asked = AskedRecord(str(record), other_words=False, say=texts("fr"), as_json=False)
        assert replay_record(asked) == 0
        assert verify_record(asked) == 0


@story
async def test_who_leaves_lets_the_computer_play_on(tmp_path: Path) -> None:
    async with sit(tmp_path, grid("target=60", people=1, computers=2), BestWord) as here:
        assert 0 not in (await here.withdraw()).winners


@story
async def test_the_start_screen_asks_what_matters(tmp_path: Path) -> None:
    async with sit(tmp_path, game="mots-de-tete") as here:
        assert "contre l’ordinateur" in here.shown
        assert "300 points" in here.shown
        await here.press("right", "down", "down", "down", "down", "right")
        assert "Marathon" in here.shown
        assert "300 points" not in here.shown
        await here.press("enter")
        assert here.table.rules.options == Options(variant="marathon", turn_clock=120)
        assert len(here.table.names) == 2


@story
async def test_alone_for_a_time_on_the_small_grid(tmp_path: Path) -> None:
    async with sit(tmp_path, game="mots-de-tete", language="en") as here:
        await here.press("left", "down", "down")
        assert "Solo: the die decides" in here.shown
        await here.press("down", "right", "down", "right", "down", "right", "enter")
        options = here.table.rules.options
        assert options == Options(board=13, lexicon="en", game_time=300, reroll_one_on_empty=True)
        assert "Your turn, Player 1" in here.panel("expected")


@every_size
@story
async def test_every_size_shows_grid_die_and_sentence(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async with sit(tmp_path, grid(), size=size, language=language) as here:
        text = here.shown
        assert "\n17 " in text
        assert " Q" in text
        assert "3d" in text or "d3" in text
        assert not re.search(r"\d\dd", text)
        assert "⚃ 4" in text
        assert ("À vous" if language == "fr" else "Your turn") in text
        await here.press("f1")
        assert "2d" in here.window


@story
async def test_passing_and_the_mouse(tmp_path: Path) -> None:
    async with sit(tmp_path, grid()) as here:
        await here.pilot.click("#board", offset=(3 + 2 * 4, 1 + 6))
        await here.quiet()
        assert (here.writing.cursor.square.row, here.writing.cursor.square.col) == (7, 5)
        await here.press("f6", "enter")
        assert here.table.steps[0].move == Pass()
        await here.press(*BEST)
        assert isinstance(here.table.steps[-1].move, Write)
