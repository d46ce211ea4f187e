# Topscore in a terminal
play-game-topscore = Topscore
play-about-topscore = words that grow, letters you keep
play-keys-topscore = F1 help · Esc menu · Tab what for · F3 hint · F5 blank · F7 exchange
play-signs-topscore = Signs: ▸ pyramid you are playing on · [A] from your rack · A• laid since your last turn · small letter = blank on a pyramid · * = blank on your rack · 3/7 letters kept
play-log-contest-won-topscore = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes it back and loses the turn
play-log-contest-failed-topscore = { $player } contests in vain: { $author } keeps the word
play-key-spell = A … Z
play-does-spell = write a word; your tiles and blanks are found for it
play-key-use = Tab, arrows
play-does-use = on which pyramid; change your word; exchange
play-key-blank = full stop .
play-does-blank = a blank for the last letter; one to exchange
play-key-pyramid = 1 … 7
play-does-pyramid = the small pyramid for your letter
play-does-trade = take a blank for its letter
play-does-swap = exchange tiles: type their letters

# The start screen
play-wish-take = Opponent’s word
play-wish-take-missed = may be lengthened after a miss
play-wish-take-always = may always be lengthened
play-wish-naming = The last word
play-wish-naming-player = you name it
play-wish-naming-program = the program finds it

# The table
topscore-rack = Rack
topscore-unseen = Tiles not seen
topscore-unseen-where = { $bag } in the bag, { $others } on the other racks, all mixed:
topscore-bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
topscore-bonus = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    } to 7 letters: { $points } points
topscore-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
topscore-turn = Your turn, { $player }: add a letter to { $word }, or pass (F6).
topscore-turn-first = Your turn, { $player }: lay a word of three letters, or pass (F6).
topscore-may-lengthen = Before that you may lengthen { $word }, of { $player } (Tab).
topscore-then-longer = Now your own pyramid: add a letter to { $word }, or pass (F6).
topscore-then-first = Now your own pyramid: lay a word of three letters, or pass (F6).
topscore-turn-blank = { $player }, play the blank you took in a word of this turn. If you pass (F6) it goes back.
topscore-turn-put = { $player }, keep a letter of { $word }: type it, then the number of a small pyramid.
topscore-turn-name = { $player }, your pyramids are full: { $small }. Type the longest word that you can read there, or pass (F6) if there is none.
topscore-turn-name-again = { $word } is not allowed. One more try: { $small }. F6 if there is none.
topscore-open = { $player } lays { $word } ({ $points } points).
topscore-open-on = { $player } lengthens the word of { $owner }: { $word } ({ $points } points).
topscore-open-change = { $player } changes to { $word }.
topscore-for-own = Your word:
topscore-for-opponent = Word of { $player }:
topscore-for-change = Change to:
topscore-for-exchange = Exchange:
topscore-for-put = Letter, pyramid:
topscore-for-name = Last word:
topscore-added = from your rack: { $tiles }
topscore-added-blank = { $count ->
        [one] with a blank for { $tiles }
       *[other] with blanks for { $tiles }
    }
topscore-taken-off = { $tile } goes into the bag
topscore-exchanged = { $count ->
        [one] one tile exchanged, your turn is over
       *[other] { $count } tiles exchanged, your turn is over
    }
topscore-put = { $tile } on pyramid { $pyramid }, for good
topscore-trade-how = Your letter goes in its place; you must play the blank this turn.
topscore-no-trade = You hold no letter that a blank on a pyramid stands for.
topscore-trade-one = the blank for { $tile }, on the pyramid of { $player }
topscore-hint = { $points } points: { $word }
topscore-hint-on = { $points } points: { $word }, with { $owner }
topscore-hint-change = change to { $word }
topscore-lacks-word = Type a word first.
topscore-lacks-letter = Type a letter of your word and the number of a small pyramid, as in S7.

# The story of the game
topscore-log-start = Draw: { $drawn }. { $player } begins.
topscore-log-lay-stands = { $player } lays { $word }: { $points } points
topscore-log-lay-open = { $player } lays { $word }: { $points } points unless contested
topscore-log-lay-undone = { $player } lays { $word }: contested
topscore-log-on-stands = { $player } makes { $word } with { $owner }: { $points } points
topscore-log-on-open = { $player } makes { $word } with { $owner }: { $points } points unless contested
topscore-log-on-undone = { $player } makes { $word } with { $owner }: contested
topscore-log-change-stands = { $player } changes { $old } to { $word }
topscore-log-change-open = { $player } changes { $old } to { $word } unless contested
topscore-log-change-undone = { $player } changes { $old } to { $word }: contested
topscore-log-trade = { $player } takes the blank for { $tile } from the pyramid of { $owner }
topscore-log-untraded = The blank was not played: it goes back
topscore-log-exchange = { $player } exchanges { $count ->
        [one] a tile
       *[other] { $count } tiles
    }
topscore-log-put = { $player } keeps { $tile }, on pyramid { $pyramid }
topscore-log-filled = { $player } has seven letters, { $place ->
        [1] first
        [2] second
        [3] third
       *[other] last
    }: { $points } points
topscore-log-found = The longest word there: { $word }, { $points } points
topscore-log-name = { $player } names { $word }: { $points } points
topscore-log-name-refused = { $player } names { $word }: not allowed
topscore-log-no-name = { $player } has no word to name
topscore-end-words = words { $points }
topscore-end-place = { $place ->
        [1] 1st to seven letters
        [2] 2nd to seven letters
        [3] 3rd to seven letters
       *[other] 4th to seven letters
    } { $points }
