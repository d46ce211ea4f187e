"""Refuse files that do not belong into a commit: ``python -m tools.tidy FILE …``, for pre-commit.

What is too large stays in the history of everybody who clones; a marker of a conflict means that
somebody has not finished merging.
"""

import re
import sys
from pathlib import Path

LARGEST = 500_000
_MARKER = re.compile(rb"^(<{7}|>{7}|\|{7}) ", re.MULTILINE)


def fault(path: Path) -> str | None:
    """Return why a file does not belong into a commit, if so."""
    size = path.stat().st_size
    if size > LARGEST:
        return f"{size:,} bytes, the most is {LARGEST:,}"
    if _MARKER.search(path.read_bytes()):
        return "has a marker of a conflict"
    return None


def main() -> int:
    """Look at the files named on the command line."""
    faults = {name: fault(Path(name)) for name in sys.argv[1:] if Path(name).is_file()}
    for name, what in faults.items():
        if what:
            print(f"{name}: {what}")
    return 1 if any(faults.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
