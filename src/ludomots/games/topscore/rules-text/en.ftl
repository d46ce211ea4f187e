# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Topscore
about =
    A word of three letters grows by one letter each turn, up to seven. Of each seven-letter word you keep one letter;
    seven letters kept make, if you aimed well, one last long word. For two, three or four players.

brief = ## In thirty seconds
brief-1 = 1. Lay a word of three letters on your pyramid.
brief-2 =
    2. Each turn, take all its letters, in any order, and add one of your rack, up to seven letters. The longer the word,
    the more it scores.
brief-3 = 3. After a word of seven letters, keep one of them on a small pyramid and begin again with three.
brief-4 =
    4. When your small pyramids are full, the longest word that can be read there is worth a lot. The highest total wins.

box = ## In the box
box-tokens =
    - { $tokens } letters and { $blanks } blanks in a bag; a rack of { $rack } tokens for each player. The letters:
    { $tokenList }.
box-ij =
    { $letters ->
        [dutch] - IJ is one token and counts as one letter.
       *[other] { "" }
    }
box-boards = - For each, a big pyramid (rows of 3, 4, 5, 6 and 7 squares) and { $small } small pyramids, numbered 1 to { $small }.
box-sand =
    { $turnClock ->
        [none] { "" }
        [one] - A sand timer of { $turnClock } second.
       *[other] - A sand timer of { $turnClock } seconds.
    }
box-ours = How many of each letter the original box had is not known: these numbers are ours.

turn = ## Your turn
turn-first =
    Everybody draws a token: the nearest to A starts. A blank or a tie is drawn again. Play goes clockwise. Here the
    program draws the tokens, keeps the score and referees.
turn-clock =
    { $turnClock ->
        [none] Nobody hurries you: there is no sand.
       *[other] When the sand has run out your turn is over.
    }
turn-empty = - **Your pyramid is empty**: lay a word of three letters from your rack.
turn-word =
    - **It has a word**: take all its letters, in any order you like, and add just one of your rack.
turn-then =
    With your word the turn is over and you draw up to { $rack } tokens. You may also pass or, instead of everything else:
turn-exchange = - **exchange** one or more tokens with the bag;
turn-change =
    - **change your word**: swap one of its letters for one of yours to make another word of the same length. That
    brings nothing, and the letter taken off goes into the bag. { $changeWord ->
        [laid] A word that an opponent has lengthened cannot be changed.
       *[own] The word of your pyramid is yours to change even if an opponent has lengthened it.
    }
turn-abandon =
    { $abandonWord ->
        [yes] - **give up your word**: its letters go back into the bag.
       *[no] { "" }
    }

steal = ## The opponent's word
steal-text =
    { $stealAlways ->
        [yes] You may lengthen the word of the player right before you by one of your tokens, once a turn.
       *[no] If the player right before you laid no word on their own pyramid in their turn, you may lengthen their word
            by one of your tokens, once.
    } The points are yours, the word stays on their board. Then, without drawing, you play on your own pyramid, or pass.

seven = ## Seven letters
seven-own =
    - After a word of seven letters choose one of them and put it on one of your small pyramids. It is never moved again.
    The six others go back into the bag, and at your next turn you begin again with three letters.
seven-other =
    - If an opponent completed your word the points are theirs, { $sevenReward ->
        [both] and each of you keeps a letter of it: they choose theirs at once, you one of the others;
       *[owner] but the letter is yours:
    } { $letterCostsTurn ->
        [yes] you put it on your turn, and that is the whole turn.
       *[no] you put it at the beginning of your turn, then play.
    }

blanks = ## Blanks
blanks-any = - A blank stands for any letter you like, and keeps it as long as it is on the board.
blanks-trade =
    - On your turn you may take it from any big pyramid by putting the letter it stands for in its place. { $blankToRack ->
        [yes] You may play it in this turn or keep it on your rack.
       *[no] You must then play it at once, in a word of this turn; otherwise the trade is undone.
    }
blanks-small = - A blank never goes on a small pyramid.

words = ## Words
words-list =
    { $lexicon ->
        [fr] The French word list decides. It has plurals, feminines and all forms of verbs; accents do not count.
        [en] The English word list decides. It has plurals and all forms of verbs, in British and American spelling.
       *[nl] The Dutch word list decides. It has plurals and all forms of verbs; accents do not count.
    } Not allowed: proper nouns, abbreviations and acronyms, words with an apostrophe or a hyphen.
words-check =
    { $check ->
        [contest] You may bluff. A word waits until everybody has accepted it or the time to contest is over; a bad word
            that is contested goes back to the rack and the turn is over. { $failedContest ->
                [nextTurn] Whoever contests a good word misses the next turn.
                [points] Whoever contests a good word loses as many points as the word is worth.
               *[nothing] Contesting a good word costs nothing.
            }
       *[check] The program refuses a word that does not exist at once and says why: you try another.
    }

score = ## Points
score-letters = | Letters | 3 | 4 | 5 | 6 | 7 |
score-rule = | --- | --- | --- | --- | --- | --- |
score-big = | Big pyramid | { $points3 } | { $points4 } | { $points5 } | { $points6 } | { $points7 } |
score-small = | Word of the small pyramids | { $name3 } | { $name4 } | { $name5 } | { $name6 } | { $name7 } |
score-full =
    When your { $small } small pyramids are full you get { $firstBonus } points if you are the first, { $secondBonus } the
    second, { $thirdBonus } the third.
score-name =
    { $naming ->
        [program] Then the program finds the longest word that can be read there from left to right{ $gapsAllowed ->
                [yes] ; it may leave letters out.
               *[no] , without leaving anything out.
            } It has three letters at least.
       *[player] Then name the longest word that can be read there from left to right{ $gapsAllowed ->
                [yes] ; you may leave letters out.
               *[no] , without leaving anything out.
            } It has three letters at least. A bad name may be corrected once.
    }
score-clock =
    { $namingSeconds ->
        [none] { "" }
        [one] You have { $namingSeconds } second to name it; after that the program names the longest word.
       *[other] You have { $namingSeconds } seconds to name it; after that the program names the longest word.
    }

example = ### An example
example-how = A move is written as the word that is laid, a blank as a small letter; `S7` puts the S on pyramid 7.
example-1 = 1. `ART`: 5 points.
example-2 = 2. `RATE`: 10 points.
example-3 = 3. `TRACE`: 15 points.
example-4 = 4. `CARTES`: 20 points.
example-5 = 5. `NECTARS`: 25 points.
example-name = With A, X, E, M, O, T and S on the small pyramids, `!MOTS` brings 100 points.

end = ## The end
end-done =
    A player who has filled their pyramids and named a word is done; the rack goes back into the bag and the others go
    on. { $lastPlayer ->
        [round] The last one plays on until one more letter is put.
       *[turn] The last one has one more turn.
    } Pyramids that are not full bring nothing.
end-stall =
    The game also ends after { $idleRounds } rounds in which nothing was laid. The highest total wins; a tie is a shared
    victory. Whoever leaves the game cannot win it.
