# Topscore in a terminal
play-game-topscore = Topscore
play-about-topscore = words that grow, letters you keep
play-keys-topscore = F1 help · Esc menu · Tab what for · F3 hint · F6 pass · F7 exchange
play-signs-topscore = Signs: ▸ pyramid you are playing on · [A] from your rack · A• laid since your last turn · small letter = blank on a pyramid · * = blank on your rack · 3/7 letters kept
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
topscore-lacks-word = Type a word first.
topscore-lacks-letter = Type a letter of your word and the number of a small pyramid, as in S7.
