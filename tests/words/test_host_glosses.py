"""Definitions that a host brings in: kept, shown with their source, refused with a reason."""

import json
from pathlib import Path

import pytest

from ludomots.words import lexicon
from tests.in_process import ask

ZA = {
    "word": "za",
    "part": "noun",
    "gloss": "what students order at night",
    "language": "en",
    "source": "Campus words",
    "licence": "CC0-1.0",
}


@pytest.fixture(autouse=True)
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOMOTS_GLOSSES", str(tmp_path / "kept" / "glosses.db"))


def written(folder: Path, *lines: dict[str, str] | str) -> str:
    file = folder / "words.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("\n".join(texts), encoding="utf-8")
    return str(file)


def test_an_imported_gloss_goes_first_and_names_its_source(tmp_path: Path) -> None:
    before = lexicon("en").verdict("ZAS").readings[0].gloss
    assert ask("glosses", "import", written(tmp_path, ZA, "")).code == 0
    told = ask("word", "zas", "--lexicon", "en", "--lang", "en").out
    assert "za" in told
    assert "what students order at night [Campus words, CC0-1.0]" in told
    (reading,) = json.loads(ask("word", "zas", "--lexicon", "en", "--json").out)[0]["readings"]
    assert reading["source"] == "Campus words, CC0-1.0"
    assert ask("glosses", "remove", "Campus words").code == 0
    assert lexicon("en").verdict("ZAS").readings[0].gloss == before


def test_the_part_of_speech_chooses_the_reading(tmp_path: Path) -> None:
    fier = {**ZA, "language": "fr", "word": "fier", "part": "adjective", "gloss": "content de soi"}
    ask("glosses", "import", written(tmp_path, fier))
    glosses = {one.tags[0]: one.gloss for one in lexicon("fr").verdict("FIER").readings}
    assert glosses["verb"] != "content de soi"
    assert "content de soi" in glosses.values()


def test_sources_are_listed_and_replaced(tmp_path: Path) -> None:
    other = {**ZA, "word": "qi", "gloss": "breath"}
    phrase = {**ZA, "word": "hot dog"}
    done = ask("glosses", "import", written(tmp_path, ZA, other, phrase), "--json")
    assert json.loads(done.out) == {"kept": 2, "left_out": 1}
    ask("glosses", "import", written(tmp_path, other))
    (source,) = json.loads(ask("glosses", "list", "--json").out)
    wanted = {"source": "Campus words", "licence": "CC0-1.0", "language": "en", "glosses": 1}
    assert source == wanted
    assert "one definition, licence CC0-1.0" in ask("glosses", "list", "--lang", "en").out
    assert ask("glosses", "remove", "Nothing").code == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "it cannot be read"),
        ({**ZA, "gloss": ""}, "it cannot be read: Expected `str` of length >= 1 - at `$.gloss`"),
        ({**ZA, "gloss": "x" * 201}, "length <= 200"),
        ({**ZA, "definition": "x"}, "unknown field `definition`"),
        ({**ZA, "language": "de"}, "there is no word list “de”; choose among fr, en, nl"),
        ({**ZA, "part": "thing"}, "“thing” is no part of speech"),
        ({**ZA, "gloss": " pizza"}, "begins or ends with a blank"),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_kept(
    tmp_path: Path, line: dict[str, str] | str, why: str
) -> None:
    answer = ask("glosses", "import", written(tmp_path, ZA, line), "--lang", "en")
    assert answer.code == 2
    assert answer.err.startswith("Line 2: ")
    assert why in answer.err
    assert "No dictionary" in ask("glosses", "list", "--lang", "en").out
