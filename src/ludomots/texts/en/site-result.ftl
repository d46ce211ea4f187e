# The end of a game
site-result-tie = It’s a tie!
site-result-lost = { $count ->
        [0] Nobody wins
        [one] { $players } wins
       *[other] { $players } win
    }
site-result-you = You
site-result-by = { $points ->
        [one] By one point.
       *[other] By { $points } points.
    }
site-result-short = { $points ->
        [one] You were one point short.
       *[other] You were { $points } points short.
    }
site-result-always-ahead = Ahead from start to finish.
site-result-was-behind = { $points ->
        [one] You had been one point behind.
       *[other] You had been up to { $points } points behind.
    }
site-result-was-ahead = { $points ->
        [one] You had been one point ahead.
       *[other] You had been up to { $points } points ahead.
    }
site-result-best-alone = Your best score with these rules!
site-result-word = Word of the game
site-result-keep = One to remember
site-result-word-by = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
site-result-course = The game, move by move
site-result-share = Share
site-result-share-how = The result is copied: paste it wherever you like.
site-result-share-not = The result could not be copied.
site-result-shared = { $game }: { $scores }.
site-result-shared-word = Word of the game: { $word }.
