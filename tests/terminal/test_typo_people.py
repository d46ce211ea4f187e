"""Typo with several at one keyboard, whole games, and games that are taken up again."""

from pathlib import Path

from msgspec.structs import replace

from ludomots.games.typo import Choose
from ludomots.terminal.play import menu
from ludomots.terminal.records import Asked as AskedRecord
from ludomots.terminal.records import check as verify_record
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stand_ins import Doubts, Placer
from tests.terminal.stories import Sitting, sit
from tests.terminal.typo_tables import typo

HAND = "Main"


async def with_other_secrets(here: Sitting, owner: int | None) -> str:
    """Return what the screen shows if all that its owner may not know were otherwise."""
    table, state = here.table, here.state
    secret = [seat for seat in range(len(state.hands)) if seat != owner]
    other = "Q" if "Q" not in "".join(state.rows) else "W"
    hands = [(other,) * len(hand) if at in secret else hand for at, hand in enumerate(state.hands)]
    cards = state.cards
    if not state.order:
        cards = tuple(other if card and at in secret else card for at, card in enumerate(cards))
    steps = list(table.steps)
    here.suppose(replace(state, hands=tuple(hands), cards=cards, aside=(other,)))
    for at, step in enumerate(steps):
        if isinstance(step.move, Choose) and step.seat in secret:
            table.steps[at] = step._replace(move=Choose(other))
    here.screen.redraw()
    await here.quiet()
    shown = here.shown
    here.suppose(state)
    table.steps[:] = steps
    here.screen.redraw()
    await here.quiet()
    return shown


async def take_turn(here: Sitting) -> None:
    """Choose or place with the first hint; say "I cannot" if there is none."""
    await here.press("f3")
    if "Aucun mot" not in here.window:
        await here.press("enter", "enter")
        return
    await here.press("escape")
    if here.state.order:
        await here.press("f7", "enter")
    else:
        await here.press(here.state.hands[here.screen.holder or 0][0].lower(), "enter")


@story
async def test_the_screen_never_shows_the_card_of_another(tmp_path: Path) -> None:
    """TY-05, TY-10: whatever the others hold and have chosen, it looks the same."""
    async with sit(tmp_path, typo(people=2), Placer) as here:
        seen = set()
        for _ in range(8):
            is_handed_over = "Passez le clavier" in here.window
            is_choosing = not here.state.order
            owner = None if is_handed_over or not is_choosing else here.screen.holder
            assert here.shown == await with_other_secrets(here, owner)
            assert (HAND in here.shown) == is_choosing
            seen.add((is_handed_over, is_choosing))
            if is_handed_over:
                await here.press("enter")
            else:
                await take_turn(here)
        assert seen == {(True, True), (False, True), (False, False)}


@story
async def test_who_placed_last_says_that_he_is_there_before_he_sees_his_hand(
    tmp_path: Path,
) -> None:
    """All look at the screen while cards are placed, so that the hand may not follow at once."""
    async with sit(tmp_path, typo(people=2, computers=0)) as here:
        await here.press("enter")
        await take_turn(here)
        assert "[?]" in here.panel("scores")
        assert "Passez le clavier à Joueur 2" in here.window
        await here.press("enter")
        while here.state.choosers:
            await take_turn(here)
        assert here.window == ""
        while here.state.order:
            assert here.window == ""
            await take_turn(here)
        assert "Passez le clavier à Joueur 1" in here.window
        assert " ? " in here.shown


@story
async def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    """TY-27, TY-30: both halves, to the last window, and the record proves it."""
    async with sit(tmp_path, typo("check=contest", computers=2), Doubts) as here:
        await take_turn(here)
        await take_turn(here)
        while here.state.end is None:
            for hint in (await here.table.hints(0))[:1]:
                here.screen.workspace.lay(hint.move)
            if not here.screen.workspace.is_begun:
                await here.press("f7" if here.state.order else "right")
            await here.press("enter")
        outcome = here.table.outcome
        assert outcome is not None
        assert outcome.reason == "played-out"
        assert here.state.half == 2
        assert "Toutes les cartes ont été jouées" in here.window
        assert "doutes +" in here.window
        told = here.panel("lines")
        assert "Seconde moitié" in told
    (record,) = (tmp_path / "finished").iterdir()
    asked = AskedRecord(str(record), other_words=False, say=texts("fr"), as_json=False)
    assert verify_record(asked) == 0


@story
async def test_a_kept_game_goes_on_with_the_choice_that_was_made(tmp_path: Path) -> None:
    async with sit(tmp_path, typo(people=2, computers=0)) as here:
        await here.press("enter")
        await take_turn(here)
        card = here.state.cards[0]
        assert card is not None
    async with sit(tmp_path, game="typo") as here:
        assert "Reprendre" in here.shown
        await here.press("enter")
        assert here.state.cards[0] == card
        assert "Passez le clavier à Joueur 2" in here.window


@story
async def test_who_leaves_lets_the_others_go_on(tmp_path: Path) -> None:
    async with sit(tmp_path, typo(people=3, computers=0)) as here:
        await here.press("enter")
        menu.do(here.screen, "withdraw")
        await here.quiet()
        await here.press("enter", lines="Joueur 1 quitte la partie")
        assert "Passez le clavier à Joueur 2" in here.window
