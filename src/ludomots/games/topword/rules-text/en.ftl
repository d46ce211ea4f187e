# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Topword
about =
    { $stackLimit ->
        [1] A word game on a flat board: you write words that cross. For two to four players, or alone.
       *[other] A word game that climbs: you write words, then lay letters on top of letters to change them.
            For two to four players, or alone.
    } { $board ->
        [10] A game takes about three quarters of an hour.
       *[other] { "" }
    }

brief = ## In thirty seconds
brief-1 =
    1. Write words on the board with the letters of your rack. The first goes in the middle; after that every play touches
    what is there.
brief-2 =
    { $stackLimit ->
        [1] 2. All that can be read, across and down, must be a word.
       *[other] 2. You may also lay a letter on top of another one, and so change a word. All that can be read, across and
            down, must be a word.
    }
brief-3 =
    { $stackLimit ->
        [1] 3. Each new word brings two points a letter.
       *[other] 3. Each new word brings one point a letter, those hidden below included. A word without a pile counts
            double.
    }
brief-4 = 4. Nothing fits? Exchange one letter, or pass. The best total wins.

box = ## In the box
box-board = - A board of { $board } by { $board } squares. The { $startSquares } in the middle are the start squares.
box-tiles = - { $tiles } letter tiles and a bag you cannot see through: { $tileList }.
box-racks = - A rack for each player.
box-q =
    { $qTile ->
        [QU] The **Qu** tile takes one square, counts as one letter and always reads QU: you cannot make COQ with it.
        [Q] The **Q** tile is a plain Q: it needs a U beside it like any other letter.
       *[either] The **Qu** tile takes one square and counts as one letter. Whoever lays it says whether it reads QU or Q.
    }
    There is no joker. If your box has two blank tiles they are spare parts: leave them out.

aim = ## The aim
aim-text =
    { $stackLimit ->
        [1] Have the best total at the end. Big turns come from making several words at once.
       *[other] Have the best total at the end. Big turns come from high piles, and from making several words at once.
    }

begin = ## To begin
begin-1 = 1. All tiles go into the bag.
begin-2 =
    2. Everybody takes one: the nearest to A plays first. If there is a tie, those who tied take again.
    These tiles go back into the bag.
begin-3 = 3. Everybody takes { $rackSize } tiles and keeps them hidden.
begin-then = Play then goes clockwise. Here the program draws, keeps the score and referees.

turn = ## Your turn
turn-three = Do one of three things: lay tiles, exchange one tile, or pass.
turn-clock =
    { $turnClock ->
        [none] { "" }
        [one] You have { $turnClock } second. When it is over, you pass.
       *[other] You have { $turnClock } seconds. When they are over, you pass.
    }
turn-when = When you lay tiles:
turn-line = - They are all in one row or one column, never slantwise.
turn-gap = - They follow one another without an empty square; tiles that are already there may lie between.
turn-first =
    - The very first word takes at least one start square. If it is not laid in the first turn, the next
    player has to do it.
turn-touch =
    - From then on every play { $stackLimit ->
        [1] touches or extends
       *[other] touches, covers or extends
    } something that is on the board. Lying alongside a word is enough, if everything that can be read is good.
turn-square =
    { $stackLimit ->
        [1] - A square holds one tile: nothing is ever covered.
       *[other] - A square gets one tile a turn at most.
    }
turn-same =
    { $stackLimit ->
        [1] { "" }
       *[other] - A tile never goes on its like: no A on an A.
    }
turn-pile =
    { $stackLimit ->
        [1] { "" }
       *[other] - A pile stops at { $stackLimit } tiles.
    }
turn-word = - A word has at least two squares.
turn-cover =
    { $stackLimit ->
        [1] { "" }
       *[other] { $keepOneLetter ->
            [yes] - You may not cover a whole word: at least one of its letters stays uncovered.
           *[no] - You may cover a whole word.
        }
    }
turn-s =
    { $noLoneS ->
        [yes] - You may not make a plural by adding a mere S, unless the S makes another word too.
       *[no] - You may make a plural by adding a mere S.
    }
turn-then =
    All that your play makes readable, in both directions, must be a good word. Then you take tiles until
    you have { $rackSize } again, as long as the bag has some.

words = ## The words
words-list =
    { $lexicon ->
        [fr] The French word list decides. It has plurals, feminines and all forms of verbs. Accents do not matter:
            RÂTEAU is written RATEAU. An œ is two letters.
       *[en] The English word list decides. It has plurals and all forms of verbs, in British and American spelling.
    }
words-not =
    Not allowed: proper nouns, abbreviations and acronyms, whatever is written with an apostrophe or a
    hyphen, a prefix or a suffix by itself.

contest = ## { $check ->
        [contest] Contesting
       *[check] Bad words
    }
contest-how =
    { $check ->
        [contest] You may bluff:
       *[check] The program refuses a bad word at once and says why: you try something else and lose nothing.
    }
contest-open =
    { $check ->
        [contest] - A play hangs in the balance first. Nothing is scored or drawn before it stands.
       *[check] { "" }
    }
