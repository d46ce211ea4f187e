"""What a table of Topscore says: prompts, refusals, prices and endings, in both languages."""

from typing import Any

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.explain import explain
from ludomots.core.facts import Text, Voice
from ludomots.core.game import Game
from ludomots.core.narrate import expected, hints, told, verdict, why_over
from ludomots.core.narration import AnyTelling, Step, Telling
from ludomots.texts import texts
from tests.games.tables import refusal
from tests.games.topscore.tables import NONE, table, with_rack

NAMES = ("Anne", "Bruno", "Chloé", "David")


def telling(game: Game) -> AnyTelling:
    return Telling(game.kind.name, game.rules)


def said_in(language: str, text: Text) -> str:
    return plain(Voice(NAMES, texts(language))(text))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def asked(game: Game, seat: int = 0) -> tuple[str, str]:
    """Return what a seat is told, in French and in English."""
    french, english = (
        said_in(one, expected(telling(game), game.state, seat)) for one in ("fr", "en")
    )
    return french, english


def said(game: Game, move: str, seat: int | None = None) -> tuple[list[str], list[str]]:
    """Make a move and return how it is told, in French and in English."""
    before = game.state
    game.push(move, seat)
    made_by, made = game.moves[-1]
    step: Step[Any, Any] = Step(before, made_by, made, game.state)
    french, english = (
        [said_in(one, line) for line in told(telling(game), step)] for one in ("fr", "en")
    )
    return french, english


PROMPTS: list[tuple[str, str, dict[str, Any], str, str]] = [
    (
        f"{NONE}/{NONE}",
        "ARTESN",
        {},
        ("À vous, Anne : posez un mot de trois lettres ; sinon, échangez des lettres ou passez."),
        ("Your turn, Anne: lay a word of three letters; or else exchange letters, or pass."),
    ),
    (
        f"RAT{NONE}/{NONE}",
        "ARTESN",
        {},
        (
            "À vous, Anne : ajoutez une lettre à RAT ; sinon, changez une de ses lettres, "
            "échangez les vôtres ou passez."
        ),
        (
            "Your turn, Anne: add a letter to RAT; or else swap one of its letters, "
            "exchange some of yours, or pass."
        ),
    ),
    (
        f"RAT+{NONE}/{NONE}",
        "ARTESN",
        {"change_word": "laid"},
        ("À vous, Anne : ajoutez une lettre à RAT ; sinon, échangez des lettres ou passez."),
        "Your turn, Anne: add a letter to RAT; or else exchange letters, or pass.",
    ),
    (
        f"RAT+{NONE}/{NONE}",
        "ARTESN",
        {"change_word": "laid", "abandon_word": True},
        (
            "À vous, Anne : ajoutez une lettre à RAT ; sinon, abandonnez-le, échangez des "
            "lettres ou passez."
        ),
        ("Your turn, Anne: add a letter to RAT; or else give it up, exchange letters, or pass."),
    ),
    (
        f"RAT{NONE}/{NONE}",
        "ARTESN",
        {"abandon_word": True},
        (
            "À vous, Anne : ajoutez une lettre à RAT ; sinon, changez une de ses lettres, "
            "abandonnez-le, échangez les vôtres ou passez."
        ),
        (
            "Your turn, Anne: add a letter to RAT; or else swap one of its letters, give "
            "it up, exchange some of yours, or pass."
        ),
    ),
    (
        f"ZOO{NONE}/SOL-{NONE}",
        "SEEEEE",
        {},
        (
            "À vous, Anne : ajoutez une lettre à ZOO ; sinon, changez une de ses lettres, "
            "échangez les vôtres ou passez. Vous pouvez d’abord allonger SOL, chez Bruno."
        ),
        (
            "Your turn, Anne: add a letter to ZOO; or else swap one of its letters, "
            "exchange some of yours, or pass. First you may also lengthen SOL, the word of "
            "Bruno."
        ),
    ),
    (
        f"GOYIM+{NONE}/RATE-{NONE}",
        "CXYZUV",
        {},
        (
            "À vous, Anne : aucune lettre n’allonge GOYIM. Au choix : changez une de ses "
            "lettres, échangez les vôtres ou passez. Vous pouvez d’abord allonger RATE, "
            "chez Bruno."
        ),
        (
            "Your turn, Anne: no letter makes GOYIM longer. You can swap one of its "
            "letters, exchange some of yours, or pass. First you may also lengthen RATE, "
            "the word of Bruno."
        ),
    ),
    (
        "SOL:ABCDEF./:AXEMOTS",
        "EXYZUV",
        {},
        (
            "À vous, Anne : ajoutez une lettre à SOL ; sinon, changez une de ses lettres, "
            "échangez les vôtres ou passez. C’est votre dernier tour."
        ),
        (
            "Your turn, Anne: add a letter to SOL; or else swap one of its letters, "
            "exchange some of yours, or pass. This is your last turn."
        ),
    ),
    (
        f"NECTARS{NONE}/{NONE}",
        "ARTESN",
        {},
        "Anne, gardez une lettre de NECTARS sur l’une de vos petites pyramides.",
        "Anne, keep a letter of NECTARS on one of your small pyramids.",
    ),
    (
        f":AXEMOTS/{NONE}/{NONE}",
        "",
        {},
        (
            "Anne, vos pyramides sont pleines : A X E M O T S. Nommez le plus long mot qui "
            "s’y lit, ou passez s’il n’y en a pas."
        ),
        (
            "Anne, your pyramids are full: A X E M O T S. Name the longest word that you "
            "can read there, or pass if there is none."
        ),
    ),
]


