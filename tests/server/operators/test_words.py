"""Refused words, in names and chat; what is refused follows from the word lists."""

from pathlib import Path

import pytest

from ludomots.words import lexicon
from ludomots.words.filter import has_refused_word, usual_words, written_words
from tests.server.operators.acting import act, operator_of, send
from tests.server.stories import joined, serving
from tests.story import story

LISTS = {"fr": frozenset({"ZUT", "ETE"}), "en": frozenset({"HECK", "LES"}), "nl": frozenset()}


@pytest.mark.parametrize(
    ("text", "language", "is_refused"),
    [
        ("Zut alors", "fr", True),
        ("oh zùt!", "en", True),
        ("Z U T", "fr", True),
        ("z.u.t", "fr", True),
        ("h3ck", "en", True),
        ("H€ck", "en", False),
        ("zutique", "fr", False),
        ("été", "fr", True),
        ("les chats", "fr", False),
        ("les chats", "en", True),
        ("heck", "fr", True),
        ("123 4", "fr", False),
        ("Привет", "fr", False),
        ("", "fr", False),
    ],
)
def test_whole_words_are_found_however_they_are_spelt(
    text: str, language: str, is_refused: bool
) -> None:
    assert has_refused_word(text, language, LISTS) is is_refused


@pytest.mark.parametrize("language", ["fr", "en", "nl"])
def test_the_usual_words_are_those_that_no_computer_proposes(language: str) -> None:
    words = usual_words(language)
    assert len(words) > 100
    assert not any(lexicon(language).may_propose(word) for word in words)


def test_a_long_text_is_read_in_one_go() -> None:
    assert written_words("a" * 300) == {"A" * 64}


@story
async def test_operators_refuse_a_word_and_allow_it_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        here, _ = await joined(await server.visitor(), await server.visitor())
        assert (await here.ask("say", text="Zut, perdu"))["type"] == "done"
        await act(operator, "words", {"language": "fr", "word": "zut"})
        answer = await here.ask("say", text="ZÙT, perdu")
        assert answer["problem"]["code"] == "chat-words"
        listed = await operator.get("/api/operator/words?language=fr")
        assert {"language": "fr", "word": "ZUT", "isUsual": False} in listed
        await act(operator, "words/remove", {"language": "fr", "word": "zut"})
        assert (await here.ask("say", text="Zut, perdu"))["type"] == "done"
        twice = {"language": "fr", "word": "zut"}
        again = await send(operator, "POST", "/api/operator/words/remove", twice)
        assert (again.status_code, again.json()["code"]) == (404, "nothing-there")


@story
async def test_nobody_has_a_refused_word_for_a_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        operator = await operator_of(server)
        guest, other = await server.visitor("fr"), await server.visitor("fr")
        await act(operator, "words", {"language": "fr", "word": "zut"})
        renamed = await send(guest, "PATCH", "/api/me", {"name": "Zut 2"})
        assert (renamed.status_code, renamed.json()["code"]) == (400, "name-words")
        assert renamed.json()["detail"].startswith("Ce nom contient un mot")
        seats = [{"type": "mine", "name": "Zut"}, {"type": "open"}]
        await guest.post("/api/tables", {"game": "topword", "seats": seats}, 400)
        socket = await other.sit(await guest.open())
        assert (await socket.ask("join", name="zut"))["problem"]["code"] == "name-words"
        assert (await socket.ask("join", name="Joueur 2"))["type"] == "done"
