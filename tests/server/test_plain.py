"""A game as text: what a site can show of any game, and moves that are typed."""

from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF
from ludomots.server.live.preview import MOST_MOVES
from ludomots.server.shelf import source_of_texts
from ludomots.texts import LANGUAGES, game_folders
from tests.server.stories import two_playing, visiting
from tests.story import story

BOT = {"type": "bot", "level": "debutant"}


@pytest.mark.parametrize("game", SHELF)
@story
async def test_one_of_the_moves_that_are_listed_can_be_played_as_it_is_written(
    game: str, tmp_path: Path
) -> None:
    async with visiting(tmp_path) as (_, visitor):
        socket = await visitor.sit(await visitor.open(game, BOT))
        while 0 not in socket.view["toAct"]:
            await socket.hear()
        shown = await socket.ask("plain", seat=0)
        assert shown["position"]
        assert 0 < len(shown["moves"]) <= MOST_MOVES
        done = await socket.ask("play-text", seat=0, text=shown["moves"][0]["text"])
        assert done["type"] == "done"


@story
async def test_moves_are_listed_to_nobody_where_other_people_play(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, one, two):
        shown = await one.ask("plain", seat=0)
        assert (shown["moves"], bool(shown["hand"])) == ([], True)
        assert (await one.ask("plain", seat=1))["problem"]["code"] == "not-your-seat"
        stranger = await (await server.visitor()).sit(two.view["id"])
        open_to_all = await stranger.ask("plain")
        assert open_to_all["position"] == shown["position"]
        assert open_to_all["hand"] == ""


@story
async def test_a_text_that_is_no_move_is_refused(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, one, _):
        refused = await one.ask("play-text", seat=0, text="?!?")
        assert refused["problem"]["code"] == "not-a-move"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_every_text_of_a_game_is_served(game: str, language: str) -> None:
    folder = game_folders()[game]
    served = source_of_texts(game, language)
    assert served == (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
