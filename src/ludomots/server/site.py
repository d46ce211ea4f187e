"""The built site: its files are few and small, so they are kept in memory.

Files with a hash in their name never change and are kept by browsers for ever; the others are asked
for again, and sent again only if they changed.
"""

import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludomots.core.shelf import SHELF

FIRST_PAGE = "index.html"
ROUTES = "routes.json"
"""The table of pages, which the site's own router reads too: ``web/src/lib/routes.ts``."""
PACKED = {".br": "br", ".gz": "gzip"}

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HASHED = "assets/"
_PART = re.compile(r"\{(\w+)(?::([^}]*))?\}")
"""A part of a path that is not always the same: ``{id}``, or ``{part:confirm|stop}``."""
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


class Route(msgspec.Struct, frozen=True):
    """A page of the site, and the paths at which it is."""

    page: str
    paths: tuple[str, ...]


def is_page(site: Site, path: str) -> bool:
    """Return whether the site has a page at a path.

    Whether the table, person or group exists that it shows is not asked, but the game must.
    """
    if ROUTES not in site:
        return False
    patterns = _patterns(site[ROUTES].content[""])
    matches = (pattern.fullmatch("/" + path.strip("/")) for pattern in patterns)
    return any(match and _has_its_game(match) for match in matches)


def _has_its_game(match: re.Match[str]) -> bool:
    game = match.groupdict().get("game")
    return game is None or game in SHELF


@cache
def _patterns(routes: bytes) -> tuple[re.Pattern[str], ...]:
    pages = msgspec.json.decode(routes, type=tuple[Route, ...])
    return tuple(re.compile(_PART.sub(_pattern, path)) for one in pages for path in one.paths)


def _pattern(part: re.Match[str]) -> str:
    return f"(?P<{part[1]}>{part[2] or '[^/]+'})"


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
