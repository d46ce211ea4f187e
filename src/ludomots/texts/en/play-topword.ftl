# Topword in a terminal
play-game-topword = Topword
play-about-topword = words piled upon words
play-wish-rules = Rules and words
play-wish-rules-french = French
play-wish-rules-international = international, English words
play-wish-board-10 = 10 × 10 squares, 100 tiles
play-wish-board-8 = 8 × 8 squares, a short game
play-keys-topword = F1 help · Esc menu · Space → ↓ · F3 hint · F6 pass · F7 exchange
topword-rack = Rack
topword-bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
topword-bonus = bonus
topword-pile = Pile on { $square }: { $tiles }
topword-exchange = One tile for another from the bag; your turn is over.
topword-exchange-free = { $count ->
        [0] You have no exchange left.
        [one] You have { $count } exchange left, without losing your turn.
       *[other] You have { $count } exchanges left, without losing your turn.
    }
topword-unseen = Tiles not seen
topword-unseen-where = { $bag } in the bag, { $others } on the other racks, all mixed:
topword-piles = The piles, top first
topword-no-pile = There is no pile yet.
play-signs-topword = Signs: + centre square · digit = height of the pile · [A] tile you are laying · A• last play · A! refused square
play-does-shuffle = shuffle the rack
play-does-unseen = tiles not seen
play-does-piles = what the piles hold
play-does-exchange = exchange a tile
play-does-letter = lay this letter (Q: Qu), or keep the same one