contest-until =
    { $check ->
        [contest] - It stands when the next player plays, when all others accept it, or when the time to contest is
            over.
       *[check] { "" }
    }
contest-lost =
    { $check ->
        [contest] - Until then any opponent may contest it. One bad word is enough: its author takes all the tiles
            back { $lostContest ->
                [retry] and may lay something else or pass, but not exchange.
               *[turn] and the turn is over, without an exchange.
            }
       *[check] { "" }
    }
contest-failed =
    { $check ->
        [contest] { $failedContest ->
            [nextTurn] - If all words are good the play counts, and whoever contested it misses their next turn.
           *[nothing] - If all words are good the play counts, and contesting it costs nothing.
        }
       *[check] { "" }
    }

pass = ## Exchanging or passing
pass-text =
    You never have to play. When you pass you may change one tile, only one: take the new one first, then
    give the old one back. With an empty bag there is no exchange.

score = ## The score
score-tiles =
    { $stackLimit ->
        [1] - Each new word brings two points a tile.
       *[other] - Each new word brings one point a tile, **those hidden below included**.
    }
score-flat =
    { $stackLimit ->
        [1] { "" }
       *[other] - A word in which nothing is stacked counts **double**. The first word does.
    }
score-both =
    { $stackLimit ->
        [1] - A tile that serves two new words counts in both.
       *[other] - A pile that serves two new words counts in both.
    }
score-old = - A word you did not change brings nothing, even if you pass through it.
score-letters =
    { $bonusLetters ->
        [flatQu] - A { $qName } you lay in a word without a pile adds { $letterBonus } points, once, never doubled.
       *[each] - Each J, K, { $qName }, W, X, Y or Z you lay adds { $letterBonus } points, once, never doubled.
    }
score-rack =
    { $rackSize ->
        [7] - Laying { $rackSize } tiles at once adds { $fullRackBonus } points, never doubled.
       *[other] { "" }
    }

example = ### A game as an example
example-how =
    A move is written as its first square and its tiles: `5D` goes to the right, `D5` goes down; a dot is
    a tile that stays. Three players, seven moves:
example-1 = 1. `5D RATEAU`: 12 points. Six flat tiles, doubled.
example-2 = 2. `D6 IRE`: 8 points. RIRE, four flat tiles; RATEAU did not change and brings nothing.
example-3 = 3. `6B TR.S`: 12 points. TRIS makes 8 and, below the A, AS makes 4. TRIE would be refused because of AE.
example-4 = 4. `6B B`: 5 points. A B on the T gives BRIS: 2 + 1 + 1 + 1. There is a pile, so nothing is doubled.
example-5 = 5. `D5 B.S`: 13 points. BATEAU makes 7 and BISE 6: the pile of the B serves twice.
example-6 = 6. `B1 RETRACE`: 25 points. RETRACE makes 9, CRIS makes 6, and the seven tiles add 10.
example-7 = 7. `9D SOJA`: 17 points. SOJA makes 8, BISES makes 7, and the J adds 2.
example-end = The board at the end; a figure is the height of a pile:
example-board =
    ```
        A   B   C   D   E   F   G   H   I   J
     1  ·   R   ·   ·   ·   ·   ·   ·   ·   ·
     2  ·   E   ·   ·   ·   ·   ·   ·   ·   ·
     3  ·   T   ·   ·   ·   ·   ·   ·   ·   ·
     4  ·   R   ·   ·   ·   ·   ·   ·   ·   ·
     5  ·   A   ·   B²  A   T   E   A   U   ·
     6  ·   C³  R   I   S   +   ·   ·   ·   ·
     7  ·   E   ·   S²  ·   ·   ·   ·   ·   ·
     8  ·   ·   ·   E   ·   ·   ·   ·   ·   ·
     9  ·   ·   ·   S   O   J   A   ·   ·   ·
    10  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
    ```
example-line =
    The same board in one line, for `ludomots solve`:
    `1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10`

end = ## The end
end-when =
    { $allPassEnds ->
        [always] The game stops as soon as:
       *[other] Once the bag is empty the game stops as soon as:
    }
end-out =
    { $allPassEnds ->
        [always] - a player has laid their last tile, the bag being empty;
       *[other] - a player has laid their last tile;
    }
end-pass =
    { $allPassEnds ->
        [never] - or nobody can make a word any more: the program looks after each turn.
       *[other] - or everybody has passed in a row.
    }
end-guard =
    { $allPassEnds ->
        [always] { "" }
        [never] You may pass for the sake of it. Only two rounds in which everybody just passed stop the game too.
       *[bagEmpty] With tiles in the bag it goes on even if all pass; but two rounds in which everybody just passed
            stop it too. An exchange is more than a pass.
    }
end-score =
    Each tile left on a rack costs its owner { $tileLeft } points, and nobody gets them: a total may fall below zero.
    The highest total wins; if several have it they share the victory.
end-leave = A player who leaves the game can no longer win it; the others go on.

alone = ## Alone
alone-text =
    Make as many points as you can. You may exchange { $freeExchanges } tiles in all, one at a time, without losing
    your turn. The game ends when you pass, or when you have laid everything.
