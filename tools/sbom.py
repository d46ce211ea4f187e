"""Take the path of this machine out of wheels: ``python -m tools.sbom dist/*.whl``.

maturin puts a bill of materials (CycloneDX) into a wheel. In it our own crates are named by the
folder in which they were built; here they get a path below the root of the sources.
"""

import base64
import hashlib
import re
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

BILL = re.compile(r"[^/]+\.dist-info/sboms/.*\.json")
_RECORD = re.compile(r"[^/]+\.dist-info/RECORD")
_CRATE = re.compile(rb"path\+file://[^\"#]*(/crates/)")


def tidy(wheel: Path) -> None:
    """Write a wheel again, with bills of materials that name no folder of this machine."""
    with ZipFile(wheel) as old:
        files = [(info, old.read(info)) for info in old.infolist()]
    tidied = {
        info.filename: _CRATE.sub(rb"path+file://\1", content)
        for info, content in files
        if BILL.fullmatch(info.filename)
    }
    written = wheel.with_suffix(".part")
    with ZipFile(written, "w", ZIP_DEFLATED) as new:
        for info, content in files:
            if _RECORD.fullmatch(info.filename):
                new.writestr(info, _record(content.decode(), tidied))
            else:
                new.writestr(info, tidied.get(info.filename, content))
    written.replace(wheel)


def _record(text: str, changed: dict[str, bytes]) -> str:
    """Return the list of files of a wheel with the right hash and size of those that changed."""
    lines = []
    for line in text.splitlines():
        name = line.partition(",")[0]
        lines.append(f"{name},{_hash(changed[name])}" if name in changed else line)
    return "\n".join(lines) + "\n"


def _hash(content: bytes) -> str:
    """Return the hash and the size of a file as a wheel lists them.

    >>> _hash(b"")
    'sha256=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU,0'
    """
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    return f"sha256={digest},{len(content)}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        tidy(Path(name))
