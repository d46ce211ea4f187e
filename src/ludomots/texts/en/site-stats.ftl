# The page of one's own statistics
site-stats-title = My statistics
site-stats-of = { $name }’s statistics
site-stats-of-guest = A player’s statistics
site-stats-none = Your statistics begin with the first game you finish.
site-stats-games = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
site-stats-company-alone = alone
site-stats-company-computers = against the computer
site-stats-company-people = with others
site-stats-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
site-stats-won = { $count } won
site-stats-points = { $average } points on average, { $best } at best
site-stats-words = My best words
site-stats-notable = Worth remembering
site-stats-longest = Longest word
site-stats-letters = { $count } letters
site-stats-hardest = Toughest opponent
site-stats-hardest-none = Not yet: it takes three games against the same opponent.
site-stats-guest = a guest
site-stats-met = { $games } games: { $won } won, { $lost } lost
site-stats-learnt = Words learnt
site-stats-learnt-count = { $count ->
        [one] { $count } word known for good
       *[other] { $count } words known for good
    }
site-stats-accuracy = Accuracy
site-stats-accuracy-now = { $count ->
        [one] { $accuracy } out of 100 in the reviewed game
       *[other] { $accuracy } out of 100 on average in the last { $count } reviewed games
    }
site-stats-accuracy-curve = { $count ->
        [one] The accuracy of { $count } reviewed game
       *[other] The accuracy of { $count } reviewed games, from the oldest to the latest
    }
site-stats-sharing = Share
site-stats-share = Show this page to those who have the link
site-stats-share-how = Nobody else sees it. Your opponents’ names are left out. The link stops working as soon as you stop sharing.
site-stats-share-text = My statistics on Ludomots
site-stats-see = My statistics
