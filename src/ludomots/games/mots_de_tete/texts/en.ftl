# Mots de Tête on the shelf of the site
site-game-mots-de-tete = Mots de Tête
site-about-mots-de-tete = A grid, a die, and all the letters in your head.
site-facts-mots-de-tete = 1 to 4 players · 45 minutes

# The rules that can be chosen
preset-mots-de-tete-french = Rules of the box
preset-mots-de-tete-printed = Printed rules: words are contested
preset-mots-de-tete-four = For four, to 250 points
preset-mots-de-tete-timed = Timed: three quarters of an hour
preset-mots-de-tete-marathon = Marathon
preset-mots-de-tete-quarte = Quarté: four letters each turn
preset-mots-de-tete-solo = On your own
preset-mots-de-tete-short = Short game on the small grid
option-mots-de-tete-board = Grid
option-mots-de-tete-board-17 = 17 by 17 squares
option-mots-de-tete-board-13 = 13 by 13 squares
option-mots-de-tete-variant = Way to play
option-mots-de-tete-variant-help = In Marathon, whoever writes nothing twice in a row drops out; the highest score wins, even that of a player who dropped out. In Quarté, four letters each turn, without a die.
option-mots-de-tete-variant-normal = first to reach the points
option-mots-de-tete-variant-marathon = Marathon: most points while you can write
option-mots-de-tete-variant-quarte = Quarté: four letters a turn
option-mots-de-tete-target = Points to win
option-mots-de-tete-target-help = Without effect in Marathon, alone, or when the game lasts a set time.
option-mots-de-tete-game-time = Length of the game
option-mots-de-tete-game-time-help = When it is over the turn is finished, and the highest score wins.
option-mots-de-tete-game-time-none = no set time
option-mots-de-tete-finish-round = Finish the round
option-mots-de-tete-finish-round-help = When somebody has the points, everybody plays on to the end of the round.
option-mots-de-tete-reroll-one-on-empty = Roll a 1 again on the empty grid
option-mots-de-tete-reroll-one-on-empty-help = No word has a single letter: without this the first player passes.
option-mots-de-tete-quarte-exact-word = Quarté: words of four letters
option-mots-de-tete-quarte-exact-word-help = The word has four letters in all, those of the grid included.
option-mots-de-tete-retries = More tries after a bad word
option-mots-de-tete-retries-help = Where the program checks words.
option-mots-de-tete-retries-none = no limit

# Why a move is refused in Mots de Tête
refused-no-letter = Write at least one letter.
refused-no-capital = { $squares }: “{ $letter }” is not a letter A–Z.
refused-black-square = { $squares }: nothing is written on a black square.
refused-square-taken = { $squares }: there is a letter already.
refused-two-directions = The letters of a turn are written in one row or one column: { $squares }.
refused-wrong-count = The die asks for { $die ->
        [one] one letter
       *[other] { $die } letters
    }: you write { $count }.
refused-not-four = Each turn writes four letters: you write { $count }.
refused-across-black = { $squares }: a word does not run across a black square.
refused-off-cross = The first word must touch the black cross in the centre.
refused-not-linked = The word must lengthen, cross or run along a word that is written.
refused-wrong-length = At this table the word must have { $length } letters.
refused-no-game-time = This game has no fixed time.
refused-time-over-already = The time is over already: this turn is the last.

# Why a game of Mots de Tête ended
end-mots-de-tete-stalled = Nothing was written for two rounds.
end-target = The points agreed on have been reached.
end-time-over = The time of the game is over.
end-last-roll = One player was left, who has rolled once more.
end-not-placed = The number of letters asked for was not placed.

# What is wrong with a text of Mots de Tête
text-die = “{ $text }” is no die: write a figure from 1 to 6.
text-black-square = At character { $position }: { $square } is a black square.
text-writing = “{ $text }” is not a move. Examples: 6F DISQUE, L6 SOLO, 7K N.TES, - to pass.

# Drawings of Mots de Tête
draw-die = die { $die }

# Mots de Tête in words
story-mots-de-tete-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } wipes it out and loses the turn
story-mots-de-tete-contest-failed = { $player } contests in vain: { $author } keeps the word
story-mots-de-tete-contest-failed-turn = { $player } contests in vain and loses the next turn: { $author } keeps the word
story-mots-de-tete-rolled-again = A 1 on the empty grid: the die is rolled again and shows { $die }.
story-mots-de-tete-turn = Your turn, { $player }: { $what }.
story-mots-de-tete-write-count = { $count ->
        [one] write one letter
       *[other] write { $count } letters
    }
story-mots-de-tete-write-length = write a word of { $length } letters
story-mots-de-tete-write-first = { $task }, beside the black cross
story-mots-de-tete-tried = { $words }: { $count ->
        [one] refused
       *[other] all refused
    }. { $left ->
        [0] This is your last try.
        [one] { $left } more try after this one.
       *[other] { $left } more tries after this one.
    }
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
story-mots-de-tete-clue = { $count ->
        [one] You can write a word of { $lengths } letters.
       *[other] You can write { $count } words at once, of { $lengths } letters.
    }
