"""After an update older tables go on with the words and rules they were opened with."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from ludomots.core.contract import IllegalMove
from ludomots.core.moves import Withdraw
from ludomots.core.shelf import EDITIONS, SHELF
from ludomots.games.mots_de_tete import MotsDeTete, Move, State, Write, write
from ludomots.games.mots_de_tete.definition import MOTS_DE_TETE
from ludomots.server.database import Database
from ludomots.server.keeping.backup import backup, restore
from ludomots.server.keeping.check import check
from ludomots.server.live import schema
from ludomots.server.live.service import TableService
from ludomots.tables import BadLog, Done, Refused, Table, record
from ludomots.tables.commands import OfferRematch, Play
from tests.store.games import keeping, play, run, start
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.words.conftest import install
from tests.words.small import Install, short_words

__all__ = ["install"]

ENGLISH = {"preset": "quarte", "changes": {"lexicon": "en"}}
"""Four letters each turn without a die: what can be written does not depend on chance."""

GONE, NEW = "CHAT", "ZZZQ"


async def ask(service: TableService, table: Table, word: str) -> Any:
    """Write a word as the first one of a game and return the answer."""
    table = await service.load(table.id)
    letters = [(6, 7 + at, letter) for at, letter in enumerate(word)]
    by = table.seats[table.to_act[0]].identity or ""
    command = Play(by=by, seen=table.seq, seat=table.to_act[0], move=write(letters))
    return (await service.execute(table.id, command)).answer


class _NoFourLetters(MotsDeTete):
    """Rules of another time: the first word must not have four letters."""

    def play(self, state: State, seat: int, move: Move) -> State:
        if isinstance(move, Write) and len(move.letters) == 4:
            raise IllegalMove("four-letters", "MT-33")
        return super().play(state, seat, move)


def codes(answers: Sequence[Any]) -> list[str]:
    """Return how words were answered."""
    return [one.code if isinstance(one, Refused) else type(one).__name__ for one in answers]


def test_an_older_table_goes_on_with_its_words(address: str, install: Install) -> None:
    words = short_words()

    async def before() -> list[Table]:
        async with keeping(address) as service:
            tables = [await start(service, "mots-de-tete", **ENGLISH) for _ in range(3)]
            return [*tables[:2], await play(service, tables[2], 3)]

    async def afterwards(old: list[Table]) -> None:
        async with keeping(address) as service:
            new = await start(service, "mots-de-tete", **ENGLISH)
            loaded = await service.load(old[2].id)
            assert (loaded.entries, loaded.game) == (old[2].entries, old[2].game)
            assert codes([await ask(service, old[0], NEW), await ask(service, old[0], GONE)]) == [
                "word-unknown",
                "Done",
            ]
            assert codes([await ask(service, new, GONE), await ask(service, new, NEW)]) == [
                "word-unknown",
                "Done",
            ]
            assert (await service.load(new.id)).opened.words.version != old[0].opened.words.version
        async with keeping(address) as another:
            table = await another.load(old[0].id)
            played = record(table)
            assert played is not None
            assert played.words == old[0].opened.words
        async with Database(address) as database:
            checked = await check(database)
            assert (checked.faults, checked.other) == ((), ())
            with database.engine.connect() as connection:
                lists = connection.scalar(select(func.count()).select_from(schema.word_lists))
            assert lists == 2

    install((words | {GONE}) - {NEW})
    tables = run(before())
    install((words - {GONE}) | {NEW})
    run(afterwards(tables))


def test_a_rematch_is_played_with_the_words_of_now(address: str, install: Install) -> None:
    words = short_words()

    async def before() -> Table:
        async with keeping(address) as service:
            return await start(service, "mots-de-tete", **ENGLISH)

    async def afterwards(table: Table) -> None:
        async with keeping(address) as service:
            leave = Play(by=ADA, seen=table.seq, seat=0, move=Withdraw())
            ended = (await service.execute(table.id, leave)).table
            for by in (ADA, BOB):
                command = OfferRematch(by=by, seen=ended.seq, next="next")
                ended = (await service.execute(ended.id, command)).table
            again = await service.load("next")
            assert again.status == "running"
            assert again.opened.words.version == installed.version != table.opened.words.version

    install(words)
    opened = run(before())
    installed = install(words | {NEW})
    run(afterwards(opened))


def test_a_backup_carries_the_words(address: str, install: Install, tmp_path: Path) -> None:
    words, file = short_words(), tmp_path / "backup.db"

    async def before() -> Table:
        async with keeping(address) as service:
            return await start(service, "mots-de-tete", **ENGLISH)

    async def afterwards(table: Table) -> None:
        other = f"sqlite:///{tmp_path / 'other.db'}"
        async with Database(address) as database, Database(other) as target:
            await backup(database, file)
            await restore(file, target)
        async with keeping(other) as service:
            assert codes([await ask(service, table, GONE)]) == ["Done"]

    install(words | {GONE})
    opened = run(before())
    install(words - {GONE})
    run(afterwards(opened))


def test_a_table_whose_words_are_gone_is_not_played_with_others(
    address: str, install: Install
) -> None:
    words = short_words()

    async def before() -> Table:
        async with keeping(address) as service:
            return await start(service, "mots-de-tete", **ENGLISH)

    async def afterwards(table: Table) -> None:
        async with keeping(address) as service:
            assert (await service.load(table.id)).status == "running"
        async with Database(address) as database:
            await database.write(lambda one: one.execute(delete(schema.word_lists)))
        async with keeping(address) as service:
            with pytest.raises(BadLog, match="other-words"):
                await service.load(table.id)

    install(words)
    opened = run(before())
    install(words | {NEW})
    run(afterwards(opened))


@story
async def test_an_older_table_goes_on_under_its_rulebook(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = SHELF["mots-de-tete"]
    later = replace(MOTS_DE_TETE, rulebook=now.rulebook + 1, rules=_NoFourLetters)

    async with keeping(address) as service:
        old = await start(service, "mots-de-tete", preset="quarte")
    monkeypatch.setitem(SHELF, "mots-de-tete", later)
    monkeypatch.setitem(EDITIONS, ("mots-de-tete", later.rulebook), later)
    async with keeping(address) as service:
        new = await start(service, "mots-de-tete", preset="quarte")
        assert (await service.load(old.id)) == old
        assert (old.opened.rulebook, new.opened.rulebook) == (now.rulebook, later.rulebook)
        assert (await service.load(old.id)).kind is now
        assert new.kind is later
        assert isinstance(await ask(service, old, "CHAT"), Done)
        assert codes([await ask(service, new, "CHAT")]) == ["four-letters"]
        assert record(await service.load(old.id)) is not None
    async with Database(address) as database:
        assert (await check(database)).other == ()
    monkeypatch.delitem(EDITIONS, ("mots-de-tete", now.rulebook))
    async with keeping(address) as service:
        with pytest.raises(BadLog, match="other-rulebook"):
            await service.load(old.id)
