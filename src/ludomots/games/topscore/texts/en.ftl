# Topscore on the shelf of the site
site-game-topscore = Topscore
site-about-topscore = Words that grow from three to seven letters, and letters worth keeping.
site-facts-topscore = 2 to 4 players · 30 minutes

# The rules that can be chosen
preset-topscore-french = French words
preset-topscore-dutch = The original box, in Dutch
preset-topscore-english = English words (our letters)
preset-topscore-contest = Words are contested
option-topscore-change-word = Change the word of one’s own pyramid
option-topscore-change-word-own = whoever laid it
option-topscore-change-word-laid = only if one laid it oneself
option-topscore-abandon-word = Give up one’s word
option-topscore-abandon-word-help = Its letters go back into the bag, and the turn is over.
option-topscore-steal-always = Always lengthen the neighbour’s word
option-topscore-steal-always-help = Even if they have just lengthened it themselves.
option-topscore-seven-reward = Completing an opponent’s word
option-topscore-seven-reward-owner = gives its owner a letter
option-topscore-seven-reward-both = gives both of you a letter
option-topscore-letter-costs-turn = Placing a letter takes the turn
option-topscore-letter-costs-turn-help = A letter earned because an opponent completed your word.
option-topscore-blank-to-rack = Keep a blank you took
option-topscore-blank-to-rack-help = It may stay on the rack instead of being played at once.
option-topscore-last-player = The last player
option-topscore-last-player-turn = has one more turn
option-topscore-last-player-round = plays until their next letter
option-topscore-third-bonus = Third to finish
option-topscore-third-bonus-25 = 25 points
option-topscore-third-bonus-50 = 50 points
option-topscore-gaps-allowed = Skip small pyramids
option-topscore-gaps-allowed-help = The last word may be read across letters left out.
option-topscore-naming = The last word
option-topscore-naming-player = named by the player
option-topscore-naming-program = found by the program
option-topscore-naming-clock = Time to name the last word
option-topscore-naming-clock-help = When it is over, the program names the longest word.
option-topscore-naming-clock-none = twice the sand timer
option-topscore-failed-contest = Contesting a good word
option-topscore-failed-contest-help = Only where words are contested.
option-topscore-failed-contest-nothing = costs nothing
option-topscore-failed-contest-next-turn = costs the next turn
option-topscore-failed-contest-points = costs the points of the word
option-topscore-turn-clock = Sand timer

# Why a move is refused in Topscore
refused-first-word = On an empty pyramid a word of { $length } letters is laid.
refused-not-one-longer = { $word } is not all the letters of { $old } with just one of yours.
refused-blank-changed = The blank that stands for { $tile } stays in the word, as { $tile }.
refused-no-such-letter = A blank cannot stand for “{ $tile }”.
refused-no-blank-on-rack = You have no blank on your rack.
refused-not-direct-opponent = You may only lengthen the word of the player right before you, not that of player { $player }.
refused-nothing-to-lengthen = Player { $player } has no word to lengthen: a three-letter word is always laid on one’s own pyramid.
refused-word-complete = { $words } has seven letters already.
refused-not-open = Player { $player } has just played on their own pyramid: { $words } cannot be taken.
refused-lengthened-already = You have already lengthened your opponent’s word this turn.
refused-no-such-blank = Player { $player } has no blank that stands for { $tile }.
refused-blank-owed = The blank you took must be played at once: { $word } does not add it.
refused-blank-owed-already = First lay a word with the blank you took, or pass.
refused-turn-begun = You have already played this turn: it is too late to exchange letters, or to change or give up your word.
refused-nothing-exchanged = Choose at least one letter to exchange.
refused-no-word-to-change = You have no word to change.
refused-not-your-word = An opponent has lengthened { $words }: at this table you can no longer change it.
refused-no-abandoning = At this table a word is not given up: exchange letters, or change it.
refused-no-word-to-abandon = You have no word to give up.
refused-not-one-swapped = { $word } is not { $old } with one letter swapped.
refused-same-word = { $words } is your word already: make another one.
refused-put-first = First put a letter of { $words } on one of your small pyramids.
refused-nothing-to-put = You have no letter to put: that takes a word of seven letters.
refused-not-in-word = There is no { $tile } in { $words }.
refused-blank-not-put = A blank never goes on a small pyramid: choose another letter than { $tile }.
refused-no-such-pyramid = There is no pyramid { $pyramid }: they go from 1 to { $count }.
refused-pyramid-taken = Pyramid { $pyramid } has its { $tile }, which is never moved.
refused-name-first = Your pyramids are full: name your longest word, or pass.
refused-nothing-to-name = A word is named when all seven small pyramids are full.
refused-name-too-short = The word of the small pyramids has at least { $length } letters.
refused-not-readable = { $word } cannot be read from left to right in { $small }.

