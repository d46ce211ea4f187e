"""Grids with free letters through Python: what the classes refuse, and whole games."""

import pytest
from msgspec.structs import replace

from ludomots._engine import Graph, GridRules, GridSearch, GridWords
from ludomots.core.draws import Draws
from ludomots.games.mots_de_tete import Board, MotsDeTete, Options, Pass, Write, write
from ludomots.games.mots_de_tete.engine import engine_rules
from ludomots.games.mots_de_tete.model import FACES, MEAN_ROLL
from ludomots.words.fold import TILE_SETS

LETTERS = TILE_SETS["letters"]
CROSS = [(3, 3)]
BESIDE = [(2, 3), (4, 3), (3, 2), (3, 4)]


def little_rules(*words: str, word_length: int | None = None) -> GridRules:
    """Return a grid of 5 squares a side, each worth its column, with one die on the first."""
    return GridRules(
        GridWords(Graph.build(words, LETTERS)),
        points=[0, 2, 3, 4, 5] * 5,
        dice=[1, 0, 0, 0, 0] * 5,
        black=CROSS,
        start_squares=BESIDE,
        word_length=word_length,
    )


def test_the_first_word_touches_the_cross() -> None:
    rules = little_rules("ETE", "TE")
    found = {(tuple(play.letters), play.expected) for play in rules.moves("." * 25, 3)}
    across = {
        (((row, col, "E"), (row, col + 1, "T"), (row, col + 2, "E")), points)
        for row in (2, 4)
        for col, points in ((1, 8.5), (2, 9), (3, 12))
    }
    down = {
        (((row, col, "E"), (row + 1, col, "T"), (row + 2, col, "E")), 3 * col)
        for col in (2, 4)
        for row in (1, 2, 3)
    }
    assert found == across | down
    best = rules.best("." * 25, 3)[0]
    assert (best.score, best.dice, best.expected, best.words) == (12, 0, 12.0, [("ETE", 12)])


def test_words_across_count_too() -> None:
    rules = little_rules("ETE", "TE", "ET")
    board = ".......TE................"
    best = rules.best(board, 1)[0]
    assert best.letters == [(2, 2, "E")]
    assert best.words == [("ETE", 9)]
    best_of = [rules.best(board, die) for die in range(1, FACES + 1)]
    assert rules.values(board) == [plays[0].expected if plays else 0 for plays in best_of]


def test_a_window_gives_as_many_words_as_wanted() -> None:
    rules = little_rules("ETE", "EST", "ILS")
    plays = rules.best("." * 25, 3, 4, of_window=1)
    assert [play.words[0][0] for play in plays] == ["EST"] * 4
    assert len({tuple((row, col) for row, col, _ in play.letters) for play in plays}) == 4


def test_bad_input_is_refused() -> None:
    rules, words = little_rules("ETE"), GridWords(Graph.build(["ETE"], LETTERS))
    squares = [1] * 25
    for board, die in (("." * 24, 3), ("é" * 25, 3), ("." * 25, 0), ("." * 25, 7)):
        with pytest.raises(ValueError, match=r"squares|letter|die"):
            rules.moves(board, die)
    with pytest.raises(ValueError, match="row 3 and column 3"):
        rules.moves("." * 12 + "E" + "." * 12, 1)
    with pytest.raises(ValueError, match="share"):
        rules.evaluate("." * 25, 3, opening_weight=11)
    with pytest.raises(ValueError, match="seats"):
        rules.games(1, 1, [0.0] * 5)
    with pytest.raises(ValueError, match="letters"):
        rules.games(1, 1, without_die=7)
    with pytest.raises(ValueError, match="tile of several"):
        GridWords(Graph.build(["QUE"], TILE_SETS["qu"]))
    for points, dice in (([1] * 24, [0] * 24), (squares, [4] * 25), (squares, [0])):
        with pytest.raises(ValueError, match="square"):
            GridRules(words, points, dice, black=[], start_squares=[])
    for black in ((6, 1), (1, 6), (0, 1)):
        with pytest.raises(ValueError, match=r"off the grid|counted from 1"):
            GridRules(words, squares, [0] * 25, black=[black], start_squares=[])
    with pytest.raises(ValueError, match="off the grid"):
        GridRules(words, squares, [0] * 25, black=[], start_squares=[(6, 6)])
    with pytest.raises(ValueError, match="word_length"):
        GridRules(words, squares, [0] * 25, black=[], start_squares=[], word_length=7)


@pytest.mark.parametrize("weights", [[0.0], [0.0, 0.4], [0.0, 0.0, 0.3, 0.0]])
@pytest.mark.parametrize("target", [120, None])
def test_games_are_games_of_the_rulebook(weights: list[float], target: int | None) -> None:
    """The rulebook accepts each turn and ends the game with the last one.

    Engine and rulebook roll the dice of coloured squares separately, so this test checks the target
    itself.
    """
    options = Options(board=13, target=2000, variant="normal" if target else "marathon")
    rules, book = engine_rules(options), MotsDeTete(options)
    for scores, turns in rules.games(2, 5, weights, target=target, tries=4):
        totals = [0] * len(weights)
        state = replace(book.start(len(weights), Draws.from_seed(1)), turn=0, first=0)
        for turn in turns:
            assert state.end is None
            assert state.turn == turn.seat
            assert target is None or len(weights) == 1 or max(totals) < target
            state = replace(state, rolls=(turn.die,))
            move = write(turn.letters) if turn.letters else Pass()
            if isinstance(move, Write):
                scored = book.preview(state.board, turn.die, move.letters)
                dice = round((scored.expected - scored.total) / MEAN_ROLL)
                assert turn.score in range(scored.total + dice, scored.total + FACES * dice + 1)
            else:
                assert rules.count(state.board.letters, turn.die) == turn.score == 0
            totals[turn.seat] += turn.score
            state = book.play(state, turn.seat, move)
        assert totals == scores
        assert state.end or (target and max(totals) >= target)


