# Mots de Tête in words
story-mots-de-tete-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } wipes it out and loses the turn
story-mots-de-tete-contest-failed = { $player } contests in vain and will miss a turn: { $author } keeps the word
story-mots-de-tete-turn = Your turn, { $player }: { $what }.
story-mots-de-tete-write-count = { $count ->
        [one] write one letter
       *[other] write { $count } letters
    }
story-mots-de-tete-write-length = write a word of { $length } letters
story-mots-de-tete-write-first = { $task }, beside the black cross
story-mots-de-tete-tried = { $words }: refused. { $left ->
        [0] This is your last try.
        [one] { $left } more try after this one.
       *[other] { $left } more tries after this one.
    }
story-mots-de-tete-solo-pass = Passing ends the game.
story-mots-de-tete-marathon-miss = If you pass you are out.
story-mots-de-tete-last-roll = This is the last roll.
story-mots-de-tete-last-turn = The time is over: this is the last turn.
story-mots-de-tete-open = { $player } writes { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
story-mots-de-tete-open-dice = { $player } writes { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the dice).
story-mots-de-tete-out = out
story-mots-de-tete-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $words } at { $square }
story-mots-de-tete-hint-dice = about { $points } points: { $words } at { $square }
story-mots-de-tete-start = Roll: { $rolled }. { $player } begins.
story-mots-de-tete-write = { $player } writes { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-mots-de-tete-refused = { $player } writes { $words }: { $count ->
        [one] not allowed
       *[other] none of them allowed
    }
story-mots-de-tete-dice = (dice: { $rolls })
story-mots-de-tete-drops-out = { $player } is out
story-mots-de-tete-time-over = The time of the game is over: last turn
story-mots-de-tete-write-dice = { $player } writes { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the dice
story-mots-de-tete-dice-after = Dice of { $player }: { $rolls }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
