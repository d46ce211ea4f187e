# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Mots de Tête
about =
    A crossword that you invent together: { $variant ->
        [quarte] you write { $letters } letters a turn,
       *[other] the die says how many letters you write,
    } the squares say what they are worth. For two to four players, or alone, from ten years.

brief = ## In thirty seconds
brief-1 =
    { $variant ->
        [quarte] { $quarteExactWord ->
            [yes] 1. Each turn, make a word of { $letters } letters: any letters you like.
           *[no] 1. Each turn, write { $letters } letters: any letters you like.
        }
       *[other] 1. The die says how many letters you write: any letters you like.
    }
brief-2 =
    2. Begin beside the black cross; after that lengthen, cross or run along what is written. All that can be read, across
    and down, must be a word.
brief-3 =
    3. Each new word scores the numbers of its squares. { $variant ->
        [quarte] Coloured squares are worth more.
       *[other] Coloured squares are worth what the dice say.
    }
brief-4 =
    4. { $variant ->
        [marathon] If you write nothing twice in a row, you drop out.
       *[other] Nothing comes to mind? Pass.
    } The highest score wins.

box = ## In the box
box-grid =
    - A grid of { $board } by { $board } squares. Most have a number; some are orange, yellow or red, others black.
    Everything begins at the black cross in the centre.
box-die =
    { $variant ->
        [quarte] - A die to see who begins, something to write with, a score pad.
       *[other] - A die, something to write with, a score pad.
    }
box-letters = Letters are written, not drawn: any letter, as often as you like.
box-ours =
    No picture of the printed grid was found. What the example of the rules shows is respected; the other squares are
    ours.

aim = ## The aim
aim-text =
    { $variant ->
        [marathon] Go on writing longer than the others, and have the most points at the end: the highest score wins, even
            that of somebody who dropped out.
       *[other] { $hasTarget ->
            [yes] Be the first to reach { $target } points.
           *[no] Have the most points when the time is over.
        }
    }

turn = ## Your turn
turn-first-player =
    Everybody rolls the die: the highest begins, those who tie roll again. Play goes clockwise. Here the program rolls,
    keeps the score and referees.
turn-clock =
    { $turnClock ->
        [none] { "" }
        [one] You have { $turnClock } second. When it is over, you pass.
       *[other] You have { $turnClock } seconds. When they are over, you pass.
    }
turn-write =
    { $variant ->
        [quarte] { $quarteExactWord ->
            [yes] On your turn make a word of **exactly** { $letters } letters, those already written included, or pass.
           *[no] On your turn write **exactly** { $letters } letters, or pass.
        }
       *[other] On your turn the die is rolled. Write **exactly** that number of letters, or pass.
    }
turn-line = - They are all in one row or one column, in one word; letters that are already written may lie between.
turn-count =
    { $variant ->
        [quarte] { "" }
       *[other] - Only the letters you write count: with a 1, DISQUE may become DISQUES.
    }
turn-first =
    - The very first word has a letter beside the black cross. If it is not written in the first turn, the next player
    has to do it.
turn-touch = - After that your letters lengthen, cross or run along what is written.
turn-black = - Nothing is written on a black square. It stops a word as the edge of the grid does.
turn-two = - A word has at least two letters.
turn-one =
    { $variant ->
        [quarte] { "" }
       *[other] { $rerollOneOnEmpty ->
            [yes] - A 1 on the empty grid is rolled again, since no word has one letter.
           *[no] - A 1 on the empty grid is a pass, since no word has one letter.
        }
    }
turn-read = Everything that your letters let one read, in both directions, must be a good word.

words = ## The words
words-list =
    { $lexicon ->
        [fr] The French word list decides. It has plurals, feminines and all forms of verbs. Accents do not count, an œ is
            written as two letters, and a word may stand on the grid twice.
        [en] The English word list decides. It has plurals and all forms of verbs, in British and American spelling. A word
            may stand on the grid twice.
       *[nl] The Dutch word list decides. It has plurals and all forms of verbs. Accents do not count, and a word may
            stand on the grid twice.
    }
