"""The text table: whole games typed in their notation, and what is said of what is typed."""

from pathlib import Path

import pytest

from ludomots.core.moves import Contest, Pass, Withdraw
from ludomots.core.shelf import SHELF
from ludomots.terminal.play.local import make_player
from tests.story import story
from tests.terminal.stories import Clock, sit, table

SHORT = {
    "topword": ("board=8",),
    "mots-de-tete": ("target=150",),
    "topscore": ("turnClock=null",),
    "typo": (),
}
_MOST_MOVES = 400


@pytest.mark.parametrize("game", list(SHORT))
@story
async def test_a_whole_game_is_typed(game: str, tmp_path: Path) -> None:
    """Every move is typed as its notation writes it; what a preview promised is then scored."""
    compared = 0
    preset = "checked" if game == "typo" else "french"
    async with sit(tmp_path, table(game, *SHORT[game], preset=preset)) as here:
        for _ in range(_MOST_MOVES):
            if here.table.outcome is not None:
                break
            seat, text = here.table.table.to_act[0], here.best()
            assert seat in here.table.people
            await here.type(text.lower() if game in {"topword", "mots-de-tete"} else text)
            move = here.table.read(seat, text)
            formed = here.table.rules.formed(here.state, seat, move)
            before, count = here.state.scores[seat], len(here.moves)
            if formed.points is not None:
                assert f"→ {formed.points} point" in here.said
            await here.press("enter")
            assert here.moves[count].move == move, here.said
            if formed.points is not None and not formed.dice and here.table.outcome is None:
                assert here.state.scores[seat] - before == formed.points
                compared += 1
        assert here.table.outcome is not None
        assert compared
        assert str(here.table.outcome.scores[0]) in here.window
        (record,) = (tmp_path / "games" / "finished").iterdir()
        assert str(record) in here.window
        assert not [*(tmp_path / "games").glob("*.game")]


@pytest.mark.parametrize("game", list(SHORT))
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4])
@story
async def test_everything_fits_in_80_by_24(
    game: str, language: str, seats: int, tmp_path: Path
) -> None:
    setup = table(game, against=seats - 1, language=language, names=("Marie-Antoinette d’A",))
    async with sit(tmp_path, setup, language=language) as here:
        for _ in range(3):
            await here.type(here.best())
            lines = here.shown
            assert len(lines) == 24
            assert all(len(line) <= 80 for line in lines)
            board = here.table.drawing(here.screen.holder).board
            shown = "\n".join(lines)
            assert all(line.strip() in shown for line in board)
            assert here.screen.typed.value in lines[22]
            assert "F1" in lines[23]
            assert here.table.names[-1] in shown
            log = here.screen.query_one("#log")
            assert log.size.height >= 5
            assert len(here.panel("said").rstrip().splitlines()) <= 4
            await here.press("enter")
            if here.window:
                break


