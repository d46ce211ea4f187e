"""What ``make test`` or ``make check`` ran: how many tests passed, what was skipped and why.

It reads the reports that the test runners left in ``.make``. The last line counts the skipped
tests; where ``CI`` is set a skipped test is a failure, so that a green run never hides one.
``--check`` wants the report of what only ``make check`` runs, too; ``--failed`` names what failed,
for the end of a log; ``--slowest`` lists slow tests.
"""

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from xml.etree.ElementTree import Element, parse

import msgspec

REPORTS = Path(__file__).parents[1] / ".make"
_JUNIT = ("pytest.xml", "components.xml", "browser.xml")
_BEYOND = "pytest-beyond.xml"
"""The report of what ``make check`` runs after ``make test``."""
_CARGO = re.compile(r"^test result: ok\. (\d+) passed; \d+ failed; (\d+) ignored", re.MULTILINE)
_PROXIES = "nginx and Caddy have a target of their own: make test-proxies"


class Run(msgspec.Struct):
    """What the reports of one run say."""

    passed: int = 0
    skipped: Counter[str] = msgspec.field(default_factory=Counter)
    """How many tests were skipped for each reason."""
    seconds: dict[str, float] = msgspec.field(default_factory=dict)
    missing: list[str] = msgspec.field(default_factory=list)
    """The reports that are missing."""
    failed: list[str] = msgspec.field(default_factory=list)


def read(folder: Path = REPORTS, *, is_check: bool = False) -> Run:
    """Read the reports in a folder; that of ``make check`` may be missing unless ``is_check``."""
    run = Run()
    for name in (*_JUNIT, _BEYOND):
        if (folder / name).exists():
            _read_junit(folder / name, run)
        elif is_check or name != _BEYOND:
            run.missing.append(name)
    if (folder / "cargo.log").exists():
        results = _CARGO.findall((folder / "cargo.log").read_text(encoding="utf-8"))
        run.passed += sum(int(passed) for passed, _ in results)
        ignored = sum(int(ignored) for _, ignored in results)
        run.skipped += Counter({"ignored in Rust": ignored})
    else:
        run.missing.append("cargo.log")
    return run


def _read_junit(path: Path, run: Run) -> None:
    for case in parse(path).iter("testcase"):  # noqa: S314 (our own runners wrote it)
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            run.failed.append(_name(case))
        elif skipped is None:
            run.passed += 1
            run.seconds[_name(case)] = float(case.get("time", 0))
        else:
            is_story = path.name == "browser.xml"
            run.skipped[skipped.get("message") or ("no Chromium" if is_story else "?")] += 1


def _name(case: Element) -> str:
    return f"{case.get('classname', '')} {case.get('name', '')}".replace("\n", " ")


def last_lines(run: Run) -> str:
    """Return the lines to print at the end.

    >>> print(last_lines(Run(passed=12, skipped=Counter({"no Chromium": 2}))))
    total: 12 passed, 0 failed, 2 skipped
    skipped: 2 (no Chromium: 2); nginx and Caddy have a target of their own: make test-proxies
    """
    count = run.skipped.total()
    reasons = ", ".join(f"{reason}: {number}" for reason, number in run.skipped.most_common())
    told = f"skipped: {count}{f' ({reasons})' if reasons else ''}; {_PROXIES}"
    return f"total: {run.passed} passed, {len(run.failed)} failed, {count} skipped\n{told}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the summary, or the slowest tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowest", type=int, help="list this many of the slowest tests instead")
    parser.add_argument("--reports", type=Path, default=REPORTS, help="the folder of the reports")
    parser.add_argument("--failed", action="store_true", help="name what failed instead")
    parser.add_argument("--check", action="store_true", help="everything must have been run")
    asked = parser.parse_args(arguments)
    run = read(asked.reports, is_check=asked.check)
    if asked.failed:
        print("".join(f"failed: {name}\n" for name in run.failed), end="")
        return 1
    if asked.slowest:
        for name in sorted(run.seconds, key=run.seconds.__getitem__, reverse=True)[: asked.slowest]:
            print(f"{run.seconds[name]:6.1f} s  {name}")
        return 0
    if run.missing:
        print(f"not run: {', '.join(run.missing)}", file=sys.stderr)
        return 1
    print(last_lines(run))
    return 1 if run.failed or (run.skipped and os.environ.get("CI")) else 0


if __name__ == "__main__":
    sys.exit(main())
