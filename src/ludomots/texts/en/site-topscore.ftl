# The table of Topscore on the site
site-topscore-small = Small pyramids
site-topscore-spoken = Word: { $word }. Letters kept: { $kept }
site-topscore-place = { $place ->
        [1] 1st to seven letters
        [2] 2nd to seven letters
        [3] 3rd to seven letters
       *[other] { $place }th to seven letters
    }
site-topscore-named = { $word }: { $points } points
site-topscore-aims = Where to play
site-topscore-aim-own = My pyramid
site-topscore-aim-opponent = With { $player }
site-topscore-aim-change = Change { $word }
site-topscore-aim-exchange = Exchange
site-topscore-do-own = Lay the word
site-topscore-do-opponent = Lay the word
site-topscore-do-change = Change the word
site-topscore-do-exchange = Exchange
site-topscore-do-put = Keep this letter
site-topscore-do-name = Name this word
site-topscore-exchange = Exchange
site-topscore-ask-exchange = { $count ->
        [one] Exchange this letter? Your turn will be over.
       *[other] Exchange these { $count } letters? Your turn will be over.
    }
site-topscore-trade = Take the blank for { $tile }
site-topscore-ask-trade = Put your { $tile } in the place of the blank? You must play the blank this turn.
site-topscore-put-on = Small pyramid { $pyramid }
site-topscore-word = Your word
site-topscore-spell = Tap or type the letters, in the order of the word.
site-topscore-lying = Letters on the pyramid
site-topscore-give-back = Take { $tile } off
site-topscore-blank = blank
site-topscore-stands-for = Which letter for the blank?
