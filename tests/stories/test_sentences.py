"""What is said of a game, word for word."""

import re
from typing import Any

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game, new
from ludomots.core.moves import Accept, CloseWindow, Contest, Pass, Withdraw
from ludomots.core.narrate import expected, hints, retold, told, verdict
from ludomots.core.narration import AnyStep, AnyTelling, Step, Telling
from ludomots.core.shelf import SHELF
from ludomots.games.topword import Exchange, place
from ludomots.games.typo import Announce, Cannot, Choose
from ludomots.texts import texts

NAMES = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4")


def telling(game: Game) -> AnyTelling:
    return Telling(game.kind.name, game.rules)


def plain(text: Text, language: str = "fr") -> str:
    """Say a fact, with plain spaces."""
    return Voice(NAMES, texts(language))(text).replace("\u00a0", " ")


def say(game: Game, seat: int, move: Any) -> list[str]:
    """Make a move and return how it is told, with plain spaces."""
    before = game.state
    game.push(move, seat)
    step = Step(before, seat, move, game.state)
    return [plain(line) for line in told(telling(game), step)]


def asked(game: Game, seat: int | None) -> str:
    return plain(expected(telling(game), game.state, seat))


def bluff(game: Game) -> Any:
    """Return a play of Topword whose word is none."""
    rack = game.state.racks[game.to_act[0]]
    return place((5, 3 + at, tile) for at, tile in enumerate(rack))


def test_a_word_of_topword_contested() -> None:
    game = new("topword", players=2, seed=7, check="contest")
    author, other = game.to_act[0], 1 - game.to_act[0]
    mine, theirs = NAMES[author], NAMES[other]
    assert asked(game, author).startswith(f"À vous, {mine} : posez le premier mot")
    assert asked(game, other) == asked(game, None) == f"C’est à {mine} de jouer."
    (line,) = say(game, author, bluff(game))
    assert line.startswith(f"{mine} pose ")
    assert line.endswith(" points")
    assert asked(game, other).endswith("Contestez, acceptez, ou jouez à votre tour.")
    assert asked(game, author).endswith(f"On attend {theirs}.")
    (line,) = say(game, other, Contest())
    assert line.startswith(f"{theirs} conteste : ")
    assert line.endswith(f"n’est pas admis, {mine} reprend ses lettres et perd son tour")


def test_who_passes_exchanges_or_leaves() -> None:
    game = new("topword", players=3, seed=7)
    first = game.to_act[0]
    assert say(game, first, Exchange(game.state.racks[first][0])) == [
        f"{NAMES[first]} échange une lettre"
    ]
    second = game.to_act[0]
    assert say(game, second, Pass()) == [f"{NAMES[second]} passe"]
    third = game.to_act[0]
    assert say(game, third, Withdraw()) == [f"{NAMES[third]} quitte la partie"]


def test_dice_are_told_when_words_stand() -> None:
    """MT-24: on a contest table they are rolled once the window is closed."""
    game = new("mots-de-tete", players=2, seed=1, check="contest")
    for _ in range(60):
        seat = game.to_act[0]
        proposed = next(iter(hints(telling(game), game.state, seat)), None)
        if proposed is None:
            say(game, seat, Pass())
            continue
        (line,) = say(game, seat, proposed.move)
        then = say(game, TABLE, CloseWindow())
        assert bool(then) == line.endswith("et les dés")
        if then:
            scored = game.state.stood.scored
            assert then[0].startswith(f"Dés de {NAMES[seat]} : ")
            assert then[0].endswith(f"En tout {scored.total} points")
            return
    pytest.fail("no dice in sixty turns")


