"""Games that outlive their program: kept after every move, replayed, never half written."""

from pathlib import Path

import pytest

from ludomots.games.topword import Exchange, Pass
from ludomots.terminal.play.driver import Driver
from ludomots.terminal.play.phase import Unkept
from ludomots.terminal.play.saved import ChangedElsewhere, Damaged, OtherVersion, SavedGames
from ludomots.terminal.play.table import Table
from ludomots.words import lexicon
from tests.terminal.stories import sit, story, table


def kept(games: SavedGames) -> tuple[Path, Table]:
    """Return a game of two moves and where it is kept."""
    path = games.new_file("topword")
    one = Table(table(people=2, computers=0))
    one.keep = lambda: games.save(path, one)
    one.push(0, Exchange(one.game.state.racks[0][0]))
    one.push(1, Pass())
    return path, one


def test_replaying_gives_the_same_state(tmp_path: Path) -> None:
    games = SavedGames(tmp_path)
    path, one = kept(games)
    again = games.load(path)
    assert again.game.state == one.game.state
    assert again.setup == one.setup
    assert games.unfinished("topword") == [path]
    games.finish(path)
    assert games.unfinished("topword") == []


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("| -  |", "| fly |"),
        lambda text: text.replace('[Preset "french"]', '[Preset "1832"]'),
        lambda text: text.replace('[Ludomots "1"]', '[Ludomots "99"]'),
        lambda text: text.replace('"topword"', '"chess"'),
        lambda text: text.replace("\n2 |", "\n1 |"),
        lambda text: text.replace("0 0", "0 9"),
        lambda text: text.replace('[Secret "', '[Secret "xyz'),
        lambda text: text.replace('[Secret "', "# ["),
        lambda text: text.replace('"levels":[null,', '"levels":['),
        lambda text: text.replace('"levels":[null,', '"levels":["dieu",'),
        lambda text: text.replace("# ludomots play", "#"),
        lambda _: "",
        lambda _: "[]",
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, change: object) -> None:
    games = SavedGames(tmp_path)
    path, _ = kept(games)
    assert callable(change)
    damaged = change(path.read_text())
    assert damaged != path.read_text()
    path.write_text(damaged)
    with pytest.raises(Damaged) as caught:
        games.load(path)
    assert caught.value.kept_as.read_text() == damaged
    assert games.unfinished("topword") == []


@story
async def test_a_game_of_another_word_list_waits_where_it_is(tmp_path: Path) -> None:
    """It is told of and not offered; nothing is wrong with it."""
    games = SavedGames(tmp_path)
    path, one = kept(games)
    version = lexicon("fr").version
    path.write_text(path.read_text().replace(version, "0" * 64))
    with pytest.raises(OtherVersion, match="other-words"):
        games.load(path)
    async with sit(tmp_path) as here:
        assert "Autre dictionnaire : Joueur 1 0, Joueur 2 0 (2 coups)" in here.shown
        await here.press("up", "enter")
        assert "avec la version du dictionnaire de son début" in here.notice
    path.write_text(path.read_text().replace("0" * 64, version))
    assert games.load(path).game.state == one.game.state


@story
async def test_a_move_that_cannot_be_kept_is_not_made(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        one = here.table
        keep = one.keep

        def disk_full() -> None:
            raise OSError("disk full")

        one.keep = disk_full
        await here.press("f3", "enter", "enter")
        assert "disk full" in here.panel("expected")
        assert one.steps == []
        assert one.game.moves == ()
        assert here.laying.laid
        one.keep = keep
        await here.press("enter")
        assert len(one.steps) >= 2


@story
async def test_a_move_of_the_computer_that_cannot_be_kept_is_tried_again(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        one = here.table
        keep = one.keep

        def only_mine() -> None:
            if len(one.steps) > 1:
                raise OSError("disk full")
            keep()

        one.keep = only_mine
        await here.pilot.press("f6")
        await here.pilot.pause()
        await here.pilot.press("enter")
        while "disk full" not in here.panel("expected"):
            await here.pilot.pause()
        assert len(one.steps) == 1
        one.keep = keep
        await here.press("enter")
        assert len(one.steps) == 2


def test_two_windows_do_not_overwrite_each_other(tmp_path: Path) -> None:
    path, one = kept(SavedGames(tmp_path))
    elsewhere = SavedGames(tmp_path)
    two = elsewhere.load(path)
    two.keep = lambda: elsewhere.save(path, two)
    two.push(0, Pass())
    with pytest.raises(ChangedElsewhere):
        one.push(0, Exchange(one.game.state.racks[0][0]))
    assert len(one.steps) == 2
    assert len(SavedGames(tmp_path).load(path).steps) == 3


def test_a_game_finished_elsewhere_stays_finished(tmp_path: Path) -> None:
    path, one = kept(SavedGames(tmp_path))
    SavedGames(tmp_path).finish(path)
    with pytest.raises(ChangedElsewhere):
        one.push(0, Pass())
    assert len(one.steps) == 2
    assert not path.exists()


@story
async def test_a_dropped_program_loses_no_move(tmp_path: Path) -> None:
    """The program vanishes without a word; another one offers the game and goes on with it."""
    async with sit(tmp_path, table()) as here:
        await here.press("f3", "enter", "enter")
        state = here.state
        copy = tmp_path / "copy"
        copy.mkdir()
        for path in tmp_path.glob("*.txt"):
            (copy / path.name).write_bytes(path.read_bytes())
    async with sit(copy) as here:
        assert "Reprendre : Joueur 1" in here.shown
        await here.press("enter")
        assert here.state == state
        await here.press("f3", "enter", "enter")
        assert len(here.table.steps) == 4


@story
async def test_the_start_screen_tells_of_a_damaged_game(tmp_path: Path) -> None:
    (tmp_path / "topword-1.txt").write_text("{")
    async with sit(tmp_path) as here:
        assert "abîmée" in here.notice
        assert (tmp_path / "topword-1.damaged").exists()


@story
async def test_the_end_that_cannot_be_kept_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TW-45: the table ends the game with a move of its own; a full disk is told."""

    def disk_full(_: Driver) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(Driver, "_declare", disk_full)
        async with sit(tmp_path, table(people=2, computers=0)) as here:
            assert here.screen.now == Unkept()
            assert "disk full" in here.panel("expected")
            await here.press("down")
            assert "Entrée pour réessayer" in here.panel("expected")
            broken.undo()
            await here.press("enter")
            assert "Passez le clavier" in here.window
            assert "disk full" not in here.panel("expected")


@story
async def test_a_game_that_cannot_be_put_away_stays(tmp_path: Path) -> None:
    (tmp_path / "finished").write_text("a file, no folder")
    async with sit(tmp_path, table(computers=0)) as here:
        await here.press("f6", "enter")
        assert "n’a pas pu être rangée" in here.window
        (path,) = here.app.games.unfinished("topword")
        assert str(path) in here.window


@story
async def test_the_start_screen_tells_of_files_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "topword-1.txt").mkdir()
    kept(SavedGames(tmp_path))
    async with sit(tmp_path) as here:
        assert "Illisible" in here.notice
        assert "Reprendre" in here.shown


@story
async def test_the_start_screen_tells_of_a_folder_it_cannot_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_folder(*_: object) -> list[Path]:
        raise PermissionError("not yours")

    monkeypatch.setattr(SavedGames, "unfinished", no_folder)
    async with sit(tmp_path) as here:
        assert "not yours" in here.shown
