# Why a move is refused in Typo
refused-cards-revealed = The cards of this round are revealed: nobody chooses now.
refused-not-revealed = Not everybody has chosen a card yet.
refused-already-chosen = You have chosen already: a choice is final.
refused-card-not-in-hand = You have no { $card } in your hand.
refused-no-such-row = There is no row { $row }: rows are numbered from 1 to { $rows }.
refused-word-not-letters = “{ $words }” cannot be looked up: a word is written in letters, without hyphen or apostrophe.
refused-word-off-row = { $word } does not begin with { $letters }, the letters of row { $row }.
refused-must-remove = Your word does not exist: remove one of the longest rows.
refused-row-not-longest = Row { $row } is not the longest. The longest: { $longest }.
refused-already-doubted = You have already doubted this word.

# Why a game of Typo ended
end-played-out = All cards have been played.
end-no-cards = There are not enough cards left to deal.
end-hand-empty = A player has no cards left.

# What is wrong with a text of Typo
text-row-count = The position has { $found } rows; there are { $expected } on the table.
text-row-empty = At character { $position }: row { $row } has no card.
text-position-part = At character { $position }: “{ $text }” is neither open cards, nor Z-A, nor the dictionary (@2).
text-announcing = “{ $text }” is not a move. Examples: F to choose, +1 FRONTIERE, 2+ ELASTIQUE, -3 if you cannot.
text-announced-word = At character { $position }: “{ $text }” is not written in letters only.

# Drawings of Typo
draw-half = { $half ->
        [one] from A to Z
       *[other] from Z to A
    }
draw-word = { $word }?