def test_a_round_of_typo() -> None:
    game = new("typo", players=3, seed=3, check="contest")
    assert asked(game, None) == "On attend Joueur 1, Joueur 2 et Joueur 3."
    assert asked(game, 0) == "À vous, Joueur 1 : choisissez une carte en secret."
    cards = [game.state.hands[seat][0] for seat in range(3)]
    assert say(game, 0, Choose(cards[0])) == []
    assert asked(game, 0) == "On attend Joueur 2 et Joueur 3."
    assert say(game, 1, Choose(cards[1])) == []
    (line,) = say(game, 2, Choose(cards[2]))
    assert line.startswith("Cartes révélées : ")
    seat = game.to_act[0]
    row = game.state.rows[0]
    (line,) = say(game, seat, Announce(1, "right", f"{row}{cards[seat]}ZZ"))
    letters = f"{row}{cards[seat]}"
    assert line == f"{NAMES[seat]} place {cards[seat]} : {letters}ZZ ({letters}, rangée 1)"
    others = [one for one in range(3) if one != seat]
    assert asked(game, others[0]).endswith("Le croyez-vous ?")
    for one in others:
        say(game, one, Accept())
    seat = game.to_act[0]
    (line,) = say(game, seat, Cannot(game.state.longest[0]))
    assert line.startswith(f"{NAMES[seat]} ne peut pas placer {cards[seat]} : ")


def test_the_end_is_told_to_all() -> None:
    game = new("topscore", players=2, seed=2)
    say(game, game.to_act[0], Withdraw())
    outcome = game.outcome()
    assert outcome is not None
    assert asked(game, 0) == asked(game, None)
    assert asked(game, 0).startswith(plain(verdict(outcome)))


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_hints_are_legal_moves(name: str, language: str) -> None:
    game = new(name, players=2, seed=5)
    seat = game.to_act[0]
    proposed = hints(telling(game), game.state, seat)
    assert 0 < len(proposed) <= 4
    assert all(hint.move in game.legal_moves_of(seat) for hint in proposed)
    assert len({plain(hint.label, language) for hint in proposed}) == len(proposed)


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_clues_lead_to_a_move_without_saying_it(name: str, language: str) -> None:
    game = new(name, players=2, seed=5)
    for hint in hints(telling(game), game.state, game.to_act[0]):
        words = [
            word for word in re.findall(r"[A-Z]+", plain(hint.label, language)) if len(word) > 2
        ]
        clues = [plain(clue, language) for clue in hint.clues]
        assert clues
        assert not [word for word in words for clue in clues if word in clue]


@pytest.mark.parametrize(
    ("name", "position", "hands"),
    [
        ("topword", "10/10/10/10/1ENCUL4/10/10/10/10/10", ["EEEEEEE", "EEEEEEE"]),
        ("mots-de-tete", "17/17/6ENCUL6" + "/17" * 14, ["1", "1"]),
        ("topscore", "PUT:......./:.......", ["EEEEEE", "AAAAAA"]),
        ("typo", "ENCUL/W/X/K E.", ["", "A"]),
    ],
)
def test_no_hint_holds_what_is_never_proposed(name: str, position: str, hands: list[str]) -> None:
    """In these positions ENCULE or PUTE is legal."""
    options: dict[str, Any] = {"check": "check"} if name == "typo" else {}
    game = Game.from_position(position, hands, game=name, **options)
    words = game.rules.lexicon
    assert {"ENCULE", "PUTE"}.isdisjoint(words.words(proposed=True))
    for hint in hints(telling(game), game.state, game.to_act[0]):
        said = [word for word in re.findall("[A-Z]{2,}", plain(hint.label)) if word in words]
        assert all(map(words.may_propose, said))


def test_letters_to_keep_are_proposed() -> None:
    """TS-25: after a word of seven letters."""
    game = new("topscore", players=2, seed=4)
    while game.state.phase != "put":
        seat = game.to_act[0]
        proposed = hints(telling(game), game.state, seat)
        game.push(proposed[0].move if proposed else Pass(), seat)
    seat = game.to_act[0]
    proposed = hints(telling(game), game.state, seat)
    assert 0 < len(proposed) <= 3
    assert all(hint.move in game.legal_moves_of(seat) for hint in proposed)
    assert plain(proposed[0].label).startswith("garder ")


def test_a_record_tells_choices_too() -> None:
    game = new("typo", players=2, seed=3)
    card = game.state.hands[0][0]
    before = game.state
    game.push(Choose(card), 0)
    step: AnyStep = Step(before, 0, Choose(card), game.state)
    assert told(telling(game), step) == []
    assert list(map(plain, retold(telling(game), step))) == [f"Joueur 1 choisit {card}"]
    hidden = step._replace(move=Choose("*"))
    (line,) = map(plain, retold(telling(game), hidden))
    assert line == "Joueur 1 choisit une carte en secret"
