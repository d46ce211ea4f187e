"""Measure what the tests run: ``make coverage``. The last line is JSON, in percent.

Python counts lines and branches of ``src``, in the processes that tests start as well. Rust counts
the lines of the engine that its own tests run: what Python tests of it is left out, so that the
figure says how well the crate is tested by itself. Each report is a page in ``.make/coverage``.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / ".make" / "coverage"
LOW = 80.0


def python() -> dict[str, float]:
    """Run the Python tests; return the percentage of each file, and of all as ``total``."""
    report = REPORTS / "python.json"
    _run(
        *("pytest", "--numprocesses", "auto", "--dist", "worksteal"),
        *("--cov", "--cov-report", f"html:{REPORTS / 'python'}", "--cov-report", f"json:{report}"),
    )
    found = json.loads(report.read_text(encoding="utf-8"))
    files = {name: file["summary"]["percent_covered"] for name, file in found["files"].items()}
    return files | {"total": found["totals"]["percent_covered"]}


def rust() -> dict[str, float]:
    """Run the tests of the engine; return the percentage of each file, and of all as ``total``."""
    folder = REPORTS / "rust"
    _run(
        *("cargo", "tarpaulin", "--engine", "llvm", "--locked", "--skip-clean"),
        *("--packages", "ludomots-engine", "--include-files", "crates/engine/src/*"),
        *("--timeout", "3600", "--target-dir", str(ROOT / "target" / "coverage")),
        *("--out", "Html", "Json", "--output-dir", str(folder)),
    )
    found = json.loads((folder / "tarpaulin-report.json").read_text(encoding="utf-8"))["files"]
    files = {
        Path(*file["path"]).relative_to(ROOT).as_posix(): _percent([file])
        for file in found
        if file["coverable"]
    }
    return files | {"total": _percent(found)}


def main() -> int:
    """Measure both, list the files of which little is run, and print the two figures."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    try:
        measured = {"python": python(), "rust": rust()}
    except subprocess.CalledProcessError as failure:
        print(f"{' '.join(failure.cmd[:2])} failed", file=sys.stderr)
        return 1
    for files in measured.values():
        for name, percent in sorted(files.items(), key=lambda item: item[1]):
            if percent < LOW:
                print(f"  {percent:5.1f} %  {name}")
    print(json.dumps({language: round(files["total"], 1) for language, files in measured.items()}))
    return 0


def _percent(files: list[dict[str, int]]) -> float:
    return 100 * sum(file["covered"] for file in files) / sum(file["coverable"] for file in files)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
