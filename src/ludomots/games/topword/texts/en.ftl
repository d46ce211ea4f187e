# Topword on the shelf of the site
site-game-topword = Topword
site-about-topword = Words in piles: put one letter on another and everything changes.
site-facts-topword = 1 to 4 players · 45 minutes

# The rules that can be chosen
preset-topword-french = French rules
preset-topword-1994 = 1994 edition: players contest words
preset-topword-later = Later edition: players contest words, and passing does not end the game
preset-topword-international = International rules, in English
preset-topword-short = Short game on the small board
option-topword-board = Board
option-topword-board-10 = 10 by 10 squares
option-topword-board-8 = 8 by 8 squares
option-topword-board-15 = 15 by 15 squares
option-topword-q-tile = The letter Q
option-topword-q-tile-qu = reads Qu
option-topword-q-tile-q = reads Q
option-topword-q-tile-either = reads Q or Qu, as you like
option-topword-keep-one-letter = Keep a letter of each word
option-topword-keep-one-letter-help = A word cannot be covered altogether in one play.
option-topword-no-lone-s = No lone S
option-topword-no-lone-s-help = An S at the end of a word is not enough, unless it makes another word too.
option-topword-full-rack-bonus = Seven letters at once
option-topword-full-rack-bonus-help = All seven are needed: with smaller racks there is no such bonus.
option-topword-full-rack-bonus-10 = 10 points more
option-topword-full-rack-bonus-20 = 20 points more
option-topword-bonus-letters = Rare letters
option-topword-bonus-letters-each = 2 points more for each J, K, Qu, W, X, Y or Z laid
option-topword-bonus-letters-flat-qu = 2 points more for Qu only, in a word without piles
option-topword-lost-contest = Bad word, contested
option-topword-lost-contest-help = Where words are contested.
option-topword-lost-contest-turn = its author loses the turn
option-topword-lost-contest-retry = its author plays again
option-topword-failed-contest = Good word, contested
option-topword-failed-contest-help = Where words are contested.
option-topword-failed-contest-nothing = it costs nothing
option-topword-failed-contest-next-turn = who contested loses the next turn
option-topword-all-pass-ends = When everybody passes in a row
option-topword-all-pass-ends-help = Two rounds of passes in a row always end the game. An exchange is not a pass.
option-topword-all-pass-ends-bag-empty = the game ends if the bag is empty
option-topword-all-pass-ends-always = the game ends at once
option-topword-all-pass-ends-never = the game goes on
option-topword-stack-limit = Height of piles
option-topword-stack-limit-help = From 1 to 5 letters on top of each other.
option-topword-rack-size = Letters in hand
option-topword-rack-size-help = From 2 to 7 letters on the rack.

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
end-went-out = { $seats ->
        [1] All tiles are laid.
       *[other] The bag is empty and a player has no tile left.
    }
end-nothing-laid = No tile has been laid for fifty rounds.
end-blocked = { $seats ->
        [1] The bag is empty and no word can be made any more.
       *[other] The bag is empty and nobody can make a word any more.
    }
end-all-passed = { $seats ->
        [1] The game ended with a pass.
       *[other] All players have passed, one after the other.
    }

# Topword in words
do-topword-exchange = exchange a tile
story-topword-turn = Your turn, { $player }: { $word ->
        [first] lay the first word on a square of the centre
       *[any] lay a word
    }{ $exchange ->
        [yes] , exchange a tile or pass.
       *[no] {" "}or pass.
    }
story-topword-bag-empty = The bag is empty.
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
    }, { $author } takes the tiles back and loses the turn
story-topword-contest-won-retry = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes the tiles back and plays again
story-topword-contest-failed = { $player } contests in vain: { $author } keeps the points
story-topword-contest-failed-turn = { $player } contests in vain and loses the next turn: { $author } keeps the points
story-topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $words } at { $square }
story-topword-clue = A play of { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-topword-clue-place = Look at { $square }.
story-topword-kept = { $points } − { $cost } ({ $count } × { $each }: { $tiles })

# Topword in a terminal
play-notation-topword = 5D RATEAU lays RATEAU across from D5; D5 RATEAU lays it down. A full stop stands for a letter that stays: D5 B.S. Q is the Qu tile, -A exchanges an A. On the board: + centre, ² ³ height of the pile, small letters can be contested.

# The table of Topword on the site
site-topword-board = Board of { $side } by { $side } squares
site-topword-flat = From above
site-topword-tilted = In relief
site-topword-heights = Heights
site-topword-start-square = start square
site-topword-pile-of = pile of { $count }
site-topword-pile = From the top: { $letters }
site-topword-no-tile = You have no { $tile }.
site-topword-exchange = Exchange
site-topword-which = Touch the tile to exchange.
site-topword-exchange-this = Exchange { $tile }
site-topword-ask-exchange = Exchange { $tile } with the bag? Your turn will be over.
site-topword-ask-free-exchange = Exchange { $tile } with the bag?
site-topword-turn-q = { $tile }: read it the other way
site-topword-says-pass = I pass.
site-topword-says-accept = Fine by me.
site-topword-says-time-up = Out of time!
site-topword-says-withdraw = I’m leaving the game.
site-topword-says-contest = I contest that!

# The score pad
site-pad-tiles-left = Tiles left (−5 each)

# The lesson
lesson-topword-lay = Lay TRIP on the board: the first word must take at least one golden square.
lesson-topword-lay-done = { $points } points: one a letter, then doubled, because no letter covers another.
lesson-topword-cross = Hook a word onto the one that is there: write RUN downwards from the R of TRIP.
lesson-topword-cross-done = You laid only U and N, yet the whole word counts. Whatever you lay must touch what is there.
lesson-topword-stack = Now go up! Lay G on the T of TRIP to read GRIP.
lesson-topword-stack-done = The pile counts for two: the G and the T hidden below. GRIP is worth { $points }, not doubled, as it is no longer flat.
lesson-topword-two = One letter, two words: lay D on the G to change both GRIP and GO.
lesson-topword-two-done = DRIP and DO: the pile of three counts in both words. That is how big scores are made.
lesson-topword-height = A high pile pays again: add E at the end of GRIP.
lesson-topword-height-done = GRIPE reads the pile of three again: { $points } points for one letter. Five letters on one square, and no more.
lesson-topword-exchange = Sometimes nothing fits. Exchange one of these hopeless letters.
lesson-topword-exchange-done = One letter goes into the bag, another comes out, and the turn passes on. Each letter left at the end costs 5 points.

# Reviews
theme-topword-word = Words to find
theme-topword-kept = Tiles to keep
theme-topword-opened = What is left to the others
theme-topword-end = End of the game
theme-topword-exchange = Exchanges
review-topword-kept = keeps { $tiles }
review-topword-all-laid = uses every tile
review-topword-reply = leaves the next player only about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to take
review-topword-end = prepares a better end of the game
review-topword-exchange = the exchange of { $tile }
