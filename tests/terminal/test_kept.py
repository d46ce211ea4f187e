"""Local games are files: resumed after a kill, set aside when damaged, pinned to their words."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludomots.core.moves import Pass
from ludomots.tables import commands
from ludomots.terminal.play.command import Wish
from ludomots.terminal.play.kept import KeptGames
from ludomots.texts import texts
from ludomots.words import lexicon
from tests.story import story
from tests.terminal.stories import Clock, sit, table

SAY = texts("fr")


def game_files(folder: Path) -> list[Path]:
    """Return the files of the games that are kept."""
    return sorted((folder / "games").glob("*.game"))


@pytest.mark.parametrize("game", ["topword", "mots-de-tete", "topscore", "typo"])
@story
async def test_a_game_goes_on_where_it_was(game: str, tmp_path: Path) -> None:
    options = ("turnClock=null",) if game == "topscore" else ()
    async with sit(tmp_path, table(game, *options)) as here:
        for _ in range(3):
            await here.play(here.best())
        state, story_told = here.state, here.panel("story")
    (file,) = game_files(tmp_path)
    assert "--resume" in here.app.farewell
    async with sit(tmp_path, wish=Wish(resume=True)) as again:
        assert again.state == state
        assert again.panel("story").split() == story_told.split()
        await again.play(again.best())
        assert len(again.moves) > len(here.moves)
    assert game_files(tmp_path) == [file]


@story
async def test_unfinished_games_are_offered(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        await here.play(here.best())
        points = here.state.scores[0]
    async with sit(tmp_path) as again:
        assert f"Reprendre : Topword · Joueur 1 {points}, Lapin 0" in again.window
        await again.press("enter")
        assert again.state == here.state
    async with sit(tmp_path, wish=Wish("typo")) as other:
        assert "Reprendre" not in other.window


@story
async def test_a_damaged_game_is_set_aside_and_said(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        await here.play(here.best())
    (file,) = game_files(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    async with sit(tmp_path) as again:
        assert "abîmée" in again.window
        aside = file.with_suffix(".damaged")
        assert aside.name in again.window.replace("\n", "")
        assert aside.read_bytes() == whole[:-20]
    async with sit(tmp_path, wish=Wish(resume=True)) as nothing:
        pass
    assert "Aucune partie à reprendre" in nothing.app.failure


@story
async def test_a_game_of_other_rules_waits(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        await here.play(here.best())
    (file,) = game_files(tmp_path)
    rulebook = f'"rulebook":{here.table.kind.rulebook}'.encode()
    assert rulebook in file.read_bytes()
    file.write_bytes(file.read_bytes().replace(rulebook, b'"rulebook":99'))
    found = KeptGames(tmp_path / "games").unfinished(None, 4, SAY)
    assert not found.games
    assert "version des règles" in found.notices[0]
    assert file.exists()


@story
async def test_another_word_list_is_installed_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on with the list it began with, which is kept beside it."""
    async with sit(tmp_path, table("topword")) as here:
        await here.play(here.best())
    games = KeptGames(tmp_path / "games")
    monkeypatch.setattr("ludomots.terminal.play.kept.at_hand", lambda _name, _version: None)
    monkeypatch.setattr("ludomots.tables.table.lexicon", lambda _name: another_list())
    assert not games.unfinished(None, 1, SAY).games
    games.keep_words(here.table.rules.lexicon)
    (found,) = games.unfinished(None, 1, SAY).games
    assert found.table.game is not None
    assert found.table.game.state.scores == here.state.scores


def another_list() -> object:
    """Return the list of another language: its version is not the pinned one."""
    return lexicon("en")


@story
async def test_the_same_game_in_two_windows(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as one:
        games = KeptGames(tmp_path / "games")
        (file,) = games.unfinished(None, 1, SAY).games
        seen = file.table.seq
        file.execute(commands.Play(by="here", seen=seen, seat=0, move=Pass()), games.now())
        await one.play("-")
        assert "une autre fenêtre" in one.said
        assert len(one.moves) >= 1


@story
async def test_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sit(tmp_path, table("topword")) as here:
        text = here.best()
        with monkeypatch.context() as patch:

            def full(*_: object) -> None:
                raise OSError(28, "No space left on device")

            patch.setattr("ludomots.terminal.play.kept.write_whole", full)
            await here.play(text)
            assert "n’a pas pu être enregistrée" in here.said
            assert not here.moves
        await here.press("enter")
        assert here.moves


@story
async def test_no_clock_runs_while_the_program_is_closed(tmp_path: Path) -> None:
    clock = Clock()
    async with sit(tmp_path, table("topword", "turnClock=60"), clock=clock) as here:
        await clock.pass_time(here, 20)
    clock.now += 10_000
    async with sit(tmp_path, wish=Wish(resume=True), clock=clock) as again:
        assert "tour 0:40" in again.panel("scores")
        assert not again.moves


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_kill_at_once_after_a_move(tmp_path: Path) -> None:
    """The real program in a real terminal, killed as soon as the move can be seen in its file."""
    folder = tmp_path / "ludomots"
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "LUDOMOTS_LANG": "fr",
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
    }
    arguments = ["play", "topword", "--players", "1", "--seed", "3"]
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "ludomots.cli", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    try:
        read_until(ours, "À vous".encode())
        os.write(ours, b"\x1bOR")  # F3
        read_until(ours, "→".encode())
        os.write(ours, b"\r")
        while not any(b'"moved"' in file.read_bytes() for file in game_files(folder)):
            read(ours)
        program.send_signal(signal.SIGKILL)
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    (found,) = KeptGames(folder / "games").unfinished("topword", 2, SAY).games
    assert found.table.game is not None
    assert len(found.table.game.moves) == 1


def read_until(terminal: int, text: bytes) -> None:
    """Read what a program draws until a text is there."""
    drawn = b""
    while text not in drawn:
        drawn += read(terminal)


def read(terminal: int) -> bytes:
    """Read what a program draws next, if it draws anything soon."""
    ready, _, _ = select.select([terminal], [], [], 0.2)
    return os.read(terminal, 65536) if ready else b""


def test_a_local_game_needs_no_server_and_no_database() -> None:
    program = (
        "import sys, ludomots.terminal.play.app, ludomots.terminal.play.screenshot\n"
        "bad = {'ludomots.server', 'ludomots.store', 'ludomots.client', 'sqlalchemy'}\n"
        "print(sorted(bad & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
