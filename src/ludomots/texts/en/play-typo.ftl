# Typo in a terminal
play-game-typo = Typo
play-about-typo = four rows, a secret hand, and bluff
play-keys-typo = F1 help · Esc menu · F3 hint · F4 cards · F7 I cannot
play-signs-typo = Signs: ▸ row at hand · [A] card you place or choose · A• card laid since your last move · A? card of a word that can be doubted · the number below the letter: how many there are · [?] has chosen in secret · ✓ placed · ✗ could not be placed
play-key-card = A … Z or ← →
play-does-card = choose a card of your hand
play-key-place = Arrows, 1 … 4
play-does-place = place the card: ↑ ↓ row, ← → side
play-key-word = A … Z
play-does-word = say a word; the card goes where it fits
play-key-fill = Space or Tab
play-does-fill = write the letters of the row at once
play-does-cannot = I cannot: remove the longest row
play-does-unseen-cards = cards not seen
play-help-vote = Words are not checked: they stand unless more than half of the others refuse them.

# The start screen
play-wish-edition = Edition
play-wish-edition-french = first: two halves, points
play-wish-edition-second = second: get rid of your cards
play-wish-words-vote = judged by the others, no dictionary
play-wish-pace = Clock
play-wish-pace-usual = none; second edition: 30 seconds
play-wish-pace-none = none
play-wish-pace-30 = 30 seconds
play-wish-pace-60 = 1 minute
play-wish-pace-120 = 2 minutes

# The table
typo-hand = Hand
typo-word = Word
typo-holder = dict.
typo-half = { $half ->
        [one] First half: from A to Z
       *[other] Second half: from Z to A
    }
typo-aim-second = Aim: to have no cards left
typo-round = Order: { $cards }
typo-lacks-card = Choose a card first: type its letter.
typo-lacks-word = Type a word first, or F7: I cannot.
typo-preview-choose = Enter to choose { $card }
typo-preview-row = Row { $row } will read { $letters }.
typo-preview-say = Enter to say { $word }
typo-preview-remove = Enter to remove row { $row }
typo-ask-cannot = I cannot: which row to remove?
typo-cost = { $row } { $letters }: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-cost-bad = { $row } { $letters }: −{ $points } points ({ $cards } + { $bad } for the word)
typo-cost-second = { $row } { $letters }: you take { $taken }
typo-unseen = Cards not seen
typo-unseen-where = In the hands and set aside, all mixed:

# The end
