"""The best of the games that people played alone."""

from sqlalchemy import Connection, func, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.tables.solo import Best

_rows = schema.solos.c
_RULES = (_rows.game, _rows.preset, _rows.changed)


class Solos:
    """The games that people played alone, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bests(self, identities: tuple[str, ...]) -> list[Best]:
        """Return a person's best game by each set of rules, the latest first; of equal ones the
        first counts."""
        mine = _rows.identity.in_(identities)
        query = select(*_RULES, func.max(_rows.points), func.count()).where(mine).group_by(*_RULES)

        def bests(connection: Connection) -> list[Best]:
            found = []
            for game, preset, changed, points, games in connection.execute(query).all():
                same = (
                    column == value
                    for column, value in zip(_RULES, (game, preset, changed), strict=True)
                )
                first = select(_rows.table_id, _rows.at).where(mine, *same, _rows.points == points)
                table_id, at = connection.execute(first.order_by(_rows.at).limit(1)).one()
                found.append(Best(game, preset, bool(changed), points, at, table_id, games))
            return sorted(found, key=lambda best: -best.at)

        return await self._database.read(bests)
