"""The page of a review: whole, of one piece, safe, and the same in both languages."""

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from ludomots.analysis.page import fragment, page
from ludomots.analysis.report import Review
from ludomots.core.game import Game
from ludomots.texts import texts
from tests.analysis.samples import recorded, sample

Element = ElementTree.Element


@pytest.fixture(scope="module")
def game() -> Game:
    return recorded()


@pytest.fixture(scope="module")
def found(game: Game) -> Review:
    return sample(game)


def parsed(text: str) -> Element:
    """Read a page as XML, which no tag left open survives."""
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))  # noqa: S314 (it is ours)


def test_the_page_needs_nothing_else(found: Review, game: Game) -> None:
    """No script and no address, but for places on the page itself, which are all there."""
    text = page(found, texts("en"), game)
    root = parsed(text)
    assert not re.search(r"https?:|//|url\(|@import|<script|javascript", text)
    assert not [one for one in root.iter() if one.get("src") or one.tag in {"link", "iframe"}]
    links = [str(one.get("href")) for one in root.iter("a")]
    ids = [f"#{one.get('id')}" for one in root.iter() if one.get("id")]
    assert ids == ["#move-2", "#move-4", "#move-5"]
    assert set(links) == set(ids)


def test_names_are_only_text(found: Review, game: Game) -> None:
    text = page(found, texts("en"), game)
    assert "<Bob>" not in text
    assert "Ada &amp; &lt;Bob&gt;" in text
    assert "Player 2" in text


def test_both_languages_say_the_same(found: Review, game: Game) -> None:
    """The same parts in the same order, the same figures, and no sentence of the other language."""
    french, english = (parsed(page(found, texts(language), game)) for language in ("fr", "en"))
    assert [one.tag for one in french.iter()] == [one.tag for one in english.iter()]
    assert french.get("lang") == "fr"
    figures = [cells_of(root, "lost") for root in (french, english)]
    assert figures[1] == ["0.0", "10.0", "2.5", "5.0", "7.5"]
    assert figures[0] == [figure.replace(".", ",") for figure in figures[1]]
    words = [set(" ".join(root.itertext()).split()) for root in (french, english)]
    assert {"grosse", "hasard", "Tournants"} <= words[0] - words[1]
    assert {"large", "Luck", "Turning"} <= words[1] - words[0]


def cells_of(root: Element, column: str) -> list[str]:
    """Return a column of the table of all decisions."""
    table = next(root.iter("table"))
    at = ["step", "player", "move", "points", "grade", "lost", "chance"].index(column)
    return ["".join(list(row)[at].itertext()) for row in list(table.iter("tr"))[1:]]


def test_a_loss_shows_the_board_the_best_three_and_what_words_mean(
    found: Review, game: Game
) -> None:
    root = parsed(page(found, texts("fr"), game))
    article = next(one for one in root.iter("article") if one.get("id") == "move-2")
    moves = ["".join(next(iter(row)).itertext()) for row in article.iter("tr") if row.get("class")]
    assert moves == ["CHAT (joué)"]
    text = "".join(article.itertext())
    assert all(word in text for word in ("RATEAU", "MAISON", "ARBRE"))
    assert "ZUT" not in text  # the fourth best
    assert "bâtiment où l’on habite" in text
    seat = game.moves[1][0]
    assert game.kind.notation.write_hand(game.states[1], seat) in text


def test_what_others_held_is_hidden_until_asked_for(found: Review, game: Game) -> None:
    """It stands in elements of the class ``hand`` only, which the style hides."""
    root = parsed(page(found, texts("en"), game))
    article = next(root.iter("article"))
    other = 1 - game.moves[1][0]
    held = " ".join(game.states[1].racks[other]).title()
    for parent in article.iter():
        for one in list(parent):
            if one.get("class") == "hand":
                assert one.text
                parent.remove(one)
    assert held
    assert held not in "".join(article.itertext())
    assert held in page(found, texts("en"), game)
    assert any(one.get("class") == "show-hidden" for one in root.iter("input"))


def test_a_notebook_shows_the_same_without_boards(found: Review) -> None:
    shown = found._repr_html_()
    assert shown == fragment(found, texts("en"))
    root = parsed(shown)
    assert root.tag == "div"
    assert len(list(root.iter("svg"))) == 3
    assert not list(root.iter("input"))


def test_a_game_without_decisions_makes_a_page(found: Review) -> None:
    """Somebody who had nothing to decide, a game of no moves: nothing divides by 0."""
    empty = Review(
        game="topword", names=("A",), moments=(), decisions=(), seats=(), turning=(),
        playouts=1, seed=0,
    )  # fmt: skip
    assert "No move lost more" in "".join(parsed(page(empty, texts("en"))).itertext())
    one_move = Review(
        game="topword", names=found.names, moments=found.moments[:1], decisions=(),
        seats=found.seats, turning=(), playouts=1, seed=0,
    )  # fmt: skip
    assert len(list(parsed(page(one_move, texts("en"))).iter("svg"))) == 3


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_is_silent_about_the_luck_of_who_plays_alone(found: Review, language: str) -> None:
    say = texts(language)
    unknown = replace(found, seats=tuple(replace(one, luck=None) for one in found.seats))
    whole, silent = fragment(found, say), fragment(unknown, say)
    assert [one.count(f">{say('report-luck')}<") for one in (whole, silent)] == [2, 0]
    choice = say("report-number", value=20.0)
    assert say("report-choice-alone", choice=choice, points=20.0) in silent


@pytest.mark.parametrize(("luck", "said"), [(1.24, "1,2 point,"), (1.96, "2,0 points,")])
def test_french_has_no_plural_below_two(found: Review, luck: float, said: str) -> None:
    seat = replace(found.seats[0], luck=-luck)
    french = fragment(replace(found, seats=(seat, *found.seats[1:])), texts("fr"))
    assert f"Le hasard a pris {said}" in french
