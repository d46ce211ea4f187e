"""Look into what is passed on: ``python -m tools.wheel dist/*`` fails if a file lacks something.

A wheel that was built before the site or the word lists installs without complaint, and then has no
page to show. One without the licences must not be passed on, nor one that tells in which folder it
was built. A source distribution must hold what such a wheel is built from, except Rust.
"""

import re
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "ludomots" / "words" / "sources"


def missing(package: Path) -> list[str]:
    """Return what a wheel, or a source distribution, must contain and does not."""
    if package.suffix == ".whl":
        names, needed = ZipFile(package).namelist(), wanted()
    else:
        with tarfile.open(package) as archive:
            names, needed = [name.partition("/")[2] for name in archive.getnames()], wanted_source()
    return [
        what
        for what, pattern in needed.items()
        if not any(re.fullmatch(pattern, name) for name in names)
    ]


def wanted() -> dict[str, str]:
    """Return what must be in a wheel, with a pattern for the name of the file."""
    wanted = {
        "the engine": r"ludomots/_engine\..*(so|pyd)",
        "the site": r"ludomots/server/static/index\.html",
        "the scripts of the site": r"ludomots/server/static/assets/.*\.js",
    }
    for language in _languages():
        wanted[f"the words of {language}"] = rf"ludomots/words/built/{language}/letters\.graph"
    for name in _licences():
        wanted[name] = rf"ludomots-[^/]+\.dist-info/licenses/{re.escape(name)}"
    return wanted


def wanted_source() -> dict[str, str]:
    """Return what must be in a source distribution: all that is built without Rust, as it is."""
    files = ["pyproject.toml", "README.md", "Cargo.toml", "Cargo.lock", "requirements.lock"]
    files += ["crates/engine/src/lib.rs", "crates/engine-py/src/lib.rs", "deploy/ludomots.service"]
    wanted = {name: re.escape(name) for name in files + _licences()}
    wanted["the site"] = r"src/ludomots/server/static/index\.html"
    wanted["the scripts of the site"] = r"src/ludomots/server/static/assets/.*\.js"
    for language in _languages():
        wanted[f"the words of {language}"] = rf"src/ludomots/words/sources/{language}/.*\.(gz|xz)"
    return wanted


def betraying(wheel: Path) -> list[str]:
    """Return the files of a wheel that name the folder of the sources, or of the user, here."""
    folders = [f"{folder}/".encode() for folder in (ROOT, Path.home())]
    with ZipFile(wheel) as files:
        return [
            name
            for name in files.namelist()
            if any(folder in files.read(name) for folder in folders)
        ]


def _languages() -> list[str]:
    return sorted(path.name for path in SOURCES.iterdir() if path.is_dir())


def _licences() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    paths = [path for pattern in project["license-files"] for path in sorted(ROOT.glob(pattern))]
    return [path.relative_to(ROOT).as_posix() for path in paths]


def main() -> int:
    """Look into the files named on the command line."""
    if len(sys.argv) == 1:
        print("No wheel was named", file=sys.stderr)
        return 1
    faults = []
    for package in map(Path, sys.argv[1:]):
        faults += [f"{package} lacks {what}" for what in missing(package)]
        if package.suffix == ".whl":
            faults += [f"{package} tells where it was built: {name}" for name in betraying(package)]
    print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
