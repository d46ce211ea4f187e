"""Words that readers added: their forms come from a word they are like, and mistakes are named."""

from pathlib import Path

import pytest

from ludomots.words import lexicon
from ludomots.words.build.corrections import read_corrections
from ludomots.words.build.decisions import WrongDecisions, read_decisions
from ludomots.words.build.french import dictionary
from ludomots.words.build.inflection import Inflector, NoModel
from ludomots.words.build.wordlist import make_word_list
from ludomots.words.files import sources
from ludomots.words.reading import Form, Reading, Reason


def decided(tmp_path: Path, *fields: str) -> Path:
    """Return a file with one decision."""
    path = tmp_path / "decisions.tsv"
    path.write_text("# A comment.\n" + "\t".join(fields) + "\n", encoding="utf-8")
    return path


def forms(tmp_path: Path, lemma: str, like: str, part: str) -> dict[str, tuple[str, ...]]:
    """Return the forms of an added word with their tags."""
    path = decided(tmp_path, lemma, "+", like, part, "regional", "canadian", "2010", "2", "a test")
    (decision,) = read_decisions(path)
    readings = list(Inflector(dictionary(sources("fr"))).readings(decision))
    assert {(r.lemma, r.registers, r.decade, r.frequency) for r in readings} == {
        (lemma, ("canadian",), 2010, 2)
    }
    return {reading.spelling: reading.tags for reading in readings}


def test_a_verb_is_conjugated_like_its_model(tmp_path: Path) -> None:
    found = forms(tmp_path, "garrocher", "aimer", "verb")
    assert {"garroche", "garrochions", "garrochâmes", "garrochées"} <= found.keys()
    assert found["garrochera"] == ("verb", "future", "third-singular")
    assert "garrochées" not in forms(tmp_path, "garrocher", "trembler", "verb")


def test_a_noun_has_the_endings_of_its_model_and_its_own_part_of_speech(tmp_path: Path) -> None:
    found = forms(tmp_path, "cégépien", "parisien", "noun")
    assert set(found) == {"cégépien", "cégépienne", "cégépiens", "cégépiennes"}
    assert found["cégépiennes"] == ("noun", "feminine", "plural")


def test_words_like_no_other(tmp_path: Path) -> None:
    assert forms(tmp_path, "chum", "invariable", "noun masculine") == {
        "chum": ("noun", "masculine", "invariable")
    }
    listed = forms(tmp_path, "prénatal", "forms:prénatal,prénataux,prénatals", "adjective")
    assert listed["prénataux"] == listed["prénatals"] == ("adjective", "plural")
    assert listed["prénatal"] == ("adjective",)


@pytest.mark.parametrize(
    ("like", "part", "why"),
    [
        ("aimer", "noun", "aimer is no noun of the dictionary"),
        ("xyzzy", "verb", "xyzzy is no verb of the dictionary"),
        ("finir", "verb", "has other endings than finir"),
    ],
)
def test_a_model_that_does_not_fit_is_an_error(
    tmp_path: Path, like: str, part: str, why: str
) -> None:
    with pytest.raises(NoModel, match=why):
        forms(tmp_path, "garrocher", like, part)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (("chum", "+", "camion"), "line 2: 3 fields, not 9"),
        (("chum", "+", "camion", "noun", "odd", "", "", "3", "x"), "line 2, chum: no class 'odd'"),
        (("chum", "+", "", "noun", "slang", "", "", "3", "x"), "a word it is like"),
        (("chum", "-", "", "", "slang", "lunar", "", "", ""), "no reason"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(
    tmp_path: Path, fields: tuple[str, ...], why: str
) -> None:
    with pytest.raises(WrongDecisions, match=why):
        read_decisions(decided(tmp_path, *fields))


@pytest.mark.parametrize(
    ("verdict", "lemma", "why"),
    [("+", "chat", "all its forms are in the list"), ("-", "chat", "refused, but in the list")],
)
def test_a_decision_without_effect_is_an_error(
    tmp_path: Path, verdict: str, lemma: str, why: str
) -> None:
    path = decided(tmp_path, lemma, verdict, "camion", "noun", "general", "", "", "3", "a test")
    (decision,) = read_decisions(path)
    there = [Form(Reading("chat", "chat", ("noun",)))]
    added = [Reading("chat", "chat", ("noun",))] if verdict == "+" else []
    nothing = tmp_path / "corrections.tsv"
    nothing.write_text("", encoding="utf-8")
    with pytest.raises(WrongDecisions, match=f"line 2, chat: {why}"):
        make_word_list(there, read_corrections(nothing), [(decision, added)])


def test_a_lemma_is_refused_with_all_its_forms_but_not_its_homographs(tmp_path: Path) -> None:
    corrections = tmp_path / "corrections.tsv"
    corrections.write_text("- *build\tforeign-word\ta test\n= TABLE\ta test\n", encoding="utf-8")
    forms = [
        Form(Reading("build", "build")),
        Form(Reading("builds", "build")),
        Form(Reading("builds", "buildé")),
        Form(Reading("table", "table")),
    ]
    words = make_word_list(forms, read_corrections(corrections))
    assert list(words.accepted) == ["BUILDS", "TABLE"]
    assert words.refused["BUILD"][0].code is Reason.FOREIGN_WORD


def test_the_list_knows_regions_and_decades() -> None:
    french = lexicon("fr")
    (reading,) = (r for r in french.readings("FOEHNER") if r.lemma == "foehner")
    assert reading.registers == ("swiss",)
    assert {r.decade for r in french.readings("CHATBOTS")} == {2010}


@pytest.mark.parametrize("word", "AFIN AUPRES PARCE QUANT INSTAR OSTINATO ESPRESSO".split())
def test_grammatical_words_and_contributors_words_that_are_seen_count(word: str) -> None:
    assert word in lexicon("fr")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("STREET", Reason.FOREIGN_WORD),
        ("PLEUVONS", Reason.IMPOSSIBLE_FORM),
        ("COMPOUND", Reason.SET_PHRASE),
        ("THALIANA", Reason.ANNEX),
        ("DESSICATIONS", Reason.NOT_A_WORD),
    ],
)
def test_what_a_reader_refused_has_a_reason(word: str, reason: Reason) -> None:
    verdict = lexicon("fr").verdict(word)
    assert verdict.status == "refused"
    assert reason in {found.code for found in verdict.reasons}
