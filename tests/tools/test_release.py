"""A release is made whole or not at all. Quick commands stand in for the slow checks."""

import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import release, wheel
from tools.release import ROOT, Refused

pytestmark = pytest.mark.processes

FINE = [[sys.executable, "-c", "pass"]]
FAILING = [[sys.executable, "-c", "raise SystemExit(1)"]]
CHANGES = """# Changelog

## Unreleased

- A fifth game.

## 0.1.0

- Four games.
"""


def git(root: Path, *arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with our crates, at version 0.1.0, and something to say about the next one."""
    root = tmp_path / "project"
    root.mkdir()
    for name in ("Cargo.toml", "Cargo.lock"):
        shutil.copy(ROOT / name, root)
    for crate in ("engine", "engine-py"):
        (root / "crates" / crate / "src").mkdir(parents=True)
        (root / "crates" / crate / "src" / "lib.rs").touch()
        shutil.copy(ROOT / "crates" / crate / "Cargo.toml", root / "crates" / crate)
    release.set_version(root, "0.1.0")
    (root / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    (root / ".gitignore").write_text("dist/\n", encoding="utf-8")
    git(root, "init", "--quiet")
    git(root, "config", "user.name", "A maintainer")
    git(root, "config", "user.email", "maintainer@example.org")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "The first version")
    return root


def put_wheel(folder: Path, version: str, *, without: str | None = None) -> Path:
    """Make a wheel with an empty file for everything that a wheel must contain, but one."""
    folder.mkdir(exist_ok=True)
    path = folder / f"ludomots-{version}-cp311-abi3-any.whl"
    licences = [name for name in wheel.wanted() if (ROOT / name).is_file()]
    names = [f"ludomots-{version}.dist-info/licenses/{name}" for name in licences]
    names += ["ludomots/_engine.abi3.so", "ludomots/server/static/index.html"]
    names += ["ludomots/server/static/assets/core-1.js"]
    names += [f"ludomots/words/built/{language}/letters.graph" for language in ("fr", "en", "nl")]
    with ZipFile(path, "w") as file:
        for name in names:
            if without is None or without not in name:
                file.writestr(name, "")
    return path


def assert_untouched(root: Path) -> None:
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "tag") == ""
    assert git(root, "rev-list", "--count", "HEAD").strip() == "1"
    assert release.stated_version(root) == "0.1.0"


def test_a_release_states_its_version_everywhere_and_is_tagged(project: Path) -> None:
    put_wheel(project / "dist", "0.2.0")
    release.release(project, "0.2.0", FINE)
    assert release.stated_version(project) == "0.2.0"
    lock = (project / "Cargo.lock").read_text(encoding="utf-8")
    for crate in ("ludomots-engine", "ludomots-engine-py"):
        assert f'name = "{crate}"\nversion = "0.2.0"\n' in lock
    today = datetime.now(UTC).date()
    news = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## Unreleased\n\n## 0.2.0, {today}\n\n- A fifth game.\n\n## 0.1.0" in news
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "cat-file", "-t", "v0.2.0").strip() == "tag"
    assert git(project, "rev-parse", "v0.2.0^{}") == git(project, "rev-parse", "HEAD")


def test_only_our_own_crates_change_in_the_lock(project: Path) -> None:
    before = (project / "Cargo.lock").read_text(encoding="utf-8").splitlines()
    release.set_version(project, "0.2.0")
    after = (project / "Cargo.lock").read_text(encoding="utf-8").splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert changed == [('version = "0.1.0"', 'version = "0.2.0"')] * 2


def test_what_is_not_committed_is_refused(project: Path) -> None:
    (project / "new.txt").touch()
    with pytest.raises(Refused, match=r"new\.txt"):
        release.release(project, "0.2.0", FINE)
    (project / "new.txt").unlink()
    assert_untouched(project)


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.0.10", "two", "0.2", ""])
def test_a_version_that_is_not_newer_is_refused(project: Path, version: str) -> None:
    with pytest.raises(Refused, match=r"not newer|not a version"):
        release.release(project, version, FINE)
    assert_untouched(project)


def test_versions_are_compared_as_numbers(project: Path) -> None:
    release.check_version(project, "0.10.0")
    release.set_version(project, "0.10.0")
    with pytest.raises(Refused, match="not newer"):
        release.check_version(project, "0.9.0")


def test_a_version_that_is_tagged_already_is_refused(project: Path) -> None:
    git(project, "tag", "v0.2.0")
    with pytest.raises(Refused, match="already"):
        release.release(project, "0.2.0", FINE)


@pytest.mark.parametrize("news", ["## Unreleased\n\n## 0.1.0\n\n- Games.\n", "## 0.1.0\n"])
def test_a_release_without_news_is_refused(project: Path, news: str) -> None:
    (project / "CHANGELOG.md").write_text(news, encoding="utf-8")
    git(project, "commit", "--quiet", "--all", "--amend", "--no-edit")
    with pytest.raises(Refused, match="CHANGELOG"):
        release.release(project, "0.2.0", FINE)
    assert_untouched(project)


def test_nothing_changes_if_a_check_fails(project: Path) -> None:
    with pytest.raises(Refused, match="failed"):
        release.release(project, "0.2.0", FINE + FAILING)
    assert_untouched(project)


def test_nothing_changes_if_the_wheel_is_missing_or_lacks_a_part(project: Path) -> None:
    with pytest.raises(Refused, match="no wheel"):
        release.release(project, "0.2.0", FINE)
    put_wheel(project / "dist", "0.2.0", without="static")
    with pytest.raises(Refused, match="lacks the site"):
        release.release(project, "0.2.0", FINE)
    assert_untouched(project)


@pytest.mark.parametrize(
    ("without", "what"),
    [
        ("_engine", "the engine"),
        ("built/nl", "the words of nl"),
        ("NOTICE", "NOTICE"),
        ("OFL", "LICENSES/OFL-1.1.txt"),
    ],
)
def test_a_wheel_that_lacks_a_part_is_found(tmp_path: Path, without: str, what: str) -> None:
    assert wheel.missing(put_wheel(tmp_path, "1.0.0")) == []
    assert wheel.missing(put_wheel(tmp_path, "1.0.0", without=without)) == [what]


def test_the_changelog_has_a_place_for_news() -> None:
    assert release.UNRELEASED in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