@pytest.mark.parametrize(("boards", "rack", "options", "french", "english"), PROMPTS)
def test_what_a_seat_is_asked(
    boards: str, rack: str, options: dict[str, Any], french: str, english: str
) -> None:
    """TS-19, TS-21, TS-40, TS-48, TS-50, TS-Q18: what is legal now, and nothing else."""
    racks = (rack, *[""] * boards.count("/"))
    assert asked(table(boards, racks, **options)) == (french, english)


def test_the_last_chance_before_nothing_was_laid_for_three_rounds() -> None:
    """TS-Q28: whoever would end the game by a pass is told so."""
    game = table(f"RAT{NONE}/{NONE}", ("ARTESN", "ARTESN"))
    for _ in range(5):
        game.push("-")
    french, english = asked(with_rack(game, 1, "ARTESN"), 1)
    assert french.endswith("Si vous ne posez rien maintenant, la partie est finie.")
    assert english.endswith("If you lay nothing now, the game is over.")
    game.push("-")
    outcome = game.outcome()
    assert outcome is not None
    why = why_over("topscore", outcome)
    assert said_in("fr", why) == "Rien n’a été posé pendant trois tours de table."
    assert said_in("en", why) == "Nothing was laid for three rounds."


REFUSALS = [
    (
        f"gOyIM{NONE}/{NONE}",
        "RATES",
        "RATES ne reprend pas toutes les lettres de GOYIM plus une seule des vôtres.",
        "RATES is not all the letters of GOYIM with just one of yours.",
    ),
    (
        f"RaT{NONE}/{NONE}",
        "RUTE",
        "Le joker posé pour A reste dans le mot, et reste un A.",
        "The blank that stands for A stays in the word, as A.",
    ),
    (
        f"RAT{NONE}/{NONE}",
        "--",
        "À cette table, on n’abandonne pas son mot : échangez des lettres, ou changez-le.",
        "At this table a word is not given up: exchange letters, or change it.",
    ),
    (
        f"{NONE}/{NONE}",
        "U>E MER",
        "Vous n’avez pas de mot à changer.",
        "You have no word to change.",
    ),
]


@pytest.mark.parametrize(("boards", "move", "french", "english"), REFUSALS)
def test_why_a_move_is_refused(boards: str, move: str, french: str, english: str) -> None:
    """TS-05, TS-44, TS-50, TS-Q18: the first thing that is wrong."""
    error = refusal(table(boards, ("RATESU", "")), move)
    assert plain(explain(error, texts("fr"))) == french
    assert plain(explain(error, texts("en"))) == english


def test_a_word_that_another_lengthened_where_it_may_not_be_changed() -> None:
    """TS-Q18: ``changeWord=laid``."""
    game = table(f"MUR+{NONE}/{NONE}", ("EABCDZ", ""), change_word="laid")
    error = refusal(game, "U>E MER")
    assert (
        plain(explain(error, texts("fr")))
        == "Un adversaire a allongé MUR : à cette table, vous ne pouvez plus le changer."
    )
    assert (
        explain(error, texts("en"))
        == "An opponent has lengthened MUR: at this table you can no longer change it."
    )


def test_a_word_given_up() -> None:
    """TS-Q18: everybody sees it."""
    game = table(f"MUR{NONE}/{NONE}", ("EABCDZ", ""), abandon_word=True)
    assert said(game, "--") == (["Anne abandonne MUR"], ["Anne gives up MUR"])


PRICES = [
    ("nothing", "", ""),
    ("points", ", et Chloé perd 5 points", ", and Chloé loses 5 points"),
    (
        "nextTurn",
        ", et Chloé passera son prochain tour",
        ", and Chloé will miss the next turn",
    ),
]


