"""Which worker owns a table: a function of the table's id and of the workers that are alive."""

from functools import lru_cache
from hashlib import blake2b

_REMEMBERED = 20_000


@lru_cache(_REMEMBERED)
def owner(table_id: str, alive: frozenset[int]) -> int:
    """Return the owner of a table (rendezvous hashing).

    Each worker draws a number for the table and the highest number wins. If a worker dies, only
    its tables get other owners; when it is back, it owns the same tables as before.
    """
    return max(alive, key=lambda worker: _drawn(worker, table_id))


def _drawn(worker: int, table_id: str) -> bytes:
    return blake2b(f"{worker} {table_id}".encode(), digest_size=8).digest()
