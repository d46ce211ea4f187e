"""The games in which people made the mistakes that they learn from."""

from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.store import schema
from ludomots.store.database import Database

_rows = schema.mistake_games.c


class MistakeGames:
    """These games of a database, as records without names."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, table_id: str, record: str) -> None:
        """Keep a game, unless the person has it already."""
        row = {"person": person, "table_id": table_id, "record": record}
        new = insert(schema.mistake_games).values(row)
        with suppress(IntegrityError):
            await self._database.write(lambda one: one.execute(new))

    async def find(self, person: str, table_id: str) -> str | None:
        """Return the record of a game, ``None`` if the person does not learn from it."""
        this = (_rows.person == person) & (_rows.table_id == table_id)
        query = select(_rows.record).where(this)
        return await self._database.read(lambda one: one.scalar(query))

    async def drop_unused(self, person: str, table_id: str, deck: str) -> None:
        """Drop a game of which the person has no card left in a deck."""
        cards = schema.cards.c
        of_game = cards.key.startswith(f"{table_id}.", autoescape=True)
        left = select(cards.key).where(cards.person == person, cards.deck == deck, of_game)
        this = (_rows.person == person) & (_rows.table_id == table_id)
        gone = delete(schema.mistake_games).where(this, ~left.exists())
        await self._database.write(lambda one: one.execute(gone))

    async def everything(self, person: str) -> dict[str, str]:
        """Return the records of all these games of a person, by table."""
        query = select(_rows.table_id, _rows.record).where(_rows.person == person)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {row.table_id: row.record for row in rows}
