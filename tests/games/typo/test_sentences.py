"""What a table of Typo says, word for word: each way to check words, each refusal, each ending."""

import re
from typing import Any

import pytest

from ludomots.core.contract import JUDGE, TABLE, IllegalMove, Outcome
from ludomots.core.explain import explain
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game
from ludomots.core.moves import Accept, CloseWindow, Contest, Withdraw
from ludomots.core.narrate import accounts, expected, told, why_over
from ludomots.core.narration import AnyTelling, Step, Telling
from ludomots.games.typo import Announce, Cannot, Choose
from ludomots.texts import LANGUAGES, texts
from tests.games.typo.tables import EXAMPLE, table

NAMES = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4", "Joueur 5", "Joueur 6")
CARDS = "FSTVXZ"
GOOD, BAD = Announce(1, "left", "FRONTIERE"), Announce(1, "left", "FRONTELLE")


def telling(game: Game) -> AnyTelling:
    return Telling("typo", game.rules)


def said_in(language: str, text: Text) -> str:
    return plain(Voice(NAMES, texts(language))(text))


def said(move: Any, players: int, **options: Any) -> Game:
    """Return a table where seat 0 has just said a word."""
    game = table(f"{EXAMPLE} {CARDS[:players]}", **{"check": "contest", **options})
    game.push(move, 0)
    return game


def asked(game: Game, seat: int | None, language: str) -> str:
    return said_in(language, expected(telling(game), game.state, seat))


def told_of(game: Game, seat: int, move: Any, language: str) -> list[str]:
    """Make a move and return how it is told."""
    before = game.state
    game.push(move, seat)
    step = Step(before, seat, move, game.state)
    return [said_in(language, line) for line in told(telling(game), step)]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


