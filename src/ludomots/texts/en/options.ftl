# The rules that can be chosen for a table: presets, options and their choices.
# Which of them there are: games/*/options.py and presets.toml.

preset-topword-french = French rules
preset-topword-1994 = Printed rules of 1994: words are contested
preset-topword-later = Later printed rules: words are contested
preset-topword-international = International rules, in English
preset-topword-short = Short game on the small board
preset-mots-de-tete-french = Rules of the box
preset-mots-de-tete-printed = Printed rules: words are contested
preset-mots-de-tete-four = For four, to 250 points
preset-mots-de-tete-timed = Timed: three quarters of an hour
preset-mots-de-tete-marathon = Marathon
preset-mots-de-tete-quarte = Quarté: four letters each turn
preset-mots-de-tete-solo = On your own
preset-mots-de-tete-short = Short game on the small grid
preset-topscore-french = French words
preset-topscore-dutch = The original box, in Dutch
preset-topscore-contest = Words are contested
preset-typo-french = First edition
preset-typo-printed = Printed rules: words are doubted
preset-typo-vote = Without a dictionary: the others decide
preset-typo-second = Second edition, thirty seconds a turn
preset-typo-english = English words
preset-typo-dutch = Dutch words

# What games share
option-yes = yes
option-no = no
option-lexicon = Word list
option-lexicon-fr = French
option-lexicon-en = English
option-lexicon-nl = Dutch
option-check = Words
option-check-help = The program refuses bad words, or the players watch out: a word stands unless somebody contests it.
option-check-check = checked by the program
option-check-contest = contested by the players
option-turn-clock = Time a turn
option-turn-clock-help = When it is over, the turn passes.
option-turn-clock-none = no limit
option-letters = Letters
option-letters-french = French
option-letters-english = English
option-letters-dutch = Dutch
option-letters-short = French, for a short game

# Topword
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
option-topword-all-pass-ends = When everybody passes
option-topword-all-pass-ends-bag-empty = the game ends if the bag is empty
option-topword-all-pass-ends-always = the game ends in any case
option-topword-stack-limit = Height of piles
option-topword-stack-limit-help = From 1 to 5 letters on top of each other.
option-topword-rack-size = Letters in hand
option-topword-rack-size-help = From 1 to 7 letters on the rack.

# Mots de Tête
option-mots-de-tete-board = Grid
option-mots-de-tete-board-17 = 17 by 17 squares
option-mots-de-tete-board-13 = 13 by 13 squares
option-mots-de-tete-variant = Way to play
option-mots-de-tete-variant-help = In Marathon, who writes nothing twice in a row drops out. In Quarté, four letters each turn, without a die.
option-mots-de-tete-variant-normal = first to reach the points
option-mots-de-tete-variant-marathon = Marathon: the last one writing
option-mots-de-tete-variant-quarte = Quarté: four letters a turn
option-mots-de-tete-target = Points to win
option-mots-de-tete-target-help = Without effect in Marathon, alone, or when the game lasts a set time.
option-mots-de-tete-game-time = Length of the game
option-mots-de-tete-game-time-help = When it is over the turn is finished, and the highest score wins.
option-mots-de-tete-game-time-none = no set time
option-mots-de-tete-finish-round = Finish the round
option-mots-de-tete-finish-round-help = When somebody has the points, everybody plays on to the end of the round.
option-mots-de-tete-reroll-one-on-empty = Roll a 1 again on the empty grid
option-mots-de-tete-reroll-one-on-empty-help = No word has a single letter: without this the first player passes.
option-mots-de-tete-quarte-exact-word = Quarté: words of four letters
option-mots-de-tete-quarte-exact-word-help = The word has four letters in all, those of the grid included.
option-mots-de-tete-retries = More tries after a bad word
option-mots-de-tete-retries-help = Where the program checks words.
option-mots-de-tete-retries-none = no limit

# Typo
option-typo-edition = Edition
option-typo-edition-help = The first counts points in two halves; in the second, whoever runs out of cards wins.
option-typo-edition-first = first edition
option-typo-edition-second = second edition
option-typo-deck = Cards
option-typo-deck-french = French
option-typo-deck-english = English
option-typo-deck-dutch = Dutch
option-typo-check = Words
option-typo-check-help = The program refuses letters that are part of no word, or the players doubt them, or decide alone.
option-typo-check-check = checked by the program
option-typo-check-contest = doubted by the players
option-typo-check-vote = judged by the others, without a dictionary
option-typo-turn-clock = Time to choose, then to place
option-typo-turn-clock-help = When it is over chance chooses the card, or it is not placed.

# Topscore
option-topscore-steal-always = Always lengthen the neighbour’s word
option-topscore-steal-always-help = Even if they have just lengthened it themselves.
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
option-topscore-turn-clock = Sand timer

# The options in the terminal
options-presets = Sets of rules (--preset)
options-options = Options (--option NAME=VALUE)
options-range = { $low } to { $high }
options-seconds = { $low } to { $high } seconds
options-usual = usually { $value }
cli-option-options = only the rules that can be chosen
