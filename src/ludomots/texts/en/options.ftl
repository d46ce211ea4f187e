# The rules that can be chosen for a table: presets, options and their choices.
# Which of them there are: games/*/options.py and presets.toml.

# What games share
preset-usual = Rules of the box
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
option-regional-words = Regional words
option-regional-words-help = Scotland, Australia, Québec, Belgium… Without them, a word that has regional meanings only is refused. The Dutch list does not mark them.
option-slang-words = Slang
option-slang-words-help = Without it, a word that has slang meanings only is refused. The Dutch list hardly marks it.
option-vulgar-words = Coarse words
option-vulgar-words-help = Without them, vulgar words and insults are refused.
option-very-rare-words = Very rare words
option-very-rare-words-help = Without them, words that hardly ever turn up are refused. The Dutch list does not mark them.
option-letters = Letters
option-letters-french = French
option-letters-english = English
option-letters-dutch = Dutch
option-letters-short = French, for a short game

# Headings of the options, see groups in games/*/site.toml
option-group-words = Words
option-group-board = Board and racks
option-group-laying = The game
option-group-points = Points
option-group-letters = Letters you win
option-group-contests = Contesting a word
option-group-end = How the game ends
option-group-fine = Finer points
option-group-other = Other rules
option-group-registers = Which words count

# The words that a table leaves out, on its page of rules
rules-left-out-title = ## The words of this table
rules-left-out = This table plays without { $words }: a word that has no other meaning is refused, and the computer plays none.
left-out-regional = regional words
left-out-slang = slang
left-out-vulgar = coarse words
left-out-very-rare = very rare words

# The options in the terminal
rules-other-presets = Other ways to play (ludomots rules { $game } --preset NAME; all choices: --options)
options-presets = Sets of rules (--preset)
options-options = Options (--option NAME=VALUE)
options-range = { $low } to { $high }
options-seconds = { $low } to { $high } seconds
options-usual = usually { $value }
cli-option-options = only the rules that can be chosen
