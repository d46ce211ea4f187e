"""Topscore in words: what happened, what is expected, and hints.

Hints are the words with the most points now, among those that may be proposed and can still grow.
If no word can be laid, they name the other legal moves: change the word, exchange letters.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from ludomots.core import narration
from ludomots.core.contract import Outcome, Rules
from ludomots.core.facts import FACTS, Text, Word, joined
from ludomots.core.narration import Narration, Past, Prompt
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Abandon,
    Board,
    Change,
    Contest,
    Exchange,
    Lay,
    Move,
    Name,
    Options,
    Pass,
    Put,
    State,
    TimeUp,
    Trade,
    View,
)
from ludomots.games.topscore.legal import WordIndex, changes, lays, target, word_index
from ludomots.games.topscore.model import BLANK, is_blank, letters_of, spell
from ludomots.games.topscore.placing import LETTER_POINTS, instead, names
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.turns import place_bonus, points_of
from ludomots.games.topscore.view import shown_play
from ludomots.words import Lexicon

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the best words to lay or to name, or the best letters to put.

    If a seat has no word to lay, the hints are its other legal moves.
    """
    rules = telling.rules
    index = word_index(rules.lexicon, rules.options.letter_set.letters)
    if state.phase == "name":
        found = names(rules.options, rules.lexicon, state.boards[seat])
        good = [word for word in found if rules.lexicon.may_propose(spell(word))]
        return [_named(word) for word in good[:HINTS]]
    if state.phase == "put":
        return _puts(telling, state, seat)
    words = best(rules.lexicon, index, lays(rules.options, index, state, seat))
    if words:
        return [_hint(telling, seat, move) for move in words]
    return list(_without_a_word(telling, index, state, seat))


def best(
    words: Lexicon, index: WordIndex, found: Iterable[Lay | Change], count: int = HINTS
) -> list[Lay | Change]:
    """Return the best moves, each with another word: most points, then no blank, then most ways to
    grow."""
    ways: dict[Tiles, int] = {}

    def rank(move: Lay | Change) -> tuple[int, int, int]:
        letters = tuple(sorted(letters_of(move.word)))
        if letters not in ways:
            ways[letters] = sum(1 for _ in index.longer(letters))
        blanks = sum(map(is_blank, move.word))
        return (-points_of(move.word), blanks, -ways[letters])

    chosen: dict[str, Lay | Change] = {}
    for move in sorted(found, key=rank):
        word = spell(move.word)
        if word not in chosen and words.may_propose(word):
            chosen[word] = move
        if len(chosen) == count:
            break
    return list(chosen.values())


def _without_a_word(telling: Telling, index: WordIndex, state: State, seat: int) -> Iterator[Hint]:
    """Yield the moves of a seat without a word to lay: change its own word (TS-50), or exchange all
    tokens but the blanks, which fit everywhere (TS-48)."""
    rules, rack = telling.rules, state.racks[seat]
    ways = instead(rules.options, state, seat)
    if "change" in ways:
        found = best(rules.lexicon, index, changes(index, state.boards[seat], rack), HINTS - 1)
        yield from (_hint(telling, seat, move) for move in found)
    tokens = tuple(token for token in rack if token != BLANK)
    if "exchange" in ways and tokens:
        label = FACTS("story-topscore-hint-exchange", tiles=joined(tokens))
        yield Hint(Exchange(tokens), label)


def _hint(telling: Telling, seat: int, move: Lay | Change) -> Hint:
    word = spell(move.word)
    if isinstance(move, Change):
        return Hint(move, FACTS("story-topscore-hint-change", word=word))
    on, points = seat if move.on is None else move.on, points_of(move.word)
    name = "story-topscore-hint" if on == seat else "story-topscore-hint-on"
    owner = telling.name(on)
    clue = "story-topscore-clue" if on == seat else "story-topscore-clue-on"
    clues = (FACTS(clue, count=len(move.word), owner=owner), _first_letter(word))
    return Hint(move, FACTS(name, word=word, points=points, owner=owner), points, clues)


def _first_letter(word: str) -> Text:
    return FACTS("story-topscore-clue-letter", letter=word[0])


