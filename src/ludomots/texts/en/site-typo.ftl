# The table of Typo on the site
site-typo-rows = The four rows
site-typo-row = row { $row }: { $letters }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
site-typo-put-left = Put { $card } left of row { $row }
site-typo-put-right = Put { $card } right of row { $row }
site-typo-says = { $player }: “{ $word }”
site-typo-remove = Remove row { $row }
site-typo-ask-remove = Remove { $letters }? You take the end of the row into your hand.
site-typo-ask-cost = Remove { $letters }? It costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
site-typo-round = The cards of this round
site-typo-holder = has the dictionary
site-typo-chooses = is choosing
site-typo-has-chosen = has chosen
site-typo-places = places the card
site-typo-waits = waits
site-typo-placed = placed: { $word }
site-typo-not-placed = could not
site-typo-in-hand = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
site-typo-hand = Your cards
site-typo-choose = Choose { $card } in secret
site-typo-choose-one = Tap a card
site-typo-word = Your word
site-typo-rest = Rest of the word that begins with { $begins }
site-typo-word-how = ↑ ↓ or 1 to 4: the row; ← →: the side; Enter: say the word.
site-typo-say = Say { $word }
site-typo-cannot = I cannot
site-typo-which-row = Which row to remove?
site-typo-accept = I believe it
site-typo-contest = I doubt it
site-typo-half = { $half ->
        [one] First half: from A to Z
       *[other] Second half: from Z to A
    }
site-typo-aim-second = Aim: to have no cards left
site-typo-unseen = Cards not seen
site-typo-unseen-where = In the hands of the others and set aside, all mixed.
site-typo-accept-as = { $player } believes it
site-typo-contest-as = { $player } doubts it
