"""People in either kind of database: the key that nodes share, names, passkeys, backups."""

import asyncio
from pathlib import Path

import pytest

from ludomots.server.database import Database
from ludomots.server.keeping.backup import NotEmpty, backup, restore
from ludomots.server.people.passkeys import MOST, Passkey, Passkeys
from ludomots.server.people.people import People
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

MINUTE = 60_000


@story
async def test_nodes_that_start_at_once_agree_on_the_key(address: str) -> None:
    async with Database(address) as database:
        keys = await asyncio.gather(*(People(database).key() for _ in range(8)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32


@story
async def test_names_are_kept_and_changed(address: str) -> None:
    async with Database(address) as database:
        people = People(database)
        assert (await people.find(ADA)).name is None
        await asyncio.gather(*(people.rename(ADA, "Joueur 1") for _ in range(4)))
        await people.rename(ADA, "Joueur 2")
        assert (await people.find(ADA)).name == "Joueur 2"
        assert (await people.find(BOB)).name is None


@story
async def test_a_challenge_is_spent_once_for_its_purpose_and_in_time(address: str) -> None:
    async with Database(address) as database:
        passkeys = Passkeys(database)
        to_log_in = await passkeys.challenge(None, NOON)
        to_add = await passkeys.challenge(ADA, NOON)
        assert not await passkeys.spend(to_log_in, ADA, NOON)
        assert not await passkeys.spend(to_add, None, NOON)
        assert not await passkeys.spend(to_add, BOB, NOON)
        assert not await passkeys.spend(to_add, ADA, NOON + 5 * MINUTE)
        spent = await asyncio.gather(*(passkeys.spend(to_add, ADA, NOON) for _ in range(4)))
        assert sorted(spent) == [False, False, False, True]
        assert await passkeys.spend(to_log_in, None, NOON + 5 * MINUTE - 1)


@story
async def test_a_passkey_is_one_persons_and_a_person_has_not_too_many(address: str) -> None:
    async with Database(address) as database:
        passkeys = Passkeys(database)
        assert await passkeys.add(Passkey("mine", ADA, "key", 0, "internal"))
        assert not await passkeys.add(Passkey("mine", BOB, "key", 0, "internal"))
        assert (await People(database).find(ADA)).kept
        assert not (await People(database).find(BOB)).kept
        added = [await passkeys.add(Passkey(str(n), ADA, "key", 0, "")) for n in range(MOST)]
        assert added == [True] * (MOST - 1) + [False]


@story
async def test_people_and_the_key_come_back_with_a_backup(address: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"

    async with Database(address) as database:
        key = await People(database).key()
        await People(database).rename(ADA, "Joueur 1")
        await backup(database, file)
        with pytest.raises(NotEmpty):
            await restore(file, database)
    async with Database(f"sqlite:///{tmp_path / 'other.db'}") as other:
        assert await People(other).key() != key
        await restore(file, other)
        assert await People(other).key() == key
        assert (await People(other).find(ADA)).name == "Joueur 1"
