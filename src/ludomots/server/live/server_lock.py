"""One server at a time on a file of SQLite, unless they tell each other by a bus what happens.

The lock is one of the operating system on a file beside the database: whatever happens to the
server, it is gone with the process.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludomots.server.database import Database

try:
    import fcntl
except ImportError:  # Windows, where nothing of the kind lets others read who holds it
    fcntl = None  # type: ignore[assignment]


_LONGEST = 200


class InUse(Exception):
    """A server runs on this database; ``holder`` says which."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


@contextmanager
def hold(database: Database, holder: str, *, shared: bool = False) -> Iterator[None]:
    """Keep servers off a SQLite file; raise ``InUse`` if one is there.

    Those who hold it ``shared`` do not keep each other off. PostgreSQL needs no such lock.
    """
    if database.file is None or fcntl is None:
        yield
        return
    path = database.file.with_name(f"{database.file.name}.lock")
    file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(_holder(path)) from None
        with suppress(OSError):  # a full disk: then nobody can read who holds it
            os.ftruncate(file, 0)
            os.pwrite(file, holder.encode(), 0)
        yield
    finally:
        os.close(file)


def _holder(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")[:_LONGEST].strip() or "?"