@pytest.mark.parametrize("language", ["fr", "en"])
@story
async def test_refusals_say_their_reason(language: str, tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword", language=language), language=language) as here:
        letters = "".join(tile for tile in here.state.racks[0] if tile != "QU")[:6]
        await here.play(f"5A {letters}")
        assert (
            "n’est pas dans le dictionnaire" if language == "fr" else "not in the dictionary"
        ) in here.said
        assert "TW-" in here.said
        assert here.screen.typed.value == f"5A {letters}", "what was typed stays"
        await here.type("1A W")
        assert ("chevalet" if language == "fr" else "rack") in here.said
        await here.play("nonsense !")
        assert ("n’est pas un coup" if language == "fr" else "is not a move") in here.said
        assert not here.moves
        await here.press("escape")
        assert here.screen.typed.value == ""
        assert "✗" not in here.said


@story
async def test_the_preview_does_not_say_whether_a_word_is_good(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        letters = "".join(tile for tile in here.state.racks[0] if tile != "QU")[:6]
        await here.type(f"5A {letters}")
        assert f"{letters} 12 → " in here.said
        assert "✗" not in here.said
        await here.press("enter")
        assert "✗" in here.said


@story
async def test_tab_completes_and_goes_round(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        legal = {
            here.table.kind.notation.write_move(one)
            for one in here.table.rules.moves(here.state, 0)
        }
        await here.type("5a")
        await here.press("tab")
        first = here.screen.typed.value
        assert first in legal
        assert first.startswith("5A")
        await here.press("tab")
        second = here.screen.typed.value
        assert second in legal - {first}
        points = [
            here.table.rules.formed(here.state, 0, here.table.read(0, one)).points or 0
            for one in (first, second)
        ]
        assert points == sorted(points, reverse=True)
        word = second.split()[1]
        await here.type(word[:3].lower())
        await here.press("tab")
        assert here.screen.typed.value.split()[1].startswith(word[:3])


@story
async def test_without_hints_nothing_is_proposed(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword", hints=False)) as here:
        await here.press("f3")
        assert "sans indices" in here.said
        await here.type("5A")
        await here.press("tab")
        assert here.screen.typed.value == "5A"
        await here.type("le")
        await here.press("tab")
        assert here.screen.typed.value == "leave"


@story
async def test_hints_are_typed_and_not_played(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        await here.press("f3")
        first = here.screen.typed.value
        await here.press("f3")
        second = here.screen.typed.value
        assert first != second
        assert not here.moves
        await here.press("enter")
        assert here.table.kind.notation.write_move(here.moves[0].move) == second


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("fr", "bonjour", "accepté"),
        ("fr", "km", "symbole"),
        ("en", "bonjour", "accepted"),
        ("fr", "a1", "lettre"),
    ],
)
@story
async def test_a_word_is_looked_up(language: str, word: str, said: str, tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword", language=language), language=language) as here:
        await here.play(f"?{word}")
        assert said in here.window
        assert word.upper() in here.window
        await here.press("escape")
        assert not here.window
        assert here.screen.typed.value == ""


@story
async def test_a_play_is_contested_or_accepted_by_key(tmp_path: Path) -> None:
    """The word of the computer cannot be looked up while it can be contested."""
    setup = table("topword", "check=contest", first=1)
    async with sit(tmp_path, setup, make=make_player) as here:
        assert here.table.contesters == (0,)
        assert "F8 contester" in here.panel("keys")
        open_words = [one for one in here.said.split() if one.isupper() and len(one) > 1]
        await here.play(f"?{open_words[0].strip(':,.')}")
        assert "contest" in here.window
        await here.press("escape", "f8")
        moves = here.moves
        assert any(isinstance(one.move, Contest) and one.seat == 0 for one in moves)


@story
async def test_passing_and_leaving_are_asked_twice(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword")) as here:
        await here.press("f6")
        assert "Passer" in here.window
        await here.press("escape")
        assert not here.moves
        await here.press("f6", "enter")
        assert here.moves[0].move == Pass()
        await here.play("leave")
        assert "pour de bon" in here.window
        await here.press("enter")
        assert any(one.move == Withdraw() for one in here.moves)
        assert here.table.outcome is not None


@story
async def test_the_help_names_the_notation_and_what_can_be_done(tmp_path: Path) -> None:
    for game in SHELF:
        async with sit(tmp_path / game, table(game)) as here:
            await here.press("f1")
            assert here.table.say(f"play-notation-{game}").replace("\u00a0", " ") in here.window
            assert "abandonner" in here.window
            await here.press("escape", "f4")
            assert here.table.kind.notation.write_position(here.state) in here.window


@story
async def test_a_turn_that_runs_out_is_passed(tmp_path: Path) -> None:
    clock = Clock()
    async with sit(tmp_path, table("topword", "turnClock=60"), clock=clock) as here:
        assert "tour 1:00" in here.panel("scores")
        await clock.pass_time(here, 59)
        assert "tour 0:01" in here.panel("scores")
        await clock.pass_time(here, 2)
        assert "Temps écoulé pour Joueur 1" in here.panel("story")


@story
async def test_the_coach_says_what_a_move_was_worth(tmp_path: Path) -> None:
    async with sit(tmp_path, table("topword", coach=True)) as here:
        await here.play(here.best())
        assert "Bien joué" in here.said or "mieux" in here.said or "rapportait" in here.said


@story
async def test_a_player_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        def choose(self, _view: object) -> object:
            raise RuntimeError("no idea")

    setup = table("topword")
    async with sit(tmp_path, setup, make=lambda *_: Broken(), strict=False) as here:
        await here.press("f6", "enter")
        assert [one.seat for one in here.moves] == [0, 1]
        assert "n’a pas su jouer" in here.said
        assert "no idea" in (tmp_path / "games" / "errors.log").read_text()