@pytest.mark.parametrize(("price", "french", "english"), PRICES)
def test_what_a_failed_contest_costs(price: str, french: str, english: str) -> None:
    """TS-Q22: the price is told, and later the turn that is missed."""
    game = table(f"{NONE}/{NONE}/{NONE}", ("ARTXYZ", "", ""), check="contest", failed_contest=price)
    game.push("ART")
    assert said(game, "?", 2) == (
        [f"Chloé conteste à tort : Anne garde ART{french}"],
        [f"Chloé contests in vain: Anne keeps ART{english}"],
    )
    passed = (["Bruno passe"], ["Bruno passes"])
    missed = (
        ["Chloé passe ce tour pour avoir contesté un mot juste"],
        ["Chloé misses this turn for having contested a good word"],
    )
    lines = said(game, "-", 1)
    is_missed = price == "nextTurn"
    assert lines == tuple(a + b * is_missed for a, b in zip(passed, missed, strict=True))


def test_no_price_for_a_player_who_is_done() -> None:
    """TS-39, TS-Q22: there is no next turn to miss."""
    game = table("CARTE:ABCDEF./:ABCDEFG/SOL:.......", ("SABCDE", "", "EXYZUV"), check="contest")
    game.push("CARTES")
    french, english = said(game, "?", 1)
    assert french == ["Bruno conteste à tort : Anne garde CARTES"]
    assert english == ["Bruno contests in vain: Anne keeps CARTES"]


def test_a_letter_of_a_word_completed_for_another() -> None:
    """TS-Q8: ``sevenReward=both``."""
    game = table(f"ZOO{NONE}/CARTES-{NONE}", ("NXYSUV", "ARTXYZ"), seven_reward="both")
    game.push("@2 NECTARS")
    assert asked(game) == (
        (
            "Anne, vous avez complété NECTARS chez Bruno : gardez d’abord une de ses "
            "lettres sur l’une de vos petites pyramides."
        ),
        (
            "Anne, you have completed NECTARS for Bruno: first keep one of its letters "
            "on one of your own small pyramids."
        ),
    )


@pytest.mark.parametrize(
    ("small", "french", "english"),
    [
        (
            "AXEMOTS",
            "Temps écoulé : le programme nomme MOTS pour Anne, 100 points",
            "Time is up: the program names MOTS for Anne, 100 points",
        ),
        (
            "XXXXXXX",
            "Temps écoulé : Anne n’avait pas de mot à nommer",
            "Time is up: there was no word for Anne to name",
        ),
    ],
)
def test_the_time_to_name_is_over(small: str, french: str, english: str) -> None:
    """TS-Q16: the program names the longest word."""
    game = table(f":{small}/{NONE}/{NONE}", ("", "", ""))
    assert said(game, "time", TABLE) == ([french], [english])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_game_ends(players: int) -> None:
    """TS-03, TS-39, TS-40: for every number of players."""
    boards = "/".join(["SOL:.......", *[":ABCDEFG"] * (players - 1)])
    game = table(boards, ("EXYZUV", *[""] * (players - 1)))
    game.push("SOLE")
    outcome = game.outcome()
    assert outcome is not None
    for language, winner, why in (
        ("fr", "Anne", "Il ne restait qu’un joueur, qui a eu son dernier tour."),
        ("en", "Anne", "One player was left, and has had a last turn."),
    ):
        assert said_in(language, verdict(outcome)).startswith(winner)
        assert said_in(language, why_over("topscore", outcome)) == why


def hinted(game: Game) -> tuple[list[str], list[str]]:
    """Return the hints for the player to move, in French and in English."""
    found = hints(telling(game), game.state, game.to_act[0])
    french, english = ([said_in(one, hint.label) for hint in found] for one in ("fr", "en"))
    return french, english


def test_with_no_word_to_lay_the_hint_is_what_else_is_legal() -> None:
    """TS-48, TS-50: change the word, or exchange letters."""
    game = table(f"{NONE}/{NONE}", ("BCDFGH", ""))
    assert hinted(game) == (
        ["pas de mot à poser : échanger B C D F G H"],
        ["no word to lay: exchange B C D F G H"],
    )
    french, english = hinted(table(f"RAT{NONE}/{NONE}", ("QWBJGV", "")))
    assert french[-1] == "pas de mot à poser : échanger Q W B J G V"
    assert english[-1] == "no word to lay: exchange Q W B J G V"
    (proposed,) = hints(telling(game), game.state, 0)
    game.push(proposed.move)
    assert game.to_act == (1,)


def test_the_log_says_whose_time_is_up() -> None:
    game = table(f"RAT{NONE}/{NONE}", ("ARTESN", ""))
    assert said(game, "time", TABLE) == (
        ["Temps écoulé pour Anne"],
        ["Anne’s time is up"],
    )
