"""The built site: its files are few and small, so they are kept in memory.

Files with a hash in their name never change and are kept by browsers for ever; the others are asked
for again, and sent again only if they changed.
"""

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludomots.core.shelf import SHELF

FIRST_PAGE = "index.html"
PACKED = {".br": "br", ".gz": "gzip"}

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HASHED = "assets/"
_PAGES = {
    *("referee", "word", "study", "quiz", "daily", "replay", "stats"),
    *("people", "leaderboard", "profile", "recovery", "notices", "operator", "about"),
}
_PARTS = {"notices": {"confirm", "stop"}, "study": {"mistakes"}}
_PAGES_OF_ONE = {"table", "replay", "player", "group", "stats", "operator"}
"""These show one table, one person, one group… whether or not it exists."""
_PAGES_OF_A_GAME = {"rules", "lesson", "daily", "leaderboard"}
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


class File(NamedTuple):
    """A file as it is sent: by the way it is packed, "" being not at all."""

    media_type: str
    etag: str
    keep: str
    content: dict[str, bytes]


Site = dict[str, File]


@cache
def read_site(folder: Path) -> Site:
    """Return the files of a folder by path; none if the site was not built. Read once a process."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    site = {}
    for path in paths:
        name = path.relative_to(folder).as_posix()
        if path.suffix not in PACKED:
            site[name] = _file(path, name)
    return site


def is_page(path: str) -> bool:
    """Tell whether the site has a page at a path, as ``web/src/lib/router.svelte.ts`` reads it.

    >>> game = next(iter(SHELF))
    >>> is_page(f"rules/{game}"), is_page("rules/chess"), is_page("nowhere")
    (True, False, False)
    """
    match path.split("/"):
        case [page]:
            return page in _PAGES
        case [page, part] if page in _PARTS:
            return part in _PARTS[page]
        case [page, name]:
            return page in _PAGES_OF_ONE or (page in _PAGES_OF_A_GAME and name in SHELF)
        case ["try", _, step]:
            return step.isdecimal()
        case _:
            return False


def _file(path: Path, name: str) -> File:
    content = {"": path.read_bytes()}
    for suffix, packing in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if packed.exists():
            content[packing] = packed.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return File(
        media_type=kind or "application/octet-stream",
        etag=f'"{hashlib.sha256(content[""]).hexdigest()[:20]}"',
        keep=_FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN,
        content=content,
    )
