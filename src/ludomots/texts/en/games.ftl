# Why a move is refused, in any game
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn: player { $player } is to play.
refused-not-yours = This move cannot be made from this place.
refused-no-such-seat = There is no player { $player } in this game.
refused-left-the-game = You have left this game.
refused-tile-not-on-rack = { $held ->
        [0] You have no { $tile } on your rack.
        [one] You have only one { $tile } on your rack.
       *[other] You have only { $held } { $tile } on your rack.
    }
refused-word-refused = { $word } is not allowed. { $why }.{ $more ->
        [0] { "" }
       *[other] { " " }Also refused: { $others }.
    }
refused-word-unknown = { $word } is not in the dictionary.{ $more ->
        [0] { "" }
       *[other] { " " }Also refused: { $others }.
    }
refused-nothing-to-contest = There is no play to contest or to accept.
refused-own-play = You cannot contest or accept your own play.
refused-already-accepted = You have already accepted this play.
refused-window-open = The last play can still be contested: wait until it stands.
refused-last-play = This play ends the game if it stands: accept it or contest it.
refused-nobody-to-play = Nobody’s time is running: the play can only be accepted or contested.
refused-off-board = { $squares }: off the board.
refused-gap = There is a gap in the word: { $squares }.
refused-too-short = A word has at least two squares.

# Why a game ended, in any game
end-stalled = Nothing was laid for two rounds.
end-withdrawn = { $seats ->
        [1] The game was given up.
        [2] The other player has left the game.
       *[other] All the others have left the game.
    }

# What is wrong with an option
option-unreadable = “{ $option }” is not an option: write { $choices }.
option-unknown = There is no option “{ $option }”. Choose among: { $choices }.
option-value = “{ $option }” cannot be “{ $value }”. Choose among: { $choices }.
preset-unknown = There is no preset “{ $option }”. Choose among: { $choices }.

# What is wrong with a text
text-too-long = The text is too long: { $limit } characters at most.
text-rows = The position has { $found } rows, the board { $expected }.
text-row-length = Row { $row }, at character { $position }, has { $found } squares; the board has { $expected }.
text-character = Character { $position }, “{ $character }”, is not a letter A–Z.
text-pile = At character { $position }: a pile is two letters or more in parentheses, the top one first.
text-pile-too-high = At character { $position }: a pile has { $limit } tiles at most.
text-empty-squares = At character { $position }: { $found } cannot be a number of empty squares.
text-rack-size = A rack has { $limit } tiles at most.
text-no-positions = Positions of this game cannot be read: { $text }.
text-drawn = “{ $text }” cannot be drawn here.
text-move = “{ $text }” is not a move. Examples: 5D RATEAU, D5 B.S, - to pass, -A to exchange an A.

# Drawings
draw-seat = player { $seat }
draw-bag = bag { $count }
refused-not-a-move = That is no move of this game.
