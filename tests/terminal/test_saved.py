"""Games that outlive their program: stored with every move, replayed, never half written."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from ludomots.games.topword import Pass
from ludomots.server.live.rows import Append
from ludomots.server.live.writer import Writer
from ludomots.terminal.play.kept import DATABASE, IMPORTED, KeptGames
from ludomots.terminal.play.old_games import NotImported, log_of
from ludomots.words import lexicon
from tests.story import story
from tests.terminal.stories import Clock, sit, table

OLD = (Path(__file__).parent / "old-game.txt").read_text(encoding="utf-8")
"""A game as version 0.9 kept it: two people, an exchange and a pass."""


@story
async def test_replaying_gives_the_same_state(tmp_path: Path) -> None:
    async with sit(tmp_path, table(people=2, computers=0)) as here:
        await here.press("enter", "f6", "enter")
        state, names = here.state, here.table.names
        (kept,) = await here.unfinished()
        assert kept.game is not None
        assert kept.game.state == state
    async with sit(tmp_path) as here:
        await here.press("enter")
        assert here.state == state
        assert here.table.names == names


@story
async def test_the_latest_game_is_resumed_by_the_command(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        await here.press("f3", "enter", "enter")
        state = here.state
        assert "ludomots play --resume" in here.app.how_to_resume
    async with sit(tmp_path, game=None, resume=True) as here:
        assert here.state == state
        await here.press("f3", "enter", "enter")
        assert len(here.table.steps) == 4


@story
async def test_without_a_game_there_is_nothing_to_resume(tmp_path: Path) -> None:
    async with sit(tmp_path, game=None, resume=True) as here:
        assert here.app.failure == "Aucune partie à reprendre."


@story
async def test_a_game_without_hints_stays_one(tmp_path: Path) -> None:
    async with sit(tmp_path, table(hints=False)):
        pass
    async with sit(tmp_path) as here:
        await here.press("enter", "f3", expected="sans indices")


FillDisk = Callable[[int], Callable[[], None]]


@pytest.fixture
def fill_disk(monkeypatch: pytest.MonkeyPatch) -> FillDisk:
    """Let the disk be full once so many more entries are stored; what is returned makes room."""
    room, store = [-1], Writer.store

    async def refuse(writer: Writer, *appends: Append) -> None:
        if room[0] == 0:
            raise OperationalError("INSERT", {}, OSError("disk full"))
        room[0] -= 1
        await store(writer, *appends)

    def fill(after: int) -> Callable[[], None]:
        room[0] = after
        return lambda: room.__setitem__(0, -1)

    monkeypatch.setattr(Writer, "store", refuse)
    return fill


@story
async def test_a_move_that_cannot_be_kept_is_not_made(tmp_path: Path, fill_disk: FillDisk) -> None:
    async with sit(tmp_path, table()) as here:
        make_room = fill_disk(0)
        await here.press("f3", "enter", "enter", expected="disk full")
        assert here.table.steps == []
        assert here.laying.laid
        make_room()
        await here.press("enter")
        assert len(here.table.steps) >= 2


@story
async def test_a_move_of_the_computer_that_cannot_be_kept_is_tried_again(
    tmp_path: Path, fill_disk: FillDisk
) -> None:
    async with sit(tmp_path, table()) as here:
        make_room = fill_disk(1)
        await here.pilot.press("f6")
        await here.pilot.pause()
        await here.pilot.press("enter")
        while "disk full" not in here.panel("expected"):
            await here.pilot.pause()
        assert len(here.table.steps) == 1
        make_room()
        await here.press("enter")
        assert len(here.table.steps) == 2


@story
async def test_two_windows_do_not_overwrite_each_other(tmp_path: Path) -> None:
    setup = table(people=2, computers=0)
    async with sit(tmp_path, setup) as here:
        await here.press("enter")
        async with sit(tmp_path) as other:
            await other.press("enter", "enter", "f6", "enter")
            assert len(other.table.steps) == 1
        await here.press("f3", "enter", "enter", expected="autre fenêtre")
        assert [step.move for step in here.table.steps] == [Pass()]


@story
async def test_a_dropped_program_loses_no_move(tmp_path: Path) -> None:
    """The program vanishes without a word; another one offers the game and goes on with it."""
    async with sit(tmp_path, table()) as here:
        await here.press("f3", "enter", "enter")
        state = here.state
        copy = tmp_path / "copy"
        copy.mkdir()
        for path in tmp_path.glob(f"{DATABASE}*"):
            (copy / path.name).write_bytes(path.read_bytes())
    async with sit(copy) as here:
        assert "Reprendre : Joueur 1" in here.shown
        await here.press("enter")
        assert here.state == state
        await here.press("f3", "enter", "enter")
        assert len(here.table.steps) == 4


@story
async def test_a_game_of_an_earlier_version_is_taken_in_once(tmp_path: Path) -> None:
    (tmp_path / "topword-1.txt").write_text(this_version(OLD), encoding="utf-8")
    async with sit(tmp_path) as here:
        assert "Reprendre : Un 0, Deux 0" in here.shown
        await here.press("enter")
        assert [step.seat for step in here.table.steps] == [0, 1]
    assert not (tmp_path / "topword-1.txt").exists()
    assert (tmp_path / IMPORTED / "topword-1.txt").exists()
    async with sit(tmp_path) as here:
        assert len(await here.unfinished()) == 1


def test_the_time_of_a_game_is_taken_in_with_it() -> None:
    played = this_version(OLD).replace('"hints":true', '"hints":true,"spent":61')
    log = log_of(played, 1_000_000)
    assert [entry.at for entry in log] == [939_000, 939_000, 1_000_000, 1_000_000]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("| -  |", "| fly |"),
        lambda text: text.replace('[Preset "french"]', '[Preset "1832"]'),
        lambda text: text.replace('[Ludomots "1"]', '[Ludomots "99"]'),
        lambda text: text.replace('"topword"', '"chess"'),
        lambda text: text.replace('"levels":[null,null]', '"levels":[null]'),
        lambda text: text.replace('"levels":[null,null]', '"levels":[null,"boss"]'),
    ],
)
def test_a_damaged_file_is_set_aside(change: Callable[[str], str], tmp_path: Path) -> None:
    text = this_version(OLD)
    assert change(text) != text
    path = tmp_path / "topword-1.txt"
    path.write_text(change(text), encoding="utf-8")

    async def take_in(games: KeptGames) -> None:
        waiting, notices = await games.take_in_old_games()
        assert waiting == []
        assert [one.text for one in notices] == ["play-damaged"]

    opened(tmp_path, take_in)
    assert not path.exists()
    assert path.with_suffix(".damaged").exists()


def test_a_game_of_other_words_waits_where_it_is(tmp_path: Path) -> None:
    with pytest.raises(NotImported, match="other-words"):
        log_of(OLD, 0)
    path = tmp_path / "topword-1.txt"
    path.write_text(OLD, encoding="utf-8")

    async def take_in(games: KeptGames) -> None:
        ((code, names, moves),), notices = await games.take_in_old_games()
        assert (code, tuple(names), moves) == ("other-words", ("Un", "Deux"), 2)
        assert notices == []

    opened(tmp_path, take_in)
    assert path.exists()


@story
async def test_the_start_screen_tells_of_old_files(tmp_path: Path) -> None:
    (tmp_path / "topword-1.txt").write_text("{")
    (tmp_path / "topword-2.txt").mkdir()
    (tmp_path / "topword-3.txt").write_text(OLD, encoding="utf-8")
    async with sit(tmp_path) as here:
        assert "abîmée" in here.notice
        assert "Illisible" in here.notice
        assert "Autre dictionnaire : Un, Deux" in here.shown
        await here.press("up", "enter")
        assert "avec la version du dictionnaire de son début" in here.notice


@story
async def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "finished").write_text("a file, no folder")
    async with sit(tmp_path, table(computers=0)) as here:
        await here.press("f6", "enter")
        assert "n’a pas pu être rangée" in here.window


@story
async def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file, no folder")
    async with sit(tmp_path / "games") as here:
        assert "Illisible" in here.app.failure


def test_a_clock_that_stands_still_is_no_fault(tmp_path: Path) -> None:
    clock = Clock()

    async def begin(games: KeptGames) -> None:
        kept = await games.begin(table())
        assert kept.status == "running"

    opened(tmp_path, begin, clock)


def this_version(text: str) -> str:
    """Return an old game as if the installed words were those of its beginning."""
    return text.replace("0" * 64, lexicon("fr").version)


def opened(
    folder: Path, work: Callable[[KeptGames], Awaitable[None]], clock: Clock | None = None
) -> None:
    """Do something with the games of a folder."""

    async def whole() -> None:
        games = KeptGames(folder, clock) if clock else KeptGames(folder)
        await games.open()
        try:
            await work(games)
        finally:
            await games.close()

    asyncio.run(whole())