# Why a game of Topscore ended
end-filled = Everybody has filled their pyramids.
end-last-turn = One player was left, and has had a last turn.
end-stuck = Nothing was laid for three rounds.

# What is wrong with a text of Topscore
text-token = At character { $position }: “{ $text }” is no token of this game.
text-part = “{ $text }” is not a move. Examples: RATE, @2 TRACE, a>A, U>E MER, -- to give up a word, -AB to exchange, S7, !MOTS, - to pass.
text-boards = The position has { $found } boards; it needs { $least } to { $most }.
text-board = At character { $position }: “{ $text }” is not a board. Example: RATE:AX.....
text-word-length = At character { $position }: the word has { $found } letters; it needs { $least } to { $most }.
text-small = At character { $position }: { $found } small pyramids instead of { $expected }.
text-blanks = The position has { $found } blanks, the box { $limit }.

# Drawings of Topscore
draw-waiting = to contest: { $word }, by player { $seat } on the board of player { $on }, { $points } points

# Topscore in words
story-topscore-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes it back and loses the turn
story-topscore-contest-failed = { $player } contests in vain: { $author } keeps { $word }{ $price ->
        [nextTurn] , and { $player } will miss the next turn
        [points] , and { $player } loses { $points } points
       *[nothing] { "" }
    }
story-topscore-misses = { $player } misses this turn for having contested a good word
do-topscore-exchange = exchange tokens
do-topscore-change = change your word
do-topscore-trade = take a blank
do-topscore-abandon = give your word up
story-topscore-turn-longer = Your turn, { $player }: add a letter to { $word }; or else { $ways }.
story-topscore-turn-dead-end = Your turn, { $player }: no letter makes { $word } longer. You can { $ways }.
story-topscore-turn-first = Your turn, { $player }: lay a word of three letters; or else { $ways }.
story-topscore-ways = { $ways ->
        [change-exchange] swap one of its letters, exchange some of yours, or pass
        [change-exchange-abandon] swap one of its letters, give it up, exchange some of yours, or pass
        [exchange-abandon] give it up, exchange letters, or pass
        [exchange] exchange letters, or pass
       *[pass] pass
    }