words-not =
    Not allowed: proper nouns, abbreviations and acronyms, whatever is written with an apostrophe or a hyphen, pieces of
    words.

contest = ## { $check ->
        [contest] Contesting
       *[check] Bad words
    }
contest-how =
    { $check ->
        [contest] You may bluff:
       *[check] { $retries ->
            [none] The program refuses a bad word at once and says why: you try something else and lose nothing.
            [0] The program looks up your words. If one is bad, everything is erased and your turn is over.
            [one] The program looks up your words. If one is bad, everything is erased; you may try { $retries } more time,
                then your turn is over.
           *[other] The program looks up your words. If one is bad, everything is erased; you may try { $retries } more
                times, then your turn is over.
        }
    }
contest-open =
    { $check ->
        [contest] - Your letters wait until all others accept them or the time to contest is over. No die is rolled before.
       *[check] { "" }
    }
contest-lost =
    { $check ->
        [contest] - One bad word is enough: everything is erased and your turn is over.
       *[check] { "" }
    }
contest-failed =
    { $check ->
        [contest] - If all words are good, whoever contested them misses their next turn.
       *[check] { "" }
    }

score = ## The score
score-squares = - Each new word scores the numbers of all its squares, old letters included.
score-both = - A letter that serves two new words counts in both.
score-colours =
    { $variant ->
        [quarte] - A coloured square in a new word is worth { $orange } if it is orange, { $yellow } if it is yellow,
            { $red } if it is red, whether you write on it or use its letter again. In two new words it counts in both.
       *[other] - A coloured square in a new word is worth what the dice say: orange **{ $orange }** roll, yellow **{ $yellow }**,
            red **{ $red }**. They are rolled once the word stands; the value changes each turn, whether you
            write on the square or use its letter again. In two new words it counts in both.
    }

example = ### An example
example-how =
    A move is written as its first square and its letters: `6F` goes to the right, `L6` goes down; a dot is a letter that
    is already there.
example-1 = 1. `6F DISQUE`: 17 points.
example-2 = 2. `L6 SOLO`: 32 points. SOLO makes 11 and DISQUES 21.
example-3 = 3. `7K N.TES`: 23 points. NOTES makes 17 and EN 6.
example-4 = 4. `O4 PEN.ER`: 11 points, for PENSER.
example-line =
    The grid after that, in one line:
    `17/17/17/14P2/14E2/5DISQUES2N2/10NOTES2/11L2E2/11O2R2/17/17/17/17/17/17/17/17`

end = ## The end
end-target =
    { $hasTarget ->
        [yes] { $finishRound ->
            [yes] When somebody has { $target } points, dice of coloured squares included, the round is finished; then the
                highest score wins.
           *[no] The game ends as soon as somebody has { $target } points, dice of coloured squares included.
        }
       *[no] { "" }
    }
end-time =
    { $gameTime ->
        [none] { "" }
       *[other] The game lasts { $gameLength } { $gameUnit ->
                [minutes] { $gameLength ->
                    [one] minute
                   *[other] minutes
                }
               *[seconds] { $gameLength ->
                    [one] second
                   *[other] seconds
                }
            }. When the time is over the turn is finished, and the highest score wins.
    }
end-marathon =
    { $variant ->
        [marathon] Whoever writes nothing twice in a row drops out. When one player is left, that player
            rolls once more, and the game is over. The highest score wins, even that of somebody who dropped out.
       *[other] The game also ends after two rounds in which nobody wrote anything; then the highest score wins.
    }
end-tie = Equal scores share the victory. Whoever leaves the game cannot win it any more.

alone = ## Alone
alone-text =
    { $variant ->
        [quarte] The game ends with the first turn in which you write nothing. Beat your record.
       *[other] The game ends with the first number you do not place. Beat your record.
    }