def _puts(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the letters to put, and where, that promise the longest word at the end."""
    rules, board = telling.rules, state.putting
    options = rules.options
    growth = EVERYTHING.growth(rules.lexicon, options.letter_set.letters)
    letters = sorted({token for token in board.word if token and not is_blank(token)})
    row = [letter or None for letter in board.small]
    outlook = growth.outlook(rules.view(state, seat).unseen)
    found = outlook.place(row, letters, gaps=options.gaps_allowed)
    return [
        Hint(
            Put(letter, pyramid),
            telling.say("story-topscore-hint-put", tile=letter, pyramid=pyramid),
        )
        for letter, pyramid, _ in found[:HINTS]
    ]


def _named(word: Tiles) -> Hint:
    points = LETTER_POINTS * len(word)
    label = FACTS("story-topscore-hint", word=spell(word), points=points, owner="")
    clues = (FACTS("story-topscore-clue-name", count=len(word)), _first_letter(spell(word)))
    return Hint(Name(word), label, points, clues)


AnyTopscore = Rules[State, Move, View, Options]


def beginning(telling: Telling, state: State) -> Text:
    """Return who begins and why (TS-09)."""
    drawn = [joined([telling.name(one.seat), one.tile]) for one in state.start_draws[-1]]
    return telling.say(
        "story-topscore-start", player=telling.name(state.turn), drawn=joined(drawn, ", ")
    )


def told(telling: Telling, step: Step) -> Text | None:
    """Return the sentence for a move of Topscore's own. It never says which letters were
    exchanged."""
    say, player = telling.say, telling.name(step.seat) if step.seat >= 0 else ""
    match step.move:
        case Lay() | Change():
            return _word(telling, step, step.move)
        case Trade(letter=letter, on=on):
            if on is None or on == step.seat:
                return say("story-topscore-trade-own", player=player, tile=letter)
            owner = telling.name(on)
            return say("story-topscore-trade", player=player, owner=owner, tile=letter)
        case Abandon():
            word = Word(spell(step.before.boards[step.seat].word))
            return say("story-topscore-abandon", player=player, word=word)
        case Exchange(tokens=tokens):
            return say("story-topscore-exchange", player=player, count=len(tokens))
        case Put(letter=letter, pyramid=pyramid):
            return say("story-topscore-put", player=player, tile=letter, pyramid=pyramid)
        case Contest() if not step.after.refused:
            return _contested_in_vain(telling, step)
        case _ if step.before.phase == "name":
            return _naming(telling, step)
        case _:
            return None


def _naming(telling: Telling, step: Step) -> Text | None:
    """Return which word was named, by the player or the program, or that there was none."""
    say, player = telling.say, telling.name(step.before.turn)
    match step.move:
        case Name(word=word):
            refused = step.after.refused
            name = "story-topscore-name-refused" if refused else "story-topscore-name"
            points = step.after.scores[step.seat] - step.before.scores[step.seat]
            return say(name, player=player, word=Word(spell(word)), points=points)
        case Pass():
            return say("story-topscore-no-name", player=player)
        case TimeUp():
            return _named_for(telling, step)
        case _:
            return None


def also(telling: Telling, step: Step) -> list[Text]:
    """Return what else a step brought: a blank given back, full pyramids, a word found, turns
    missed."""
    say, lines = telling.say, list[Text]()
    if _is_untraded(step):
        lines.append(say("story-topscore-untraded"))
    options = telling.rules.options
    for seat in step.after.filled[len(step.before.filled) :]:
        place = step.after.filled.index(seat)
        bonus = place_bonus(options, place)
        lines.append(
            say("story-topscore-filled", player=telling.name(seat), place=place + 1, points=bonus)
        )
        named = step.after.named[seat]
        if named and named.word:
            word = Word(spell(named.word))
            lines.append(say("story-topscore-found", word=word, points=named.points))
    return lines + [
        say("story-topscore-misses", player=telling.name(seat)) for seat in _missing(telling, step)
    ]


def turn(telling: Telling, state: State, seat: int) -> Text:
    """Return what the player to move may do."""
    say, player, board = telling.say, telling.name(seat), state.boards[seat]
    word, small = spell(board.word), " ".join(board.small)
    match state.phase:
        case "put" if state.reward is not None:
            word, owner = spell(state.putting.word), telling.name(state.reward)
            return say("story-topscore-turn-reward", player=player, word=word, owner=owner)
        case "put":
            return say("story-topscore-turn-put", player=player, word=word)
        case "name" if state.tries and state.last:
            refused = "".join(state.last.refused)
            return say("story-topscore-turn-name-again", word=refused, small=small)
        case "name":
            return say("story-topscore-turn-name", player=player, small=small)
    if state.traded is not None:
        return say("story-topscore-turn-blank", player=player)
    if "lengthened" in state.parts:
        return say("story-topscore-then-longer" if word else "story-topscore-then-first", word=word)
    name = "first" if not word else "longer" if _can_grow(telling.rules, board) else "dead-end"
    sentences = (
        say(
            f"story-topscore-turn-{name}",
            player=player,
            word=word,
            ways=_ways(telling, state, seat),
        ),
        _may_lengthen(telling, state, seat),
        _last_turn(telling, state, seat),
    )
    return joined(sentences)


def open_play(telling: Telling, state: State) -> Text:
    """Return the word that can be contested."""
    play = shown_play(state)
    if play is None:
        return ""
    say, player, word = telling.say, telling.name(play.seat), Word(spell(play.move.word))
    if isinstance(play.move, Change):
        return say("story-topscore-open-change", player=player, word=word)
    name = "story-topscore-open" if play.on == play.seat else "story-topscore-open-on"
    return say(name, player=player, word=word, owner=telling.name(play.on), points=play.points)


def accounts(
    telling: Telling, state: State, _steps: Callable[[], Sequence[Step]], outcome: Outcome
) -> list[Text]:
    """Return the points of each seat: of its words, of its place, and of the word it named."""
    return [_account(telling, state, at, points) for at, points in enumerate(outcome.scores)]


def _contested_in_vain(telling: Telling, step: Step) -> Text:
    """Return that a good word was contested, and what that costs (TS-Q22)."""
    play = shown_play(step.before)
    if play is None:
        return ""
    price = telling.rules.options.failed_contest
    if price == "nextTurn" and not _will_miss(step):
        price = "nothing"
    return telling.say(
        "story-topscore-contest-failed",
        player=telling.name(step.seat),
        author=telling.name(play.seat),
        word=Word(spell(play.move.word)),
        price=price,
        points=points_of(play.move.word),
    )


def _will_miss(step: Step) -> bool:
    """Return whether the player who contested still has a turn to miss."""
    return (
        step.after.end is None and step.seat in step.after.playing and len(step.after.playing) > 1
    )


def _missing(telling: Telling, step: Step) -> list[int]:
    """Return the seats that missed their turn when the turn passed on, in order (TS-Q22)."""
    before, after = step.before, step.after
    if after.end or not after.skips or len(after.playing) == 1:
        return []
    owed = list(before.skips or (0,) * len(before.boards))
    is_charged = isinstance(step.move, Contest) and not after.refused
    if is_charged and telling.rules.options.failed_contest == "nextTurn":
        owed[step.seat] += step.seat in before.playing
    missed = [
        seat
        for seat in after.playing
        if owed[seat] > after.skips[seat] and not (is_charged and seat == step.seat)
    ]
    return sorted(missed, key=lambda seat: (seat - before.turn - 1) % len(before.boards))


def _named_for(telling: Telling, step: Step) -> Text:
    """Return which word the program named when the time to name one was over (TS-Q16)."""
    seat, named = step.before.turn, step.after.named[step.before.turn]
    word = spell(named.word) if named else ""
    return telling.say(
        "story-topscore-time-named" if word else "story-topscore-time-no-name",
        player=telling.name(seat),
        word=Word(word),
        points=named.points if named else 0,
    )


def _account(telling: Telling, state: State, seat: int, points: int) -> Text:
    say, options = telling.say, telling.rules.options
    named, bonus, parts = state.named[seat], 0, list[Text]()
    if seat in state.filled:
        place = state.filled.index(seat)
        bonus = place_bonus(options, place)
        parts.append(say("story-topscore-end-place", place=place + 1, points=bonus))
    if named and named.points:
        parts.append(joined([Word(spell(named.word)), str(named.points)]))
    words = points - bonus - (named.points if named else 0)
    return joined([say("story-topscore-end-words", points=words), *parts], " + ")


def _word(telling: Telling, step: Step, move: Lay | Change) -> Text:
    say, player, word = telling.say, telling.name(step.seat), Word(spell(move.word))
    if isinstance(move, Change):
        old = Word(spell(step.before.boards[step.seat].word))
        return say("story-topscore-change", player=player, old=old, word=word)
    on = step.seat if move.on is None else move.on
    return say(
        "story-topscore-lay" if on == step.seat else "story-topscore-lay-on",
        player=player,
        owner=telling.name(on),
        word=word,
        points=points_of(move.word),
    )


def _may_lengthen(telling: Telling, state: State, seat: int) -> Text:
    """Return the other seat whose word may be lengthened, if any (TS-21)."""
    on = target(telling.rules.options, state, seat)
    if on is None:
        return ""
    word = spell(state.boards[on].word)
    return telling.say("story-topscore-may-lengthen", player=telling.name(on), word=word)


def _ways(telling: Telling, state: State, seat: int) -> Text:
    """Return what a seat may do instead of laying a word, as the end of a sentence (TS-54)."""
    found = instead(telling.rules.options, state, seat)
    return telling.say("story-topscore-ways", ways="-".join(found) or "pass")


def plays(rules: AnyTopscore, state: State) -> tuple[type[Lay], ...]:
    """Return the kinds of move that lay a word, if the seat must play and some letter makes a
    word."""
    is_asked = state.phase == "play" and state.traded is None
    board = state.boards[state.turn]
    return (Lay,) if is_asked and (not board.word or _can_grow(rules, board)) else ()


def _can_grow(rules: AnyTopscore, board: Board) -> bool:
    """Return whether any letter makes a word longer; where words are contested any letter may."""
    if rules.options.check == "contest":
        return True
    index = word_index(rules.lexicon, rules.options.letter_set.letters)
    return any(True for _ in index.longer(letters_of(board.word)))


def _last_turn(telling: Telling, state: State, seat: int) -> Text:
    """Return the warning that the game ends with this turn, if it does (TS-40)."""
    if state.playing == (seat,) and telling.rules.options.last_player == "turn":
        return telling.say("story-topscore-last-turn")
    return ""


def _is_untraded(step: Step) -> bool:
    """Return whether a blank that was traded went back to its place (TS-46)."""
    traded = step.before.traded
    if traded is None or step.after.traded is not None:
        return False
    before, after = step.before.boards[traded.on].word, step.after.boards[traded.on].word
    return before != after and spell(before) == spell(after)


NARRATION = Narration(
    past=Past(beginning=beginning, told=told, also=also, accounts=accounts),
    prompt=Prompt(turn=turn, open_play=open_play),
)
