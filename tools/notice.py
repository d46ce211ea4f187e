"""Write NOTICE: what others made that our wheel contains, and under which licence.

``make notice`` keeps the part of NOTICE that people write, down to the line ``GENERATED``, and
writes the rest again: the fonts and scripts that the build of the site recorded, and the crates
that Cargo links into the engine. The full text of each licence is in ``LICENSES``. A package whose
own text differs from it is refused, so that somebody reads it first.

The tests in ``tests/tools/test_notice.py`` compare NOTICE with what this machine has built.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NOTICE = ROOT / "NOTICE"
LICENSES = ROOT / "LICENSES"
SITE_PACKAGES = ROOT / ".make" / "site-packages.json"
INSTALLED = ROOT / "web" / "node_modules"

GENERATED = "The rest of this file is written by `make notice`."
WHEEL_PLATFORMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
)
_REPEATED = re.compile(r"^(.+?) \S+\.ttf: \1$")  # a font package says it for each of its files
_FONT = re.compile(r"\.(woff2?|ttf|otf)$")


class Unclear(Exception):
    """Nobody has decided yet under which licence, or with which text, we pass on a package."""


@dataclass(frozen=True)
class Part:
    """A package of others inside our wheel."""

    name: str
    version: str
    licence: str
    holders: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"  {self.name} {self.version}", f"    Licence: {self.licence}"]
        return "\n".join(lines + [f"    {holder}" for holder in self.holders])


def crates(platforms: Sequence[str] = WHEEL_PLATFORMS, *, offline: bool = False) -> list[Part]:
    """Return the crates linked into the engine on any of these platforms.

    A macro runs while the engine is compiled: neither it nor what only it needs is linked.
    """
    command = ["cargo", "metadata", "--locked", "--format-version", "1"]
    command += [f"--filter-platform={platform}" for platform in platforms]
    command += ["--offline"] if offline else []
    found = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    metadata = json.loads(found.stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    waiting = [name for name, p in packages.items() if p["name"] == "ludomots-engine-py"]
    linked: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in linked or _is_macro(packages[name]):
            continue
        linked.add(name)
        waiting += [
            needed["pkg"]
            for needed in nodes[name]["deps"]
            if any(kind["kind"] is None for kind in needed["dep_kinds"])
        ]
    others = (packages[name] for name in linked if packages[name]["source"])
    return sorted(map(_crate, others), key=lambda part: part.name)


def site_parts() -> tuple[list[Part], list[Part]]:
    """Return the fonts and the scripts of others that the last build of the site contains."""
    if not SITE_PACKAGES.exists():
        raise FileNotFoundError("Nothing says yet what the site contains: make site")
    fonts: list[Part] = []
    scripts: list[Part] = []
    for record in json.loads(SITE_PACKAGES.read_text(encoding="utf-8")):
        folder = INSTALLED / record["folder"]
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        author = package.get("author", "")
        names = [author["name"] if isinstance(author, dict) else author]
        found = part(package["name"], record["version"], package["license"], folder, names)
        is_font = any(_FONT.search(name) for name in record["files"])
        (fonts if is_font else scripts).append(found)
    return fonts, scripts


def part(name: str, version: str, offered: str, folder: Path, authors: Sequence[str]) -> Part:
    """Return what NOTICE says of a package; its own licence file is in the folder, if anywhere."""
    licence = chosen(offered)
    holders = _copyright_lines(name, licence, _own_text(folder, licence))
    return Part(name, version, licence, holders or _by(authors))


def chosen(expression: str) -> str:
    """Return the licence that we use of those a package offers.

    >>> chosen("Apache-2.0 OR MIT"), chosen("OFL-1.1")
    ('MIT', 'OFL-1.1')
    """
    offered = re.split(r" OR |/", expression)
    licence = "MIT" if "MIT" in offered else expression
    if not (LICENSES / f"{licence}.txt").exists():
        raise Unclear(f"{expression}: choose, and put the text into LICENSES")
    return licence


def generated(fonts: Iterable[Part], scripts: Iterable[Part], linked: Iterable[Part]) -> str:
    """Return the part of NOTICE below the line ``GENERATED``."""
    sections = {
        "Fonts of the site, cut to the letters and weights that it uses": fonts,
        "Scripts in the site, joined and shortened by its build": scripts,
        "Rust crates linked into the engine": linked,
    }
    return "\n\n".join(
        "\n".join([title, *map(str, parts)]) for title, parts in sections.items() if parts
    )


def main() -> int:
    """Write NOTICE again, or say what is unclear."""
    head, line, _ = NOTICE.read_text(encoding="utf-8").partition(GENERATED)
    if not line:
        print(f"NOTICE lacks its line: {GENERATED}", file=sys.stderr)
        return 1
    try:
        text = f"{head}{line}\n\n{generated(*site_parts(), crates())}\n"
    except (Unclear, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    NOTICE.write_text(text, encoding="utf-8")
    return 0


def _is_macro(package: dict[str, Any]) -> bool:
    return any("proc-macro" in target["kind"] for target in package["targets"])


def _crate(package: dict[str, Any]) -> Part:
    folder = Path(package["manifest_path"]).parent
    version, offered = package["version"], package["license"]
    return part(package["name"], version, offered, folder, package["authors"])


def _own_text(folder: Path, licence: str) -> str | None:
    """Return the text of this licence in the folder of a package, if it has one."""
    files = [path for path in sorted(folder.iterdir()) if path.stem.lower().startswith("licen")]
    wanted = licence.partition("-")[0].lower()
    files.sort(key=lambda path: wanted not in path.name.lower())
    return files[0].read_text(encoding="utf-8") if files else None


def _copyright_lines(name: str, licence: str, own_text: str | None) -> tuple[str, ...]:
    """Return the lines of copyright above the licence's text in a package's own file."""
    if own_text is None:
        return ()
    words = (LICENSES / f"{licence}.txt").read_text(encoding="utf-8").split()
    pattern = r"\s+".join(re.escape(word).replace('"', '["“”]') for word in words)
    found = re.search(pattern, own_text)
    if found is None:
        raise Unclear(f"The text of {name} is not that of LICENSES/{licence}.txt: read it")
    above = (" ".join(line.split()) for line in own_text[: found.start()].splitlines())
    lines = (line for line in above if line.lower().startswith("copyright"))
    return tuple(_REPEATED.sub(r"\1", line) for line in lines)


def _by(authors: Iterable[str]) -> tuple[str, ...]:
    names = [re.sub(r"\s*<.*?>", "", author) for author in authors if author]
    return (f"By {', '.join(names)}",) if names else ()


if __name__ == "__main__":
    sys.exit(main())
