"""The last line names the skipped tests, and they fail where everything must run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import summary

ROOT = Path(__file__).parents[1]
_LAST = "; nginx and Caddy have a target of their own: make test-proxies"
_PASSED = '<testsuites><testcase name="a"/></testsuites>'
_SKIPPED = '<testsuites><testcase name="a"><skipped message="no Chromium"/></testcase></testsuites>'
_SKIPPED_STORY = '<testsuites><testcase name="a"><skipped/></testcase></testsuites>'


def write(folder: Path, **reports: str) -> None:
    """Write the reports of a run in which everything passed, but for those that are given."""
    (folder / "cargo.log").write_text("test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured")
    for name in ("pytest", "components", "browser"):
        (folder / f"{name}.xml").write_text(reports.get(name, _PASSED))


@pytest.fixture(autouse=True)
def not_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)


def run(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> tuple[int, list[str]]:
    """Return the exit code and all printed lines of the summary."""
    code = summary.main(["--reports", str(folder), *options])
    printed = capsys.readouterr()
    return code, (printed.out + printed.err).splitlines()


def test_nothing_skipped_passes_in_ci(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    write(tmp_path)
    expected = ["total: 5 passed, 0 failed, 0 skipped", f"skipped: 0{_LAST}"]
    assert run(capsys, tmp_path) == (0, expected)


def test_a_skipped_test_is_told_and_fails_in_ci(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, pytest=_SKIPPED, browser=_SKIPPED_STORY)
    code, lines = run(capsys, tmp_path)
    assert code == 0
    assert lines[-1] == f"skipped: 2 (no Chromium: 2){_LAST}"
    monkeypatch.setenv("CI", "true")
    assert run(capsys, tmp_path) == (1, lines)


def test_a_suite_that_did_not_run_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pytest.xml").write_text(_PASSED)
    expected = (1, ["not run: components.xml, browser.xml, cargo.log"])
    assert run(capsys, tmp_path) == expected


def test_the_whole_check_counts_both_runs_of_pytest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path)
    assert run(capsys, tmp_path, "--check") == (1, ["not run: pytest-beyond.xml"])
    (tmp_path / "pytest-beyond.xml").write_text(_PASSED)
    code, lines = run(capsys, tmp_path, "--check")
    assert (code, lines[0]) == (0, "total: 6 passed, 0 failed, 0 skipped")


def test_what_failed_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    failed = '<testcase classname="a.ts" name="draws"><failure/></testcase>'
    write(tmp_path, browser=f"<testsuites>{failed}</testsuites>")
    assert run(capsys, tmp_path, "--failed") == (1, ["failed: a.ts draws"])
    assert run(capsys, tmp_path)[0] == 1


@pytest.mark.processes
def test_the_runners_say_that_a_browser_is_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tests that need a browser are skipped in Python and on the site, for a stated reason."""
    write(tmp_path)
    binaries = Path(sys.executable).parent
    path = f"{binaries}{os.pathsep}{os.environ['PATH']}"
    python = [sys.executable, "-m", "pytest", "tests/server/people/test_passkeys.py"]
    python += ["-p", "no:cacheprovider", "-k", "elsewhere"]
    python += ["--junit-xml", str(tmp_path / "pytest.xml")]
    stories = [str(binaries / "npx"), "vitest", "run", "--config", "vitest.browser.config.ts"]
    stories += ["browser/sound.test.ts", "--reporter", "junit"]
    stories += ["--outputFile.junit", str(tmp_path / "browser.xml")]
    for command, folder in ((python, ROOT), (stories, ROOT / "web")):
        environment = {**os.environ, "PATH": path, "CHROMIUM": ""}
        subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)
    code, lines = run(capsys, tmp_path)
    assert code == 0
    assert lines[-1].endswith(f" (no Chromium: {lines[-1].split()[1]}){_LAST}")
    assert int(lines[-1].split()[1]) >= 2
