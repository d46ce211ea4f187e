# Why a move is refused in Topword
refused-no-tile = Lay at least one tile.
refused-square-twice = { $squares }: one tile a square and turn.
refused-not-in-line = The tiles must lie on one line, a row or a column: { $squares }.
refused-pile-full = { $squares }: a pile has { $limit ->
        [one] one tile
       *[other] { $limit } tiles
    } at most.
refused-same-letter = { $squares }: no letter goes on the same letter, here { $tile }.
refused-off-centre = The first word must use a square in the centre of the board.
refused-not-connected = The word must touch, cover or use a tile on the board.
refused-covers-word = At least one letter of { $words } must stay uncovered.
refused-lone-s = An S alone behind { $words } is not enough: make another word with it.
refused-nothing-to-exchange = The bag is empty: there is nothing to exchange.
refused-no-exchange-left = You have made your { $limit } exchanges.
refused-no-exchange-after-contest = After a lost contest you may play another word or pass, not exchange.
refused-bag-not-empty = There are tiles left in the bag: the game goes on.
refused-can-still-play = Somebody can still make a word: the game goes on.

# Why a game ended
end-went-out = The bag is empty and a player has no tile left.
end-blocked = The bag is empty and nobody can make a word.
end-all-passed = Everybody has passed in a row.