def test_games_repeat_on_any_number_of_threads() -> None:
    rules = engine_rules(Options(board=13))
    one = rules.games(6, 9, threads=1, turns=False)
    assert one == rules.games(6, 9, threads=3, turns=False)
    assert one != rules.games(6, 10, threads=1, turns=False)


def test_a_seat_rolls_the_same_whatever_is_written() -> None:
    rules = engine_rules(Options(board=13))

    def dice(weights: list[float]) -> list[list[int]]:
        games = rules.games(3, 4, weights, tries=4)
        return [[turn.die for turn in turns][:8] for _, turns in games]

    assert dice([0.0, 0.0]) == dice([0.0, 0.9])


def test_a_pair_has_the_same_dice_by_seat_and_turn() -> None:
    """The same player on both seats plays the same game twice."""
    search = GridSearch(engine_rules(Options()), 2, target=150, opening_weight=0.0)
    pairs = search.pairs(search, 20, 1, threads=2)
    assert all(ahead == -behind for ahead, behind in pairs)
    assert len(set(pairs)) > 10


def test_near_the_target_plays_are_tried_until_the_budget_is_used_up() -> None:
    search = GridSearch(engine_rules(Options()), 2, target=300, opening_weight=0.6)
    letters = "." * (17 * 5) + ".....DISQUE......" + "." * (17 * 11)
    far = search.simulate(letters, 3, [0, 0], 1, playouts=500)
    near = search.simulate(letters, 3, [100, 290], 1, playouts=500)
    assert {one.trial.playouts for one in far} == {0}
    assert 0 < sum(one.trial.playouts for one in near) <= 500
    again = search.simulate(letters, 3, [100, 290], 1, playouts=500)
    assert [(one.play.letters, one.trial.mean) for one in near] == [
        (one.play.letters, one.trial.mean) for one in again
    ]
    assert not search.simulate("." * 289, 1, [0, 0], 1, playouts=500)
    with pytest.raises(ValueError, match="limit"):
        search.simulate(letters, 3, [0, 0], 1)
    with pytest.raises(ValueError, match="one number a seat"):
        search.simulate(letters, 3, [0], 1, playouts=500)


def test_a_player_who_can_win_now_wins() -> None:
    """MT-40: with enough points on the grid, the best of the plays that reach the target."""
    search = GridSearch(engine_rules(Options()), 2, target=300, opening_weight=0.6)
    letters = "." * (17 * 5) + ".....DISQUE......" + "." * (17 * 11)
    choice = search.simulate(letters, 4, [275, 280], 1, playouts=2000)[0]
    assert choice.play.score >= 25
    assert choice.trial.mean > 0.99


DISQUE = "." * (17 * 5) + ".....DISQUE......" + "." * (17 * 11)


def test_a_play_is_found_by_its_letters() -> None:
    rules = engine_rules(Options())
    for die in (1, 3):
        for play in rules.best(DISQUE, die, 5, of_window=1):
            found = rules.find(DISQUE, die, play.letters[::-1])
            assert found is not None
            assert (found.letters, found.expected) == (play.letters, play.expected)
    assert rules.find(DISQUE, 1, [(6, 12, "K")]) is None
    assert rules.find(DISQUE, 2, [(6, 12, "S")]) is None
    with pytest.raises(ValueError, match="letter"):
        rules.find(DISQUE, 1, [(6, 12, "é")])


def test_the_outlook_of_a_play_is_the_best_reply_of_each_die_and_the_best_after_it() -> None:
    rules = engine_rules(Options())
    search = GridSearch(rules, 2, target=300, opening_weight=0.6)
    played = search.promising(DISQUE, 4)[0].play
    after = Board(DISQUE).written(write(played.letters).letters)
    passed, outlook = search.outlook(DISQUE, [None, played])
    assert passed.replies == rules.values(DISQUE)
    assert outlook.replies == rules.values(after.letters)
    later = []
    for die in range(1, FACES + 1):
        reply = rules.best(after.letters, die)[0]
        later += rules.values(after.written(write(reply.letters).letters).letters)
    assert outlook.later == pytest.approx(sum(later) / len(later), abs=0.01)


def test_plays_are_played_on_in_the_same_worlds() -> None:
    search = GridSearch(engine_rules(Options()), 2, target=300, opening_weight=0.6)
    plays = [one.play for one in search.promising(DISQUE, 4)[:2]]
    given = [*plays, None, plays[0]]
    ahead = search.play_on(DISQUE, 4, [250, 280], given, 50, 1)
    assert [len(one) for one in ahead] == [50] * 4
    assert ahead[0] == ahead[3] != ahead[1]
    assert sum(ahead[2]) < sum(ahead[0]), "to pass is worse"
    assert ahead == search.play_on(DISQUE, 4, [250, 280], given, 50, 1)
    assert ahead != search.play_on(DISQUE, 4, [250, 280], given, 50, 2)
    now = search.play_on(DISQUE, 4, [10, 20], [None], 3, 1, turns=0)
    assert now == [[-10] * 3], "a pass brings nothing"
