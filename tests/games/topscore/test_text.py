"""Positions, racks and moves as text: read, written, read again; errors and their places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.moves import Pass, TimeUp
from ludomots.games.topscore import Change, Exchange, Lay, Name, Options, Put, Trade
from ludomots.games.topscore.hidden import read_drawn
from ludomots.games.topscore.notation import (
    read_move,
    read_position,
    read_rack,
    write_move,
    write_rack,
)
from tests.games.tables import code_and_place, refusal, sentences, unreadable
from tests.games.topscore.tables import EMPTY, NONE, table

FRENCH, DUTCH = Options(), Options(letters="dutch")

POSITIONS = [
    EMPTY,
    "RATE:......./SOL:AX.....",
    "RaTE+-:AXE.OTS/sOL-:...M.../:ABCDEFG/NECTARS:.......",
]
DUTCH_POSITIONS = ["R(ij)K:....(IJ)../RIJK+:......."]


@pytest.mark.parametrize("text", POSITIONS)
def test_known_positions(text: str) -> None:
    """TS-02, TS-Q27: for each player the word, then the small pyramids."""
    game = table(text, [""] * (text.count("/") + 1))
    assert game.position == text
    assert str(game)
    assert game._repr_html_().count("display:flex;gap") == 1


@pytest.mark.parametrize("text", DUTCH_POSITIONS)
def test_dutch_positions(text: str) -> None:
    game = table(text, preset="dutch")
    assert game.position == text
    assert len(game.state.boards[0].word) == 3
    assert len(game.state.boards[1].word) == 4


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "boards", 1),
        (NONE, "boards", 1),
        ("/".join([NONE] * 5), "boards", 1),
        (f"RATE/{NONE}", "board", 1),
        (f"{NONE}/-:.......", "board", 10),
        (f"{NONE}/RATÉ:.......", "token", 13),
        (f"RA(IJ)TE:......./{NONE}", "token", 3),
        (f"RA:......./{NONE}", "word-length", 1),
        (f"RATEAUXX:......./{NONE}", "word-length", 1),
        (f"RATE:....../{NONE}", "small", 6),
        (f"RATE:a....../{NONE}", "token", 6),
        (f"rate:......./sol{NONE}", "blanks", 1),
        ("A" * 5000, "too-long", 4097),
    ],
)
def test_bad_positions(text: str, code: str, position: int) -> None:
    """TS-47: among other things, no blank on a small pyramid."""
    assert code_and_place(read_position, text, FRENCH) == (code, position)


def test_racks() -> None:
    """TS-10, TS-42: at most six tokens; a blank is a question mark."""
    for text in ("", "ABC", "??ABCD"):
        assert write_rack(read_rack(text, FRENCH)) == text
    assert read_rack("A(IJ)?", DUTCH) == ("A", "IJ", "?")
    for text, code, position in (
        ("ABCDEFG", "rack-size", 7),
        ("ABa", "token", 3),
        ("A(IJ)", "token", 2),
        ("A(", "token", 2),
    ):
        assert code_and_place(read_rack, text, FRENCH) == (code, position)


def test_the_draw_for_the_first_turn() -> None:
    """TS-09: given by the places of the tokens in the bag, with a full bag for each draw."""
    for text, numbers in (("", ()), ("?A", (0, 3)), ("AA/B", (4, 4, 11))):
        assert read_drawn(FRENCH, text) == numbers
    assert read_drawn(DUTCH, "(IJ)J") == (40, 41)
    for text, code in (("ZZ", "drawn"), ("A(IJ)", "token"), ("a", "token")):
        assert unreadable(read_drawn, FRENCH, text).code == code


MOVES = {
    "RATE": Lay(tuple("RATE")),
    "@2 TRAcE": Lay(tuple("TRAcE"), 1),
    "a>A": Trade("A"),
    "@3 a>A": Trade("A", 2),
    "U>E MER": Change("U", "E", tuple("MER")),
    "u>e MeR": Change("u", "e", tuple("MeR")),
    "-AB?": Exchange(("A", "B", "?")),
    "-**": Exchange(("*", "*")),
    "S7": Put("S", 7),
    "!MOTS": Name(tuple("MOTS")),
    "-": Pass(),
    "time": TimeUp(),
    "(t)ime": Lay(tuple("time")),
}
DUTCH_MOVES = {
    "R(IJ)K": Lay(("R", "IJ", "K")),
    "RIJK": Lay(("R", "I", "J", "K")),
    "(ij)>(IJ)": Trade("IJ"),
    "(IJ)>O NOR": Change("IJ", "O", tuple("NOR")),
    "-(IJ)?": Exchange(("IJ", "?")),
    "(IJ)3": Put("IJ", 3),
}


@pytest.mark.parametrize(
    ("text", "move", "options"),
    [
        *((text, move, FRENCH) for text, move in MOVES.items()),
        *((text, move, DUTCH) for text, move in DUTCH_MOVES.items()),
    ],
)
def test_moves(text: str, move: object, options: Options) -> None:
    """TS-43: a blank is the small letter that it stands for."""
    assert read_move(text, options) == move
    assert write_move(read_move(text, options)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "part"),
        ("@2", "part"),
        ("@0 RATE", "part"),
        ("RATE SOL", "part"),
        ("a>B", "part"),
        ("AB>C ABC", "part"),
        ("AB7", "part"),
        ("S77", "part"),
        ("-*A", "part"),
        ("R(IJ)K", "token"),
        ("-ABCDEFG", "rack-size"),
        ("RATÉ", "part"),
    ],
)
def test_bad_moves(text: str, code: str) -> None:
    assert unreadable(read_move, text, FRENCH).code == code


tokens = st.sampled_from(["A", "E", "IJ", "S", "a", "ij", "t", "i", "m", "e"])
words = st.lists(tokens, min_size=1, max_size=7).map(tuple)
letters = st.sampled_from(["A", "IJ", "Z"])
seats = st.one_of(st.none(), st.integers(0, 3))
moves = st.one_of(
    st.builds(Lay, words, seats),
    st.builds(Trade, letters, seats),
    st.builds(Change, tokens, tokens, words),
    st.lists(st.sampled_from(["A", "IJ", "?"]), min_size=1, max_size=6).map(
        lambda chosen: Exchange(tuple(chosen))
    ),
    st.builds(Put, letters, st.integers(1, 7)),
    st.builds(Name, words),
)


@given(moves)
def test_any_move_is_read_as_it_was_written(move: Lay) -> None:
    assert read_move(write_move(move), DUTCH) == move


SENTENCES = [
    ("RATES", "RATES ne reprend pas toutes les lettres de RAT plus une seule des vôtres.",
     "RATES is not all the letters of RAT with just one of yours."),
    ("RUTE", "Le joker posé pour A reste dans le mot, et reste un A.",
     "The blank that stands for A stays in the word, as A."),
    ("TaR", "TAR ne reprend pas toutes les lettres de RAT plus une seule des vôtres.",
     "TAR is not all the letters of RAT with just one of yours."),
    ("@2 SOLE", "Le joueur 2 vient de jouer sur sa pyramide : SOL n’est pas à prendre.",
     "Player 2 has just played on their own pyramid: SOL cannot be taken."),
    ("RaTK", "Vous n’avez pas de K sur votre chevalet.", "You have no K on your rack."),
    ("RaTx", "Vous n’avez pas de joker sur votre chevalet.", "You have no blank on your rack."),
    ("EaRT", "EART n’est pas dans le dictionnaire.", "EART is not in the dictionary."),
]  # fmt: skip


@pytest.mark.parametrize(("move", "french", "english"), SENTENCES)
def test_sentences(move: str, french: str, english: str) -> None:
    """TS-05, TS-21, TS-44: they name the word, the token and the reason, in both languages."""
    error = refusal(table(f"RaT{NONE}/SOL{NONE}", ("AESPUV", "")), move)
    assert sentences(error) == (french, english)


def test_the_drawing() -> None:
    """TS-14, TS-Q27: the word in its row, the small pyramids with their numbers, the racks."""
    drawn = str(table("RaTE:AX...../SOL:.......", ("ABC?", "DEF"), check="contest")).split("\n")
    assert drawn[0].split() == [">", "player", "1", "0", "player", "2", "0"]
    assert "  R a T E" in drawn[3]
    assert "S O L" in drawn[2]
    assert "A X · · · · ·" in "\n".join(drawn)
    assert "A B C ?" in "\n".join(drawn)


def test_a_word_that_waits_is_drawn() -> None:
    game = table("RaT:......./SOL:.......", ("EBC?", "DEF"), check="contest")
    game.push("RaTE")
    assert "to contest: RaTE, by player 1 on the board of player 1, 10 points" in str(game)
    assert "RaTE" in game._repr_html_()
