"""How Typo's players doubt: by what they know, by how a word looks, by who says it.

The words are those of ``bench.typo_words``, made before the players were tuned.
"""

import random
from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

from bench.typo_bluff import Judgement, area, heard, judged
from bench.typo_words import CLASSES, committed
from ludomots.core.game import Game
from ludomots.core.moves import Accept, Contest
from ludomots.core.options import choices_of
from ludomots.core.player import LEVELS, Budget
from ludomots.core.shelf import player
from ludomots.games.typo import Options
from ludomots.games.typo.players.belief import judge, letters_of
from ludomots.games.typo.players.levels import Club
from ludomots.words import lexicon
from tests.games.tables import changed

QUICK = Budget(milliseconds=None, playouts=4)
SEEDS = range(3)


@cache
def on_real(language: str, level: str) -> list[list[Judgement]]:
    return judged(level, [heard(pair.real, language) for pair in committed(language)], SEEDS)


@cache
def on_invented(language: str, level: str) -> list[list[Judgement]]:
    return judged(level, [heard(pair.invented, language) for pair in committed(language)], SEEDS)


def areas(language: str, level: str) -> list[float]:
    return [
        area([one.belief for one in real], [one.belief for one in invented])
        for real, invented in zip(
            on_real(language, level), on_invented(language, level), strict=True
        )
    ]


def doubted(judgements: list[list[Judgement]]) -> float:
    return fmean(one.doubted for words in judgements for one in words)


@pytest.mark.parametrize("language", CLASSES)
def test_each_level_tells_words_apart_better_than_the_one_below_and_none_perfectly(
    language: str,
) -> None:
    """TY-21: the least of three players of a level does better than the best of the level below."""
    found = [areas(language, level) for level in LEVELS]
    assert min(found[0]) > 0.6
    assert all(max(lower) < min(higher) for lower, higher in pairwise(found))
    assert max(found[-1]) < 0.99


@pytest.mark.parametrize("language", CLASSES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_errs_in_both_directions(language: str, level: str) -> None:
    assert 0.01 < doubted(on_real(language, level)) < 0.25
    assert doubted(on_invented(language, level)) < 0.9


@pytest.mark.parametrize("language", CLASSES)
def test_who_knows_more_words_doubts_more_bad_ones(language: str) -> None:
    found = [doubted(on_invented(language, level)) for level in LEVELS]
    assert found == sorted(found)


@pytest.mark.parametrize("language", CLASSES)
def test_a_bluff_passes_famille_more_often_than_not_and_champion_sometimes(language: str) -> None:
    """TY-Q2: bluff is part of the game, so a person's bluff must have a chance."""
    assert doubted(on_invented(language, "famille")) < 0.5
    assert 0.6 < doubted(on_invented(language, "champion")) < 0.9


def test_the_yardstick_knows_every_word() -> None:
    real, invented = on_real("fr", "greedy"), on_invented("fr", "greedy")
    assert (doubted(real), doubted(invented)) == (0, 1)


@pytest.mark.parametrize("check", sorted(set(choices_of(Options, "check")) - {"check", "contest"}))
@pytest.mark.parametrize("level", LEVELS)
def test_without_a_dictionary_everybody_says_what_they_think(level: str, check: str) -> None:
    """TY-26: where a doubt has no price, a word is refused if it is likelier not to exist."""
    views = [heard(pair.invented, "fr", check, players=3) for pair in committed("fr")[::10]]
    for one in judged(level, views, SEEDS)[0]:
        assert one.doubted == (one.belief < 0.5)


def test_an_author_who_was_caught_is_believed_less() -> None:
    """TY-24: what the table shows of earlier bluffs counts; Débutant does not think of it."""
    game = Game.from_position("FRON/PRINC/ELA/BLO TZ", ["", ""], game="typo", check="contest")

    def doubters(level: str, caught: tuple[int, ...]) -> int:
        now = changed(game, caught=caught)
        now.push("1+ FRONTURE", 0)
        minds = (
            player("typo", level, options=game.options, seed=seed, budget=QUICK)
            for seed in range(100)
        )
        return sum(mind.choose(now.view(1)) == Contest() for mind in minds)

    for level in LEVELS:
        at_first, caught_once, caught_thrice = (doubters(level, (0,) * n) for n in (0, 1, 3))
        assert doubters(level, (1, 1)) == at_first
        if level == "debutant":
            assert at_first == caught_once == caught_thrice
        else:
            assert at_first < caught_once < caught_thrice


def test_champion_doubts_by_what_it_is_worth() -> None:
    """TY-23, TY-24: the longer the row that a bad word costs, the less sure one need be."""

    def doubters(rows: str) -> int:
        game = Game.from_position(f"FRON/{rows} TZ", ["", ""], game="typo", check="contest")
        game.push("1+ FRONTIFIER", 0)
        minds = (
            player("typo", "champion", options=game.options, seed=seed, budget=QUICK)
            for seed in range(100)
        )
        return sum(mind.choose(game.view(1)) == Contest() for mind in minds)

    assert doubters("A/B/C") < doubters("PRINCIPALES/B/C")


def test_known_words_are_believed_and_those_at_the_edge_mostly() -> None:
    """Nobody looks into the whole list: what is known of a word depends on how common it is."""
    fr = lexicon("fr")
    club = judge(fr, Club.vocabulary)
    assert club.recognised("MAISON", Club.temper) == 1
    by_class = {pair.frequency: pair.real for pair in committed("fr")}
    recognised = [club.recognised(by_class[number], Club.temper) for number in range(6)]
    assert recognised == [0, 0, 0.5, 0.9, 1, 1]


def test_a_word_is_judged_alike_all_through_a_game() -> None:
    view = heard("FRONTIFIER", "fr")
    beliefs = {Club(view.options, seed).belief(view) for seed in (7, 7, 7)}
    assert len(beliefs) == 1
    assert beliefs != {Club(view.options, 8).belief(view)}


@pytest.mark.parametrize(
    ("language", "likely", "unlikely"),
    [("fr", "FRONTURE", "KLWAGON"), ("en", "GLOMBER", "KLWAGON"), ("nl", "BROLDEN", "PEQDANS")],
)
def test_letters_tell_what_could_be_a_word(language: str, likely: str, unlikely: str) -> None:
    letters = letters_of(lexicon(language))
    assert letters.shape(unlikely) < -4 < -2 < letters.shape(likely)


def test_ordinary_words_have_an_ordinary_shape() -> None:
    fr = lexicon("fr")
    sample = random.Random(1).sample(fr.words(frequency=6, everyday=True), 300)
    shapes = [letters_of(fr).shape(word) for word in sample]
    assert abs(fmean(shapes)) < 0.3
    scrambled = ["".join(random.Random(word).sample(word, len(word))) for word in sample]
    assert fmean(letters_of(fr).shape(word) for word in scrambled) < -4


def test_a_word_that_everybody_knows_is_never_doubted() -> None:
    view = heard("MAISONS", "fr")
    for level in LEVELS:
        for seed in range(20):
            mind = player("typo", level, options=view.options, seed=seed, budget=QUICK)
            assert mind.choose(view) == Accept()
