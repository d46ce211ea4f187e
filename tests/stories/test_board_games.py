"""What players of Topword and Mots de Tête are told, word for word, in both languages."""

from typing import Any, get_args

import pytest

from ludomots.core.contract import TABLE, Outcome
from ludomots.core.explain import explain
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game, new
from ludomots.core.moves import Contest, Pass
from ludomots.core.narrate import beginning, expected, told, verdict, why_over
from ludomots.core.narration import AnyTelling, Step, Telling
from ludomots.core.shelf import SHELF
from ludomots.games.mots_de_tete import model as mots_de_tete
from ludomots.games.topword import Exchange
from ludomots.games.topword import model as topword
from ludomots.texts import LANGUAGES, texts
from tests.games.mots_de_tete.tables import DISQUE, EMPTY
from tests.games.mots_de_tete.tables import table as grid
from tests.games.tables import changed, refusal
from tests.games.topword.tables import RATEAU, table

NAMES = ("Anna", "Bruno", "Chloé", "David")


def telling(game: Game) -> AnyTelling:
    return Telling(game.kind.name, game.rules)


def said_in(language: str, text: Text) -> str:
    return plain(Voice(NAMES, texts(language))(text))


def say(game: Game, move: Any, seat: int) -> dict[str, list[str]]:
    """Make a move and return how it is told in each language, with plain spaces."""
    before = game.state
    if isinstance(move, str):
        move = game.kind.notation.read_move(move, game.options)
    game.push(move, seat)
    step = Step(before, seat, move, game.state)
    return {one: [said_in(one, line) for line in told(telling(game), step)] for one in LANGUAGES}


def asked(game: Game, seat: int | None, language: str = "fr") -> str:
    return said_in(language, expected(telling(game), game.state, seat))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def both(fr: str, en: str) -> dict[str, list[str]]:
    return {"fr": [fr], "en": [en]}


def test_the_pass_that_ends_the_game_is_announced() -> None:
    """TW-Q25: before the last pass of two rounds, and not before the others."""
    game = table(RATEAU, ("IRE", "B"))
    for _ in range(3):
        assert "finit la partie" not in asked(game, game.to_act[0])
        game.push("-")
    seat = game.to_act[0]
    assert asked(game, seat).endswith("Passer maintenant finit la partie.")
    assert asked(game, seat, "en").endswith("Passing now ends the game.")
    game.push(Exchange("B"))
    assert "finit la partie" not in asked(game, game.to_act[0])


@pytest.mark.parametrize(("preset", "passes"), [("french", 1), ("1994", 1), ("later", 3)])
def test_with_an_empty_bag_the_printings_warn_at_their_own_pass(preset: str, passes: int) -> None:
    """TW-46, TW-Q26: the second pass of two players ends a game of 1994, the fourth a later one."""
    game = table(RATEAU, ("IRE", "BK"), bag="", preset=preset)
    for _ in range(passes):
        assert "Passing now" not in asked(game, game.to_act[0], "en")
        game.push("-")
    assert "Passing now ends the game." in asked(game, game.to_act[0], "en")


def test_a_lost_contest_costs_the_turn() -> None:
    """TW-40: and it is said so; with ``retry`` the author plays again."""
    game = table(RATEAU, ("IRX", "BK"), preset="1994")
    game.push("D6 IRX")
    assert say(game, Contest(), 1) == both(
        "Bruno conteste : RIRX n’est pas admis, Anna reprend ses lettres et perd son tour",
        "Bruno contests: RIRX is not allowed, Anna takes the tiles back and loses the turn",
    )
    game = table(RATEAU, ("IRX", "BK"), preset="1994", lost_contest="retry")
    game.push("D6 IRX")
    assert say(game, Contest(), 1) == both(
        "Bruno conteste : RIRX n’est pas admis, Anna reprend ses lettres et rejoue",
        "Bruno contests: RIRX is not allowed, Anna takes the tiles back and plays again",
    )


