"""Topscore at the terminal: every part of a turn, told by its keys."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF
from ludomots.games.topscore import Change, Exchange, Lay, Name, Pass, Put, Trade
from ludomots.games.topscore.definition import TOPSCORE
from tests.terminal.stand_ins import Grower
from tests.terminal.stories import Clock, Sitting, story
from tests.terminal.topscore import NONE, at, deal, pyramids, trying


@pytest.fixture(autouse=True)
def _team(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one level of computer players, whoever is on the team."""
    monkeypatch.setitem(
        SHELF, "topscore", replace(TOPSCORE, players={"famille": lambda *_: Grower()})
    )


def last_move(here: Sitting) -> object:
    """Return the move that was made last."""
    return here.table.steps[-1].move


@story
async def test_a_first_word_and_a_longer_one(tmp_path: Path) -> None:
    """TS-13, TS-15, TS-19: what is asked for, what is added, what it brings."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"{NONE}/{NONE}", ("ARTXYZ", "SOLEIL"))
        await here.press("enter")
        assert "À vous, Joueur 1 : posez un mot de trois lettres" in here.panel("expected")
        await here.press("a", "r")
        assert "Sur une pyramide vide, on pose un mot de 3 lettres" in here.panel("preview")
        await here.press("t")
        assert "Entrée pour jouer 5 points" in here.panel("preview")
        assert "de votre chevalet : A R T" in here.panel("preview")
        assert "[A] [R] [T]" in here.shown
        await here.press("enter")
        assert "Joueur 1 pose ART : 5 points" in here.panel("lines")
        await deal(here, f"ART{NONE}/SOL{NONE}", ("EXYZWV", "EILNNN"))
        await here.press("enter")
        assert "ajoutez une lettre à ART" in here.panel("expected")
        await here.press("t", "a", "r", "e")
        assert "de votre chevalet : E" in here.panel("preview")
        assert "TAR[E]▁" in here.shown
        await here.press("enter")
        assert here.state.boards[0].word == ("T", "A", "R", "E")
        assert here.state.scores[0] == 10


@story
async def test_refusals_are_sentences_and_lose_nothing(tmp_path: Path) -> None:
    """TS-05, TS-Q23: the letter, the word and the rule are told."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/{NONE}", ("EXYZWV", ""))
        await here.press("enter")
        assert "Tapez d’abord un mot." in here.panel("expected")
        await here.press("t", "a", "r", "d")
        assert "D" in here.panel("preview")
        assert "Pas encore" in here.panel("preview")
        await here.press("enter")
        assert "règle TS-05" in here.panel("expected")
        await here.press("backspace", "x")
        assert "Entrée pour jouer 10 points" in here.panel("preview")
        await here.press("enter")
        assert "TARX" in here.panel("expected")
        assert "règle TS-Q23" in here.panel("expected")
        assert "".join(trying(here).letters) == "TARX"
        assert here.table.steps == []
        await here.press("escape")
        assert not trying(here).is_begun


@story
async def test_the_opponents_word_then_ones_own(tmp_path: Path) -> None:
    """TS-21, TS-22, TS-23: Tab aims at it, the turn goes on, nothing is drawn."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", ""))
        assert "Vous pouvez d’abord allonger SOL, chez Famille" in here.panel("expected")
        await here.press("tab", "s", "o", "l", "e")
        assert "Mot de Famille : SOL[E]" in here.shown
        assert "▸Famille" in here.shown
        await here.press("enter")
        assert here.table.steps[-1].move == Lay(("S", "O", "L", "E"), 1)
        assert "Joueur 1 forme SOLE chez Famille : 10 points" in here.panel("lines")
        assert "Maintenant chez vous : ajoutez une lettre à ART" in here.panel("expected")
        assert trying(here).uses == ["own"]
        await here.press("r", "a", "t", "e", "enter")
        assert Lay(("R", "A", "T", "E")) in [step.move for step in here.table.steps]
        assert here.state.scores[0] == 20


@story
async def test_changing_the_word_and_exchanging(tmp_path: Path) -> None:
    """TS-48, TS-50: both end the turn and bring nothing."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"MUR{NONE}/{NONE}", ("EXY?ZW", "ABCDEF"))
        await here.press("enter", "tab")
        assert "Changer en" in here.shown
        await here.press("m", "e", "r")
        assert "U retourne dans le sac" in here.panel("preview")
        await here.press("enter")
        assert last_move(here) == Change("U", "E", ("M", "E", "R"))
        assert "Joueur 1 change MUR en MER" in here.panel("lines")
        await deal(here, f"MUR{NONE}/{NONE}", ("EXY?ZW", "ABCDEF"))
        await here.press("enter", "f7", "x", "full_stop")
        assert "2 lettres échangées" in here.panel("preview")
        await here.press("q", "enter")
        assert "règle TS-05" in here.panel("expected")
        await here.press("backspace", "enter")
        assert last_move(here) == Exchange(("X", "?"))
        assert "Joueur 1 échange 2 lettres" in here.panel("lines")


