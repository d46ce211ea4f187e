"""Lists to learn and the quiz, over several days, as a visitor sees them."""

from pathlib import Path
from typing import Any

from ludomots.study.lists import words_of
from ludomots.study.questions import Card, Kind, course, judge
from ludomots.words import lexicon
from tests.server.stories import Server, Visitor, serving
from tests.story import story

DAY = 24 * 60 * 60 * 1000
STUDY = "/api/me/study/fr"


def right_answer(question: dict[str, Any]) -> tuple[str, ...]:
    card = Card(Kind(question["kind"]), question["key"])
    return judge(lexicon("fr"), card, (), "fr").right


async def answer(visitor: Visitor, question: dict[str, Any], *given: str) -> Any:
    wanted = {name: question[name] for name in ("kind", "key", "source", "answers")}
    return await visitor.post(f"{STUDY}/answers", {**wanted, "given": given}, 200)


async def follow(visitor: Visitor, name: str, *, on: bool = True) -> None:
    await visitor.send(f"{STUDY}/lists", {"list": name, "on": on})


async def a_day(server: Server, visitor: Visitor) -> list[dict[str, Any]]:
    """Answer a round rightly, and go to bed."""
    asked = await visitor.get(f"{STUDY}/questions")
    for question in asked:
        assert (await answer(visitor, question, *right_answer(question)))["grade"] == "right"
    server.clock.now += DAY
    return list(asked)


