"""A table may leave registers out: it plays with a list of its own, which says why."""

import pickle
from itertools import combinations
from typing import Any

import pytest

import ludomots
from ludomots.arena.match import play_game
from ludomots.core.contract import IllegalMove
from ludomots.core.game import words_laid
from ludomots.core.player import Budget
from ludomots.core.shelf import SHELF, player
from ludomots.records import export, replay
from ludomots.words import Reading, lexicon
from ludomots.words.glossary import explained_by_us
from ludomots.words.kept import KeptLexicon, keep
from ludomots.words.part import at_hand, without
from ludomots.words.registers import (
    ALL_LEFT_OUT,
    LeftOut,
    combination,
    registers_of,
    where_left_out,
)

EXAMPLES: dict[LeftOut, str] = {
    "regional": "DRACHE",
    "slang": "BEDAVER",
    "vulgar": "MERDE",
    "very-rare": "ORONYMIE",
}


@pytest.mark.parametrize("register", ALL_LEFT_OUT)
def test_words_of_a_register_are_refused_for_that_reason(register: LeftOut) -> None:
    whole, part = lexicon("fr"), without(lexicon("fr"), [register])
    word = EXAMPLES[register]
    assert whole.verdict(word).status == "accepted"
    verdict = part.verdict(word)
    assert (verdict.status, [one.code.value for one in verdict.reasons]) == ("refused", [register])
    assert part.verdict("CHAT") == whole.verdict("CHAT")
    assert part.verdict("KM") == whole.verdict("KM")


@pytest.mark.parametrize("language", ["fr", "en", "nl"])
def test_a_word_goes_if_each_of_its_readings_goes(language: str) -> None:
    """Worked out from the readings of every fiftieth word, for all combinations."""
    whole = lexicon(language)
    gone = {
        chosen: whole.traits.left_out(combination(chosen))
        for size in range(len(ALL_LEFT_OUT) + 1)
        for chosen in combinations(ALL_LEFT_OUT, size)
    }
    for number in range(0, len(whole), 50):
        word = whole.graph().word(number)
        crude = not whole.may_propose(word)
        known = [
            registers_of(explained_by_us(language, one), language, crude=crude)
            for one in whole.readings(word)
        ]
        for chosen, marks in gone.items():
            expected = bool(known) and all(one.intersection(chosen) for one in known)
            assert bool(marks[number]) == expected, (word, chosen)


def test_a_part_is_the_list_without_those_words() -> None:
    whole = lexicon("fr")
    chosen: tuple[LeftOut, ...] = ("regional", "very-rare")
    part = without(whole, chosen)
    gone = whole.traits.left_out(combination(chosen))
    assert list(part) == [word for word, goes in zip(whole, gone, strict=True) if not goes]
    assert part.version != whole.version
    assert part.words(frequency=6) == [word for word in whole.words(frequency=6) if word in part]
    assert without(whole, chosen) is part is pickle.loads(pickle.dumps(part))  # noqa: S301
    assert at_hand("fr", part.version) is part
    assert without(whole, ()) is whole


def test_a_kept_part_is_the_part() -> None:
    """A table that pinned it goes on after an update."""
    part = without(lexicon("en"), ["regional", "slang"])
    kept = KeptLexicon(keep(part))
    assert (kept.version, kept.words()) == (part.version, part.words())
    assert kept.verdict("BOAKS") == part.verdict("BOAKS")


def test_a_word_without_readings_or_marks_stays() -> None:
    assert where_left_out([]) == 0
    slang, plain = Reading("x", registers=("slang",)), Reading("x")
    known = [registers_of(one, "fr", crude=False) for one in (slang, plain)]
    assert where_left_out(known) == 0
    assert where_left_out(known[:1]) == sum(1 << n for n in range(16) if n & 2)


@pytest.mark.parametrize("name", sorted(SHELF))
def test_players_play_with_the_words_of_the_table(name: str) -> None:
    """No word that was left out is laid by a computer player, and the record proves the game."""
    options: dict[str, Any] = {"regional_words": False, "very_rare_words": False}
    game = ludomots.new(name, seed=3, **options)
    mind = player(name, "club", options=game.options, budget=Budget(playouts=1))
    play_game(game, [mind, mind], most_moves=40)
    part = without(lexicon("fr"), ["regional", "very-rare"])
    assert game.rules.lexicon is part
    assert all(word in part for _, word, _ in words_laid(game))
    kept = export(game, None)
    assert kept.words.version == part.version
    assert replay(kept).faults == ()


def test_a_refused_word_says_why() -> None:
    game = ludomots.Game.from_position(
        "10/10/10/10/10/10/10/10/10/10", "DRACHES", regional_words=False
    )
    with pytest.raises(IllegalMove, match="word-refused") as refused:
        game.push("E5 DRACHE")
    assert refused.value.values["reason"] == "regional"
