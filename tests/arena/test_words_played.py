"""Which words computer players lay: the same for the same seed, as shares of all words."""

import json
import re

import pytest

from ludomots.arena.words_played import PLAYERS, Measured, measure
from tests.in_process import ask


def test_the_shares_of_all_lemmas_are_one_whole() -> None:
    told = list[tuple[str, str, int]]()
    found = measure(1, 3, names=["topscore"], told=lambda *one: told.append(one))
    assert sum(words for _, _, words in told) == found.words
    assert [level for _, level, _ in told] == list(PLAYERS)
    assert found.games == len(PLAYERS)
    assert sum(share for _, share in found.ranked) == pytest.approx(1)
    assert found.explained["all"] == found.explained["topscore"] > 0.8
    shares = [share for _, share in found.ranked]
    assert shares == sorted(shares, reverse=True)


def test_how_many_lemmas_make_up_a_share() -> None:
    ranked = [(("être", "verb"), 0.5), (("as", "noun"), 0.3), (("if", "noun"), 0.2)]
    found = Measured(1, 10, ranked, {"all": 1.0})
    assert [found.lemmas_for(share) for share in (0.4, 0.5, 0.6, 0.95)] == [1, 1, 2, 3]


def test_the_last_line_tells_how_many_have_a_meaning() -> None:
    wanted = ("lexicon", "most-played", "topscore", "--games", "1", "--seed", "3", "--limit", "2")
    lines = ask(*wanted, "--lang", "en").out.splitlines()
    assert len(lines) == 3
    assert re.fullmatch(r"\S+\t\w+\t0\.\d+", lines[0])
    assert re.fullmatch(r"\d+ words laid, of which [\d.]+ % have a meaning", lines[-1])
    facts = json.loads(ask(*wanted, "--json").out)
    assert facts["most_played"][0][0] == lines[0].split("\t")[0]
    assert ask("lexicon", "most-played", "topword", "--lexicon", "nl").code == 2
