"""A game that began under one rulebook goes on under it after a second one has come out.

The second rulebook is made up: nobody may exchange a tile, piles are lower and there is a preset
more. Tables without a lone S are for three or four.
"""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from ludomots.core import shelf
from ludomots.core.contract import IllegalMove, Rules
from ludomots.core.moves import Pass, Withdraw
from ludomots.core.options import presets
from ludomots.core.shelf import EDITIONS, SHELF
from ludomots.games.topword import Exchange, Move, Options, State, Topword, View
from ludomots.games.topword.definition import TOPWORD
from ludomots.records import verify, write
from ludomots.tables import BadLog, Table, record, rematch, replay
from ludomots.tables.commands import OfferRematch, Play
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, done, new_table, played, rack, refused, running, turn

FEWEST = 3


class SecondOptions(Options, frozen=True, kw_only=True, rename="camel"):
    """The options of the second rulebook: other defaults and other presets."""

    presets_file = "second-presets.toml"

    stack_limit: int = 4

    def allowed_seats(self, seats: range) -> range:
        """Tables without a lone S are for three or four."""
        return range(FEWEST, seats.stop) if self.no_lone_s else seats


class SecondTopword(Topword, Rules[State, Move, View, SecondOptions]):
    """The rules of the second rulebook: tiles are kept."""

    def play(self, state: State, seat: int, move: Move) -> State:
        """Refuse to exchange."""
        if isinstance(move, Exchange):
            raise IllegalMove("nothing-to-exchange", "TW-42")
        return super().play(state, seat, move)


def put_on_the_shelf(patch: pytest.MonkeyPatch) -> None:
    """Let new tables of Topword play by the second rulebook."""
    second = replace(TOPWORD, rules=SecondTopword).with_older(Topword)
    patch.setitem(SHELF, "topword", second)
    for key, kind in shelf._editions().items():
        patch.setitem(EDITIONS, key, kind)


def exchange(table: Table) -> Play:
    """Return the command of the player to move to exchange their first tile."""
    seat = turn(table)
    by = table.seats[seat].identity or ""
    return Play(by=by, seen=table.seq, seat=seat, move=Exchange(rack(table, seat)[0]))


def stack_limit(table: Table) -> int:
    """Return how high a pile may be at a table."""
    assert isinstance(table.rules.options, Options)
    return table.rules.options.stack_limit


def reloaded(table: Table) -> Table:
    """Return a table as it is read from its log."""
    return replay(table.id, table.entries)


def test_an_old_table_goes_on_while_new_ones_take_the_second_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = running()
    put_on_the_shelf(monkeypatch)
    new = running()
    assert (old.opened.rulebook, new.opened.rulebook) == (1, 2)
    old = reloaded(old)
    assert type(old.rules) is Topword
    assert type(new.rules) is SecondTopword
    assert (stack_limit(old), stack_limit(new)) == (5, 4)
    old = done(old, exchange(old))
    assert refused(new, exchange(new)) == "nothing-to-exchange"
    assert reloaded(old) == old


def test_each_rulebook_has_its_own_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    assert "low" in presets(EDITIONS["topword", 2].options)
    assert "low" not in presets(EDITIONS["topword", 1].options)
    assert stack_limit(new_table(preset="low")) == 2


def test_the_record_of_an_old_game_is_judged_by_its_own_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = running()
    put_on_the_shelf(monkeypatch)
    old = reloaded(old)
    old = done(old, exchange(old))
    old = played(old, turn(old), Pass())
    old = played(old, turn(old), Withdraw())
    kept = record(old)
    assert kept is not None
    assert '[Rulebook "1"]' in write(kept)
    assert verify(kept).ok
    assert not verify(changed(kept, rulebook=2)).ok


@pytest.mark.parametrize(("lone_s", "number"), [(False, 2), (True, 1)])
def test_a_rematch_takes_the_second_number_if_so_many_may_play_by_it(
    monkeypatch: pytest.MonkeyPatch, lone_s: bool, number: int
) -> None:
    old = running(changes={"noLoneS": lone_s})
    put_on_the_shelf(monkeypatch)
    old = played(reloaded(old), turn(old), Withdraw())
    assert old.status == "finished"
    for who in (ADA, BOB):
        old = done(old, OfferRematch(by=who, seen=old.seq, next="u"))
    assert rematch(old, bytes(32), NOON)[-1].opened.rulebook == number


def test_a_log_of_an_unknown_rulebook_is_refused() -> None:
    with pytest.MonkeyPatch.context() as later:
        put_on_the_shelf(later)
        new = running()
    with pytest.raises(BadLog, match="other-rulebook"):
        replay(new.id, new.entries)
