"""``ludomots review``: files that cannot be reviewed."""

from pathlib import Path

import pytest

from tests.in_process import ask


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "Line 1, column 1"),
        (b"\xff\xfe", "is not a text"),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_the_same_error_as_for_replay(
    tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    done = ask("review", str(file))
    assert done.code == 2
    assert said in done.err
    assert done == ask("replay", str(file))
