"""A kept list gives the same answers as the list it was made from."""

import msgspec
import pytest

from ludomots.words import lexicon
from ludomots.words.kept import DamagedList, KeptLexicon, keep

MOST = 1_600_000


@pytest.mark.parametrize("language", ["fr", "en", "nl"])
def test_a_kept_list_is_the_list(language: str) -> None:
    whole = lexicon(language)
    data = keep(whole)
    kept = KeptLexicon(data)
    assert len(data) < MOST
    assert (kept.version, kept.language, kept.words()) == (
        whole.version,
        whole.language,
        whole.words(),
    )
    assert kept.words(frequency=5) == whole.words(frequency=5)
    assert kept.words(proposed=True) == whole.words(proposed=True)
    for text in ("KM", "XYZZYQ"):
        assert kept.verdict(text) == whole.verdict(text)
    word = whole.words()[1000]
    assert kept.verdict(word).status == "accepted"
    assert kept.verdict(word).readings == ()


def test_a_kept_list_that_was_changed_is_found_out() -> None:
    parts = msgspec.msgpack.decode(keep(lexicon("nl")))
    parts[0]["version"] = "0" * 64
    with pytest.raises(DamagedList):
        KeptLexicon(msgspec.msgpack.encode(parts))