@story
async def test_a_blank_in_a_word(tmp_path: Path) -> None:
    """TS-42, TS-43: used where a letter is missing, or where one wishes it."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/{NONE}", ("E?XYZW", ""))
        await here.press("a", "r", "t", "s")
        assert "avec un joker pour S" in here.panel("preview")
        await here.press("backspace", "e")
        assert "de votre chevalet : E" in here.panel("preview")
        await here.press("full_stop")
        assert "avec un joker pour E" in here.panel("preview")
        await here.press("full_stop")
        assert "joker" not in here.panel("preview")
        await here.press("full_stop", "escape", "r", "a", "t", "e", "full_stop", "enter")
        assert here.table.steps[0].move == Lay(("R", "A", "T", "e"))


@story
async def test_a_blank_is_traded_and_played(tmp_path: Path) -> None:
    """TS-45, TS-46: with the letter it stands for; the word of this turn takes it."""
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SoL{NONE}", ("OESXYZ", ""))
        await here.press("f5")
        assert "le joker pour O, chez Famille" in here.window
        await here.press("enter")
        assert here.table.steps[0].move == Trade("O", 1)
        assert "prend le joker pour O chez Famille" in here.panel("lines")
        assert "jouez le joker pris" in here.panel("expected")
        assert trying(here).uses == ["own"]
        await here.press("r", "a", "t", "e")
        assert "avec un joker pour E" in here.panel("preview")
        await here.press("enter")
        assert here.table.steps[1].move == Lay(("R", "A", "T", "e"))


@story
async def test_a_blank_that_is_not_played_goes_back(tmp_path: Path) -> None:
    """TS-46, TS-Q11."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"{NONE}/SoL{NONE}", ("OARTYZ", "ABCDEF"))
        await here.press("enter", "f5", "enter", "f5")
        assert "ne se peut pas" in here.panel("expected")
        await here.press("r", "a", "t")
        assert "avec un joker" in here.panel("preview")
        await here.press("escape", "f6", "enter")
        assert "Le joker n’a pas été joué : il est rendu" in here.panel("lines")
        assert here.state.boards[1].word == ("S", "o", "L")
        await here.press("enter", "f5")
        assert "Vous n’avez aucune lettre" in here.window


@story
async def test_a_hint_says_which_letter_to_keep(tmp_path: Path) -> None:
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"NECtARS:A....../{NONE}", ("OARTYZ", "ABCDEF"))
        await here.press("enter", "f3")
        assert "sur la petite pyramide" in here.window
        await here.press("enter", "enter")
        assert isinstance(here.table.steps[0].move, Put)


