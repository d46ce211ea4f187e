# Typo on the shelf of the site
site-game-typo = Typo
site-about-typo = Cards chosen in secret, four rows, and some bluff.
site-facts-typo = 2 to 6 players · 20 minutes

# The rules that can be chosen
preset-typo-french = First edition, with bluff
preset-typo-printed = Printed rules: words are doubted
preset-typo-checked = Words checked by the program, no bluff
preset-typo-vote = Without a dictionary: the others decide
preset-typo-judge = Without a dictionary: a judge decides
preset-typo-second = Second edition, thirty seconds a turn
preset-typo-english = English words
preset-typo-dutch = Dutch words
option-typo-edition = Edition
option-typo-edition-help = The first counts points in two halves; in the second, the first player to run out of cards wins.
option-typo-edition-first = first edition
option-typo-edition-second = second edition
option-typo-deck = Cards
option-typo-deck-french = French
option-typo-deck-english = English
option-typo-deck-dutch = Dutch
option-typo-check = Words
option-typo-check-help = When enough players doubt a word it is looked up, or the majority decides, or a judge. Or the program refuses bad words, and nobody bluffs.
option-typo-check-check = checked by the program
option-typo-check-contest = doubted by the players
option-typo-check-vote = judged by the others, without a dictionary (three players or more)
option-typo-check-judge = decided by a judge, without a dictionary
option-typo-judge = Judge
option-typo-judge-help = Where a judge decides: the number of the player who judges, with three players or more. About the judge’s own words the majority decides.
option-typo-judge-none = somebody who does not play
option-typo-turn-clock = Time to choose, then to place
option-typo-turn-clock-help = When it is over chance chooses the card, or it is not placed.

# Why a move is refused in Typo
refused-cards-revealed = The cards of this round are revealed: nobody chooses now.
refused-not-revealed = Not everybody has chosen a card yet.
refused-already-chosen = You have chosen already: a choice is final.
refused-card-not-in-hand = You have no { $card } in your hand.
refused-no-such-row = There is no row { $row }: rows are numbered from 1 to { $rows }.
refused-word-not-letters = “{ $words }” cannot be looked up: a word is written in letters, without hyphen or apostrophe.
refused-word-off-row = { $word } does not begin with { $letters }, the letters of row { $row }.
refused-must-remove = Your word does not exist: remove one of the longest rows.
refused-row-not-longest = Row { $row } is not the longest. The longest: { $longest }.
refused-already-doubted = You have already doubted this word.
refused-judge-decides = Enough players doubt this word: it is for the judge to decide.
refused-nothing-to-judge = There is no word to judge now.

# Why a game of Typo ended
end-played-out = All cards have been played.
end-no-cards = There are not enough cards left to deal.
end-hand-empty = A player has no cards left.

# What is wrong with a text of Typo
text-row-count = The position has { $found } rows; there are { $expected } on the table.
text-row-empty = At character { $position }: row { $row } has no card.
text-position-part = At character { $position }: “{ $text }” is neither open cards, nor Z-A, nor the dictionary (@2).
text-announcing = “{ $text }” is not a move. Examples: F to choose, +1 FRONTIERE, 2+ ELASTIQUE, -3 if you cannot.
text-announced-word = At character { $position }: “{ $text }” is not written in letters only.

# Drawings of Typo
draw-half = { $half ->
        [one] from A to Z
       *[other] from Z to A
    }
draw-word = { $word }?

# Typo in words
story-typo-contest-won = { $player } doubts it: { $words } is refused
story-typo-contest-failed = { $player } doubts it
do-typo-cannot = say “I cannot”
story-typo-turn-choose = Your turn, { $player }: choose a card in secret.
story-typo-turn-place = Your turn, { $player }: place { $card } and say a word that begins with the row, or “I can’t”.
story-typo-turn-remove = { $player }, your word is refused: remove one of the longest rows ({ $rows }).
story-typo-open = { $player } says { $word }: row { $row } would read { $letters }.
story-typo-open-dictionary = { $needed ->
        [one] One doubt is enough to look it up.
       *[other] It takes { $needed } doubts to look it up.
    }
story-typo-open-majority = { $needed ->
        [one] One doubt is enough to reject it.
       *[other] It takes { $needed } doubts to reject it.
    }
