"""The workspace of Typo: the rows, the order of the round, one's hand, and the move being tried."""

from collections.abc import Iterator

from textual.content import Content
from textual.events import Key
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.games.typo import Announce, Choose, Move, Side, View
from ludomots.games.typo.placing import lengthened
from ludomots.games.typo.terminal.cards import Card
from ludomots.games.typo.terminal.fresh import fresh_cards
from ludomots.games.typo.terminal.hand import HandView
from ludomots.games.typo.terminal.rows import RowEnd, RowsView
from ludomots.games.typo.terminal.sentences import Table, cost, round_line
from ludomots.games.typo.terminal.trying import Choosing, Removing, Saying, Trying
from ludomots.texts import Texts
from ludomots.widgets.face import NotYet, Preview, Seen, Workspace
from ludomots.widgets.marks import Mark
from ludomots.widgets.panel import Panel
from ludomots.widgets.phase import Turn
from ludomots.words.fold import NotAWord, fold

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class TypoWorkspace(Workspace[Move]):
    """Where a card is picked, and a word said for it. ``trying`` is nothing while one waits."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.counts = self.view.deck
        self.trying: Trying | None = None
        self.rows = RowsView()
        self.word = Panel("word")
        self.round = Panel("round")
        self.hand = HandView()

    @property
    def view(self) -> View:
        """The game as everybody sees it."""
        return self.table.view(None)

    @property
    def is_begun(self) -> bool:
        """Whether a card is picked or a word begun."""
        return self.trying is not None and self.trying.is_begun

    @property
    def move(self) -> Move:
        """What is tried."""
        if self.trying is None:
            raise NotYet
        return self.trying.move

    def widgets(self) -> Iterator[Widget]:
        """Yield the rows, the word, the order of the round, and the hand."""
        yield from (self.rows, self.word, self.round, self.hand)

    def take_up(self, holder: int | None) -> None:
        """Begin to try anew what the rules ask of the person at the keyboard."""
        self.trying = None
        if holder is None:
            return
        view = self.table.view(holder)
        if holder not in view.to_act or view.provisional:
            return
        if not view.order:
            self.trying = Choosing(view.hand or ())
        elif view.owes:
            self.trying = Removing(view.longest)
        else:
            self.trying = Saying(view.rows, view.card or "")

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Pick a card, say a word or choose its place."""
        key = event.key
        try:
            letters = fold(event.character or "")
        except NotAWord:
            letters = ""
        if not letters and key not in {*_ARROWS, "backspace", "space", "tab", *"1234"}:
            return False
        if not may_try or self.trying is None:
            raise NotYet
        if key in _ARROWS:
            self.trying.step(*_ARROWS[key])
        elif key == "backspace":
            self.trying.take_back()
        elif key in {"space", "tab"}:
            self._complete()
        elif key in set("1234"):
            self._place(int(key), None)
        else:
            for letter in letters:
                self.trying.type(letter)
        return True

    def point(self, what: object) -> None:
        """Pick the card, or the end of a row, that was clicked."""
        if isinstance(what, RowEnd):
            self._place(what.row, what.side)
        elif isinstance(what, str) and isinstance(self.trying, Choosing):
            self.trying.type(what)

    def lay(self, move: Move) -> None:
        """Try the move of a hint."""
        match self.trying, move:
            case Choosing() as choosing, Choose(card=card):
                choosing.type(card)
            case Saying() as saying, Announce():
                saying.lay(move)

    def clear(self) -> None:
        """Take back what is tried."""
        if self.trying is not None:
            self.trying.clear()

    def preview(self, say: Texts) -> Preview:
        """Tell what Enter does. Whether a word is good is never said before it is played."""
        match self.trying:
            case Choosing(at=int()):
                return Preview(say("typo-preview-choose", card=self.trying.move.card))
            case Saying() as saying:
                row = say("typo-preview-row", row=saying.row, letters=saying.letters)
                whole = say("typo-preview-say", word=saying.word)
                return Preview(whole if saying.is_whole else f"{saying.letters}…", [row])
            case Removing():
                line = cost(self.view, self.trying.row, say)
                return Preview(say("typo-preview-remove", row=self.trying.row), [line])
            case _:
                return Preview()

    def show(self, seen: Seen, say: Texts) -> None:
        """Show everything; a hand only to whoever may see it now."""
        at = self.trying.row if isinstance(self.trying, Saying | Removing) else None
        fresh = enumerate(fresh_cards(self.table, seen.holder), start=1)
        self.rows.show([self._cards(row, places) for row, places in fresh], at)
        self._show_word(say)
        self.round.show(round_line(self.table, say))
        self.round.display = bool(self.view.order)
        self._show_hand(seen, say)

    def fit(self, room: Room) -> None:
        """Choose the size of the cards."""
        width = self.rows.fit(room)
        for widget in (self.word, self.round, self.hand):
            widget.styles.width = width

    def _complete(self) -> None:
        if isinstance(self.trying, Saying):
            self.trying.complete()

    def _place(self, row: int, side: Side | None) -> None:
        match self.trying:
            case Saying():
                self.trying.place(row, side or self.trying.side)
            case Removing():
                self.trying.place(row)

    def _cards(self, row: int, fresh: frozenset[int]) -> list[Card]:
        """Return the cards of a row, with the one that is tried or can be doubted."""
        view, letters = self.view, self.view.rows[row - 1]
        marks = [Mark.FRESH if at in fresh else Mark.NONE for at in range(len(letters))]
        added: tuple[str, Side, Mark] | None = None
        if view.provisional and view.provisional.row == row:
            card = (view.revealed or ())[view.provisional.seat] or ""
            added = card, view.provisional.side, Mark.DOUBTED
        elif isinstance(self.trying, Saying) and self.trying.row == row:
            added = self.trying.card, self.trying.side, Mark.LAID
        if added:
            card, side, mark = added
            letters = lengthened(letters, card, side)
            marks.insert(0 if side == "left" else len(marks), mark)
        pairs = zip(letters, marks, strict=True)
        return [Card(letter, self.counts.get(letter, 0), mark) for letter, mark in pairs]

    def _show_word(self, say: Texts) -> None:
        self.word.display = isinstance(self.trying, Saying)
        if isinstance(self.trying, Saying):
            typed, left = self.trying.word, self.trying.letters[len(self.trying.word) :]
            label = say("typo-word")
            parts = [(f"{label}  ", "bold"), (f"{typed}▁", "bold $accent"), (left.lower(), "$soft")]
            self.word.show(Content.assemble(*parts))

    def _show_hand(self, seen: Seen, say: Texts) -> None:
        """TY-05: where several people share the keyboard a hand is shown only while its owner
        chooses a card."""
        people, label, seat = self.table.people, say("typo-hand"), seen.holder
        is_choosing = isinstance(seen.now, Turn) and not self.view.order
        is_owner = isinstance(seen.now, Turn) and seen.now.seat == seat
        self.hand.display = len(people) == 1 or is_choosing
        if seat is not None and (len(people) == 1 or (is_choosing and is_owner)):
            picked = self.trying.at if isinstance(self.trying, Choosing) else None
            self.hand.show(label, self.table.view(seat).hand or (), picked)
        elif isinstance(seen.now, Turn):
            self.hand.hide(label, self.view.hand_counts[seen.now.seat])
