# Topword in a terminal
play-game-topword = Topword
play-about-topword = words piled upon words
play-wish-rules = Rules and words
play-wish-rules-french = French
play-wish-rules-international = international, English words
play-wish-board-10 = 10 × 10 squares, 100 tiles
play-wish-board-8 = 8 × 8 squares, a short game
play-keys-topword = F1 help · Esc menu · Space → ↓ · F2 shuffle · F3 hint · F7 exchange
topword-rack = Rack
topword-bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
topword-turn = Your turn, { $player }: lay a word, exchange a tile (F7) or pass (F6).
topword-turn-empty-bag = Your turn, { $player }: lay a word or pass (F6). The bag is empty.
topword-turn-first = Your turn, { $player }: lay the first word, on a + square of the centre.
topword-turn-solo = Your turn, { $player }: lay a word. Passing (F6) ends the game.
topword-laid = { $player } lays { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
topword-turn-retry = Your turn again, { $player }: lay another word or pass (F6).
topword-bonus = bonus
topword-pile = Pile on { $square }: { $tiles }
topword-log-start = Draw: { $drawn }. { $player } begins.
topword-log-stands = { $player } lays { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
topword-log-open = { $player } lays { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } unless contested
topword-log-undone = { $player } lays { $words }: { $points ->
        [one] { $points } point contested
       *[other] { $points } points contested
    }
topword-log-exchange = { $player } exchanges a tile
play-log-contest-won-topword = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes the tiles back
play-log-contest-failed-topword = { $player } contests in vain: { $author } keeps the points
topword-exchange = One tile for another from the bag; your turn is over.
topword-exchange-free = { $count ->
        [0] You have no exchange left.
        [one] You have { $count } exchange left, without losing your turn.
       *[other] You have { $count } exchanges left, without losing your turn.
    }
topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $words } at { $square }
topword-unseen = Tiles not seen
topword-unseen-where = { $bag } in the bag, { $others } on the other racks, all mixed:
topword-piles = The piles, top first
topword-no-pile = There is no pile yet.
play-signs-topword = Signs: + centre square · digit = height of the pile · [A] tile you are laying · A• last play · A! refused square
play-does-shuffle = shuffle the rack
play-does-unseen = tiles not seen
play-does-piles = what the piles hold
play-does-exchange = exchange a tile
topword-end-cost = Each tile left on a rack costs 5 points.
topword-end-left = { $points } − { $cost } ({ $count } × { $each }: { $tiles })
play-does-letter = lay this letter (Q: Qu), or keep the same one