def test_a_failed_contest_costs_nothing_or_the_next_turn() -> None:
    """TW-Q20: the turn that is lost is announced, shown while one waits, and told when missed."""
    game = table(RATEAU, ("IREAA", "BK"), preset="1994")
    game.push("D6 IRE")
    assert say(game, Contest(), 1) == both(
        "Bruno conteste à tort : Anna garde ses points",
        "Bruno contests in vain: Anna keeps the points",
    )
    game = table(RATEAU, ("IREAA", "BK", "CS"), preset="1994", failed_contest="nextTurn")
    game.push("D6 IRE")
    assert say(game, Contest(), 2) == both(
        "Chloé conteste à tort et perd son prochain tour : Anna garde ses points",
        "Chloé contests in vain and loses the next turn: Anna keeps the points",
    )
    assert asked(game, 2) == "C’est à Bruno de jouer. Vous sauterez votre prochain tour."
    assert asked(game, 2, "en") == "It is Bruno’s turn. You will miss your next turn."
    assert say(game, Pass(), 1) == {
        "fr": ["Bruno passe", "Chloé saute ce tour"],
        "en": ["Bruno passes", "Chloé misses this turn"],
    }


def test_no_turn_is_lost_after_the_end() -> None:
    """TW-Q20, MT-Q18: a contest that ends the game costs no turn, and nobody says so."""
    game = table(RATEAU, ("IRE", "BK"), bag="", preset="1994", failed_contest="nextTurn")
    game.push("D6 IRE")
    assert say(game, Contest(), 1)["fr"] == ["Bruno conteste à tort : Anna garde ses points"]
    other = changed(grid(DISQUE, 1, check="contest"), scores=(290, 0))
    other.push("6L S")
    assert say(other, Contest(), 1)["en"] == ["Bruno contests in vain: Anna keeps the word"]
    assert other.outcome() is not None


def test_a_failed_contest_of_mots_de_tete() -> None:
    """MT-39: the next turn is lost, here at once."""
    game = grid(DISQUE, 1, check="contest")
    game.push("6L S")
    assert say(game, Contest(), 1) == {
        "fr": [
            "Bruno conteste à tort et perd son prochain tour : Anna garde son mot",
            "Bruno saute ce tour",
        ],
        "en": [
            "Bruno contests in vain and loses the next turn: Anna keeps the word",
            "Bruno misses this turn",
        ],
    }


REFUSALS: list[tuple[Game, str, str, str]] = [
    (
        table("10/10/10/10/4CAB3/10/10/10/10/10", ("CAB", "")),
        "5E C.B",
        "E5, G5 : on ne pose pas une lettre sur la même lettre, ici C, B.",
        "E5, G5: no letter goes on the same letter, here C, B.",
    ),
    (
        table(RATEAU, ("IRE", "")),
        "D6 IZ",
        "Vous n’avez pas de Z sur votre chevalet.",
        "You have no Z on your rack.",
    ),
    (
        table(RATEAU, ("IRE", "")),
        "D6 IRI",
        "Vous n’avez qu’un I sur votre chevalet.",
        "You have only one I on your rack.",
    ),
    (
        grid(EMPTY, 2),
        "8H A.E",
        "I8 : un mot ne passe pas par-dessus une case noire.",
        "I8: a word does not run across a black square.",
    ),
    (
        grid(EMPTY, variant="quarte"),
        "6G MUR",
        "À chaque tour on écrit quatre lettres : vous en écrivez 3.",
        "Each turn writes four letters: you write 3.",
    ),
    (
        grid(EMPTY, 4),
        "6G MUR",
        "Le dé demande 4 lettres : vous en écrivez 3.",
        "The die asks for 4 letters: you write 3.",
    ),
]


@pytest.mark.parametrize(("game", "move", "fr", "en"), REFUSALS)
def test_refusals_say_what_is_wrong(game: Game, move: str, fr: str, en: str) -> None:
    error = refusal(game, move)
    assert plain(explain(error, texts("fr"))) == fr
    assert plain(explain(error, texts("en"))) == en


ALONE = {
    ("topword", "all-passed"): ("La partie finit sur un passe.", "The game ended with a pass."),
    ("topword", "went-out"): ("Toutes les lettres sont posées.", "All tiles are laid."),
    ("topword", "withdrawn"): ("La partie a été abandonnée.", "The game was given up."),
    ("mots-de-tete", "withdrawn"): ("La partie a été abandonnée.", "The game was given up."),
}
FOR_MORE = {
    ("topword", "all-passed"): "Tous les joueurs ont passé l’un après l’autre.",
    ("topword", "stalled"): "Rien n’a été posé pendant deux tours de table.",
    ("mots-de-tete", "stalled"): "Rien n’a été écrit pendant deux tours de table.",
    ("mots-de-tete", "target"): "Le nombre de points fixé est atteint.",
}


