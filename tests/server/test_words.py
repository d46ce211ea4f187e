"""Words over HTTP: what they mean, not before a contest is decided, and words that are proposed."""

from pathlib import Path
from typing import Any

from tests.server.operators.acting import act, operator_of, send
from tests.server.stories import Socket, serving, two_at
from tests.story import story


async def lay_two_tiles(*sockets: Socket) -> str:
    """Let whoever begins lay two tiles in the middle, a word or not; return what they read."""
    seat = sockets[0].view["toAct"][0]
    mover = sockets[seat]
    rack = mover.view["game"]["rack"]
    tiles = [{"row": 5, "col": 5 + at, "tile": rack[at]} for at in range(2)]
    answer = await mover.ask("play", seat=seat, move={"type": "place", "tiles": tiles})
    assert answer["type"] == "done", answer
    for socket in sockets:
        await socket.until_seq(mover.seq)
    (word,) = mover.view["game"]["provisional"]["scored"]["words"]
    return str(word["word"])


@story
async def test_a_word_has_entries_as_in_a_dictionary(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        french, english = await server.visitor("fr"), await server.visitor("en")
        (filles,) = (await french.get("/api/words/fr/filles"))["entries"]
        assert filles == {
            "spelling": "filles",
            "form": "pluriel de « fille »",
            "grammar": "nom, féminin, pluriel",
            "registers": "",
            "meaning": "enfant ou jeune personne de sexe féminin",
            "english": None,
            "source": "glossaire de Ludomots",
        }
        (girls,) = (await english.get("/api/words/fr/filles"))["entries"]
        assert (girls["form"], girls["english"]) == ("plural of “fille”", "girl/daughter")
        assert girls["meaning"] == filles["meaning"]


@story
async def test_a_table_tells_nothing_of_a_word_that_can_be_contested(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server, preset="french", changes={"check": "contest"})
        word, looker = await lay_two_tiles(one, two), await server.visitor("fr")
        path = f"/api/tables/{one.view['id']}/words"
        assert (await looker.get(f"{path}/{word.lower()}", 409))["code"] == "word-undecided"
        assert (await looker.get(f"{path}/filles"))["status"] == "accepted"
        assert (await looker.get(path, 409))["code"] == "not-over"
        seat = one.view["toAct"][0]
        judge = (one, two)[seat]
        await judge.ask("play", seat=seat, move={"type": "contest"})
        judged = await looker.get(f"{path}/{word}")
        stands = not judge.view["game"]["last"]["refused"]
        assert (judged["status"] == "accepted") == stands
        await judge.ask("play", seat=seat, move={"type": "withdraw"})
        laid = [(found["seat"], found["word"]) for found in await looker.get(path)]
        assert laid == ([(1 - seat, word)] if stands else [])


async def propose(visitor: Any, path: str, reason: str = "") -> str | None:
    """Propose a word; return the code of the refusal, if it is refused."""
    answer = await send(visitor, "POST", f"/api/words/{path}/proposals", {"reason": reason})
    return None if answer.status_code == 204 else answer.json()["code"]


@story
async def test_a_refused_word_is_proposed_once_and_decided_by_operators(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        ada, bob = await server.visitor("fr"), await server.visitor("fr")
        assert await propose(ada, "fr/zzézz", " entendu \n ici ") is None
        assert await propose(ada, "fr/ZZEZZ") == "proposed-already"
        assert await propose(bob, "fr/zzezz") is None
        assert await propose(bob, "fr/chat") == "word-accepted"
        assert await propose(bob, "xx/zzezz") == "no-lexicon"
        assert await propose(bob, "fr/a4") == "not-a-word"
        assert await propose(bob, "fr/zzz", "x" * 201) == "unreadable"
        (found,) = await operator.get("/api/operator/proposals")
        assert (found["word"], found["times"], found["reasons"]) == ("ZZEZZ", 2, ["entendu \n ici"])
        table = await operator.http.get("/api/operator/proposals.tsv")
        assert table.text == "word\ttimes\tlanguages\treasons\nZZEZZ\t2\tfr\tentendu ici\n"
        await act(operator, "proposals/fr/zzezz/decide", {"reason": "no such word"})
        assert await operator.get("/api/operator/proposals") == []
        (decided,) = await operator.get("/api/operator/proposals?decided=true")
        assert decided["note"] == "no such word"