@story
async def test_lists_are_sent_with_meanings_and_only_again_if_they_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        lists = {one["name"]: one["words"] for one in await visitor.get("/api/study/fr")}
        assert lists["two"] == len(words_of(lexicon("fr"), "two"))
        first = await visitor.http.get("/api/study/fr/two")
        words = {one["word"]: one for one in first.json()["words"]}
        assert len(words) == lists["two"]
        assert "Égyptiens" in words["KA"]["meaning"]
        assert first.headers["cache-control"] == "no-cache"
        known = {"if-none-match": first.headers["etag"]}
        again = await visitor.http.get("/api/study/fr/two", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        english = await visitor.http.get("/api/study/fr/two?lang=en", headers=known)
        assert "bone" in english.text
        around = await visitor.get("/api/study/fr/around/rare")
        assert around["after"] == ["S"]
        for path, code in (("xx/two", "no-lexicon"), ("fr/nine", "no-study-list")):
            assert (await visitor.get(f"/api/study/{path}", 404))["code"] == code


@story
async def test_a_quiz_over_several_days(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        assert await visitor.get(f"{STUDY}/questions") == []
        await follow(visitor, "two")
        before = await visitor.get(STUDY)
        assert (before["due"], before["new"], before["streak"]) == (0, 10, 0)
        assert before["lists"] == ["two"]

        first = await visitor.get(f"{STUDY}/questions")
        assert len(first) == 10
        missed, *known = first
        judged = await answer(visitor, missed)
        assert judged["grade"] == "wrong"
        assert judged["right"] == list(right_answer(missed))
        for question in known:
            await answer(visitor, question, *right_answer(question))
        (again,) = await visitor.get(f"{STUDY}/questions")
        assert (again["key"], again["answers"]) == (missed["key"], 1)
        await answer(visitor, again, *right_answer(again))
        done = await visitor.get(STUDY)
        assert (done["cards"], done["due"], done["new"], done["streak"]) == (10, 0, 0, 1)

        server.clock.now += DAY
        second = await a_day(server, visitor)
        new = [one for one in second if one["answers"] == 0]
        assert len(new) == 10
        assert missed["key"] in {one["key"] for one in second}  # the wrong one comes first
        third = await a_day(server, visitor)
        assert {one["key"] for one in known} <= {one["key"] for one in third}  # two days later
        assert (await visitor.get(STUDY))["streak"] == 3
        server.clock.now += DAY
        assert (await visitor.get(STUDY))["streak"] == 0


@story
async def test_the_deck_survives_a_restart_and_is_the_same_on_another_device(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        laptop, phone = await server.visitor("fr"), await server.visitor("fr")
        await follow(laptop, "two")
        question, other = (await laptop.get(f"{STUDY}/questions"))[:2]
        await answer(laptop, question)
        await follow(phone, "k")
        code = (await laptop.post("/api/me/code", None, 200))["code"]
        await phone.post("/api/login/code", {"code": code}, 200)
        on_phone = await phone.get(STUDY)
        assert on_phone["lists"] == ["k", "two"]
        assert (on_phone["cards"], on_phone["due"]) == (1, 1)
        await answer(phone, other, *right_answer(other))
        late = await answer(laptop, other)  # the laptop had asked the same before
        assert late["wait"] > DAY
        cookies = dict(phone.http.cookies)
    async with serving(tmp_path) as server:
        phone = await server.visitor("fr")
        phone.http.cookies.clear()
        phone.http.cookies.update(cookies)
        assert (await phone.get(STUDY))["cards"] == 2
        cards = (await phone.get("/api/me/cards"))["decks"]["words-fr"]
        assert {one["key"] for one in cards} == {question["key"], other["key"]}
        await phone.delete("/api/me")
        assert (await (await server.visitor()).get("/api/me/cards"))["decks"] == {}


@story
async def test_words_that_i_did_not_know(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        await visitor.send(f"{STUDY}/marks", {"word": "gopis", "on": True})
        (word,) = await visitor.get(f"{STUDY}/missed")
        assert word["word"] == "GOPIS"
        kinds = {one["kind"] for one in await visitor.get(f"{STUDY}/questions")}
        assert kinds == {"meaning", "anagrams"}
        await visitor.send(f"{STUDY}/marks", {"word": "gopis", "on": False})
        assert await visitor.get(f"{STUDY}/missed") == []
        assert await visitor.get(f"{STUDY}/questions") == []
        hidden = lexicon("fr").never_proposed()[0]
        for word, code in ((hidden, "no-word-to-learn"), ("xqzk", "no-word-to-learn")):
            refused = await visitor.post(f"{STUDY}/marks", {"word": word, "on": True}, 404)
            assert refused["code"] == code


@story
async def test_nobody_answers_cards_they_were_not_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        card = {"kind": "word", "key": "ABCDEF", "source": "two", "answers": 0, "given": ["no"]}
        assert (await visitor.post(f"{STUDY}/answers", card, 404))["code"] == "no-card"
        first = course(lexicon("fr"), "two")[0]
        twice = {**card, "kind": first.kind, "key": first.key, "answers": 7}
        await visitor.post(f"{STUDY}/answers", twice, 200)
        assert (await visitor.get(STUDY))["cards"] == 0
        assert (await visitor.get("/api/me/study/fr?zone=999999"))["cards"] == 0


@story
async def test_words_that_computer_players_laid_in_my_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        bot = {"type": "bot", "level": "club"}
        socket = await visitor.sit(await visitor.open("mots-de-tete", bot, changes={"target": 60}))
        while socket.view["status"] == "running":
            await server.settle()
            await server.pass_time(1000)
            while socket.view["toAct"] != [0] and socket.view["status"] == "running":
                await socket.hear()
            if socket.view["status"] == "running":
                await socket.ask("play", seat=0, move={"type": "pass"})
        met = await visitor.get(f"{STUDY}/met")
        laid = await visitor.get(f"/api/tables/{socket.view['id']}/words")
        by_bot = {one["word"] for one in laid if one["seat"] == 1}
        assert met
        assert {one["word"] for one in met} <= by_bot
        await visitor.send(f"{STUDY}/marks", {"word": met[0]["word"], "on": True})
        assert met[0] not in await visitor.get(f"{STUDY}/met")
        assert await visitor.get("/api/me/study/en/met") == []
