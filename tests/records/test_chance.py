"""A record holds what chance gave: a game replays the same with its secret and without."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.core.game import Game, new
from ludomots.core.options import DEFAULT_PRESET, choose, presets
from ludomots.core.shelf import SHELF
from ludomots.records import BadRecord, Record, export, read, verify, write
from ludomots.records import replay as replayed
from ludomots.records.explain import explain, explain_faults
from ludomots.records.replay import start
from ludomots.texts import texts
from tests.records.games import wander, wandering

TABLES = [
    (name, preset, players)
    for name, kind in SHELF.items()
    for preset in presets(kind.options)
    for seats in [choose(kind.options, preset, {}).allowed_seats(kind.seats)]
    for players in (seats[0], seats[-1])
]


def seen(game: Game) -> list[Any]:
    """Return what a spectator saw of a game from its start to now."""
    return [game.rules.view(state, "spectator") for state in game.states]


def watched(name: str, preset: str, players: int, most: int) -> Game:
    """Return a game that is still running."""
    game = wandering(name, players, seed=players, most=most, preset=preset)
    while game.outcome() is not None:
        game.pop()
    return game


@pytest.mark.parametrize(("name", "preset", "players"), TABLES)
def test_a_running_game_replays_for_everybody_who_watched_it(
    name: str, preset: str, players: int
) -> None:
    """Nobody has the secret yet: a spectator and each seat replay what everybody saw."""
    game = watched(name, preset, players, most=25)
    for audience in ("spectator", *range(players)):
        record = read(write(export(game, audience)))
        assert record.secret is None
        again = replayed(record)
        assert again.faults == ()
        assert seen(again.game) == seen(game)


@pytest.mark.parametrize(("name", "preset", "players"), TABLES)
def test_a_finished_game_replays_without_its_secret(name: str, preset: str, players: int) -> None:
    """As at a real table: every hand and die is written, and nobody ever had a secret."""
    game = wandering(name, players, seed=players + 1, preset=preset)
    record = read(write(export(game)))
    opening = SHELF[name].chance.drawn(game.options, None, game.states[0]) or None
    bare = replace(record, secret=None, commitment=None, opening=opening)
    again = replayed(read(write(bare)))
    assert again.faults == ()
    assert seen(again.game) == seen(game)
    assert again.game.outcome() == game.outcome()
    assert verify(replace(record, opening=opening)).ok


def dice_game() -> Record:
    """Return a finished game with coloured squares."""
    return export(wandering("mots-de-tete", 2, seed=4, preset="short"))


def first_with_bonus(record: Record) -> int:
    """Return the first turn with a bonus whose last die the next seat notes as its own."""
    followed = zip(record.entries, record.entries[1:], strict=False)
    return next(
        at for at, (one, then) in enumerate(followed) if len(one.drawn or "") > 1 and then.hand
    )


def changed(record: Record, at: int, drawn: str) -> Record:
    entry = replace(record.entries[at], drawn=drawn)
    return replace(record, entries=(*record.entries[:at], entry, *record.entries[at + 1 :]))


def test_dice_are_verified() -> None:
    """Dice or an opening that do not follow from the secret are reported."""
    record = dice_game()
    assert verify(record).ok
    at = first_with_bonus(record)
    rolled = record.entries[at].drawn or ""
    other = "".join(str(int(die) % 6 + 1) for die in rolled)
    judged = verify(changed(record, at, other))
    assert not judged.ok
    assert [(fault.code, fault.move, fault.written) for fault in judged.faults] == [
        ("drawn", at + 1, other)
    ]
    assert rolled in explain_faults(judged, texts("fr"))[0]
    assert [fault.code for fault in verify(replace(record, opening="111111")).faults] == ["drawn"]


def test_dice_may_be_written_in_part() -> None:
    """At a real table only the bonus dice may be written; the next hand gives the next die."""
    record = dice_game()
    at = first_with_bonus(record)
    rolled = record.entries[at].drawn or ""
    assert verify(changed(record, at, rolled[:-1])).ok
    bare = replace(changed(record, at, rolled[:-1]), secret=None)
    assert [fault.code for fault in replayed(bare).faults] == []
    assert replayed(changed(record, at, rolled + "1")).faults[0].code == "drawn"
    too_many = replace(changed(record, at, rolled + "1"), secret=None)
    assert [fault.code for fault in replayed(too_many).faults] == ["drawn"]


def test_dice_that_are_not_written_are_guessed() -> None:
    """Then the points are the first fault that is reported."""
    record = dice_game()
    bare = tuple(replace(entry, drawn=None) for entry in record.entries)
    faults = replayed(replace(record, secret=None, entries=bare)).faults
    assert faults
    assert faults[0].code == "points"


@pytest.mark.parametrize(
    ("game", "drawn"), [("mots-de-tete", "37"), ("mots-de-tete", "3 4"), ("topword", "ZZZZ")]
)
def test_impossible_draws_are_not_a_record(game: str, drawn: str) -> None:
    opened = wander(new(game, players=2, seed=1), 1, most=1)
    text = write(replace(export(opened), opening=drawn))
    with pytest.raises(BadRecord) as caught:
        read(text)
    for language in ("fr", "en"):
        assert explain(caught.value, texts(language))
    record = export(opened)
    entry = replace(record.entries[0], drawn=drawn)
    with pytest.raises(BadRecord):
        read(write(replace(record, entries=(entry,))))


def test_the_draw_for_the_first_turn_is_told() -> None:
    """A running game of Topword shows the tiles drawn for the first turn, here after a tie."""
    game = next(
        game
        for game in (new("topword", players=4, seed=seed) for seed in range(100))
        if len(game.state.start_draws) > 1
    )
    record = export(game, "spectator")
    assert "/" in (record.opening or "")
    assert replayed(record).game.state.start_draws == game.state.start_draws
    assert export(game, None).opening is None


def without(record: Record, *fields: str) -> Record:
    """Return a record of which nobody noted these cells, nor has the secret."""
    nothing = dict.fromkeys(fields)
    entries = tuple(replace(entry, **nothing) for entry in record.entries)
    return replace(record, entries=entries, secret=None, commitment=None, contributions=())


@pytest.mark.parametrize("name", SHELF)
def test_a_game_written_again_says_what_was_guessed(name: str) -> None:
    """Without racks, dice and secret every hand is marked; what was guessed is guessed again."""
    kind = SHELF[name]
    game = watched(name, DEFAULT_PRESET, kind.seats[-1], most=12)
    again = replayed(without(export(game, None), "hand", "drawn", "gains", "totals"))
    text = write(export(again.game, None))
    record = read(text)
    for entry, state in zip(record.entries, again.game.states, strict=False):
        held = kind.notation.write_hand(state, entry.seat) if entry.seat >= 0 else ""
        assert (entry.hand or "") in {f"~{held}" if held else "", ""}
        assert entry.drawn is None or entry.drawn.startswith("~")
    assert write(export(replayed(record).game, None)) == text


@pytest.mark.parametrize("name", SHELF)
def test_what_was_noted_is_not_marked(name: str) -> None:
    """All hands and draws in the record of a finished game are known."""
    game = wandering(name, SHELF[name].seats[0], seed=3)
    record = export(game)
    opening = SHELF[name].chance.drawn(game.options, None, game.states[0]) or None
    again = export(replayed(replace(without(record), opening=opening)).game)
    assert again.opening == opening
    assert [(one.hand, one.drawn) for one in again.entries] == [
        (one.hand, one.drawn) for one in record.entries
    ]


def test_a_die_is_known_by_its_draw_or_by_the_hand() -> None:
    """Where dice are rolled in the open, one of the two cells is enough."""
    record = dice_game()
    opening = SHELF["mots-de-tete"].chance.drawn(
        record.options(SHELF["mots-de-tete"]), None, start(record).state
    )
    told = replace(without(record, "hand"), opening=opening)
    again = export(replayed(told).game)
    assert [one.hand for one in again.entries] == [one.hand for one in record.entries]
    at = first_with_bonus(record)
    rolled = record.entries[at].drawn or ""
    part = replace(without(changed(record, at, rolled[:-1])), opening=opening)
    assert export(replayed(part).game).entries[at].drawn == rolled
    none = replace(without(changed(record, at, rolled[:-2])), opening=opening)
    guessed = export(replayed(none).game).entries[at].drawn or ""
    assert guessed.startswith(f"{rolled[:-2]}~")


def test_a_mark_in_the_wrong_place_is_no_die() -> None:
    text = write(dice_game())
    with pytest.raises(BadRecord):
        read(text.replace("[Words", '[Opening "1~~2"]\n[Words'))
