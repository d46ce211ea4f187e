# Topscore in words
story-topscore-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes it back and loses the turn
story-topscore-contest-failed = { $player } contests in vain: { $author } keeps the word
story-topscore-turn = Your turn, { $player }: add a letter to { $word }, or pass.
story-topscore-turn-first = Your turn, { $player }: lay a word of three letters, or pass.
story-topscore-may-lengthen = Before that you may lengthen { $word }, of { $player }.
story-topscore-then-longer = Now your own pyramid: add a letter to { $word }, or pass.
story-topscore-then-first = Now your own pyramid: lay a word of three letters, or pass.
story-topscore-turn-blank = { $player }, play the blank you took in a word of this turn. If you pass it goes back.
story-topscore-turn-put = { $player }, keep a letter of { $word } on one of your small pyramids.
story-topscore-turn-name = { $player }, your pyramids are full: { $small }. Name the longest word that you can read there, or pass if there is none.
story-topscore-turn-name-again = { $word } is not allowed. One more try: { $small }, or pass if there is no word.
story-topscore-open = { $player } lays { $word } ({ $points } points).
story-topscore-open-on = { $player } lengthens the word of { $owner }: { $word } ({ $points } points).
story-topscore-open-change = { $player } changes to { $word }.
story-topscore-hint = { $points } points: { $word }
story-topscore-hint-on = { $points } points: { $word }, with { $owner }
story-topscore-hint-change = change to { $word }
story-topscore-start = Draw: { $drawn }. { $player } begins.
story-topscore-lay = { $player } lays { $word }: { $points } points
story-topscore-lay-on = { $player } makes { $word } with { $owner }: { $points } points
story-topscore-change = { $player } changes { $old } to { $word }
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
story-topscore-no-name = { $player } has no word to name
story-topscore-end-words = words { $points }
story-topscore-end-place = { $place ->
        [1] 1st to seven letters
        [2] 2nd to seven letters
        [3] 3rd to seven letters
       *[other] 4th to seven letters
    } { $points }
story-topscore-hint-put = keep { $tile } on small pyramid { $pyramid }
