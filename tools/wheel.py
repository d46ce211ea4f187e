"""Look into wheels: ``python -m tools.wheel dist/*.whl`` fails if one lacks something.

A wheel that was built before the site or the word lists installs without complaint, and then has no
page to show. One without the licences must not be passed on.
"""

import re
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "ludomots" / "words" / "sources"


def missing(wheel: Path) -> list[str]:
    """Return what a wheel must contain and does not."""
    names = ZipFile(wheel).namelist()
    return [
        what
        for what, pattern in wanted().items()
        if not any(re.fullmatch(pattern, name) for name in names)
    ]


def wanted() -> dict[str, str]:
    """Return what must be in a wheel, with a pattern for the name of the file."""
    wanted = {
        "the engine": r"ludomots/_engine\..*(so|pyd)",
        "the site": r"ludomots/server/static/index\.html",
        "the scripts of the site": r"ludomots/server/static/assets/.*\.js",
    }
    for language in sorted(path.name for path in SOURCES.iterdir() if path.is_dir()):
        wanted[f"the words of {language}"] = rf"ludomots/words/built/{language}/letters\.graph"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for pattern in project["license-files"]:
        for path in sorted(ROOT.glob(pattern)):
            name = path.relative_to(ROOT).as_posix()
            wanted[name] = rf"ludomots-[^/]+\.dist-info/licenses/{re.escape(name)}"
    return wanted


def main() -> int:
    """Look into the wheels named on the command line."""
    if len(sys.argv) == 1:
        print("No wheel was named", file=sys.stderr)
        return 1
    lacking = {name: found for name in sys.argv[1:] if (found := missing(Path(name)))}
    for name, found in lacking.items():
        print(f"{name} lacks {', '.join(found)}", file=sys.stderr)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
