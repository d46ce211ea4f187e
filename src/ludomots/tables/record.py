"""The game of a table as a record."""

from datetime import UTC, datetime

from ludomots.core.contract import Audience
from ludomots.core.draws import Draws
from ludomots.core.game import Game
from ludomots.records import Record, export
from ludomots.tables.pace import SECOND
from ludomots.tables.start import start_of
from ludomots.tables.table import Table


def record(table: Table, audience: Audience = "reader") -> Record | None:
    """Return the record of a table's game as an audience may have it, ``None`` before it began.

    The secret and the contributions to the draws are in it once the game is over, also if it was
    closed without a result.
    """
    game = game_of(table)
    if game is None or table.game is None:
        return None
    began = datetime.fromtimestamp(table.game.started_at / SECOND, UTC).date()
    names = tuple(seat.name for seat in table.seats)
    may_see = None if table.status == "closed" else audience
    return export(game, may_see, players=names, date=began.isoformat(), helped_by=table.helped_by)


def game_of(table: Table) -> Game | None:
    """Return the game of a table from its start, with every move."""
    began = start_of(table)
    if began is None or table.game is None:
        return None
    secret, contributions = table.opened.secret, began.contributions
    first = table.rules.start(len(began.seats), Draws.from_secret(secret, contributions))
    game = Game(table.kind, table.rules.options, first, secret, contributions, table.rules.lexicon)
    for _, seat, move in table.game.moves:
        game.push(move, seat)
    return game