story-mots-de-tete-clue-place = Look at { $square }.
story-mots-de-tete-start = Roll: { $rolled }. { $player } begins.
story-mots-de-tete-write = { $player } writes { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-mots-de-tete-refused = { $player } writes { $words }: { $count ->
        [one] not allowed
       *[other] none of them allowed
    }
story-mots-de-tete-refused-lost = { $player } writes { $words }: { $count ->
        [one] not allowed, turn lost
       *[other] none of them allowed, turn lost
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

# What a review says of plays. After "but": "… brings 4 points less, but closes F6 →, …"
theme-mots-de-tete-word = Words that score
theme-mots-de-tete-place = Places opened and closed
theme-mots-de-tete-room = Keeping room for every roll
theme-mots-de-tete-end = End of the game
theme-mots-de-tete-doubt = To contest or not
review-mots-de-tete-write = { $words } at { $square }
review-mots-de-tete-pass = passing
review-mots-de-tete-accept = accepting
review-mots-de-tete-contest = contesting
review-mots-de-tete-now = scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-now-dice = scores about { $points } points with the dice
review-mots-de-tete-opened = leaves the next player about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-opened-less = leaves the next player only about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-closed = closes { $square }, where a { $die } could score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-closed-quarte = closes { $square }, where one could score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-kept = keeps about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the turn after
review-mots-de-tete-end = wins { $percent }% of the games when they are played to the end
review-mots-de-tete-end-alone = leaves about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the turns that follow
review-mots-de-tete-contested = scores nothing if somebody contests it
review-mots-de-tete-erases = erases { $words }, which { $count ->
        [one] is not allowed
       *[other] are not allowed
    }
review-mots-de-tete-turn-lost = costs the next turn, since every word is allowed

# Mots de Tête in a terminal
play-notation-mots-de-tete = 6F DISQUE writes DISQUE across from F6; F6 DISQUE writes it down. A full stop stands for a letter that is there: 7K N.TES. In the grid: 1 to 5 points of the square, ¹ ² ³ dice of a coloured square, # black, small letters can be contested.

# The table of Mots de Tête on the site
site-mots-de-tete-grid = Grid of { $side } by { $side } squares
site-mots-de-tete-black = black square
site-mots-de-tete-coloured = { $colour } square, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
site-mots-de-tete-orange = orange
site-mots-de-tete-yellow = yellow
site-mots-de-tete-red = red
site-mots-de-tete-written-now = written now
site-mots-de-tete-count = { $count ->
        [one] { $count } letter to write
       *[other] { $count } letters to write
    }
site-mots-de-tete-write-down = Write downwards
site-mots-de-tete-write-across = Write across
site-mots-de-tete-left = { $count ->
        [0] all written
        [one] { $count } letter to go
       *[other] { $count } letters to go
    }
site-mots-de-tete-tap = Tap a square to write.
site-mots-de-tete-no-room = Nothing can be written on this square.
site-mots-de-tete-rub-out = Rub out
site-mots-de-tete-play = { $dice ->
        [0] { $points ->
            [one] Play for { $points } point
           *[other] Play for { $points } points
        }
        [one] Play for { $points } points and { $dice } die
       *[other] Play for { $points } points and { $dice } dice
    }
site-mots-de-tete-last = Last turn: { $player }
site-mots-de-tete-points = { $points ->
        [one] point
       *[other] points
    }
site-mots-de-tete-says-contest = I contest that!
site-mots-de-tete-says-pass = I pass.
site-mots-de-tete-says-time = Time’s up!
site-mots-de-tete-larger = Larger
site-mots-de-tete-smaller = Whole grid
site-mots-de-tete-aim-solo = Solo: until the first miss
site-mots-de-tete-aim-normal = Aim: { $target } points
site-mots-de-tete-aim-quarte = Quarté, aim: { $target } points
site-mots-de-tete-aim-marathon = Marathon: most points win
site-mots-de-tete-aim-time = Aim: the most points
site-keys = Letters
site-keys-back = Rub out the last letter

# The lesson
lesson-mots-de-tete-write = The die shows 4: write MOON, four letters, right above the black cross.
lesson-mots-de-tete-write-done = Each square scores its number: 5, 1, 5 and 1 make { $points } points. You may use any letters you like.
lesson-mots-de-tete-count = The die shows 1: one letter, no more. Make MOON a plural.
lesson-mots-de-tete-count-done = Only the letters you write count for the die, but the whole word scores: { $points } points.
lesson-mots-de-tete-cross = The die shows 3: cross MOONS. Start from its S and write SOFA downwards.
lesson-mots-de-tete-cross-done = The S was there already: you wrote three letters, and SOFA scores all four squares.
lesson-mots-de-tete-both = The die shows 2: below the A of SOFA, write SO to the right.
lesson-mots-de-tete-both-done = Two words at once: SO and SOFAS. The letter they share counts in both.
lesson-mots-de-tete-colour = The die shows 2: go right from the A of SOFA to write AGE, up to the yellow square.
lesson-mots-de-tete-colour-done = A yellow square rolls two dice, here 5 and 3. Orange rolls one, red three, each time a new word crosses it.
lesson-mots-de-tete-pass = The die shows 6 and nothing comes to mind? Pass.
lesson-mots-de-tete-pass-done = Passing costs nothing. The first to reach 300 points wins.
