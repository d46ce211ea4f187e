"""Games of Typo as records: typed in from a real table, and as each seat may see them."""

import pytest

from ludomots.core.game import Game, new
from ludomots.core.notation import BadText
from ludomots.games.typo import Options
from ludomots.games.typo.hidden import read_drawn
from ludomots.records import export, read, replay, verify, write
from ludomots.words import lexicon
from tests.games.typo.tables import EXAMPLE, NAME, push_all, table

HEAD = f"""\
[Ludomots "1"]
[Game "typo"]
[Rulebook "1"]
[Preset "checked"]
[Words "fr {lexicon("fr").version}"]
[Player1 "?"]
[Player2 "?"]
[Player3 "?"]
[Player4 "?"]
[Position "{EXAMPLE}"]

"""
CHOICES = """\
1 |   | F            | 0  | 0 0 0 0
2 |   | S            | 0  | 0 0 0 0
3 |   | T            | 0  | 0 0 0 0
4 |   | V            | 0  | 0 0 0 0
"""
HIDDEN_CHOICES = """\
4 |   | *            | 0  | 0 0 0 0
1 |   | *            | 0  | 0 0 0 0
3 |   | *            | 0  | 0 0 0 0
2 |   | *            | 0  | 0 0 0 0
"""
PLACES = """\
1 |   | +1 FRONTIERE | 0  | 0 0 0 0
2 |   | 2+ ELASTIQUE | 0  | 0 0 0 0
3 |   | 2+ ELASTIQUE | 0  | 0 0 0 0
4 | V | -3           | -6 | 0 0 0 -6
"""


@pytest.mark.parametrize("choices", [CHOICES, HIDDEN_CHOICES])
def test_the_example_typed_in(choices: str) -> None:
    """TY-E1: from a real table, the cards were noted when chosen, or follow from the words."""
    again = replay(read(HEAD + choices + PLACES))
    assert again.faults == ()
    assert again.game.position == "FRONT/ELAST/V/BLO @4"
    assert len(again.game.kind.chance.box(again.game.options, again.game.state)) == 64


def test_the_order_is_judged() -> None:
    """TY-11: cards that are known are placed in their order."""
    swapped = "2 | | 2+ ELASTIQUE | 0 | 0 0 0 0\n"
    again = replay(read(HEAD + CHOICES + swapped))
    assert again.refusal is not None
    assert (again.faults[0].code, again.faults[0].move) == ("move", 5)


def running(*moves: str) -> Game:
    """Return a game for three, dealt by chance, after some choices by the letters of the hands."""
    game = new(NAME, 3, seed=4)
    for text in moves:
        seat, card = text.split(":")
        game.push(game.state.hands[int(seat)][0] if card == "first" else card, int(seat))
    return game


def test_a_choice_is_told_once_it_is_revealed() -> None:
    """TY-10: before that, only its author's own record has it."""
    game = running("0:first", "1:first")
    chosen = game.moves[0][1].card
    for audience, text in ((0, chosen), (1, "*"), (2, "*"), ("spectator", "*")):
        assert export(game, audience).entries[0].move == text  # type: ignore[arg-type]
    game.push(game.state.hands[2][0], 2)
    for audience in (0, 1, 2, "spectator"):
        assert export(game, audience).entries[0].move == chosen  # type: ignore[arg-type]


def test_the_choice_of_somebody_who_left_is_never_told() -> None:
    """TY-05, TY-10: it was not revealed, and stays hidden whatever comes later."""
    game = running("0:first", "0:leave", "1:first", "2:first")
    assert game.state.order
    assert export(game, "spectator").entries[0].move == "*"
    assert export(game, "spectator").entries[2].move != "*"


def test_what_chance_chose_is_told() -> None:
    """TY-Q20: the cards it chose are revealed at once, so that everybody can replay them."""
    game = running("1:first")
    game.push("time")
    record = export(game, "spectator")
    shown = game.view("spectator").revealed
    assert record.entries[1].drawn == shown[0] + shown[2]
    again = replay(read(write(record)))
    assert again.faults == ()
    assert again.game.view("spectator") == game.view("spectator")


def test_the_hand_of_somebody_who_leaves() -> None:
    """TY-05: the leaver's own record has it, and replaying that record gives the same cards."""
    game = running("1:first", "2:first", "0:leave")
    again = replay(export(game, 0))
    assert again.faults == ()
    assert again.game.state.hands[0] == game.state.hands[0]


def test_the_opening() -> None:
    """TY-03, TY-Q25: it gives the rows and the holder of the dictionary, so nothing is guessed."""
    game = new(NAME, 3, seed=8)
    opening = export(game, "spectator").opening
    assert opening == f"{''.join(game.state.rows)}@{game.state.holder + 1}"
    assert replay(export(game, "spectator")).game.view("spectator") == game.view("spectator")


@pytest.mark.parametrize("text", ["RELA@", "RELA@7", "REL@1", "RELAX@1", "ZZZZ@1", "re@1", "a"])
def test_what_cannot_be_drawn(text: str) -> None:
    """TY-02, TY-03: four cards of the deck, and a player."""
    with pytest.raises(BadText):
        read_drawn(Options(), text)


def test_a_finished_game_is_verified() -> None:
    """TY-27, TY-30: both deals follow from the secret."""
    game = new(NAME, 2, seed=3, preset="printed")
    while game.outcome() is None:
        seat = game.to_act[0]
        game.push(next(iter(game.legal_moves_of(seat))), seat)
    record = read(write(export(game)))
    assert verify(record).ok
    assert record.entries[0].hand == "".join(game.states[0].hands[record.entries[0].seat])


def test_a_study_is_exported_with_its_position() -> None:
    """TY-12: without a secret, the position says where it began."""
    game = push_all(table(f"{EXAMPLE} FSTV"), "+1 FRONT")
    record = read(write(export(game, None)))
    assert record.position == f"{EXAMPLE} FSTV"
    assert replay(record).game.state.rows == game.state.rows
