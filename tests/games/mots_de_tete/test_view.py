"""What each audience sees: everything except the dice to come."""

import msgspec

from ludomots.games.mots_de_tete import View
from ludomots.records import export, read, replay
from tests.games.mots_de_tete.tables import DISQUE, draws_of, table
from tests.games.tables import changed


def test_everybody_sees_the_same() -> None:
    """MT-08: nothing is hidden, so views differ in the seat only."""
    game = table(DISQUE, 1, check="contest")
    game.push("6L S")
    seen = [game.view(audience) for audience in (0, 1, "spectator", "reader")]
    assert [view.seat for view in seen] == [0, 1, None, None]
    assert (
        len({msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in seen}) == 1
    )
    assert game.rules.seen(0, game.moves[0][1], 1) == game.moves[0][1]


def test_a_view_can_be_sent() -> None:
    """JSON gives the same view back, and its names are those of the web page."""
    game = table(DISQUE, 1)
    game.push("6L S")
    shown = game.view(0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown
    assert {"toAct", "startRolls", "lastRoll", "droppedOut"} <= msgspec.to_builtins(shown).keys()
    assert shown.stood.scored.total == 21


def test_the_dice_to_come_are_not_seen() -> None:
    """MT-Q5: bonus dice and the next die depend on draws that no view shows."""
    game = table(DISQUE, 1)
    assert changed(game, draws=draws_of(1)).view(0) == changed(game, draws=draws_of(6)).view(0)


def test_the_end() -> None:
    """MT-40: no turn and no die once the game is over."""
    game = changed(table(DISQUE, 1), scores=(299, 0))
    game.push("6L S")
    assert (game.view(0).turn, game.view(0).die) == (None, None)
    assert game.view("reader").outcome == game.outcome()


def test_a_game_of_a_real_table_can_be_replayed() -> None:
    """MT-05, MT-14: the die of each turn is written, or follows from the letters written."""
    text = """\
[Ludomots "1"]
[Game "mots-de-tete"]
[Rulebook "1"]
[Preset "printed"]
[Words "fr WORDS"]
[Player1 "?"]
[Player2 "?"]

2 | 6 | 6F DISQUE | 0 | 0 0
1 |   | =         | +17 to 2 | 0 17
1 |   | L6 SOLO   | 0 | 0 17
2 |   | ?         | +32 to 1 | 32 17
1 | 4 | 7K N.TES  | 0 | 32 17
"""
    game = table(DISQUE)
    record = read(text.replace("WORDS", game.rules.lexicon.version))
    again = replay(record)
    assert again.faults == ()
    assert again.game.state.scores == (32, 17)
    assert again.game.state.provisional is not None
    assert export(again.game, "spectator").entries[0].hand is None
