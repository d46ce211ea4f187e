"""The limits that operators raised or lowered; all others are as the server has them."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.operators.audit import Act, carry_out

Amount = tuple[int, float | None]
"""How much is allowed at once and, of what fills up again, how much a second after that."""

_NAME = "limits"
_rows = schema.settings.c
_STORED = select(_rows.value).where(_rows.name == _NAME)


async def changed_limits(database: Database) -> dict[str, Amount]:
    """Return the limits that operators changed, by name."""
    return _read(await database.read(lambda one: one.scalar(_STORED)))


async def change_limit(database: Database, act: Act, amount: Amount | None) -> None:
    """Change the limit that is the target of an act; without an amount it is as usual again."""

    def change(connection: Connection) -> None:
        changed = _read(connection.scalar(_STORED))
        changed.pop(act.target, None)
        if amount is not None:
            changed[act.target] = amount
        value = msgspec.json.encode(changed).decode()
        connection.execute(delete(schema.settings).where(_rows.name == _NAME))
        connection.execute(insert(schema.settings), {"name": _NAME, "value": value})

    await carry_out(database, act, change)


def _read(text: str | None) -> dict[str, Amount]:
    return {} if text is None else msgspec.json.decode(text, type=dict[str, Amount])
