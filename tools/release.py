"""Prepare a release: ``make release VERSION=0.2.0``. Nothing is published.

The version is stated once, in ``Cargo.toml``; the wheel and the server read it from there. A
release sets it, dates the part "Unreleased" of the changelog, runs every check, looks into the
wheel, makes a commit with an annotated tag, and says what to push. If a check fails, the files are
as before.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

from tools import wheel

ROOT = Path(__file__).parent.parent
CHECKS = (("make", "check"), ("make", "wheel"), ("make", "sdist"))
CHANGED = ("Cargo.toml", "Cargo.lock", "CHANGELOG.md")
UNRELEASED = "## Unreleased"

_STATED = re.compile(r'^version = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
_NEWS = re.compile(rf"^{UNRELEASED}\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Refused(Exception):
    """The release cannot be made; the message says what to do first."""


def prepare(root: Path, version: str) -> None:
    """Refuse a release that should not be made, else write version and changelog."""
    check_tree(root)
    check_version(root, version)
    check_news(root)
    set_version(root, version)
    date_news(root, version, datetime.now(UTC).date())


def check_tree(root: Path) -> None:
    """Refuse if anything is not committed: it would be in the wheel and not in the tag."""
    changes = _git(root, "status", "--porcelain")
    if changes:
        raise Refused(f"Commit or remove this first:\n{changes}")


def check_version(root: Path, version: str) -> None:
    """Refuse a version that is not three numbers, not newer, or tagged already."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f'"{version}" is not a version: make release VERSION=0.2.0')
    present = stated_version(root)
    if _numbers(version) <= _numbers(present):
        raise Refused(f"{version} is not newer than {present}")
    if _git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"The tag v{version} is there already")


def check_news(root: Path) -> None:
    """Refuse if the changelog has nothing to say about this release."""
    found = _NEWS.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found or not found[1].strip():
        raise Refused(f'CHANGELOG.md says nothing under "{UNRELEASED}"')


def stated_version(root: Path) -> str:
    """Return the version that Cargo.toml states."""
    found = _STATED.search((root / "Cargo.toml").read_text(encoding="utf-8"))
    if not found:
        raise Refused("Cargo.toml states no version")
    return found[1]


def set_version(root: Path, version: str) -> None:
    """State the version in Cargo.toml, and that of our own crates in Cargo.lock."""
    path = root / "Cargo.toml"
    text = _STATED.sub(f'version = "{version}"', path.read_text(encoding="utf-8"), count=1)
    path.write_text(text, encoding="utf-8")
    _run(root, "cargo", "update", "--workspace", "--offline", "--quiet")


def date_news(root: Path, version: str, today: date) -> None:
    """Give the part "Unreleased" its version and date, and begin a new one above it."""
    path = root / "CHANGELOG.md"
    text = path.read_text(encoding="utf-8")
    dated = f"{UNRELEASED}\n\n## {version}, {today:%Y-%m-%d}"
    path.write_text(text.replace(UNRELEASED, dated, 1), encoding="utf-8")


def check(root: Path, checks: Sequence[Sequence[str]]) -> None:
    """Run the checks one after the other; refuse the release at the first that fails."""
    for command in checks:
        if subprocess.run(command, cwd=root, check=False).returncode:
            raise Refused(f"{' '.join(command)} failed; the version is as it was")


def check_wheel(root: Path, version: str) -> None:
    """Refuse a wheel that lacks a part of what it must contain."""
    built = sorted((root / "dist").glob(f"ludomots-{version}-*.whl"))
    if not built:
        raise Refused(f"dist holds no wheel of {version}")
    for path in built:
        if missing := wheel.missing(path):
            raise Refused(f"{path.name} lacks {', '.join(missing)}")


def undo(root: Path) -> None:
    """Put the files of a release back as they were committed."""
    _git(root, "checkout", "--", *CHANGED)


def tag(root: Path, version: str) -> None:
    """Commit the release and tag it."""
    _git(root, "commit", "--quiet", "--message", f"Release {version}", "--", *CHANGED)
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Ludomots {version}")


def release(root: Path, version: str, checks: Sequence[Sequence[str]] = CHECKS) -> None:
    """Do all of it, or raise ``Refused`` and leave everything as it was."""
    prepare(root, version)
    try:
        check(root, checks)
        check_wheel(root, version)
    except BaseException:  # an interrupt, too, must not leave a version that is not released
        undo(root)
        raise
    tag(root, version)


def main() -> int:
    """Release the version named on the command line."""
    version = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        release(ROOT, version)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(f"Ludomots {version} is committed and tagged here, and published nowhere.")
    print(f"To publish the source: git push origin HEAD v{version}")
    print("The workflow then builds wheels for every platform as files to download.")
    return 0


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def _git(root: Path, *arguments: str) -> str:
    return _run(root, "git", *arguments)


def _run(root: Path, *command: str) -> str:
    found = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)
    if found.returncode:
        raise Refused(f"{' '.join(command[:2])} failed:\n{found.stderr.strip()}")
    return found.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
