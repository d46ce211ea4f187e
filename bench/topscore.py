"""Topscore: the speed of questions about growing words from Python, and of a dict of anagrams."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from ludomots._engine import Growth
from ludomots.core.timing import best_time
from ludomots.words import lexicon
from tests.engine.anagrams import french_anagrams

QUESTIONS = 400
ROUNDS = 5
BAG = Counter(
    "AAAAAAABBCCDDEEEEEEEEEEEEFFGGHHIIIIIIJKLLLLMMNNNNNOOOOOPPQRRRRRSSSSSTTTTTUUUUUVWXYZ????"
)
"""The French set: 83 letters and four blanks."""

Question = tuple[list[str], list[str], dict[str, int]]
"""A word, a rack of six, and the tiles not seen."""


def measure() -> dict[str, float]:
    """Return the figures of the French list, on one core."""
    graph = lexicon("fr").graph()
    growth = Growth(graph)
    anagrams = french_anagrams()
    questions = _questions([word for words in anagrams.values() for word in words])
    # Alternately, so that a busy moment of the machine slows down both.
    times = [
        (
            _each(questions, lambda word, rack, _: growth.grow(word, rack)),
            _each(questions, lambda word, rack, _: _grow_plainly(anagrams, word, rack)),
        )
        for _ in range(ROUNDS)
    ]
    grow, plain = min(ours for ours, _ in times), min(theirs for _, theirs in times)
    return {
        "index of French made, ms": round(best_time(lambda: Growth(graph)) * 1e3, 1),
        "index of French, bytes": growth.byte_size,
        "grow a word by one tile, us": round(grow, 2),
        "grow: times as fast as a dict of anagrams": round(plain / grow, 1),
        **{
            f"reach of a word of {length}, all unseen, us": round(
                _each([one for one in questions if len(one[0]) == length], growth.reach), 2
            )
            for length in (3, 4, 5, 6)
        },
        **_outlook(growth, questions),
        **_disagreements(growth, anagrams),
    }


def _outlook(growth: Growth, questions: list[Question]) -> dict[str, float]:
    outlook = growth.outlook(dict(BAG))
    chances = partial(outlook.chances, turns=8, seed=1, samples=100)
    row = [None, "R", None, "N", None, None, None]
    return {
        "outlook made, us": round(best_time(lambda: growth.outlook(dict(BAG))) * 1e6),
        "plan with a rack, us": round(_each(questions, lambda w, r, _: outlook.plan(w, r)), 2),
        "chances of 8 turns, 100 games, us": round(
            _each(questions[:100], lambda word, rack, _: chances(word, rack)), 1
        ),
        "place one of seven letters beside two, us": round(
            best_time(lambda: outlook.place(row, list("NECTARS"))) * 1e6
        ),
        "the same on the empty row, us": round(
            best_time(lambda: outlook.place([None] * 7, list("NECTARS"))) * 1e6
        ),
    }


def _disagreements(growth: Growth, anagrams: dict[str, list[str]]) -> dict[str, float]:
    """Compare the answers of both for each class of up to six letters, each with its own rack."""
    chance = random.Random(4)
    tiles = sorted(BAG.elements())
    classes = [list(letters) for letters in anagrams if len(letters) < 7]
    wrong = 0
    for word in classes:
        rack = chance.sample(tiles, 6)
        found = [
            (tile, ["".join(one) for one in longer]) for tile, _, longer in growth.grow(word, rack)
        ]
        wrong += found != sorted(_grow_plainly(anagrams, word, rack))
    return {"compared with the dict: questions": len(classes), "disagreements": wrong}


def _questions(words: list[str]) -> list[Question]:
    """Return words of 3 to 6 letters in turn, each with tiles that the box still has."""
    chance = random.Random(3)
    found: list[Question] = []
    while len(found) < QUESTIONS:
        word = chance.choice(words)
        if len(word) != 3 + len(found) % 4 or Counter(word) - BAG:
            continue
        tiles = sorted((BAG - Counter(word)).elements())
        chance.shuffle(tiles)
        found.append((list(word), tiles[:6], dict(Counter(tiles[6:]))))
    return found


def _each(questions: list[Question], ask: Callable[..., object]) -> float:
    """Return the time of one question in microseconds."""
    return best_time(lambda: [ask(*question) for question in questions]) / len(questions) * 1e6


def _grow_plainly(
    anagrams: dict[str, list[str]], word: list[str], rack: list[str]
) -> list[tuple[str, list[str]]]:
    tiles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if "?" in rack else set(rack)
    longer = ((tile, anagrams.get("".join(sorted([*word, tile])), [])) for tile in tiles)
    return [one for one in longer if one[1]]
