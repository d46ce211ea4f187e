"""Players of Topscore: whole games, honest knowledge, the same seed the same game."""

from pathlib import Path
from typing import Any

import pytest

from bench.soak_topscore import check_game
from ludomots.arena.match import play_game
from ludomots.core.game import Game, new
from ludomots.core.player import LEVELS, YARDSTICK, Budget
from ludomots.core.shelf import player, players_of
from ludomots.games.topscore import Accept, Change, Contest, Exchange, Lay, Name, Pass, Put, Trade
from ludomots.games.topscore.model import spell
from ludomots.games.topscore.players.known import EVERYTHING, Known
from ludomots.games.topscore.players.prospects import LOCKED, Runner, margin
from ludomots.words import lexicon
from tests.games.topscore.tables import table
from tests.words.small import installer, short_words

NAMES = players_of("topscore")
QUICK = Budget(milliseconds=None, playouts=4)


def mind(game: Game, name: str, seed: int = 0) -> Any:
    return player("topscore", name, options=game.options, seed=seed, budget=QUICK)


def finished(names: list[str], seed: int = 1, player_seed: int = 0, **options: Any) -> Game:
    game = new("topscore", players=len(names), seed=seed, **options)
    return play_game(game, [mind(game, name, player_seed) for name in names])


def chosen(game: Game, name: str) -> Any:
    """Return what a player does whose turn it is."""
    return mind(game, name).choose(game.view(game.to_act[0]))


def test_there_are_four_levels_and_a_yardstick() -> None:
    assert set(NAMES) == {*LEVELS, YARDSTICK}


@pytest.mark.parametrize("seed", [0, 10, 20, 1, 2, 3])
def test_nothing_is_lost_or_leaks_and_games_replay(seed: int) -> None:
    """TS-02: 87 tokens at every move; a few of the games of ``bench.soak_topscore``."""
    seen = check_game(seed, ("fr", "french"))
    assert seen["moves"] > 20


@pytest.mark.parametrize(("name", "frequency"), [("debutant", 7), ("famille", 6)])
def test_weaker_players_lay_only_words_they_know(name: str, frequency: int) -> None:
    known = set(lexicon("fr").words(frequency=frequency))
    game = finished([name, name], seed=4)
    words = {spell(move.word) for _, move in game.moves if isinstance(move, Lay | Change | Name)}
    assert len(words) > 20
    assert words <= known


def test_without_frequencies_a_player_knows_some_words_and_always_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unmarked = installer(tmp_path, monkeypatch)(short_words())
    monkeypatch.undo()
    lexicon.cache_clear()
    words = unmarked.words()
    half = {word for word in words if Known(percent=50).knows(unmarked, word)}
    more = {word for word in words if Known(percent=75).knows(unmarked, word)}
    assert 0.45 < len(half) / len(words) < 0.55
    assert half < more


@pytest.mark.parametrize("name", NAMES)
def test_no_player_proposes_what_is_never_proposed(name: str) -> None:
    fr = lexicon("fr")
    assert "PUTE" in fr
    assert not fr.may_propose("PUTE")
    game = table("PUT:......./:.......", ["EEEEEE", "AAAAAA"])
    move = chosen(game, name)
    assert not isinstance(move, Lay) or fr.may_propose(spell(move.word))


def test_players_contest_bad_words_and_accept_good_ones() -> None:
    """TS-Q22: bots use their own vocabulary."""
    game = table(racks=["TRAEEE", "AAAAAA"], check="contest")
    judge = mind(game, "club")
    game.push(Lay(tuple("TRA")))
    assert judge.choose(game.view(1)) == Contest()
    game.pop()
    game.push(Lay(tuple("RAT")))
    assert judge.choose(game.view(1)) == Accept()


@pytest.mark.parametrize("name", ["greedy", "famille", "club"])
def test_points_of_the_opponent_are_taken_first(name: str) -> None:
    """TS-21: RATE was left as it was."""
    game = table("SOL:......./RATE-:.......", ["CEHIOU", "BBBBBB"])
    move = chosen(game, name)
    assert isinstance(move, Lay)
    assert move.on == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_blank_owed_is_laid_or_the_turn_is_over(name: str) -> None:
    """TS-46: after a trade only the blank may be laid."""
    game = table("SOL:......./RAtE:.......", ["TBBBBB", "BBBBBB"])
    game.push(Trade("T", 1))
    move = chosen(game, name)
    assert isinstance(move, Pass | Lay)
    game.push(move)


@pytest.mark.parametrize("name", NAMES)
def test_the_longest_word_is_named(name: str) -> None:
    """TS-31: MOTS, not MOT."""
    game = table(":AXEMOTS/:.......", ["", "BBBBBB"])
    assert game.view(0).phase == "name"
    assert chosen(game, name) == Name(tuple("MOTS"))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_named_where_there_is_no_word(name: str) -> None:
    game = table(":XKWZQJV/:.......", ["", "BBBBBB"])
    assert chosen(game, name) == Pass()


@pytest.mark.parametrize("name", ["greedy", "famille", "club", "champion"])
def test_the_letter_that_makes_a_word_is_put_where_it_belongs(name: str) -> None:
    """TS-25: of NECTARS the last letter of MAISONS, on the last pyramid."""
    game = table("NECTARS:MAISON./:.......", ["BBBBBB", "BBBBBB"])
    assert chosen(game, name) == Put("S", 7)


@pytest.mark.parametrize("name", NAMES)
def test_a_rack_without_a_word_is_exchanged_and_blanks_are_kept(name: str) -> None:
    game = table(racks=["BBBBBB", "AAAAAA"])
    move = chosen(game, name)
    assert isinstance(move, Exchange)
    assert "?" not in move.tokens


def test_champion_does_not_help_an_opponent_where_the_race_is_close() -> None:
    """TS-58: RATE lengthened would bring 15 points, and him nearer to his last letter."""
    game = table("SOLE:NATURE./RATE-:NATURE.", ["SSQQQQ", "BBBBBB"])
    assert chosen(game, "greedy").on == 1
    move = chosen(game, "champion")
    assert isinstance(move, Exchange) or move.on is None


def test_champion_stops_a_word_for_good() -> None:
    """TS-Q18: where what another has laid cannot be changed, a dead end stays one."""
    growth = EVERYTHING.growth(lexicon("fr"), new("topscore", seed=1).options.letter_set.letters)
    assert growth.reach(list("VOLVES"), ["?"]) == [0] != growth.reach(list("VOLETS"), ["?"])
    game = table("SOL:......./VELOS-:.......", ["TVQQQQ", "BBBBBB"], change_word="laid")
    move = chosen(game, "champion")
    assert (move.on, sorted(move.word)) == (1, sorted("VOLVES"))


def test_a_turn_in_hand_is_worth_more_near_the_end() -> None:
    def worth_of_a_turn(lacking: int) -> float:
        ahead, level = Runner(0, 2, 5, lacking), Runner(0, 3, 5, lacking)
        return margin(ahead, level) - margin(level, level)

    assert worth_of_a_turn(1) > worth_of_a_turn(7) > 0


def test_who_is_stopped_for_good_loses_the_race() -> None:
    free, stopped = Runner(0, 3, 5, 4), Runner(0, LOCKED, 5, 4)
    assert margin(free, stopped) > 200
    assert margin(stopped, free) < -200
