"""Records as text: written as read, and every bad text is refused with its line and column."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludomots.core.options import choose, presets
from ludomots.core.shelf import SHELF
from ludomots.records import BadRecord, export, read, read_with_lines, replay, write
from ludomots.records.explain import explain, explain_faults
from ludomots.records.text import LONGEST_TEXT
from ludomots.texts import texts
from ludomots.words import lexicon
from tests.records.games import wandering
from tests.records.golden import FOLDER

WORDS = f"fr {lexicon('fr').version}"
HEADER = f"""\
[Ludomots "1"]
[Game "topword"]
[Rulebook "1"]
[Preset "french"]
[Words "{WORDS}"]
[Player1 "Joueur 1"]
[Player2 "Joueur \\"deux\\""]
"""
GOLDEN = (FOLDER / "contest.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("kind", "preset"),
    [(kind, preset) for kind in SHELF for preset in presets(SHELF[kind].options)],
)
@pytest.mark.parametrize("most", [0, 7, 400])
def test_any_game_is_read_as_it_was_written(kind: str, preset: str, most: int) -> None:
    allowed = choose(SHELF[kind].options, preset, {}).allowed_seats(SHELF[kind].seats)
    for seed, players in enumerate(allowed):
        game = wandering(kind, players, seed, most, preset=preset)
        for audience in (0, "spectator", "reader", None):
            record = export(game, audience, players=["Joueur 1"], date="2026-11-15")
            assert read(write(record)) == record


def test_everything_a_record_may_hold() -> None:
    record, lines = read_with_lines(
        HEADER.replace("\n", "\r\n")
        + """
# before the game
[Option "check=contest"]
[Date "2026-11-15"]
[Help "hints coach"]
[Commitment "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"]

2 | RATEAUX | 5D RATEAU | 0 | 0 0
 # a fine word
 #