HOW_MANY = {
    ("contest", "fr"): ("Un doute suffit pour chercher le mot.", "Il faut {} doutes pour chercher"),
    ("contest", "en"): ("One doubt is enough to look it up.", "It takes {} doubts to look it up."),
    ("vote", "fr"): ("Un doute suffit pour l’écarter.", "Il faut {} doutes pour l’écarter."),
    ("vote", "en"): ("One doubt is enough to reject it.", "It takes {} doubts to reject it."),
    ("judge", "fr"): (
        "Un doute suffit pour que {judge} tranche.",
        "Il faut {} doutes pour que {judge}",
    ),
    ("judge", "en"): (
        "One doubt is enough for {judge}",
        "It takes {} doubts for {judge} to decide.",
    ),
}
NEEDED = {
    "contest": {2: 1, 3: 1, 4: 2, 5: 2, 6: 3},
    "vote": {3: 2, 4: 2, 5: 3, 6: 3},
    "judge": {3: 1, 4: 2, 5: 2, 6: 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", NEEDED)
def test_how_many_doubts_it_takes(check: str, language: str) -> None:
    """TY-21, TY-26, TY-Q3: the number of the view and of the sentence is what the rules need."""
    for players, needed in NEEDED[check].items():
        game = said(BAD, players, check=check, judge=2)
        one, more = HOW_MANY[check, language]
        sentence = (one if needed == 1 else more).format(needed, judge="Joueur 2")
        assert sentence in asked(game, 2 if players > 2 else 1, language)
        assert game.view("spectator").needed == needed
        for seat in range(1, needed):
            game.push(Contest(), seat)
            assert game.state.provisional is not None
        game.push(Contest(), needed)
        if game.state.provisional is not None:  # the judge has not spoken
            game.push(Contest(), 1)
        assert game.state.refused == ("FRONTELLE",)


@pytest.mark.parametrize(
    ("language", "judge", "other"),
    [
        ("fr", "Vous êtes juge : le croyez-vous ?", "Le croyez-vous ?"),
        ("en", "You are the judge: do you believe it?", "Do you believe it?"),
    ],
)
def test_what_a_judge_who_plays_is_asked(language: str, judge: str, other: str) -> None:
    """TY-26: about another's word as a judge, about their own not at all."""
    game = said(BAD, 4, check="judge", judge=2)
    assert asked(game, 1, language).endswith(judge)
    assert asked(game, 2, language).endswith(other)
    assert judge not in asked(game, 2, language)
    own = said(BAD, 3, check="judge", judge=1)
    assert HOW_MANY["vote", language][1].format(2) in asked(own, 1, language)
    assert judge not in asked(own, 1, language)


RULINGS: list[tuple[dict[str, Any], Any, list[tuple[int, Any]], str, str]] = [
    (
        {},
        BAD,
        [(1, Contest())],
        "Joueur 2 doute : FRONTELLE est refusé",
        "Joueur 2 doubts it: FRONTELLE is refused",
    ),
    (
        {},
        GOOD,
        [(1, Contest())],
        "FRONTIERE existe : Joueur 1 gagne 2 points",
        "FRONTIERE exists: Joueur 1 scores 2 points",
    ),
    (
        {"edition": "second"},
        GOOD,
        [(1, Contest())],
        "FRONTIERE existe : Joueur 1 garde sa place",
        "FRONTIERE exists: Joueur 1 keeps the place",
    ),
    (
        {"check": "vote"},
        GOOD,
        [(1, Contest()), (2, Contest())],
        "Joueur 3 doute : FRONTIERE est refusé",
        "Joueur 3 doubts it: FRONTIERE is refused",
    ),
    (
        {"check": "vote"},
        BAD,
        [(1, Contest()), (2, Accept())],
        "Égalité : FRONTELLE tient, Joueur 1 gagne 2 points",
        "A tie: FRONTELLE stands, Joueur 1 scores 2 points",
    ),
    (
        {"check": "judge", "judge": 2},
        GOOD,
        [(1, Contest())],
        "Joueur 2 refuse FRONTIERE",
        "Joueur 2 refuses FRONTIERE",
    ),
    (
        {"check": "judge", "judge": 2},
        BAD,
        [(2, Contest()), (1, Accept())],
        "Joueur 2 accepte FRONTELLE : Joueur 1 gagne 2 points",
        "Joueur 2 accepts FRONTELLE: Joueur 1 scores 2 points",
    ),
    (
        {"check": "judge", "judge": None},
        GOOD,
        [(1, Contest()), (JUDGE, Contest())],
        "Le juge refuse FRONTIERE",
        "The judge refuses FRONTIERE",
    ),
    (
        {"check": "judge", "judge": None, "edition": "second"},
        BAD,
        [(1, Contest()), (JUDGE, Accept())],
        "Le juge accepte FRONTELLE",
        "The judge accepts FRONTELLE",
    ),
    (
        {"check": "judge", "judge": None},
        BAD,
        [(1, Contest()), (TABLE, CloseWindow())],
        "Personne n’a tranché : FRONTELLE tient",
        "Nobody decided: FRONTELLE stands",
    ),
    (
        {"check": "judge", "judge": 2},
        BAD,
        [(2, Contest()), (TABLE, CloseWindow())],
        "Personne n’a tranché : FRONTELLE tient",
        "Nobody decided: FRONTELLE stands",
    ),
]


@pytest.mark.parametrize(("options", "word", "answers", "french", "english"), RULINGS)
def test_what_became_of_a_word(
    options: dict[str, Any], word: Any, answers: list[tuple[int, Any]], french: str, english: str
) -> None:
    """TY-23, TY-24, TY-26, TY-Q23: told once, by the move that decided it."""
    for language, sentence in (("fr", french), ("en", english)):
        game = said(word, 3, **options)
        for seat, move in answers[:-1]:
            game.push(move, seat)
        lines = told_of(game, *answers[-1], language)
        assert lines.count(sentence) == 1
        assert not any("FRONT" in line for line in lines if line != sentence)


def test_too_few_doubts() -> None:
    """TY-Q2: the word stands, and it is said that somebody doubted it."""
    game = said(BAD, 4)
    game.push(Contest(), 1)
    game.push(Accept(), 2)
    assert told_of(game, 3, Accept(), "fr") == ["FRONTELLE tient : trop peu de doutes"]


REFUSALS: list[tuple[str, int, Any, str, str]] = [
    ("judge-decides", 3, Contest(), "c’est au juge de trancher", "it is for the judge to decide"),
    ("not-yours", JUDGE, Cannot(1), "", ""),
    ("own-play", 0, Contest(), "", ""),
    (
        "already-doubted",
        1,
        Accept(),
        "Vous avez déjà mis ce mot en doute.",
        "You have already doubted this word.",
    ),
]


@pytest.mark.parametrize(("code", "seat", "move", "french", "english"), REFUSALS)
def test_refusals_while_a_judge_decides(
    code: str, seat: int, move: Any, french: str, english: str
) -> None:
    """TY-26: each has its sentence in both languages."""
    game = said(BAD, 4, check="judge", judge=None)
    game.push(Contest(), 1)
    game.push(Contest(), 2)
    with pytest.raises(IllegalMove) as refusal:
        game.push(move, seat)
    assert refusal.value.code == code
    for language, part in (("fr", french), ("en", english)):
        sentence = plain(explain(refusal.value, texts(language)))
        assert part in sentence
        assert re.search(r"[.!]$", sentence)


def test_nothing_to_judge() -> None:
    """TY-26: before enough players doubt the word."""
    game = said(BAD, 4, check="judge", judge=None)
    with pytest.raises(IllegalMove) as refusal:
        game.push(Accept(), JUDGE)
    assert explain(refusal.value, texts("fr")) == "Il n’y a pas de mot à juger pour l’instant."
    assert explain(refusal.value, texts("en")) == "There is no word to judge now."


LEFT = {
    "fr": ("L’autre joueur a quitté la partie.", "Tous les autres ont quitté la partie."),
    "en": ("The other player has left the game.", "All the others have left the game."),
}

ENDINGS = {
    "played-out": ("Toutes les cartes ont été jouées.", "All cards have been played."),
    "no-cards": (
        "Il ne reste pas assez de cartes à distribuer.",
        "There are not enough cards left to deal.",
    ),
    "hand-empty": ("Un joueur n’a plus de cartes.", "A player has no cards left."),
}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("why", ENDINGS)
def test_endings(why: str, players: int) -> None:
    """TY-30, TY-Q16, TY-Q24: each in both languages."""
    outcome = Outcome(why, (0,), (0,) * players)
    sentences = [said_in(language, why_over("typo", outcome)) for language in ("fr", "en")]
    assert tuple(sentences) == ENDINGS[why]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_by_leaving_and_the_last_card(language: str, players: int) -> None:
    """TY-27, TY-30: why the game is over, and what the points are made of, for each number."""
    game = table("A/B/C/D", ["E"] + ["F"] * (players - 1))
    assert game.state.half == 1
    steps = []

    def push(seat: int, move: Any) -> None:
        before = game.state
        game.push(move, seat)
        steps.append(Step(before, seat, move, game.state))

    for seat in range(players):
        push(seat, Choose("E" if seat == 0 else "F"))
    push(0, Cannot(1))
    for seat in range(1, players):
        push(seat, Cannot(game.state.longest[0]))
    for seat in range(players - 1):
        push(seat, Withdraw())
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (players - 1,)
    ending = LEFT[language][players > 2]
    assert said_in(language, why_over("typo", outcome)) == ending
    row = {"fr": "1 rangée −1", "en": "1 row −1"}[language]
    explained = accounts(telling(game), game.state, lambda: steps, outcome)
    assert [said_in(language, one) for one in explained] == [row] * players
