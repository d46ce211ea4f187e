"""Doubts at a table of Typo: windows, votes, bluffs and what they cost."""

from pathlib import Path

from ludomots.games.typo import Announce, Cannot
from tests.story import story
from tests.terminal.stand_ins import Doubts, Liar, Placer
from tests.terminal.stories import sit
from tests.terminal.typo_tables import deal, typo

FRONT = "RONT/ELA/PRINCE/BLO FX"


@story
async def test_a_bluff_of_the_computer_is_doubted(tmp_path: Path) -> None:
    """TY-21, TY-24, TY-25: two points besides the longest row."""
    async with sit(tmp_path, typo("check=contest"), Liar) as here:
        await deal(here, "RONT/ELA/PRINCE/BLO XF")
        sentence = here.panel("expected")
        assert "Lapin dit RONTFZZZ : la rangée 1 se lirait RONTF." in sentence
        assert "Un doute suffit" in sentence
        assert "F?" in here.shown
        await here.press("x", expected="pas encore à vous")
        await here.press("f8")
        assert here.state.scores == (0, -8)
        assert "Joueur 1 doute : RONTFZZZ est refusé" in here.panel("lines")
        assert "Lapin reprend F : PRINCE s’en va, −8 points" in here.panel("lines")


@story
async def test_a_bluff_that_is_believed_stands(tmp_path: Path) -> None:
    async with sit(tmp_path, typo("check=contest"), Liar) as here:
        await deal(here, "RONT/ELA/PRINCE/BLO XF")
        await here.press("enter")
        assert here.state.rows[0] == "RONTF"
        assert here.state.scores == (0, 0)


@story
async def test_my_good_word_is_doubted(tmp_path: Path) -> None:
    """TY-23."""
    async with sit(tmp_path, typo("check=contest"), Doubts) as here:
        await deal(here, FRONT)
        await here.press(*"frontal", "enter")
        assert here.state.scores[0] == 2
        assert "FRONTAL existe : Joueur 1 gagne 2 points" in here.panel("lines")


@story
async def test_after_a_bad_word_one_of_the_longest_rows_goes(tmp_path: Path) -> None:
    """TY-18, TY-24: its author chooses which."""
    async with sit(tmp_path, typo("check=contest"), Doubts, language="en") as here:
        await deal(here, "PRINCE/ELA/FLACON/BLO CX")
        await here.press("4", "right", *"blocc", "enter")
        assert here.state.owes == 2
        assert "your word is refused: remove one of the longest rows (1 and 3)" in here.panel(
            "expected"
        )
        assert "−8 points (6 + 2 for the word)" in here.panel("preview")
        await here.press("f3")
        assert "No word to propose" in here.window
        await here.press("escape", "down", "enter")
        cannot = next(step for step in here.table.steps if step.move == Cannot(3))
        assert cannot.after.scores[0] == -8
        assert "Joueur 1 takes C back: FLACON goes, −8 points" in here.panel("lines")


@story
async def test_people_around_the_keyboard_doubt_one_by_one(tmp_path: Path) -> None:
    """TY-21, TY-Q3: half of three others are two; nobody's hand is in sight meanwhile."""
    async with sit(tmp_path, typo("check=contest", people=4, computers=0)) as here:
        await deal(here, "RONT/ELA/PRINCE/BLO FGHI")
        assert here.window == ""
        await here.press(*"frontzz", "enter", expected="Il faut 2 doutes")
        assert "Main" not in here.shown
        await here.press("f8")
        assert "Qui conteste" in here.window
        await here.press("down", "enter", lines="Joueur 3 doute", expected="Un déjà")
        await here.press("f8", "enter")
        assert here.state.scores == (-8, 0, 0, 0)
        assert "À vous, Joueur 2 : placez G" in here.panel("expected")


@story
async def test_enter_believes_for_all_who_are_still_asked(tmp_path: Path) -> None:
    """The word stands before the last of them has spoken."""
    async with sit(tmp_path, typo("check=contest", people=4, computers=0)) as here:
        await deal(here, "RONT/ELA/PRINCE/BLO FGHI")
        await here.press(*"frontzz", "enter", "enter")
        assert here.state.provisional is None
        assert here.state.rows[0] == "FRONT"
        assert "À vous, Joueur 2 : placez G" in here.panel("expected")
        await here.press("f7", "enter", *"elahzz")
        await here.press("enter", "f8", "enter", "enter", lines="ELAHZZ tient : trop peu de doutes")


@story
async def test_a_tie_of_votes_keeps_the_word(tmp_path: Path) -> None:
    """TY-26, TY-Q23: it takes more than half to refuse it."""
    setup = typo("check=vote", people=3, computers=0)
    async with sit(tmp_path, setup, Placer) as here:
        await deal(here, "RONT/ELA/PRINCE/BLO FGH")
        await here.press(*"frontzz", "enter", expected="Il faut 2 doutes pour l’écarter.")
        await here.press("f8", "enter", "enter")
        assert here.state.scores == (2, 0, 0)
        assert "Égalité : FRONTZZ tient, Joueur 1 gagne 2 points" in here.panel("lines")
        await here.press("2", "right", "space", "z", "enter", "f8", "enter", "f8")
        assert here.table.steps[-3].move == Announce(2, "right", "ELAGZ")
        assert here.state.scores[1] == -8
        await here.press("f1")
        assert "plus de la moitié" in here.window