story-typo-open-judge = { $needed ->
        [one] One doubt is enough for { $judge } to decide.
       *[other] It takes { $needed } doubts for { $judge } to decide.
    }
story-typo-open-judging = { $count ->
        [one] One player doubts it: the judge decides.
       *[other] { $count } players doubt it: the judge decides.
    }
story-typo-open-doubted = { $count ->
        [one] One so far.
       *[other] { $count } so far.
    }
story-typo-hint-card = { $card }: { $count ->
        [one] one place
       *[other] { $count } places
    }, for instance { $word }
story-typo-hint-word = { $word }: { $letters }, row { $row }
story-typo-clue-card = { $count ->
        [one] One of your cards has a place.
       *[other] One of your cards has { $count } places.
    }
story-typo-clue-row = { $side ->
        [left] Look at the beginning of row { $row }.
       *[right] Look at the end of row { $row }.
    }
story-typo-clue-begins = A word beginning with { $letters } fits.
story-typo-start = The rows begin with { $rows }. { $player } has the dictionary.
story-typo-revealed = Cards revealed: { $cards }
story-typo-said = { $player } places { $card }: { $word } ({ $letters }, row { $row })
story-typo-stands = { $word } stands: too few doubts
story-typo-looked-up = { $word } exists: { $points ->
        [0] { $player } keeps the place
       *[other] { $player } scores { $points } points
    }
story-typo-kept = A tie: { $word } stands{ $points ->
        [0] {""}
       *[other] , { $player } scores { $points } points
    }
story-typo-upheld = { $by ->
        [outsider] The judge
       *[player] { $judge }
    } accepts { $word }{ $points ->
        [0] {""}
       *[other] : { $player } scores { $points } points
    }
story-typo-unjudged = Nobody decided: { $word } stands
story-typo-judge-refused = { $by ->
        [outsider] The judge
       *[player] { $judge }
    } refuses { $word }
story-typo-refused = { $word } is refused
story-typo-removed = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-typo-removed-second = { $why ->
        [bad] { $player } takes { $card } back
       *[cannot] { $player } cannot place { $card }
    }: { $letters } goes, { $taken } into the hand
story-typo-half = Second half: { $count } cards each, from Z to A
story-typo-end-cards = { $count ->
        [0] no cards left
        [one] one card in hand
       *[other] { $count } cards in hand
    }
story-typo-end-rows = { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } −{ $cards }
story-typo-end-bad = { $words ->
        [one] 1 word refused
       *[other] { $words } words refused
    } −{ $points }
story-typo-end-won = doubts +{ $points }
story-typo-react = { $play } Do you believe it?
story-typo-chose = { $player } chooses { $card }
story-typo-chose-secretly = { $player } chooses a card in secret

# Typo in a terminal
play-short-contest-typo = doubt
play-short-accept-typo = believe
play-notation-typo = First a letter of your hand: F. Then a word for it: +1 FRONTIERE places it left of row 1, 2+ ELASTIQUE right of row 2; -3 says “I cannot” and removes row 3. * has the dictionary, ? has chosen in secret, a small letter can be doubted.
play-help-vote = Words are not checked: they stand unless more than half of the others refuse them.
play-help-judge = Words are not checked: if enough players doubt one, a judge decides.

# The table of Typo on the site
site-typo-rows = The four rows
site-typo-row = row { $row }: { $letters }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
site-typo-put-left = Put { $card } left of row { $row }
site-typo-put-right = Put { $card } right of row { $row }
site-typo-says = { $player }: “{ $word }”
site-typo-risk = { $ways ->
        [one] longest: −{ $count }
       *[other] either: −{ $count }
    }
site-typo-risk-cards = { $ways ->
        [one] longest: take { $count }
       *[other] either: take { $count }
    }
