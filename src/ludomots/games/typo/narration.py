"""Typo in words: cards revealed, words said, rows removed, their points, and hints."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ludomots.core import narration
from ludomots.core.contract import JUDGE, Outcome
from ludomots.core.facts import FACTS, Text, Word, joined, listed
from ludomots.core.moves import Accept, Contest
from ludomots.core.narration import Narration, Past, Prompt
from ludomots.games.typo import (
    Announce,
    Announced,
    Cannot,
    Choose,
    Done,
    Move,
    Options,
    State,
    View,
)
from ludomots.games.typo.doubts import decider, enough, judge_of, ruling, voters
from ludomots.games.typo.model import HIDDEN
from ludomots.games.typo.placing import PENALTY, find, lengthened
from ludomots.words import Lexicon

Telling = narration.Telling[State, Move, View, Options]
Step = narration.Step[State, Move]
Hint = narration.Hint[Move]

HINTS = 3


def hints(telling: Telling, state: State, seat: int) -> list[Hint]:
    """Return the cards with most places, or a word for each place of the card."""
    words = telling.rules.lexicon
    if state.owes:
        return []
    if state.order:
        said = _words(words, state, state.cards[seat] or "")
        return [Hint(word, _said(word, state, seat), None, _clues(word)) for word in said]
    found = {card: _words(words, state, card) for card in state.hands[seat]}
    best = sorted((card for card in found if found[card]), key=lambda card: -len(found[card]))
    return [_card(card, found[card]) for card in best[:HINTS]]


def _words(words: Lexicon, state: State, card: str) -> list[Announce]:
    """Return a word for each place of a card, of those that may be proposed."""
    found = find(words, state.rows, card)
    return [word for word in found if words.may_propose(word.word)]


def _card(card: str, words: list[Announce]) -> Hint:
    label = FACTS("story-typo-hint-card", card=card, count=len(words), word=words[0].word)
    clue = FACTS("story-typo-clue-card", count=len(words))
    return Hint(Choose(card), label, None, (clue,))


def _clues(word: Announce) -> tuple[Text, Text]:
    """Return which row can be made longer, and how the word begins."""
    return (
        FACTS("story-typo-clue-row", row=word.row, side=word.side),
        FACTS("story-typo-clue-begins", letters=word.word[:2]),
    )


def _said(word: Announce, state: State, seat: int) -> Text:
    letters = lengthened(state.row(word.row), state.cards[seat] or "", word.side)
    return FACTS("story-typo-hint-word", word=word.word, row=word.row, letters=letters)


def beginning(telling: Telling, state: State) -> Text:
    """Return who gets the dictionary (TY-06)."""
    rows = listed(state.rows)
    return telling.say("story-typo-start", player=telling.name(state.holder), rows=rows)


def told(telling: Telling, step: Step) -> Text | None:
    """Return the sentence for a move of Typo's own. Choices stay secret until the reveal
    (TY-10)."""
    match step.move:
        case Choose() | Cannot():
            return ""
        case Announce(row=row, side=side, word=word):
            card = step.before.cards[step.seat] or ""
            return telling.say(
                "story-typo-said",
                player=telling.name(step.seat),
                card=card,
                word=Word(word),
                row=row,
                letters=lengthened(step.before.row(row), card, side),
            )
        case Contest() if (judge := telling.rules.judge(step.before)) is not None:
            if step.seat == JUDGE or (step.seat == judge and step.after.refused):
                return ""  # that the judge refuses the word is told by ``also``
            return telling.say("story-typo-contest-failed", player=telling.name(step.seat))
        case _:
            return None


def also(telling: Telling, step: Step) -> list[Text]:
    """Return what else a step brought: a word judged, a row removed, cards revealed, a new half."""
    before, after = step.before, step.after
    lines = [*_judged(telling, step), *_removed(telling, step)]
    if after.half > before.half:
        lines.append(telling.say("story-typo-half", count=max(map(len, after.hands))))
    if after.order and not before.order:
        cards = [
            joined([f"{after.cards[seat]} (", telling.name(seat), ")"], "") for seat in after.order
        ]
        lines.append(telling.say("story-typo-revealed", cards=joined(cards, ", ")))
    return lines


def quiet(telling: Telling, step: Step) -> Text:
    """Return the sentence for a choice, without the card while it is hidden."""
    if not isinstance(step.move, Choose):
        return ""
    name = "story-typo-chose-secretly" if step.move.card == HIDDEN else "story-typo-chose"
    return telling.say(name, player=telling.name(step.seat), card=step.move.card)


def turn(telling: Telling, state: State, seat: int) -> Text:
    """Return what the player to move may do."""
    say, player = telling.say, telling.name(seat)
    if not state.order:
        return say("story-typo-turn-choose", player=player)
    if state.owes:
        rows = listed([str(row) for row in state.longest])
        return say("story-typo-turn-remove", player=player, rows=rows)
    return say("story-typo-turn-place", player=player, card=state.cards[seat] or "")


def open_play(telling: Telling, state: State) -> Text:
    """Return the word that can be doubted, how many doubts it takes, and who then decides (TY-21,
    TY-26)."""
    play, say, options = state.provisional, telling.say, telling.rules.options
    if play is None:
        return ""
    said = say(
        "story-typo-open",
        player=telling.name(play.seat),
        word=Word(play.word),
        row=play.row,
        letters=lengthened(state.row(play.row), state.cards[play.seat] or "", play.side),
    )
    if JUDGE in voters(options, state):
        return joined([said, say("story-typo-open-judging", count=len(play.doubted))])
    doubts: list[Text] = [
        say(
            f"story-typo-open-{decider(options, state, play.seat)}",
            needed=enough(options, state, play.seat),
            judge=telling.name(judge_of(options)) if options.check == "judge" else "",
        )
    ]
    if play.doubted:
        doubts.append(say("story-typo-open-doubted", count=len(play.doubted)))
    return joined([said, *doubts])


def accounts(
    telling: Telling, _state: State, steps: Callable[[], Sequence[Step]], outcome: Outcome
) -> list[Text]:
    """Return how the points of each seat add up (TY-19, TY-23, TY-25, TY-30)."""
    played = steps()
    return [_account(telling, played, seat) for seat in range(len(outcome.scores))]


def done_by(step: Step) -> Done | None:
    """Return the card that a step placed or gave up."""
    before, after = step.before, step.after
    has_more = bool(before.order) and len(after.done) > len(before.done)
    return after.done[-1] if has_more else None


def _account(telling: Telling, steps: Sequence[Step], seat: int) -> Text:
    say = telling.say
    if telling.rules.options.edition == "second":
        return say("story-typo-end-cards", count=steps[-1].after.held(seat))
    done = [(step, one) for step in steps if (one := done_by(step)) and one.seat == seat]
    removed = [(step, one) for step, one in done if one.word is None]
    cards = sum(len(step.before.row(one.row)) for step, one in removed)
    won = sum(one.points for _, one in done if one.word is not None)
    bad = -sum(one.points for _, one in removed) - cards
    parts: list[Text] = []
    if removed:
        parts.append(say("story-typo-end-rows", rows=len(removed), cards=cards))
    if bad:
        parts.append(say("story-typo-end-bad", words=bad // PENALTY, points=bad))
    if won:
        parts.append(say("story-typo-end-won", points=won))
    return joined(parts, " · ")


def _judged(telling: Telling, step: Step) -> list[Text]:
    """Return what happened to a word that was doubted."""
    play, refused = step.before.provisional, step.after.refused
    if play is None or step.after.provisional is not None:
        return []
    say, options, spoken = telling.say, telling.rules.options, _spoken(play, step)
    done, judge = done_by(step), judge_of(options)
    if not refused and (done is None or not spoken.doubted):
        return []
    is_judged = telling.rules.judge(step.before) is not None
    if refused and isinstance(step.move, Contest) and not is_judged:
        return []
    became = ruling(options, step.after, spoken)
    is_judges = refused and decider(options, step.after, play.seat) == "judge"
    name = "judge-refused" if is_judges else "refused" if refused else became.replace(" ", "-")
    return [
        say(
            f"story-typo-{name}",
            player=telling.name(play.seat),
            word=Word(play.word),
            points=done.points if done else 0,
            by="player" if options.judge else "outsider",
            judge=telling.name(judge) if options.check == "judge" else "",
        )
    ]


def _spoken(play: Announced, step: Step) -> Announced:
    """Return a word with the ruling of the step that settled it."""
    match step.move:
        case Contest():
            return replace(play, doubted=(*play.doubted, step.seat))
        case Accept():
            return replace(play, accepted=(*play.accepted, step.seat))
        case _:
            return play


def _removed(telling: Telling, step: Step) -> list[Text]:
    """Return which row was removed, and what it cost."""
    done = done_by(step)
    if done is None or done.word is not None:
        return []
    letters = step.before.row(done.row)
    is_second = telling.rules.options.edition == "second"
    return [
        telling.say(
            "story-typo-removed-second" if is_second else "story-typo-removed",
            why="bad" if done.bad else "cannot",
            player=telling.name(done.seat),
            card=done.card,
            letters=letters,
            points=-done.points,
            taken=" ".join(letters[len(letters) // 2 :]),
        )
    ]


NARRATION = Narration(
    past=Past(beginning=beginning, told=told, also=also, quiet=quiet, accounts=accounts),
    prompt=Prompt(turn=turn, open_play=open_play),
)
