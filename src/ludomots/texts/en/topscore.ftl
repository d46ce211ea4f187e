# Why a move is refused in Topscore
refused-first-word = On an empty pyramid a word of { $length } letters is laid.
refused-not-one-longer = { $word } is not all the letters of { $old } with just one of yours.
refused-blank-changed = The blank that stands for { $tile } keeps its letter as long as it is on the board.
refused-no-such-letter = A blank cannot stand for “{ $tile }”.
refused-no-blank-on-rack = You have no blank left on your rack.
refused-not-direct-opponent = You may only lengthen the word of whoever plays right before you, not that of player { $player }.
refused-nothing-to-lengthen = Player { $player } has no word to lengthen: a three-letter word is always laid on one’s own pyramid.
refused-word-complete = { $words } has seven letters already.
refused-not-open = Player { $player } has just played on his pyramid: { $words } cannot be taken.
refused-lengthened-already = You have already lengthened your opponent’s word this turn.
refused-no-such-blank = Player { $player } has no blank that stands for { $tile }.
refused-blank-owed = The blank you took must be played at once: { $word } does not add it.
refused-blank-owed-already = First lay a word with the blank you took, or pass.
refused-turn-begun = No exchange and no change of word once you have played something this turn.
refused-nothing-exchanged = Choose at least one letter to exchange.
refused-no-word-to-change = You have no word to change.
refused-not-your-word = An opponent has lengthened { $words }: you can no longer change it.
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
end-filled = Everybody has filled his pyramids.
end-last-turn = One player was left, who has had his last turn.
end-stuck = Nothing was laid for three rounds.

# What is wrong with a text of Topscore
text-token = At character { $position }: “{ $text }” is no token of this game.
text-part = “{ $text }” is not a move. Examples: RATE, @2 TRACE, a>A, U>E MER, -AB to exchange, S7, !MOTS, - to pass.
text-boards = The position has { $found } boards; it needs { $least } to { $most }.
text-board = At character { $position }: “{ $text }” is not a board. Example: RATE:AX.....
text-word-length = At character { $position }: the word has { $found } letters; it needs { $least } to { $most }.
text-small = At character { $position }: { $found } small pyramids instead of { $expected }.
text-blanks = The position has { $found } blanks, the box { $limit }.

# Drawings of Topscore
draw-waiting = to contest: { $word }, by player { $seat } on the board of player { $on }, { $points } points