site-typo-risk-now = Remove: −{ $count }
site-typo-risk-cards-now = Remove: take { $count }
site-typo-remove = Remove row { $row }
site-typo-ask-remove = Remove { $letters }? You take the end of the row into your hand.
site-typo-ask-cost = Remove { $letters }? It costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
site-typo-round = The cards of this round
site-typo-holder = has the dictionary
site-typo-chooses = is choosing
site-typo-has-chosen = has chosen
site-typo-places = is placing a card
site-typo-waits = is waiting
site-typo-watches = has no card
site-typo-removes = is removing a row
site-typo-said = says “{ $word }”
site-typo-thinks = is thinking
site-typo-doubts = doubts it
site-typo-believes = believes it
site-typo-placed = said “{ $word }”
site-typo-not-placed = couldn’t place it
site-typo-refused = word refused
site-typo-in-hand = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
site-typo-hand = Your cards
site-typo-choose = Choose { $card } in secret
site-typo-choose-one = Tap a card
site-typo-word = Your word
site-typo-rest = Rest of the word that begins with { $begins }
site-typo-word-how = 1 to 4 or ↑ ↓: row · Space: other end · Enter: announce the word
site-typo-say = Announce { $word }
site-typo-cannot = I can’t
site-typo-says-time-up = Too late…
site-typo-says-withdraw = I’m off
site-typo-stamp-exists = It exists
site-typo-stamp-missing = No such word
site-typo-stamp-kept = Accepted
site-typo-stamp-refused = Refused
site-typo-which-row = Which row to remove?
site-typo-accept = I believe it
site-typo-contest = I doubt it
site-typo-half = { $half ->
        [one] First half: from A to Z
       *[other] Second half: from Z to A
    }
site-typo-unseen = Cards not seen
site-typo-unseen-where = In the hands of the others and set aside, all mixed.
site-typo-accept-as = { $player } believes it
site-typo-contest-as = { $player } doubts it

# The score pad
site-pad-lost = Points lost (deducted)

# The lesson
lesson-typo-choose = Everyone picks a card in secret. Choose F: it will go before RONT.
lesson-typo-choose-done = All cards are turned over together. They are placed in alphabetical order: F, then S, then T.
lesson-typo-place = Your turn: put F at the left or right of a row, and say a word that begins like that. FRONTIER, for example.
lesson-typo-place-done = The row now reads FRONT. The word must begin with all its letters, in order.
lesson-typo-order = F and S went before you. Now place T, for example after ELAS.
lesson-typo-order-done = ELAST, as in ELASTIC: a word may be said again.
lesson-typo-cannot = A W fits nowhere here: say “I cannot”, and remove one of the longest rows.
lesson-typo-cannot-done = Each card removed costs a point. Your W begins a new row, and you take the dictionary.
lesson-typo-doubt = At this table you may bluff. ELASTOSE, really? Doubt that word.
lesson-typo-doubt-done = There is no such word: its author takes the card back, loses a row and 2 more points. Had it existed, they would have scored 2.

# What reviews say
theme-typo-card = Choice of the card
theme-typo-place = Row and end for a card
theme-typo-word = A word to find
theme-typo-row = Row to remove
theme-typo-bluff = Bluff
theme-typo-doubt = A word to doubt
theme-typo-belief = A word to believe
review-typo-card = the card { $card }
review-typo-word = { $word } in row { $row }
review-typo-bluff = { $word } (a bluff) in row { $row }
review-typo-give-up = removing { $letters }
review-typo-doubt = doubting { $word }
review-typo-believe = believing { $word }
review-typo-fits = { $count ->
        [0] may fit once the others have played
        [one] finds a place in one row
       *[other] finds a place in { $count } rows
    }
review-typo-rid-of-card = gets rid of { $card } (few rows can take it)
review-typo-keeps = keeps { $card } (it fits almost anywhere)
review-typo-rid-of-row = removes { $letters } (the row of least use later)
review-typo-harder = makes it harder for the others
review-typo-room = leaves a place for { $letters } in that row
review-typo-closes = { $count ->
        [0] closes { $letters } (no letter can lengthen it)
        [one] leaves only one letter that can lengthen { $letters }
       *[other] leaves only { $count } letters that can lengthen { $letters }
    }
review-typo-good-word = exists, so a doubt would cost nothing
review-typo-believed = is believed { $percent } times in 100
review-typo-catches = goes against a word that, by its looks, exists { $percent } times in 100
review-typo-spares = { $percent ->
        [100] lets a well-known word stand
       *[other] lets a word stand that, by its looks, exists { $percent } times in 100
    }
