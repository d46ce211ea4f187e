"""A copy of all that is stored of me, over HTTP."""

from pathlib import Path

from tests.server.stories import visiting
from tests.story import story


@story
async def test_my_copy_has_my_name_my_words_and_my_games_and_is_nobody_elses(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as (server, me):
        other = await server.visitor()
        table = await me.open(visibility="listed")
        theirs = await other.sit(table)
        assert (await theirs.ask("join", name="Joueur 2"))["type"] == "done"
        mine = await me.sit(table)
        assert (await mine.ask("start"))["type"] == "done"
        assert (await mine.ask("say", text="à moi"))["type"] == "done"
        waiting = await me.open()

        answer = await me.http.get("/api/me/data")
        assert answer.headers["content-disposition"].endswith('filename="ludomots.json"')
        copy = answer.json()
        assert [one["text"] for one in copy["chat"]] == ["à moi"]
        records = {game["table"]: game["record"] for game in copy["games"]}
        assert records.keys() == {table, waiting}
        assert "Joueur 2" in records[table]
        assert records[waiting] is None

        everything_of_the_other = (await other.http.get("/api/me/data")).text
        assert "à moi" not in everything_of_the_other
        assert table in everything_of_the_other
        assert waiting not in everything_of_the_other
