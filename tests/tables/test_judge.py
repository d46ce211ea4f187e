"""A judge who does not play: who may judge, when, and what the log and the record hold of it."""

import pytest

from ludomots.core.contract import JUDGE, TABLE
from ludomots.core.moves import Accept, Contest, Withdraw
from ludomots.games.typo import Announce, Cannot, State
from ludomots.records import read, replay, write
from ludomots.tables import Table, decide, record, view
from ludomots.tables import replay as replayed
from ludomots.tables.answers import Refused, explain
from ludomots.tables.commands import Connect, Forget, Join, Mine, Play, SitAsJudge, Start, Wake
from ludomots.tables.sentences import expected, lines, voice_of
from ludomots.texts import texts
from tests.tables.people import ADA, BOB, EVE, NAMES
from tests.tables.stories import NOON, SECOND, done, new_table, played, refused

JUDGED = {"check": "judge", "judge": None}


def state_of(table: Table) -> State:
    """Return the state of a game that runs."""
    assert table.game is not None
    assert isinstance(table.game.state, State)
    return table.game.state


def judged(judge: str | None = EVE) -> Table:
    """Return a table of two with the place of a judge, who has come if one is named."""
    table = done(new_table("typo", changes=JUDGED), Join(by=BOB, seen=1, name=NAMES[BOB]))
    if judge is None:
        return table
    return done(table, SitAsJudge(by=judge, seen=table.seq, name=NAMES[judge]))


def doubted() -> tuple[Table, int]:
    """Return a running table where a word is doubted, and its author."""
    table = judged()
    table = done(table, Start(by=ADA, seen=table.seq))
    for seat in (0, 1):
        table = played(table, seat, next(iter(table.rules.moves(state_of(table), seat))))
    author = table.to_act[0]
    card = state_of(table).cards[author]
    table = played(table, author, Announce(1, "left", f"{card}{state_of(table).row(1)}ZZZ"))
    return played(table, 1 - author, Contest(), NOON + SECOND), author


def answer(table: Table, move: Accept | Contest, now: int = NOON + 2 * SECOND) -> Table:
    """Let the judge decide."""
    return done(table, Play(by=EVE, seen=table.seq, seat=JUDGE, move=move), now)


def test_a_game_waits_for_its_judge() -> None:
    """TY-26: it does not begin before somebody judges, and the sentence says what is missing."""
    table = judged(None)
    assert refused(table, Start(by=ADA, seen=table.seq)) == "no-judge-yet"
    assert "lien" in explain(Refused("no-judge-yet"), texts("fr"))
    place = view(table, "spectator", NOON).judge
    assert place is not None
    assert (place.name, place.here) == (None, False)
    table = done(table, SitAsJudge(by=EVE, seen=table.seq, name=NAMES[EVE]))
    assert lines(table, texts("fr"))[-1] == "Joueur 3 juge les mots"
    assert lines(table, texts("en"))[-1] == "Joueur 3 judges words"
    assert done(table, Start(by=ADA, seen=table.seq)).status == "running"


def test_who_may_judge() -> None:
    """TY-26: nobody who plays, one at a time; somebody else after the judge went away."""
    table = judged(None)
    assert refused(table, SitAsJudge(by=BOB, seen=table.seq, name="Joueur 2")) == "judge-plays"
    table = judged()
    other = SitAsJudge(by="identity-dan", seen=table.seq, name="Joueur 4")
    assert refused(table, other) == "judge-taken"
    away = done(table, Connect(identity=EVE, here=False))
    other = SitAsJudge(by="identity-dan", seen=away.seq, name="Joueur 4")
    assert done(away, other).seats_of("identity-dan") == (JUDGE,)
    ordinary = new_table("typo")
    assert refused(ordinary, SitAsJudge(by=EVE, seen=1, name="Joueur 3")) == "no-judge-here"


def test_at_one_device_the_judge_sits_beside_the_players() -> None:
    """TY-26: nobody else can come, so the game begins at once."""
    table = new_table("typo", (Mine("Joueur 1"), Mine("Joueur 2")), changes=JUDGED)
    assert table.seats_of(ADA) == (0, 1, JUDGE)
    assert done(table, Start(by=ADA, seen=1)).status == "running"


@pytest.mark.parametrize(
    ("language", "asked", "waiting"),
    [
        ("fr", "Un joueur en doute : le juge tranche. À vous de trancher", "le juge"),
        ("en", "One player doubts it: the judge decides. You decide", "the judge"),
    ],
)
def test_what_the_judge_and_the_others_are_told(language: str, asked: str, waiting: str) -> None:
    """TY-26: the judge is asked, the others wait for the judge."""
    table, author = doubted()
    voice = voice_of(table, texts(language))
    assert table.to_act == (JUDGE,)
    assert asked in voice(expected(table, JUDGE)).replace("\xa0", " ")
    for seat in (author, 1 - author, None):
        assert waiting in voice(expected(table, seat))


def test_only_the_judge_decides() -> None:
    """TY-26: players cannot, and the judge makes no other move."""
    table, author = doubted()
    for by, seat in ((ADA, JUDGE), (EVE, author), (EVE, TABLE)):
        assert refused(table, Play(by=by, seen=table.seq, seat=seat, move=Accept())) == (
            "not-your-seat"
        )
    for move in (Withdraw(), Cannot(1)):
        assert refused(table, Play(by=EVE, seen=table.seq, seat=JUDGE, move=move)) == "not-yours"
    assert refused(table, Play(by=EVE, seen=1, seat=JUDGE, move=Accept())) == "stale"


@pytest.mark.parametrize(
    ("move", "told"), [(Accept(), "Le juge accepte"), (Contest(), "Le juge refuse")]
)
def test_log_and_record_hold_the_word_of_the_judge(move: Accept | Contest, told: str) -> None:
    """TY-26: the table is its replay, and so is the record."""
    doubtful, author = doubted()
    table = answer(doubtful, move)
    assert (state_of(table).scores[author] == 2) == (move == Accept())
    assert told in (lines(table, texts("fr"))[-1] or "")
    again = replayed(table.id, table.entries)
    assert state_of(again) == state_of(table)
    written = record(table)
    assert written is not None
    text = write(written)
    assert "\njudge | " in text.replace("  ", " ")
    assert replay(read(text)).game.state.scores == state_of(table).scores


def test_a_judge_who_says_nothing_keeps_nobody_waiting() -> None:
    """TY-26: the judge has 20 seconds of their own, then the word stands without points."""
    table, author = doubted()
    assert table.deadline == NOON + 21 * SECOND
    table = decide(table, Wake(), NOON + 21 * SECOND).table
    assert state_of(table).scores[author] == 0
    assert "Personne n’a tranché" in (lines(table, texts("fr"))[-1] or "")


def test_a_judge_sees_what_spectators_see() -> None:
    """TY-05: no hand, before and after."""
    table, _ = doubted()
    game = view(table, JUDGE, NOON).game
    assert (game.hand, game.hands, game.seat) == (None, None, None)
    assert game == view(table, "spectator", NOON).game


def test_a_judge_is_forgotten_like_everybody() -> None:
    """The name and the identity go, and the game goes on."""
    table, _ = doubted()
    table = done(table, Forget(identity=EVE, new="identity-x", name="Joueur X"), NOON + 2 * SECOND)
    assert table.judge is not None
    assert (table.judge.name, table.judge.identity) == ("Joueur X", "identity-x")
    assert table.status == "running"
