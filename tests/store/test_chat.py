"""What is said at a table: plain, short, not too fast, and never in its log."""

import asyncio

import pytest

from ludomots.server.database import Database
from ludomots.server.live.chat_log import AT_ONCE, LONGEST, WHILE, Chat
from ludomots.tables import Refused
from ludomots.tables.commands import SetSpectators, SwitchChat
from tests.store.games import keeping, start
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON


@story
async def test_people_at_a_table_talk(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        chat, table = Chat(database), await start(service)
        await chat.say(table, ADA, " Bonjour <b>! ", NOON)
        await chat.say(table, BOB, "Bonne partie", NOON + 1)
        said = await chat.since(table.id)
        assert [(one.number, one.text) for one in said] == [
            (0, "Bonjour <b>!"),
            (1, "Bonne partie"),
        ]
        assert await chat.since(table.id, 1) == said[1:]
        assert (await service.load(table.id)).seq == table.seq


@story
async def test_what_may_not_be_said(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        chat, table = Chat(database), await start(service)
        for text in ("", "  ", "x" * (LONGEST + 1), "a\u202eb", "a\nb"):
            with pytest.raises(Refused, match="chat-text"):
                await chat.say(table, ADA, text, NOON)
        silent = SetSpectators(by=ADA, seen=table.seq, chat=False, delay="none")
        table = (await service.execute(table.id, silent)).table
        with pytest.raises(Refused, match="chat-spectators"):
            await chat.say(table, EVE, "Bonjour", NOON)
        for _ in range(AT_ONCE):
            await chat.say(table, ADA, "x" * LONGEST, NOON)
        with pytest.raises(Refused, match="chat-too-fast"):
            await chat.say(table, ADA, "encore", NOON + 1)
        await chat.say(table, BOB, "moi aussi", NOON + 1)
        await chat.say(table, ADA, "encore", NOON + WHILE)
        off = SwitchChat(by=ADA, seen=table.seq, on=False)
        quiet = (await service.execute(table.id, off)).table
        with pytest.raises(Refused, match="chat-off"):
            await chat.say(quiet, BOB, "Bonjour", NOON)


@story
async def test_all_talk_at_once(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        chat, table = Chat(database), await start(service)
        said = [chat.say(table, who, "oui", NOON) for who in (ADA, BOB) for _ in range(3)]
        numbers = [one.number for one in await asyncio.gather(*said)]
        assert sorted(numbers) == list(range(6))
