"""``ludomots review``: as a table, as JSON, as a page, and when it cannot be done."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.analysis import review, steps
from ludomots.records import read
from ludomots.terminal import review as command
from tests.in_process import Answer, ask
from tests.records.golden import FOLDER

SHORT = str(FOLDER / "short.txt")
QUICKLY = ("--playouts", "5")


def quickly(*more: str, lang: str = "en") -> Answer:
    """Review a short game with hardly any playouts."""
    return ask("review", SHORT, *QUICKLY, *more, lang=lang)


def test_json_is_the_review_itself() -> None:
    done = quickly("--json", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    record = read(Path(SHORT).read_text(encoding="utf-8"))
    same = review(record, playouts=5, seed=3)
    assert same.decisions
    assert json.loads(done.out) == json.loads(msgspec.json.encode(same))


def test_the_table_fits_eighty_columns_in_both_languages() -> None:
    for lang, words in (("fr", ("précision", "Le hasard")), ("en", ("accuracy", "Luck"))):
        done = quickly(lang=lang)
        assert done.code == 0
        assert max(map(len, done.out.splitlines())) <= 80
        assert all(word in done.out for word in words)


def test_a_page_is_written_and_nothing_printed(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = quickly("--html", str(page), lang="fr")
    assert done == Answer(0, "", "")
    assert 'lang="fr"' in page.read_text(encoding="utf-8")
    nowhere = quickly("--html", str(tmp_path / "none" / "review.html"))
    assert nowhere.code == 2
    assert "cannot be written" in nowhere.err


def test_a_review_that_is_stopped_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*asked: Any) -> Iterator[Any]:
        yield next(steps(*asked))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "steps", stopped)
    page = tmp_path / "review.html"
    done = quickly("--html", str(page))
    assert (done.code, done.out) == (command.STOPPED, "")
    assert "Stopped" in done.err
    assert not page.exists()


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
