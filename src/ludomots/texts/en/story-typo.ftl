# Typo in words
story-typo-contest-won = { $player } doubts it: { $words } is refused
story-typo-contest-failed = { $player } doubts it
story-typo-turn-choose = Your turn, { $player }: choose a card in secret.
story-typo-turn-place = Your turn, { $player }: place { $card } and say a word that begins with the row. Otherwise: “I cannot”.
story-typo-turn-remove = { $player }, your word is refused: remove one of the longest rows ({ $rows }).
story-typo-open = { $player } says { $word }: row { $row } would read { $letters }.
story-typo-open-doubts = { $needed ->
        [one] One doubt is enough to look it up.
       *[other] It takes { $needed } doubts to look it up.
    }
story-typo-open-vote = { $needed ->
        [one] One refusal is enough.
       *[other] It takes { $needed } refusals.
    }
story-typo-open-doubted = { $count ->
        [one] One so far.
       *[other] { $count } so far.
    }
story-typo-hint-card = { $card }: { $count ->
        [one] one place
       *[other] { $count } places
    }, for instance { $word }
story-typo-hint-word = { $word }: { $letters }, row { $row }
story-typo-start = The rows begin with { $rows }. { $player } has the dictionary.
story-typo-revealed = Cards revealed: { $cards }
story-typo-said = { $player } places { $card }: { $word } ({ $letters }, row { $row })
story-typo-stands = { $word } stands: too few doubts
story-typo-looked-up = { $word } exists: { $points ->
        [0] { $player } keeps the place
       *[other] { $player } scores { $points } points
    }
story-typo-kept = A tie: { $word } stands{ $points ->
        [0] {""}
       *[other] , { $player } scores { $points } points
    }
story-typo-refused = { $word } is refused
story-typo-removed = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-typo-removed-second = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, { $taken } into the hand
story-typo-half = Second half: { $count } cards each, from Z to A
story-typo-end-cards = { $count ->
        [0] no cards left
        [one] one card in hand
       *[other] { $count } cards in hand
    }
story-typo-end-rows = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } −{ $cards }
story-typo-end-bad = { $words ->
        [one] 1 word refused
       *[other] { $words } words refused
    } −{ $points }
story-typo-end-won = doubts +{ $points }
story-typo-react = { $play } Do you believe it?
story-typo-chose = { $player } chooses { $card }
story-typo-chose-secretly = { $player } chooses a card in secret
