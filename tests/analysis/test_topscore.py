"""The analyst of Topscore: positions in which the best choice is known, one for each decision."""

from typing import Any

import pytest

from ludomots.core.game import Game, new
from ludomots.games.topscore import Change, Contest, Exchange, Lay, Name, Pass, Put, Trade
from ludomots.games.topscore.model import spell
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.words import lexicon
from tests.games.topscore.tables import table

PLAYOUTS = 2000


def weighed(game: Game, made: Any, seat: int = 0) -> list[Any]:
    analyst = game.kind.analyst
    assert analyst is not None
    return analyst.weigh(game.rules, game.view(seat), made, playouts=PLAYOUTS, seed=1)


def lay(word: str, on: int | None = None) -> Lay:
    return Lay(tuple(word), on)


def parts_of(one: Any) -> dict[str, float]:
    return {part.kind: part.points for part in one.parts}


def test_a_word_that_can_grow_beats_one_that_cannot() -> None:
    """ZARF is a dead end; other letters bring 10 points too, and more later."""
    growth = EVERYTHING.growth(lexicon("fr"), new("topscore", seed=1).options.letter_set.letters)
    assert growth.reach(list("ZARF"), ["?"]) == [0, 0, 0] != growth.reach(list("FARD"), ["?"])
    game = table("FAR:......./:.......", ["ZDEINT", "BBBBBB"])
    best, *others = weighed(game, lay("ZARF"))
    assert spell(best.move.word) != "ZARF"
    assert (best.theme, best.points) == ("word", 10)
    made = next(one for one in others if one.move == lay("ZARF"))
    assert best.value - made.value > 2 * made.error
    assert parts_of(best)["kept"] > parts_of(made)["kept"] + 10


def test_the_same_letters_in_another_order_are_the_same_move() -> None:
    """The move made keeps its own word, and nothing is lost by it."""
    game = table("SOL:......./:.......", ["EQQWWW", "BBBBBB"])
    for word in ("SOLE", "OLES"):
        best = weighed(game, lay(word))[0]
        assert best.move == lay(word)


def test_not_to_help_an_opponent_where_the_race_is_close() -> None:
    """TS-58: RATE lengthened would bring 15 points, and its owner nearer to the last letter."""
    game = table("SOLE:NATURE./RATE-:NATURE.", ["SSQQQQ", "BBBBBB"])
    made = next(move for move in game.legal_moves if isinstance(move, Lay) and move.on == 1)
    best, *others = weighed(game, made)
    assert best.move != made
    stolen = next(one for one in others if one.move == made)
    assert stolen.theme == "theft"
    assert parts_of(stolen)["now"] >= 15
    assert parts_of(stolen)["opened"] < -15


def test_a_theft_that_stops_a_word_for_good() -> None:
    """TS-Q18: VOLVES cannot grow, and its owner may not change it."""
    game = table("SOL:......./VELOS-:.......", ["TVQQQQ", "BBBBBB"], change_word="laid")
    best = weighed(game, Pass())[0]
    assert (best.move.on, sorted(best.move.word)) == (1, sorted("VOLVES"))
    assert best.theme == "theft"
    assert parts_of(best)["opened"] > 50


def test_a_word_that_cannot_grow_is_changed() -> None:
    """TS-50: no letter makes ZARF longer, a D makes it FARD."""
    game = table("ZARF:......./:.......", ["DQQWWW", "BBBBBB"])
    best, *others = weighed(game, Pass())
    assert isinstance(best.move, Change)
    assert best.theme == "swap"
    assert any(one.move == Pass() for one in others)


def test_a_rack_without_a_word_is_exchanged() -> None:
    game = table(racks=["BBKWWZ", "AAAAAA"])
    best, *others = weighed(game, Pass())
    assert isinstance(best.move, Exchange)
    assert best.theme == "exchange"
    passed = next(one for one in others if one.move == Pass())
    assert best.value - passed.value > 2 * passed.error


def test_any_exchange_is_weighed_one_of_a_blank_too() -> None:
    game = table("SOL:......./:.......", ["?QQWWW", "BBBBBB"])
    made = Exchange(("?", "Q"))
    best, *others = weighed(game, made)
    assert best.value > next(one for one in others if one.move == made).value


def test_a_blank_that_was_taken_is_weighed() -> None:
    game = table("SOLe:......./:.......", ["ESQQWW", "BBBBBB"])
    assert Trade("E") in list(game.legal_moves)
    assert [one.theme for one in weighed(game, Trade("E")) if one.move == Trade("E")] == ["blank"]


def test_the_letter_that_makes_a_word_is_put_where_it_belongs() -> None:
    """TS-25: of NECTARS the last letter of MAISONS, on the last pyramid."""
    game = table("NECTARS:MAISON./:.......", ["BBBBBB", "BBBBBB"])
    best, *others = weighed(game, Put("N", 7))
    assert (best.move, best.theme) == (Put("S", 7), "letter")
    assert best.value - next(one.value for one in others if one.move == Put("N", 7)) > 10


@pytest.mark.parametrize("made", [Pass(), Name(tuple("MAI"))])
def test_the_longest_word_is_named(made: Any) -> None:
    game = table(":MAISONS/:.......", ["", "BBBBBB"])
    best, *others = weighed(game, made)
    assert (spell(best.move.word), best.points, best.theme) == ("MAISONS", 175, "name")
    lost = best.value - next(one.value for one in others if one.move == made)
    assert lost == 175 - (75 if isinstance(made, Name) else 0)


def test_a_bad_name_costs_nothing_while_another_may_be_named() -> None:
    game = table(":MAISONS/:.......", ["", "BBBBBB"])
    bad = Name(tuple("AISO"))
    values = {one.move: one.value for one in weighed(game, bad)}
    assert values[bad] == max(values.values())
    game.push(bad)
    values = {one.move: one.value for one in weighed(game, bad)}
    assert values[bad] == max(values.values()) - 175


def test_a_bad_word_may_be_refused() -> None:
    """OLSE is no word: it is worth less than SOLE, of the same letters."""
    values = {}
    for word in ("SOLE", "OLSE"):
        game = table("SOL:......./:.......", ["EZQWWW", "BBBBBB"], check="contest")
        (made,) = [one for one in weighed(game, lay(word)) if one.move == lay(word)]
        values[word] = made.value
    assert parts_of(made)["chance"] < 0
    assert values["OLSE"] < values["SOLE"]


def test_contests_are_not_judged() -> None:
    game = table("SOL:......./:.......", ["EZQWWW", "BBBBBB"], check="contest")
    game.push(lay("SOLZ"))
    assert weighed(game, Contest(), seat=1) == []
