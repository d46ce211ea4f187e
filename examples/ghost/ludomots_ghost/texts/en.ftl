game-ghost = Ghost
site-ghost-tagline = Add a letter, but never the last one of a word.
preset-ghost-french = French words
preset-ghost-english = English words
option-ghost-lives = Lives
option-ghost-lives-help = Who completes a word, or cannot name one, loses a life.
option-ghost-shortest = Shortest word
option-ghost-shortest-help = Shorter words do not count.
refused-ghost-naming = A word must be named first.
refused-ghost-not-now = There is nothing to challenge or to name now.
refused-ghost-too-long = No letter can be added after { $longest }: challenge it.
text-ghost-move = “{ $text }” is no move: write a letter, a word in capitals, ? to challenge, or - for none.
end-ghost-last-one = Only one player has a life left.
story-ghost-add = { $player } adds { $letter }: { $text }.
story-ghost-challenge = { $player } challenges { $author }: is there such a word?
story-ghost-name-good = { $player } names { $word }, which is good.
story-ghost-name-bad = { $player } names { $word }, which is not.
story-ghost-none = { $player } names no word.
story-ghost-lost =
    { $lives ->
        [0] { $player } loses the last life and is out.
        [one] { $player } loses a life; one is left.
       *[other] { $player } loses a life; { $lives } are left.
    }
story-ghost-turn-begin = Begin a word with any letter.
story-ghost-turn-add = { $text }…: add a letter without completing a word, or challenge.
story-ghost-turn-name = You are challenged: name a word that begins with { $text }.
