"""The course of a game: how it begins, what follows a move, contests, and players who leave."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ludomots.core.draws import Draws
from ludomots.core.tiles import (
    Drawn,
    Tiles,
    bag_of,
    draw,
    draw_for_first_turn,
    fill_racks,
    put_back,
    take,
)
from ludomots.core.turns import check_players, with_seat
from ludomots.core.window import Contests, WindowRules, open_play, settle_if_accepted
from ludomots.games.topscore.model import (
    BLANK,
    LONGEST,
    RACK,
    SHORTEST,
    Board,
    Change,
    End,
    Lay,
    Named,
    Options,
    Part,
    Provisional,
    Put,
    State,
    Traded,
    rack_token,
    spell,
)
from ludomots.games.topscore.placing import LETTER_POINTS
from ludomots.words import Lexicon

SEATS = range(2, 5)
"""How many may play (TS-01)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Draw for the first turn, put those tokens back, and fill the racks (TS-08 to TS-10)."""
    check_players("Topscore", SEATS, seats)
    full_bag = bag_of(options.letter_set.tokens())
    first = draw_for_first_turn(full_bag, seats, draws, nearest_to_a)
    racks, bag, draws = fill_racks(full_bag, (RACK,) * seats, first.draws)
    return State(
        draws=draws,
        bag=bag,
        racks=racks,
        boards=(Board(),) * seats,
        scores=(0,) * seats,
        turn=first.seat,
        named=(None,) * seats,
        start_draws=first.rounds,
    )


def nearest_to_a(drawn: Sequence[Drawn]) -> tuple[int, ...]:
    """Return the seat that drew the letter nearest to A (TS-09), or the seats that draw again
    (TS-Q24).

    Seats that tie draw again; if a blank was drawn, all seats do.
    """
    tokens = [one.tile for one in drawn]
    nearest = min(tokens)
    return tuple(one.seat for one in drawn if BLANK in tokens or one.tile == nearest)


ROUNDS_OF_NOTHING = 3
"""The game is over after this many rounds in which nothing was laid (TS-Q28)."""

_FIRST, _SECOND = 100, 75


def points_of(word: Tiles) -> int:
    """Return what a word on a big pyramid is worth: 5, 10, 15, 20 or 25 (TS-15, TS-30)."""
    return 5 * (len(word) - 2)


def row_points() -> dict[int, int]:
    """Return what each row of a big pyramid is worth, by the length of its word (TS-15)."""
    return {length: points_of(("",) * length) for length in range(SHORTEST, LONGEST + 1)}


def place_bonus(options: Options, place: int) -> int:
    """Return the points for filling the pyramids when ``place`` players did so earlier (TS-36 to
    TS-38)."""
    return (_FIRST, _SECOND, options.third_bonus, 0)[place]


def settle(options: Options, state: State) -> State:
    """Return the state in which the provisional word stands."""
    play = state.provisional
    if play is None:
        return state
    state = replace(state, provisional=None)
    match play.move:
        case Lay(word=word, on=on):
            return _lay(options, state, play.seat, word, play.seat if on is None else on)
        case Change() as change:
            return _change(options, state, play.seat, change)


def take_back(state: State) -> State:
    """Return the state in which the author of the provisional word has its tokens (TS-Q22)."""
    play = state.provisional
    if play is None:
        return state
    rack = (*state.racks[play.seat], *map(rack_token, play.added))
    return replace(state, racks=with_seat(state.racks, play.seat, rack), provisional=None)


def wait(state: State, seat: int, move: Lay | Change, added: Tiles, rack: Tiles) -> State:
    """Return the state in which a word waits; its tokens are neither on the rack nor on the
    board."""
    racks = with_seat(state.racks, seat, rack)
    return replace(state, racks=racks, provisional=Provisional(seat, move, added))


def trade(options: Options, state: State, seat: int, on: int, at: int) -> State:
    """Replace a blank by its letter; the blank must be laid this turn (TS-45, TS-46).

    TS-Q11: unless the table lets it stay on the rack.
    """
    letter = state.boards[on].word[at].upper()
    state = _swap(state, seat, on, at, letter)
    owed = None if options.blank_to_rack else Traded(on, at)
    return replace(state, traded=owed, parts=(*state.parts, "traded"))


def untrade(state: State) -> State:
    """Undo a trade whose blank was not laid (TS-Q11)."""
    if state.traded is None:
        return state
    on, at = state.traded.on, state.traded.at
    blank = state.boards[on].word[at].lower()
    state = _swap(state, state.turn, on, at, blank)
    return replace(state, traded=None, parts=state.parts[:-1])


def exchange(options: Options, state: State, seat: int, tokens: Tiles, rest: Tiles) -> State:
    """Put tokens back into the bag and draw as many; ``rest`` stays on the rack (TS-48, TS-Q20)."""
    racks = with_seat(state.racks, seat, rest)
    return end_turn(options, replace(state, bag=put_back(state.bag, tokens), racks=racks))


def abandon(options: Options, state: State, seat: int) -> State:
    """Put the tokens of the own word back into the bag; that is the whole turn (TS-Q18)."""
    board = state.boards[seat]
    state = replace(
        state,
        bag=put_back(state.bag, map(rack_token, board.word)),
        boards=with_seat(state.boards, seat, Board(small=board.small)),
        built=with_seat(built(state), seat, ()),
    )
    return end_turn(options, state)


def put(options: Options, state: State, seat: int, move: Put) -> State:
    """Put a letter on a small pyramid and the other tokens of the word back into the bag.

    TS-27: the rack is filled first. TS-36 to TS-38: players who fill their pyramids get their
    bonus, then name a word. TS-Q8: a letter put at the beginning of a turn does not end it, unless
    the table says so.
    """
    board, is_reward = state.boards[seat], state.reward is not None
    small = with_seat(board.small, move.pyramid - 1, move.letter)
    is_after_own_word = "laid" in state.parts
    if is_after_own_word and not all(small):
        state = _filled(state, seat)
    if is_reward:
        state = _take_reward(state, seat, move.letter, small)
    else:
        others = filter(None, take(board.word, [move.letter]) or ())
        state = replace(
            state,
            bag=put_back(state.bag, map(rack_token, others)),
            built=_engraved(state, seat),
            boards=with_seat(state.boards, seat, Board(small=small)),
        )
    state = replace(state, parts=(*state.parts, "put"))
    if all(small):
        state = with_points(state, seat, place_bonus(options, len(state.filled)))
        return replace(state, filled=(*state.filled, seat))
    if is_after_own_word or (options.letter_costs_turn and not is_reward):
        return end_turn(options, state)
    return state


def _take_reward(state: State, seat: int, letter: str, small: Tiles) -> State:
    """Take a letter of the word that the player completed for an opponent, who takes the next one
    (TS-Q8)."""
    whose = seat if state.reward is None else state.reward
    source = state.boards[whose]
    word = with_seat(source.word, source.word.index(letter), "")
    boards = with_seat(state.boards, whose, replace(source, word=word))
    boards = with_seat(boards, seat, replace(boards[seat], small=small))
    return replace(state, boards=boards, reward=None)


def name(options: Options, state: State, seat: int, word: Tiles) -> State:
    """Write down the word of full small pyramids; its owner is out of the game (TS-35, TS-39,
    TS-Q9)."""
    named = Named(word, LETTER_POINTS * len(word))
    state = replace(state, named=with_seat(state.named, seat, named))
    return end_turn(options, retire(with_points(state, seat, named.points), seat))


def retire(state: State, seat: int) -> State:
    """Put a player's rack and big pyramid back into the bag; the small pyramids stay (TS-60,
    TS-Q25)."""
    board = state.boards[seat]
    return replace(
        state,
        bag=put_back(state.bag, (*state.racks[seat], *map(rack_token, filter(None, board.word)))),
        racks=with_seat(state.racks, seat, ()),
        boards=with_seat(state.boards, seat, Board(small=board.small)),
    )


def end_turn(options: Options, state: State) -> State:
    """Fill the rack (TS-17, TS-54), and pass the turn on or end the game."""
    state, seat = untrade(state), state.turn
    if seat in state.playing:
        state = _filled(state, seat)
    missed = tuple(other for other in state.missed if other != seat)
    state = replace(
        state,
        missed=missed if "laid" in state.parts else (*missed, seat),
        idle=state.idle if {"laid", "lengthened"} & set(state.parts) else (*state.idle, seat),
    )
    end = _end_with_a_turn(options, state)
    return replace(state, end=end) if end else next_turn(state)


def next_turn(state: State) -> State:
    """Pass the turn on clockwise, over players who are out (TS-39, TS-Q24).

    TS-Q22: a player who owes a turn misses it, and that turn lays nothing; the last player owes
    none.
    """
    state = replace(state, parts=(), tries=0, reward=None)
    if len(state.playing) == 1:
        return replace(state, turn=state.playing[0], skips=(0,) * len(state.boards))
    while True:
        after = [seat for seat in state.playing if seat > state.turn]
        state = replace(state, turn=(after or state.playing)[0])
        if not state.skips or not state.skips[state.turn]:
            return replace(state, end="stuck") if is_stuck(state) else state
        skips = with_seat(state.skips, state.turn, state.skips[state.turn] - 1)
        state = replace(state, skips=skips, idle=(*state.idle, state.turn))


def miss_next_turn(state: State, seat: int) -> State:
    """Return the state in which a player, if still in the game, misses the next turn (TS-Q22)."""
    if seat not in state.playing:
        return state
    skips = state.skips or (0,) * len(state.boards)
    return replace(state, skips=with_seat(skips, seat, skips[seat] + 1))


def built(state: State) -> tuple[tuple[Tiles, ...], ...]:
    """Return the words engraved on each big pyramid, shortest first (TS-Q27)."""
    return state.built or ((),) * len(state.boards)


def with_points(state: State, seat: int, points: int) -> State:
    """Return the state with points added to a seat, or taken from it."""
    return replace(state, scores=with_seat(state.scores, seat, state.scores[seat] + points))


def is_stuck(state: State) -> bool:
    """Return whether nobody has laid anything for three rounds (TS-Q28)."""
    return all(state.idle.count(seat) >= ROUNDS_OF_NOTHING for seat in state.playing)


def _end_with_a_turn(options: Options, state: State) -> End | None:
    """Return why the game ends with this turn, if it does.

    TS-40, TS-Q13: the last player has one more turn, or goes on until they have put a letter.
    """
    if not state.playing:
        return "filled"
    is_alone = state.playing == (state.turn,)
    if is_alone and (options.last_player == "turn" or "put" in state.parts):
        return "last-turn"
    return "stuck" if is_stuck(state) else None


def _lay(options: Options, state: State, seat: int, word: Tiles, on: int) -> State:
    """TS-22, TS-58: the player who lays a word gets its points; laying their own ends the turn
    (TS-Q6)."""
    part: Part = "laid" if on == seat else "lengthened"
    board = replace(state.boards[on], word=word, is_own=on == seat)
    state = replace(
        with_points(state, seat, points_of(word)),
        boards=with_seat(state.boards, on, board),
        built=_engraved(state, on),
        parts=(*state.parts, part),
        traded=None,
        idle=(),
    )
    if on != seat and board.is_complete and options.seven_reward == "both":
        return replace(state, reward=on)
    return state if on != seat or board.is_complete else end_turn(options, state)


def _engraved(state: State, seat: int) -> tuple[tuple[Tiles, ...], ...]:
    """Return the engraved words after the word of a pyramid has grown or gone: it becomes one of
    them.

    A first word begins a new pyramid, with no engraved words.
    """
    word, before = state.boards[seat].word, built(state)
    return with_seat(before, seat, (*before[seat], word) if word else ())


def _change(options: Options, state: State, seat: int, change: Change) -> State:
    """TS-51, TS-52, TS-Q19: the token taken off goes into the bag, and the turn is over."""
    board = replace(state.boards[seat], word=change.word, is_own=True)
    state = replace(
        state,
        bag=put_back(state.bag, [rack_token(change.out)]),
        boards=with_seat(state.boards, seat, board),
    )
    return end_turn(options, state)


def _filled(state: State, seat: int) -> State:
    rack = state.racks[seat]
    drawn, bag, draws = draw(state.bag, RACK - len(rack), state.draws)
    return replace(state, draws=draws, bag=bag, racks=with_seat(state.racks, seat, rack + drawn))


def _swap(state: State, seat: int, on: int, at: int, token: str) -> State:
    """Return the state with a token of a word and a token of a rack swapped."""
    board = state.boards[on]
    taken, given = rack_token(board.word[at]), rack_token(token)
    rack = (*(take(state.racks[seat], [given]) or ()), taken)
    board = replace(board, word=with_seat(board.word, at, token))
    return replace(
        state,
        racks=with_seat(state.racks, seat, rack),
        boards=with_seat(state.boards, on, board),
    )


WINDOW = WindowRules(contest="TS-Q22", accept="TS-Q22")


def contest(
    options: Options, lexicon: Lexicon, state: State, seat: int
) -> tuple[State, tuple[str, ...]]:
    """Look the word up; return the state after it, and the word if it is bad.

    TS-16, TS-Q22: the author of a bad word takes the tokens back and the turn is over. A good word
    stands, and contesting it costs what the table chose.
    """
    tokens = open_play(state.provisional, seat, WINDOW).move.word
    if spell(tokens) not in lexicon:
        return end_turn(options, take_back(state)), (spell(tokens),)
    match options.failed_contest:
        case "nextTurn":
            state = miss_next_turn(state, seat)
        case "points":
            state = with_points(state, seat, -points_of(tokens))
    return settle(options, state), ()


CONTESTS = Contests(WINDOW, settle, contest)


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: their rack and word go into the bag, the others go on.

    A waiting word is undone if the player laid it or it lies on their pyramid. So is a trade of a
    blank that the player made or whose word was theirs.
    """
    state = _undo(state, seat)
    if state.reward is not None and seat in {state.reward, state.turn}:
        state = replace(state, reward=None)
    state = replace(retire(state, seat), withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        return replace(settle(options, state), end="withdrawn")
    if not state.playing:
        return replace(state, end="filled")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(settle, options))
    if is_stuck(state):
        return replace(state, end="stuck")
    return next_turn(state) if state.turn == seat else state


def _undo(state: State, seat: int) -> State:
    play, traded = state.provisional, state.traded
    is_his_blank = traded is not None and seat in {traded.on, state.turn}
    laid_on = play.move.on if play is not None and isinstance(play.move, Lay) else None
    if play is not None and (is_his_blank or seat in {play.seat, laid_on}):
        state = take_back(state)
    return untrade(state) if is_his_blank else state
