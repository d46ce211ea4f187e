"""Compare what the logs say in the end with what the players remember."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from bench.crash.games import Memory, Played
from ludomots.server.database import Database
from ludomots.server.live.log import Log
from ludomots.tables import Table, replay
from ludomots.tables.events import Moved


async def compare(database: str, played: Iterable[Played]) -> Counter[str]:
    """Count the moves lost or doubled, the games left unfinished and the scores that differ."""
    found: Counter[str] = Counter()
    opened = Database(database)
    try:
        log = Log(opened)
        for game in played:
            table = replay(game.table, await log.entries(game.table))
            found["games"] += 1
            found["resent"] += game.resent
            found.update({f"refused {code}": count for code, count in game.refused.items()})
            found["unfinished"] += table.status != "finished"
            for memory in game.memories:
                found.update(_compare(table, memory))
    finally:
        await opened.close()
    return found


def _compare(table: Table, memory: Memory) -> Counter[str]:
    kind = table.kind
    remembered = [
        (seq, kind.notation.write_move(msgspec.convert(move, kind.move)))
        for seq, move in memory.moves
    ]
    logged = [
        (entry.seq, entry.event.move)
        for entry in table.entries
        if isinstance(entry.event, Moved) and entry.event.seat == memory.seat and entry.by
    ]
    scores = list(table.game.state.scores) if table.game is not None else []
    return Counter(
        {
            "accepted": len(remembered),
            "lost": len(set(remembered) - set(logged)),
            "doubled": len(logged) - len(set(logged) & set(remembered)),
            "scores seen otherwise": int(scores != memory.scores),
        }
    )