def test_endings_for_one_player_and_for_more() -> None:
    """TW-Q9, MT-50: nobody else has left or passed where somebody plays alone."""
    for (game, why), (fr, en) in ALONE.items():
        outcome = Outcome(why, (0,), (10,))
        assert said_in("fr", why_over(game, outcome)) == fr
        assert said_in("en", why_over(game, outcome)) == en
    for (game, why), fr in FOR_MORE.items():
        assert said_in("fr", why_over(game, Outcome(why, (0,), (10, 5)))) == fr
    two, four = (Outcome("withdrawn", (0,), (1,) * seats) for seats in (2, 4))
    assert said_in("fr", why_over("topword", two)) == "L’autre joueur a quitté la partie."
    assert said_in("fr", why_over("topword", four)) == "Tous les autres ont quitté la partie."


@pytest.mark.parametrize("name", ["topword", "mots-de-tete"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_sentence_for_any_number_of_players(name: str, language: str) -> None:
    endings = {"topword": topword.End, "mots-de-tete": mots_de_tete.End}
    for why in get_args(endings[name]):
        for seats in SHELF[name].seats:
            text = why_over(name, Outcome(why, (0,), (0,) * seats))
            assert said_in(language, text).endswith(".")


def test_the_winner_is_told_you_win() -> None:
    """TW-47: each seat is told the end from where it sits; everybody else hears names."""
    game = table(RATEAU, ("IRE", "AB", "C"), bag="")
    game.push("D6 IRE")
    assert asked(game, 0).startswith("Vous gagnez !")
    assert asked(game, 1).startswith("Anna gagne !")
    assert asked(game, None).startswith("Anna gagne !")
    assert asked(game, 0, "en").startswith("You win!")
    shared = Outcome("all-passed", (0, 2), (5, 1, 5))
    assert said_in("fr", verdict(shared, 2)) == "Vous gagnez, avec Anna !"
    assert said_in("fr", verdict(shared, 1)) == "Anna et Chloé gagnent ensemble !"
    why = why_over("topword", shared)
    assert said_in("fr", why) == "Tous les joueurs ont passé l’un après l’autre."


def test_a_one_that_is_rolled_again_is_told() -> None:
    """MT-Q10: so that nobody wonders where the first roll went."""
    seed = next(seed for seed in range(99) if len(grid_new(seed).state.rolls) > 1)
    game = grid_new(seed)
    line = said_in("fr", beginning(telling(game), game.state))
    assert line.endswith(f"le dé est relancé et donne {game.state.die}.")


def grid_new(seed: int) -> Game:
    return new("mots-de-tete", players=2, seed=seed)


def test_a_bad_word_that_costs_the_turn() -> None:
    """MT-Q16: where tries are counted, the last one loses the turn, and that is told."""
    game = grid(DISQUE, 1, retries=0)
    assert say(game, "6L Z", 0) == both(
        "Anna écrit DISQUEZ : mot refusé, tour perdu", "Anna writes DISQUEZ: not allowed, turn lost"
    )
    game = grid(DISQUE, 1, retries=1)
    assert say(game, "6L Z", 0)["fr"] == ["Anna écrit DISQUEZ : mot refusé"]


def test_a_time_out_names_the_player() -> None:
    game = table(RATEAU, ("IRE", "B"))
    assert say(game, "time", TABLE) == both("Temps écoulé pour Anna", "Anna’s time is up")


def test_the_winner_of_a_marathon_is_the_one_with_most_points() -> None:
    """MT-45, MT-Q25: no text says that the last one in wins."""
    for language in LANGUAGES:
        say = texts(language)
        for name in (
            "site-mots-de-tete-aim-marathon",
            "option-mots-de-tete-variant-marathon",
        ):
            assert "points" in say(name)
            assert not {"dernier", "last"} & set(say(name).split())
        assert say("option-mots-de-tete-variant-help").count("score") == 1