1|-|=|+12 to 2|0 12
table | | close | |
end | all-passed | 1 2 | -5 7
# after it\u202f!
"""
    )
    assert record.players == ("Joueur 1", 'Joueur "deux"')
    assert record.changes == {"check": "contest"}
    assert record.comments == ("before the game",)
    assert record.helped_by == ("coach", "hints")
    assert [entry.hand for entry in record.entries] == ["RATEAUX", "", None]
    assert record.entries[0].comments == ("a fine word", "")
    assert [(gain.seat, gain.points) for gain in record.entries[1].gains or ()] == [(1, 12)]
    assert record.entries[2].gains is None
    assert record.result is not None
    assert (record.result.winners, record.result.scores) == ((0, 1), (-5, 7))
    assert record.result.comments == ("after it\u202f!",)
    assert lines == ((15, 18, 19), 20)
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "tag-missing", 1, 1),
        ("hello", "tag-missing", 1, 1),
        ("\x07", "character", 1, 1),
        ('[Game "topword"', "tag", 1, 1),
        ("[Game topword]", "tag", 1, 1),
        ('  [Game "top\\word"]', "tag", 1, 9),
        ('[Player1 "\\u202e"]', "character", 1, 10),
        ('[Colour "red"]', "tag-unknown", 1, 1),
        ('[Player "Joueur 1"]', "tag-unknown", 1, 1),
        (HEADER.replace('"1"', '"2"', 1), "format-version", 1, 11),
        (HEADER.replace('"1"', '"one"', 1), "number", 1, 11),
        (HEADER.replace("topword", "chess"), "game-unknown", 2, 7),
        (HEADER.replace("french", "martian"), "preset-unknown", 4, 9),
        (HEADER + '[Option "board=8"]\n[Option "board=8"]', "tag-twice", 9, 9),
        (HEADER.replace(WORDS, "fr 12"), "words", 5, 8),
        (HEADER.replace('"fr ', '"nl '), "words-of-table", 5, 8),
        (HEADER + '[Player3 ""]\n[Player4 ""]\n[Player5 ""]', "players", 10, 10),
        (HEADER + f'[Player3 "{"x" * 65}"]', "name", 8, 10),
        (HEADER + f'[Position "{"/".join(["10"] * 10)}"]\n[Secret "00"]', "secret-of-study", 9, 9),
        (HEADER + '1 | A | - | 0 | 0 0\n[Option "board=8"]', "tag-late", 9, 1),
        (HEADER + "end | all-passed | 1 | 0 0\n1 | A | - | 0 | 0 0", "after-end", 9, 1),
        ("#" * 5000, "line-too-long", 1, 4097),
        ("\n" * (LONGEST_TEXT + 1), "too-long", 1, 1),
    ],
)
def test_a_bad_text_is_told_with_its_place(text: str, code: str, line: int, column: int) -> None:
    _refused_at(text, code, line, column)


BAD_LINES = """\
tag-twice           1  [Game "topword"]
option-value        9  [Option "board=9"]
option-unknown      9  [Option "hat=9"]
option-unreadable   9  [Option "hat"]
tag-missing        10  [Player4 "Joueur 2"]
contributions      16  [Contribution1 "00"]
date                7  [Date "2026-02-30"]
help                7  [Help "friends"]
help                7  [Help "hints hints"]
commitment         13  [Commitment "00"]
hex                 9  [Secret "0"]
rows               16  [Position "10/11"]
columns            17  1 | A | 5D AS | 0
player              1  3 | A | 5D AS | 0 | 0 0
move                9  1 | A | 5D A5 | 0 | 0 0
points             17  1 | A | 5D AS | 12 | 0 0
points             21  1 | A | 5D AS | +1, x | 0 0
player             17  1 | A | 5D AS | +1 to 7 | 0 0
points             19  table | | close | +1 | 0 0
totals             21  1 | A | 5D AS | 0 | 0
totals             23  1 | A | 5D AS | 0 | 0 x
reason              7  end | Because | 1 | 0 0
columns            20  end | all-passed | 1
"""
"""What is wrong in the line behind a header, in which column of it, and the line."""


@pytest.mark.parametrize("row", BAD_LINES.splitlines())
def test_a_bad_line_is_told_with_its_place(row: str) -> None:
    code, column, line = row.split(maxsplit=2)
    _refused_at(HEADER + line, code, 8, int(column))


def _refused_at(text: str, code: str, line: int, column: int) -> None:
    """Check that a text is refused with this code at this place, and that people are told where."""
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)
    for language in ("fr", "en"):
        assert str(line) in explain(caught.value, texts(language))


def _read_or_refuse(text: str) -> None:
    """Read a text, or refuse it with a place that exists in it."""
    refusal = _refusal(text)
    if refusal is None:
        assert read(write(read(text))) == read(text)
    else:
        assert 1 <= refusal.line <= text.count("\n") + 1
        assert 1 <= refusal.column <= len(text) + 1
        assert explain(refusal, texts("fr"))


def _refusal(text: str) -> BadRecord | None:
    try:
        read(text)
    except BadRecord as error:
        return error
    return None


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    _read_or_refuse(text)
    _read_or_refuse(HEADER + text)


@settings(max_examples=500, deadline=None)
@given(
    st.integers(0, len(GOLDEN)),
    st.integers(0, 12),
    st.one_of(st.text(max_size=8), st.sampled_from(["|", "\n", '"', "[", "]", "?", "Q", "-", "0"])),
)
def test_a_damaged_record_is_read_or_refused(start: int, length: int, instead: str) -> None:
    _read_or_refuse(GOLDEN[:start] + instead + GOLDEN[start + length :])


def test_the_example_of_the_documentation_is_a_record() -> None:
    document = Path(__file__).parents[2] / "docs" / "formats.md"
    example = next(
        block
        for block in document.read_text(encoding="utf-8").split("```")
        if block.startswith("\n[Ludomots")
    ).lstrip("\n")
    record, lines = read_with_lines(example)
    assert write(record) == example
    judged = replay(record, lines, other_words=True)
    assert explain_faults(judged, texts("en")) == []
