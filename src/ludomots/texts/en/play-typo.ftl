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
play-log-contest-won-typo = { $player } doubts it: { $words } is refused
play-log-contest-failed-typo = { $player } doubts it

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
typo-turn-choose = Your turn, { $player }: choose a card in secret, then Enter.
typo-turn-place = Your turn, { $player }: place { $card } and say a word that begins with the row. F7: I cannot.
typo-turn-remove = { $player }, your word is refused: remove one of the longest rows ({ $rows }).
typo-lacks-card = Choose a card first: type its letter.
typo-lacks-word = Type a word first, or F7: I cannot.
typo-preview-choose = Enter to choose { $card }
typo-preview-row = Row { $row } will read { $letters }.
typo-preview-say = Enter to say { $word }
typo-preview-remove = Enter to remove row { $row }
typo-open = { $player } says { $word }: row { $row } would read { $letters }.
typo-open-doubts = { $needed ->
        [one] One doubt is enough to look it up.
       *[other] It takes { $needed } doubts to look it up.
    }
typo-open-vote = { $needed ->
        [one] One refusal is enough.
       *[other] It takes { $needed } refusals.
    }
typo-open-doubted = { $count ->
        [one] One so far.
       *[other] { $count } so far.
    }
typo-ask-cannot = I cannot: which row to remove?
typo-cost = { $row } { $letters }: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-cost-bad = { $row } { $letters }: −{ $points } points ({ $cards } + { $bad } for the word)
typo-cost-second = { $row } { $letters }: you take { $taken }
typo-unseen = Cards not seen
typo-unseen-where = In the hands and set aside, all mixed:
typo-hint-card = { $card }: { $count ->
        [one] one place
       *[other] { $count } places
    }, for instance { $word }
typo-hint-word = { $word }: { $letters }, row { $row }

# The story of the game
typo-log-start = The rows begin with { $rows }. { $player } has the dictionary.
typo-log-revealed = Cards revealed: { $cards }
typo-log-said = { $player } places { $card }: { $word } ({ $letters }, row { $row })
typo-log-stands = { $word } stands: too few doubts
typo-log-looked-up = { $word } exists: { $points ->
        [0] { $player } keeps the place
       *[other] { $player } scores { $points } points
    }
typo-log-kept = A tie: { $word } stands{ $points ->
        [0] {""}
       *[other] , { $player } scores { $points } points
    }
typo-log-refused = { $word } is refused
typo-log-removed = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-log-removed-second = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, { $taken } into the hand
typo-log-half = Second half: { $count } cards each, from Z to A

# The end
typo-end-cards = { $count ->
        [0] no cards left
        [one] one card in hand
       *[other] { $count } cards in hand
    }
typo-end-rows = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } −{ $cards }
typo-end-bad = { $words ->
        [one] 1 word refused
       *[other] { $words } words refused
    } −{ $points }
typo-end-won = doubts +{ $points }
