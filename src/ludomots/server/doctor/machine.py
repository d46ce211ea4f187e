"""Checks of the machine and of what is installed on it."""

import os
import platform
import shutil
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

from ludomots.server.doctor.finding import Asked, Finding, ok, warning, wrong
from ludomots.server.settings import Settings
from ludomots.server.site import FIRST_PAGE
from ludomots.words import MissingList, lexicon
from ludomots.words.files import LANGUAGES

if sys.platform != "win32":
    import resource

_LITTLE_MEMORY = 300
"""Megabytes; a server with its word lists takes about half of it."""
_LITTLE_DISK, _NO_DISK = 1000, 100
_FEW_FILES = 1024
"""Open files; each visitor at a table needs one."""


def program(_: Asked) -> Finding:
    """Look at the versions of Ludomots and Python."""
    return ok("program", version=version("ludomots"), python=platform.python_version())


def words(_: Asked) -> Finding:
    """Open every word list and look up a word of it."""
    total = 0
    for language in LANGUAGES:
        try:
            words = lexicon(language)
        except MissingList as error:
            return wrong("words", "missing", language=language, why=error.why)
        total += len(words)
    return ok("words", lists=", ".join(LANGUAGES), words=total)


def site(_: Asked, folder: Path | None = None) -> Finding:
    """Look for the built site."""
    folder = folder or Settings().site
    found = (folder / FIRST_PAGE).is_file()
    return ok("site") if found else warning("site", "missing")


def memory(_: Asked, available: int | None = None) -> Finding | None:
    """Look at the free memory, in megabytes, and at the cores."""
    free = _free_memory() if available is None else available
    if free is None:
        return None
    cores = os.cpu_count() or 1
    if free < _LITTLE_MEMORY:
        return warning("memory", "little", free=free, wanted=_LITTLE_MEMORY)
    return ok("memory", free=free, cores=cores)


def open_files(_: Asked) -> Finding | None:
    """Look at how many files and connections a process may have open."""
    if sys.platform == "win32":
        return None  # there is no such limit
    most, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < _FEW_FILES:
        return warning("files", "few", most=most)
    return ok("files", most=most)


def disk(asked: Asked) -> Finding:
    """Look at the room on the disk of the database, or else of this folder."""
    folder = _existing(asked.folder or Path.cwd())
    free = shutil.disk_usage(folder).free // 2**20
    if free < _NO_DISK:
        return wrong("disk", "full", free=free, folder=str(folder))
    if free < _LITTLE_DISK:
        return warning("disk", "little", free=free, folder=str(folder))
    return ok("disk", free=free)


def data_folder(asked: Asked) -> Finding | None:
    """Try to write into the folder of the database, or where it would be made."""
    if asked.folder is None:
        return None
    folder = _existing(asked.folder)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x")
            file.flush()
    except OSError as error:
        return wrong("folder", "closed", folder=str(folder), why=error.strerror or "")
    return ok("folder", folder=str(asked.folder))


def clock(_: Asked, now: float | None = None) -> Finding:
    """Compare the clock with the time at which this program was installed."""
    seconds = time.time() if now is None else now
    installed = Path(__file__).stat().st_mtime
    shown = time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    if seconds < installed - 24 * 3600:
        return wrong("clock", "past", time=shown)
    return ok("clock", time=shown, zone=time.strftime("%Z %z", time.localtime(seconds)))


def encoding(_: Asked) -> Finding:
    """Look whether the system writes accents as everybody does."""
    used = sys.getfilesystemencoding()
    if used.lower().replace("-", "") != "utf8":
        return warning("encoding", "other", encoding=used)
    return ok("encoding")


def _free_memory() -> int | None:
    """Return the megabytes that programs may still take; nothing where the system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    sizes = {line.partition(":")[0]: line.split()[1] for line in lines if ":" in line}
    return int(sizes["MemAvailable"]) // 1024 if "MemAvailable" in sizes else None


def _existing(folder: Path) -> Path:
    """Return a folder, or the nearest one above it that exists."""
    return next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
