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
refused-off-cross = The first word must touch the black cross in the centre.
refused-not-linked = The word must lengthen, cross or run along a word that is written.
refused-wrong-length = At this table the word must have { $length } letters.
refused-no-game-time = This game has no fixed time.
refused-time-over-already = The time is over already: this turn is the last.

# Why a game of Mots de Tête ended
end-target = A player has reached the points agreed on.
end-time-over = The time of the game is over.
end-last-roll = One player was left, who has rolled once more.
end-not-placed = The number of letters asked for was not placed.

# What is wrong with a text of Mots de Tête
text-die = “{ $text }” is no die: write a figure from 1 to 6.
text-black-square = At character { $position }: { $square } is a black square.
text-writing = “{ $text }” is not a move. Examples: 6F DISQUE, L6 SOLO, 7K N.TES, - to pass.

# Drawings of Mots de Tête
draw-die = die { $die }
