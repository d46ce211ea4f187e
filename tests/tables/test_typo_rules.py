"""What Typo asks of a table: how many may vote, how fast people play, how long a word waits."""

import pytest

from ludomots.core.moves import Accept
from ludomots.games.typo import Announce
from ludomots.tables import Table, open_table
from ludomots.tables.answers import Refused, explain
from ludomots.tables.commands import Bot, Free, Join, Mine, Open, Start, Wanted
from ludomots.tables.pace import PerTurn, Untimed
from ludomots.texts import texts
from tests.tables.people import ADA, BOB, EVE, NAMES
from tests.tables.stories import NOON, SECOND, done, new_table, played, refused

HERE, ELSEWHERE, COMPUTER = Mine("Joueur 1"), Free(), Bot("famille")


@pytest.mark.parametrize(
    ("seats", "wishes", "pace"),
    [
        ((HERE, ELSEWHERE), {}, PerTurn(30)),
        ((HERE, COMPUTER, ELSEWHERE), {"preset": "checked"}, PerTurn(30)),
        ((HERE, Mine("Joueur 2")), {}, Untimed()),
        ((HERE, COMPUTER), {}, Untimed()),
        ((HERE, COMPUTER), {"preset": "second"}, PerTurn(30)),
        ((HERE, ELSEWHERE), {"changes": {"turnClock": 60}}, PerTurn(60)),
        ((HERE, ELSEWHERE), {"changes": {"turnClock": None}}, Untimed()),
        ((HERE, ELSEWHERE), {"pace": Untimed()}, Untimed()),
    ],
)
def test_the_clock(seats: tuple[Wanted, ...], wishes: dict[str, object], pace: object) -> None:
    """TY-Q20: off at one device and against computers, half a minute where people play online."""
    assert new_table("typo", seats, **wishes).opened.pace == pace


def test_friends_have_days_at_games_without_a_clock_online() -> None:
    assert new_table("topword").opened.pace == Untimed(days=3)


@pytest.mark.parametrize("changes", [{"check": "vote"}, {"check": "judge"}])
def test_two_do_not_decide_about_words(changes: dict[str, object]) -> None:
    """TY-26: refused with a sentence when the table is opened, and when too few have come."""
    command = Open(by=ADA, game="typo", seats=(HERE, ELSEWHERE), changes=changes)
    with pytest.raises(Refused) as refusal:
        open_table("t", command, bytes(32), NOON)
    assert refusal.value.code == "seats-for-rules"
    assert explain(refusal.value, texts("fr")) == "Avec ces règles, on joue de 3 à 6."
    assert explain(refusal.value, texts("en")) == "By these rules 3 to 6 play."
    three = new_table("typo", (HERE, ELSEWHERE, ELSEWHERE), changes=changes)
    two = done(three, Join(by=BOB, seen=1, name=NAMES[BOB]))
    assert refused(two, Start(by=ADA, seen=2)) == "seats-for-rules"
    whole = done(two, Join(by=EVE, seen=2, name=NAMES[EVE]))
    assert done(whole, Start(by=ADA, seen=3)).status == "running"


def said(players: int) -> tuple[Table, int]:
    """Return a table of people without a clock where somebody has said a word at noon."""
    seats = tuple(Mine(f"Joueur {seat + 1}") for seat in range(players))
    table = done(new_table("typo", seats), Start(by=ADA, seen=1))
    for seat in range(players):
        assert table.game is not None
        table = played(table, seat, next(iter(table.rules.moves(table.game.state, seat))))
    author = table.to_act[0]
    assert table.game is not None
    state = table.rules.view(table.game.state, author)
    word = f"{state.card}{state.rows[0]}ZZZ"  # type: ignore[attr-defined]
    return played(table, author, Announce(1, "left", word)), author


def test_answers_do_not_prolong_a_window() -> None:
    """TY-21: it closes 20 seconds after the word, or once all have answered."""
    table, author = said(6)
    assert table.deadline == NOON + 20 * SECOND
    others = [seat for seat in range(6) if seat != author]
    for late, seat in enumerate(others[:2], start=1):
        table = played(table, seat, Accept(), NOON + late * 5 * SECOND)
        assert table.deadline == NOON + 20 * SECOND
    table = played(table, others[2], Accept(), NOON + 15 * SECOND)
    assert not table.is_window_open
