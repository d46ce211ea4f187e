# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its words are those of the table (core/rules_text.py).

title = # Typo
about =
    Four rows of letters and a secret hand of cards: everybody chooses a card, all are revealed together, and you need a
    word that begins like the row. For { $fewest } to { $most } players, from eight years on, half an
    hour.

brief = ## In thirty seconds
brief-1 =
    1. Everybody chooses a card in secret. All are revealed together, then placed one by one in alphabetical order{ $edition ->
        [second] .
       *[first] , from Z to A in the second half.
    }
brief-2 =
    2. Put your card at the left or the right of a row, and say a word that begins with the letters of that row.
brief-3 =
    { $edition ->
        [second] 3. If you cannot, you take half of the longest row into your hand.
       *[first] 3. If you cannot, you remove the longest row, and each of its cards costs you a point.
    }
brief-4 =
    4. { $check ->
        [check] { "" }
       *[other] You may bluff, but the others may doubt your word.
    } { $edition ->
        [second] The first player without cards wins.
       *[first] The highest score wins.
    }

box = ## In the box
box-cards = { $cards } cards. Each shows a letter, and how many cards show the same one: { $cardList }.
box-ours = The counts of the real box were not found: those of our decks are ours. Each letter is there at least once.

aim = ## The aim
aim-text =
    { $edition ->
        [second] Be the first to get rid of your cards.
       *[first] Lose the fewest points.
    }

begin = ## To begin
begin-rows = - Four cards drawn blind begin four rows.
begin-hands =
    { $edition ->
        [second] - With two players everybody is dealt { $hand2 } cards, with three { $hand3 }, with four { $hand4 }, with
            five { $hand5 }, with six { $hand6 }, and shows them to nobody. The others are set aside.
       *[first] - Everybody is dealt { $hand2 } cards, { $hand6 } with six players, and shows them to nobody. The others are
            set aside.
    }
begin-first = - Chance names the first player, who gets the dictionary.
begin-program =
    { $check ->
        [vote] Here the program deals and keeps the score.
        [judge] Here the program deals and keeps the score.
       *[other] Here the program deals, keeps the score and looks words up.
    }

round = ## A round
round-1 = 1. All choose a card at the same time, face down. A choice is final.
round-2 = 2. When everybody has chosen, the cards are revealed.
round-3 =
    3. They are placed in the order of the alphabet. Of equal letters that of the player who holds the dictionary comes
    first, then the others clockwise from there. This order does not change any more in the round.
round-4 =
    4. Your turn: add your card **at the left or the right** of a row, and say a word that **begins** with the letters of
    that row, read from left to right. The word may end there, and may have been said before.
round-clock =
    { $turnClock ->
        [none] { "" }
        [one] You have { $turnClock } second to choose, and as long to place. When it is over chance chooses your card, or
            you cannot place it.
       *[other] You have { $turnClock } seconds to choose, and as long to place. When they are over chance chooses your card,
            or you cannot place it.
    }

cannot = ## I cannot
cannot-text =
    If you find nothing, or if it suits you, { $edition ->
        [second] take the second half of the longest row into your hand; if there are several, choose one. The rest of it
            leaves the game, your card begins a new row in its place, and you take the dictionary.
       *[first] remove the longest row; if there are several, choose one. Your card begins a new row in its place. You
            lose **a point for each card removed** and take the dictionary.
    }

words = ## The words
words-list =
    { $check ->
        [vote] There is no list: the table decides what is a word.
        [judge] There is no list: the judge decides what is a word.
       *[other] { $lexicon ->
            [fr] The French word list decides. It has plurals, feminines and all forms of verbs. Accents do not matter.
            [en] The English word list decides. It has plurals and all forms of verbs, in British and American spelling.
           *[nl] The Dutch word list decides. It has plurals and all forms of verbs. Accents do not matter.
        }
    } Not allowed: proper nouns, abbreviations, whatever is written with an apostrophe or a hyphen.

doubt = ## That is no word
doubt-how =
    { $check ->
        [contest] You may bluff:
        [vote] There is no dictionary: the others decide. You may bluff:
        [judge] There is no dictionary: { $judge ->
            [none] somebody who does not play is the judge.
           *[other] player { $judge } is the judge.
        } You may bluff:
       *[check] The program refuses a bad word at once and says why: you say another.
    }
doubt-ask =
    { $check ->
        [contest] - The others say whether they doubt the word. If **half of them or more** do, it is looked up.
        [vote] - The others say whether they doubt the word. If **more than half of them** do, it is refused.
        [judge] - The others say whether they doubt the word. If **half of them or more** do, the judge decides.
       *[check] { "" }
    }
doubt-good =
    { $check ->
        [contest] { $edition ->
            [second] - It exists: it stands, and those who doubted it lose nothing.
           *[first] - It exists: you score **{ $reward } points**, and those who doubted it lose nothing.
        }
        [judge] { $edition ->
            [second] - If the judge accepts it, it stands. If the judge says nothing in time, too.
           *[first] - If the judge accepts it, you score **{ $reward } points**. If the judge says nothing in time, it stands
                without points.
        }
        [vote] { $edition ->
            [second] - If just half of them do, it stands.
           *[first] - If just half of them do, it stands and, as it was doubted, scores **{ $reward } points**.
        }
       *[check] { "" }
    }
doubt-bad =
    { $check ->
        [check] { "" }
       *[other] { $edition ->
            [second] - If it is refused you take your card back, and the longest row costs you its second half as if you could
                not place it.
           *[first] - If it is refused you take your card back, remove the longest row as if you could not place it, and
                lose **{ $penalty } points more**.
        }
    }
doubt-few =
    { $check ->
        [check] { "" }
       *[other] - Fewer than half doubt it: the word stands, good or bad.
    }

doubt-judge =
    { $check ->
        [judge] { $judge ->
            [none] { "" }
           *[other] - The judge doubts or believes like the others, and what they said decides. About the judge’s own words
                the majority of the others decides.
        }
       *[other] { "" }
    }

example = ### An example
example-how = The rows are RONT, ELA, PRINCE and BLO. Four players reveal F, S, T and V.
example-1 = 1. `+1 FRONTIERE`: F at the left of the first row.
example-2 = 2. `2+ ELASTIQUE`: S at the right of the second.
example-3 = 3. `2+ ELASTIQUE`: T at the right of the second, with the same word.
example-4 = 4. `-3`: V goes nowhere; the row PRINCE is removed and costs 6 points.
example-line = The table afterwards, in one line: `FRONT/ELAST/V/BLO @4`

half =
    { $edition ->
        [second] { "" }
       *[first] ## The second half
    }
half-text =
    { $edition ->
        [second] { "" }
       *[first] When all cards are played they are all shuffled, but for those in the rows, and everybody is dealt
            { $hand2 } again, or as many as there are for all. Play goes on as before, but **from Z to A**.
    }

end = ## The end
end-text =
    { $edition ->
        [second] The first player without cards wins. If nobody places anything for { $failedRounds } rounds, the player with
            the fewest cards wins.
       *[first] The game ends when the cards of the second half are played. The highest score wins: points won less points
            lost.
    } Equal results share the victory. Whoever leaves the game cannot win it any more.