story-topscore-last-turn = This is your last turn.
story-topscore-pass-ends = If you lay nothing now, the game is over.
story-topscore-may-lengthen = First you may also lengthen { $word }, the word of { $player }.
story-topscore-then-longer = Now your own pyramid: add a letter to { $word }, or pass.
story-topscore-then-first = Now your own pyramid: lay a word of three letters, or pass.
story-topscore-turn-blank = { $player }, play the blank you took in a word of this turn. If you pass, it goes back.
story-topscore-turn-put = { $player }, keep a letter of { $word } on one of your small pyramids.
story-topscore-turn-reward = { $player }, you have completed { $word } for { $owner }: first keep one of its letters on one of your own small pyramids.
story-topscore-turn-name = { $player }, your pyramids are full: { $small }. Name the longest word that you can read there, or pass if there is none.
story-topscore-turn-name-again = { $word } is not allowed. One more try: { $small }, or pass if there is no word.
story-topscore-open = { $player } lays { $word } ({ $points } points).
story-topscore-open-on = { $player } lengthens the word of { $owner }: { $word } ({ $points } points).
story-topscore-open-change = { $player } changes to { $word }.
story-topscore-hint = { $points } points: { $word }
story-topscore-hint-on = { $points } points: { $word }, with { $owner }
story-topscore-clue = A word of { $count } letters is possible.
story-topscore-clue-on = A word of { $count } letters is possible on { $owner }’s board.
story-topscore-clue-name = Your small pyramids hold a word of { $count } letters.
story-topscore-clue-letter = It begins with { $letter }.
story-topscore-hint-change = change to { $word }
story-topscore-hint-exchange = no word to lay: exchange { $tiles }
story-topscore-start = Draw: { $drawn }. { $player } begins.
story-topscore-lay = { $player } lays { $word }: { $points } points
story-topscore-lay-on = { $player } makes { $word } with { $owner }: { $points } points
story-topscore-change = { $player } changes { $old } to { $word }
story-topscore-abandon = { $player } gives up { $word }
story-topscore-trade = { $player } takes the blank for { $tile } from the pyramid of { $owner }
story-topscore-trade-own = { $player } takes back the blank for { $tile } of the own word
story-topscore-untraded = The blank was not played: it goes back
story-topscore-exchange = { $player } exchanges { $count ->
        [one] a tile
       *[other] { $count } tiles
    }
story-topscore-put = { $player } keeps { $tile }, on pyramid { $pyramid }
story-topscore-filled = { $player } has seven letters, { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    }: { $points } points
story-topscore-found = The longest word there: { $word }, { $points } points
story-topscore-name = { $player } names { $word }: { $points } points
story-topscore-name-refused = { $player } names { $word }: not allowed
story-topscore-time-named = Time is up: the program names { $word } for { $player }, { $points } points
story-topscore-time-no-name = Time is up: there was no word for { $player } to name
story-topscore-no-name = { $player } has no word to name
story-topscore-end-words = words { $points }
story-topscore-end-place = { $place ->
        [1] 1st to seven letters
        [2] 2nd to seven letters
        [3] 3rd to seven letters
       *[other] 4th to seven letters
    } { $points }
story-topscore-hint-put = keep { $tile } on small pyramid { $pyramid }

# Topscore in a terminal
play-notation-topscore = RATE lays a word on your pyramid, @2 TRACE on that of player 2; a small letter is a blank: RaTE. U>E MER changes U into E, -AB exchanges, -- gives your word up, S7 puts S on small pyramid 7, a>A takes a blank for an A, !MOTS names the last word. ? is a blank.

# The table of Topscore on the site
site-topscore-small = Small pyramids
site-topscore-line = { $length } letters:
site-topscore-final = Final word
site-topscore-per-letter = { $points } a letter
site-topscore-worth-from = from 3 letters: { $points }
site-topscore-worth-up-to = up to { $points }
site-topscore-worth = { $word }: { $points }
site-topscore-last-seconds = Ten seconds left
site-topscore-words = { $language ->
        [en] English words
        [nl] Dutch words
       *[fr] French words
    }
site-topscore-spoken = Word: { $word }. Letters kept: { $kept }
site-topscore-place = { $place ->
        [1] 1st to seven letters
        [2] 2nd to seven letters
        [3] 3rd to seven letters
       *[other] { $place }th to seven letters
    }
