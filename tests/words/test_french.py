"""The French list, word by word: what is accepted, what is refused and why."""

import pytest

from ludomots.words import Lexicon, Reason, lexicon


@pytest.fixture(scope="module")
def fr() -> Lexicon:
    return lexicon("fr")


ACCEPTED = """
    RATEAU RIRE TRIS AS BRIS BISE BATEAU RETRACE CRIS SOJA BISES DISQUE DISQUES SOLO NOTES EN
    PENSER DEPENSER PENSE FRONTIERE ELASTIQUE ZEBRE WHISKY KIWI YEUX OEUVRE NAIF AIGUE PARIS MARIE
    ART RATE TRACE CARTES NECTARS MOTS MUR MER SOL
    FINISSIONS MANGEAMES MANGEASSIONS ALLASSENT VINSSIONS EUMES GISONS SIEENT CHERRA
""".split()

REFUSED = {
    "AE": Reason.SINGLE_LETTER,
    "SNCF": Reason.ACRONYM,
    "KM": Reason.SYMBOL,
    "AUJOURDHUI": Reason.APOSTROPHE,
    "ARCENCIEL": Reason.HYPHEN,
    "ANTI": Reason.PREFIX,
    "FRANCE": Reason.PROPER_NOUN,
    "LYON": Reason.PROPER_NOUN,
    "MADRID": Reason.PROPER_NOUN,
    "EUROPE": Reason.PROPER_NOUN,
    "BERLIN": Reason.PROPER_NOUN,
    "SOPHIE": Reason.FIRST_NAME,
    "NICOLAS": Reason.FIRST_NAME,
    "OP": Reason.ABBREVIATION,
    "XIV": Reason.ROMAN_NUMERAL,
    "ATTOGRAMME": Reason.RARE_UNIT,
    "A": Reason.SINGLE_LETTER,
    "Q": Reason.SINGLE_LETTER,
}


@pytest.mark.parametrize("word", ACCEPTED)
def test_accepted(fr: Lexicon, word: str) -> None:
    """TW-32, TX-24, TY-32, MT-33, TW-Q31, MT-Q30: dictionary words with their inflections."""
    verdict = fr.verdict(word)
    assert verdict.status == "accepted"
    assert verdict.readings
    assert word in fr


@pytest.mark.parametrize(("word", "reason"), REFUSED.items())
def test_refused_with_the_reason(fr: Lexicon, word: str, reason: Reason) -> None:
    """TW-33 to TW-37, TX-24, TY-32, MT-34: names, abbreviations, apostrophes, hyphens, prefixes."""
    verdict = fr.verdict(word)
    assert verdict.status == "refused"
    assert reason in {found.code for found in verdict.reasons}
    assert word not in fr


def test_refusal_names_the_spelling(fr: Lexicon) -> None:
    assert {(r.code, r.spelling) for r in fr.verdict("km").reasons} == {(Reason.SYMBOL, "km")}
    assert ("Lyon", Reason.PROPER_NOUN) in {
        (r.spelling, r.code) for r in fr.verdict("LYON").reasons
    }


def test_unknown_word_has_three_near_words(fr: Lexicon) -> None:
    assert fr.verdict("ZZZ").status == "unknown"
    near = fr.verdict("BATAEU").nearest
    assert near[0] == "BATEAU"
    assert len(near) == 3
    assert all(word in fr for word in near)


def test_readings_tell_grammar(fr: Lexicon) -> None:
    (reading,) = fr.verdict("finissions").readings
    assert (reading.spelling, reading.lemma, reading.frequency) == ("finissions", "finir", 8)
    assert reading.tags == (
        "verb",
        "imperfect",
        "present-subjunctive",
        "imperfect-subjunctive",
        "first-plural",
    )


def test_all_readings_of_a_word(fr: Lexicon) -> None:
    spellings = {reading.spelling for reading in fr.verdict("PECHE").readings}
    assert {"pêche", "péché", "pêché", "pèche"} <= spellings


def test_everyday_words_leave_out_rare_tenses_and_registers(fr: Lexicon) -> None:
    everyday = set(fr.words(frequency=7, everyday=True))
    assert {"CHAT", "FINISSIONS", "BATEAU"} <= everyday
    assert everyday.isdisjoint({"FINISSIEZZ", "MANGEASSIONS", "MANGEAMES", "ONC"})


def test_words_by_tense(fr: Lexicon) -> None:
    future = set(fr.words(forms=["future"]))
    assert {"FINIRA", "IRONS"} <= future
    assert "FINISSIONS" not in future


def test_slurs_are_accepted_but_never_proposed(fr: Lexicon) -> None:
    proposed = set(fr.words(proposed=True))
    hidden = [word for word in fr if word not in proposed]
    assert 20 < len(hidden) < 2000
    assert all(fr.verdict(word).status == "accepted" for word in hidden[:50])
    for word in hidden[:30]:
        assert word not in fr.nearest(word + "Z", 10)