@story
async def test_a_letter_of_seven_is_put(tmp_path: Path) -> None:
    """TS-25, TS-26, TS-47: its letter, then a free pyramid."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"NECtARS:A....../{NONE}", ("OARTYZ", "ABCDEF"))
        await here.press("enter")
        assert "gardez une lettre de NECTARS" in here.panel("expected")
        await here.press("s", "enter")
        assert "comme S7" in here.panel("expected")
        await here.press("1")
        assert "La pyramide 1 porte déjà A" in here.panel("preview")
        await here.press("7")
        assert "S sur la pyramide 7, pour de bon" in here.panel("preview")
        await here.press("t")
        assert "Un joker ne va pas sur une petite pyramide" in here.panel("preview")
        await here.press("f6")
        assert "ne se peut pas" in here.panel("expected")
        await here.press("s", "enter")
        assert here.table.steps[0].move == Put("S", 7)
        assert here.state.boards[0].small == ("A", "", "", "", "", "", "S")
        assert "Joueur 1 garde S, sur la pyramide 7" in here.panel("lines")
        assert "2/7" in here.panel("scores")


@story
async def test_the_last_word_is_named(tmp_path: Path) -> None:
    """TS-31 to TS-36, TS-Q16: the bonus, a bad name, then a good one."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF"))
        assert "1er à 7 lettres : 100 points" in here.panel("scores")
        await here.press("enter", "s", "7")
        assert "Entrée pour jouer 100 points" in here.panel("preview")
        await here.press("enter")
        assert "Joueur 1 a ses sept lettres, en premier : 100 points" in here.panel("lines")
        assert "vos pyramides sont pleines : A X E M O T S" in here.panel("expected")
        assert "2e à 7 lettres : 75 points" in here.panel("scores")
        await here.press("m", "o", "s")
        assert "MOS ne se lit pas" in here.panel("preview")
        await here.press("escape", "x", "e", "m", "enter")
        assert "XEM n’est pas admis. Encore un essai" in here.panel("expected")
        await here.press("f3")
        assert "100 points : MOTS" in here.window
        await here.press("enter", "enter")
        assert here.table.steps[-1].move == Name(("M", "O", "T", "S"))
        assert "Joueur 1 nomme MOTS : 100 points" in here.panel("lines")
        assert "200 1er" in here.panel("scores")


@story
async def test_who_is_alone_has_a_last_turn_and_every_point_is_explained(tmp_path: Path) -> None:
    """TS-40, TS-41: the last window adds them up."""
    async with at(tmp_path, pyramids(people=2, computers=0)) as here:
        await deal(here, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF"))
        await here.press("enter", "s", "7", "enter", "m", "o", "t", "s", "enter")
        await here.press("enter", "f6", "enter")
        assert here.table.steps[-1].move == Pass()
        assert "Joueur 1 gagne" in here.window
        assert "mots 0 + 1er à sept lettres 100 + MOTS 100" in here.window


@story
async def test_the_program_may_find_the_last_word(tmp_path: Path) -> None:
    """TS-Q16"""
    async with at(tmp_path, pyramids("naming=program", people=2, computers=0)) as here:
        await deal(here, f"NECTARS:AXEMOT./{NONE}", ("OARTYZ", "ABCDEF"))
        await here.press("enter", "s", "7", "enter")
        assert "Le plus long mot qui s’y lit : MOTS, 100 points" in here.panel("lines")


@story
async def test_dutch_letters(tmp_path: Path) -> None:
    """TS-Q2: IJ is one token, whether one types it so or thinks of two."""
    async with at(tmp_path, pyramids(preset="dutch"), language="en") as here:
        await deal(here, f"{NONE}/{NONE}", ("R(IJ)KNEL", ""))
        assert " IJ " in here.shown
        await here.press("r", "i", "j", "k")
        assert "from your rack: R IJ K" in here.panel("preview")
        await here.press("enter")
        assert here.table.steps[0].move == Lay(("R", "IJ", "K"))
        await deal(here, f"VR(IJ)HEDE:......./{NONE}", ("RKNELA", ""))
        await here.press("i", "j", "3")
        assert "IJ on pyramid 3, for good" in here.panel("preview")


@story
async def test_the_sand_runs_through_a_whole_turn(tmp_path: Path) -> None:
    """TS-11, TS-54: its parts share it; then the turn is over, with what was laid."""
    clock = Clock()
    setup = pyramids("turnClock=60", people=2, computers=0)
    async with at(tmp_path, setup, clock=clock) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", "ABCDEF"))
        await here.press("enter")
        await clock.pass_time(here, 30)
        await here.press("tab", "s", "o", "l", "e", "enter")
        assert "Tour 0:30" in here.shown
        await clock.pass_time(here, 30)
        assert "Temps écoulé pour Joueur 1" in here.panel("lines")
        assert here.state.turn == 1
        assert here.state.scores[0] == 10
        await here.press("enter")
        assert "Tour 1:00" in here.shown


@story
async def test_the_mouse_aims(tmp_path: Path) -> None:
    async with at(tmp_path, pyramids()) as here:
        await deal(here, f"ART{NONE}/SOL-{NONE}", ("EEXYZW", ""))
        await here.pilot.click("#board", offset=(4, 2))
        await here.quiet()
        assert trying(here).use == "opponent"
        await here.pilot.click("#board", offset=(4, 12))
        await here.quiet()
        assert trying(here).use == "own"
