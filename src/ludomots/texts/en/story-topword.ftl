# Topword in words
story-topword-turn = Your turn, { $player }: lay a word, exchange a tile or pass.
story-topword-turn-empty-bag = Your turn, { $player }: lay a word or pass. The bag is empty.
story-topword-turn-first = Your turn, { $player }: lay the first word, on a square of the centre.
story-topword-turn-solo = Your turn, { $player }: lay a word. Passing ends the game.
story-topword-open = { $player } lays { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
story-topword-turn-retry = Your turn again, { $player }: lay another word or pass.
story-topword-start = Draw: { $drawn }. { $player } begins.
story-topword-place = { $player } lays { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-topword-exchange = { $player } exchanges a tile
story-topword-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes the tiles back
story-topword-contest-failed = { $player } contests in vain: { $author } keeps the points
story-topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $words } at { $square }
story-topword-kept = { $points } − { $cost } ({ $count } × { $each }: { $tiles })
