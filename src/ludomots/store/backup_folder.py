"""A folder of backups, each named by its time, of which only the newest are kept."""

from datetime import datetime
from pathlib import Path

from ludomots.store.backup import backup
from ludomots.store.database import Database

_NAME = "ludomots-%Y%m%d-%H%M%S.db"
_BACKUPS = "ludomots-????????-??????.db"
_UNFINISHED = ".part"


async def backup_into(
    folder: Path, database: Database, now: datetime, keep: int | None = None
) -> int:
    """Back a database up into a folder and return how many entries the backup holds.

    Then all but the newest ``keep`` backups are deleted. A backup has its name only once it is
    complete, so that an interrupted one is never counted among them.
    """
    file = folder / now.strftime(_NAME)
    unfinished = file.with_name(file.name + _UNFINISHED)
    unfinished.unlink(missing_ok=True)
    entries = await backup(database, unfinished)
    unfinished.rename(file)
    for old in _superseded(folder, keep):
        old.unlink()
    return entries


def _superseded(folder: Path, keep: int | None) -> list[Path]:
    """Return the backups beyond the newest ``keep``, and what interrupted backups left."""
    unfinished = sorted(folder.glob(_BACKUPS + _UNFINISHED + "*"))
    if keep is None:
        return unfinished
    return unfinished + sorted(folder.glob(_BACKUPS))[:-keep]
