"""The last line names the skipped tests, and they fail where everything must run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_LAST = "; nginx and Caddy have a target of their own: make test-proxies"


def run_pytest(reports: Path, **environment: str) -> None:
    """Run the tests that need a browser, and write their report."""
    command = [sys.executable, "-m", "pytest", "tests/server/people/test_passkeys.py"]
    command += [
        "-p",
        "no:cacheprovider",
        "-k",
        "elsewhere",
        "--junit-xml",
        str(reports / "pytest.xml"),
    ]
    subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=True
    )


def run_stories(reports: Path, **environment: str) -> None:
    """Run a story of the site, and write its report."""
    command = [str(ROOT / ".venv/bin/npx"), "vitest", "run", "--config", "vitest.browser.config.ts"]
    command += ["browser/sound.test.ts", "--reporter", "junit"]
    command += ["--outputFile.junit", str(reports / "browser.xml")]
    path = f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        command,
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path, **environment},
        capture_output=True,
        check=True,
    )


def summary(reports: Path, *options: str, **environment: str) -> tuple[int, list[str], str]:
    """Return the exit code, the printed lines and the errors of the summary."""
    command = [sys.executable, "-m", "tests.summary", "--reports", str(reports), *options]
    inherited = {name: value for name, value in os.environ.items() if name != "CI"}
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout.splitlines(), run.stderr


@pytest.fixture(scope="module")
def hidden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the reports of a run in which the browser was hidden."""
    reports = tmp_path_factory.mktemp("reports")
    run_pytest(reports, CHROMIUM="")
    run_stories(reports, CHROMIUM="")
    (reports / "components.xml").write_text('<testsuites><testcase name="a"/></testsuites>')
    (reports / "cargo.log").write_text("test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured")
    return reports


def test_a_hidden_browser_is_told(hidden: Path) -> None:
    code, lines, _ = summary(hidden)
    assert code == 0
    assert lines[-1].startswith("skipped: ")
    assert lines[-1].endswith(f" (no Chromium: {lines[-1].split()[1]}){_LAST}")
    assert int(lines[-1].split()[1]) >= 2, "a test in Python and a story of the site"


def test_a_hidden_browser_fails_in_ci(hidden: Path) -> None:
    code, lines, _ = summary(hidden, CI="true")
    assert code == 1
    assert "no Chromium" in lines[-1]


def test_nothing_skipped_passes_in_ci(hidden: Path, tmp_path: Path) -> None:
    for name in ("components.xml", "cargo.log"):
        (tmp_path / name).write_text((hidden / name).read_text())
    for name in ("pytest.xml", "browser.xml"):
        (tmp_path / name).write_text((hidden / "components.xml").read_text())
    assert summary(tmp_path, CI="true") == (
        0,
        ["total: 5 passed, 0 failed, 0 skipped", f"skipped: 0{_LAST}"],
        "",
    )


def test_a_suite_that_did_not_run_fails(hidden: Path, tmp_path: Path) -> None:
    (tmp_path / "pytest.xml").write_text((hidden / "pytest.xml").read_text())
    code, _, errors = summary(tmp_path)
    assert code == 1
    assert errors == "not run: components.xml, browser.xml, cargo.log\n"


def test_what_failed_and_what_needed_a_second_try_is_named(tmp_path: Path) -> None:
    (tmp_path / "browser.xml").write_text(
        '<testsuites><testcase classname="a.ts" name="draws"><failure/></testcase>'
        '<testcase classname="a.ts" name="plays"/></testsuites>'
    )
    assert summary(tmp_path, "--failed")[:2] == (1, ["failed: a.ts draws"])
    for name in ("browser.xml", "components.xml", "pytest.xml"):
        (tmp_path / name).write_text('<testsuites><testcase name="a"/></testsuites>')
    (tmp_path / "cargo.log").write_text("")
    (tmp_path / "flaky.txt").write_text("the coach > speaks\n")
    assert summary(tmp_path)[1][0] == "passed at the second try only: the coach > speaks"