site-topscore-aims = Where to play
site-topscore-aim-own = My pyramid
site-topscore-aim-opponent = With { $player }
site-topscore-aim-change = Change { $word }
site-topscore-aim-exchange = Exchange
site-topscore-how-opponent = With { $player }: add one of your letters to { $word }. You get the points, then play on your own pyramid.
site-topscore-how-change = Change { $word }: swap one of its letters for one of yours and make another word. No points, and your turn is over.
site-topscore-how-exchange = Exchange: choose the letters to put back in the bag. You draw as many, and your turn is over.
site-topscore-late = Time is up: { $word } was ready, but not laid.
site-topscore-do-own = Lay the word
site-topscore-do-opponent = Lay the word
site-topscore-do-change = Change the word
site-topscore-do-exchange = Exchange
site-topscore-do-put = Keep this letter
site-topscore-do-name = Name this word
site-topscore-exchange = Exchange
site-may-abandon = Give up my word
site-ask-abandon = Give up your word? Its letters go into the bag and your turn will be over.
site-topscore-ask-exchange = { $count ->
        [one] Exchange this letter? Your turn will be over.
       *[other] Exchange these { $count } letters? Your turn will be over.
    }
site-topscore-trade = Take the blank for { $tile }
site-topscore-ask-trade = Put your { $tile } in the place of the blank? You must play the blank this turn.
site-topscore-put-on = Small pyramid { $pyramid }
site-topscore-word = Your word
site-topscore-spell = Tap or type the letters, in the order of the word.
site-topscore-lying = Letters on the pyramid
site-topscore-give-back = Take { $tile } off
site-topscore-blank = blank
site-topscore-stands-for = Which letter for the blank?

# The score pad
site-pad-place = Place at seven letters (100, 75, 25)
site-pad-named = Last word (75 to 175)

# The lesson
lesson-topscore-three = Lay a word of three letters on your pyramid: ART, for example.
lesson-topscore-three-done = Three letters score { $points } points. You draw new ones at once.
lesson-topscore-grow = Each turn, one more letter. Add E to ART and shuffle: RATE.
lesson-topscore-grow-done = Four letters score { $points } points; then 15, 20, and 25 for seven.
lesson-topscore-seven = The last line! With an N, TRACES becomes a word of seven letters: NECTARS.
lesson-topscore-seven-done = { $points } points, and the best is yet to come: you keep one of these letters.
lesson-topscore-keep = Choose the letter you keep, and its small pyramid. An S in seventh place will make a good plural.
lesson-topscore-keep-done = It stays there for good; the six others go back into the bag. Seven kept letters make your last word.
lesson-topscore-sand = The sand ran out before your opponent laid a word: help yourself to MOT! Add your E to write TOME on their pyramid.
lesson-topscore-sand-done = The { $points } points are yours. Play within 60 seconds, or you will be the one who is robbed.
lesson-topscore-name = All your seven small pyramids are full. Name the longest word they make.
lesson-topscore-name-done = 25 points a letter: CARTONS brings { $points }. Choose well, from the very first letter you keep.

# What reviews say
theme-topscore-word = A word to lay
theme-topscore-theft = A word to lengthen on another pyramid
theme-topscore-swap = A word to change
theme-topscore-exchange = Letters to exchange
theme-topscore-blank = A blank to take
theme-topscore-wait = A turn to let pass
theme-topscore-letter = Letter kept for a small pyramid
theme-topscore-name = Word of the small pyramids
review-topscore-theft = { $word } on the pyramid of { $player }
review-topscore-swap = changing { $old } to { $word }
review-topscore-exchange = exchanging { $tiles }
review-topscore-blank = taking the blank for { $tile }
review-topscore-abandon = giving up { $word }
review-topscore-wait = laying nothing
review-topscore-then = { $first }, then { $second }
review-topscore-put = { $tile } on small pyramid { $pyramid }
review-topscore-no-name = naming no word
review-topscore-offers = offers { $tile } for small pyramid { $pyramid } and keeps { $tiles }
review-topscore-keeps = keeps { $tiles } and draws { $count ->
        [one] one letter
       *[other] { $count } letters
    }
review-topscore-turns = { $turns ->
        [one] is about { $turns } turn away from seven letters
       *[other] is about { $turns } turns away from seven letters
    }
review-topscore-stops = makes it harder for { $player } to go on
review-topscore-no-help = does not help { $player }
review-topscore-out-of-reach = leaves no word for the others to lengthen
review-topscore-promises = promises { $points } points with the small pyramids
