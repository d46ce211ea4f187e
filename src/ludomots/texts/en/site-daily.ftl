# The position of the day
site-daily-title = The position of the day
site-daily-how = { $day }: one position for each game, the same for everybody, with French words. You have a single try at each.
site-daily-left = The next ones arrive at midnight in Paris: in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }.
site-daily-try = Have a try
site-daily-look = Look again
site-daily-answers = { $count ->
        [0] Nobody has answered yet.
        [one] One answer so far.
       *[other] { $count } answers so far.
    }
site-daily-mine = My days
site-daily-streak = { $count ->
        [0] Play a position to begin a streak.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
site-daily-day = { $count ->
        [0] { $day }: no position played
       *[other] { $day }: { $mark } out of 100
    }
site-daily-mark = { $mark } out of 100
site-daily-share = Ludomots, the position of the day · { $day }
site-daily-picture = Picture
site-daily-fair = Nothing is changed afterwards: the fingerprint of each position is published in advance.
site-daily-hashes = The list of fingerprints
site-daily-of = { $game }, { $day }
site-daily-ask = Your turn: find the best move. A single try: the first move you play counts.
site-daily-found = That is the best move!
site-daily-missed = Here is what there was to find
site-daily-best = the best one
site-daily-as-good = as good
site-daily-behind = { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
site-daily-levels = What the computer would have played
site-daily-everybody = All the answers
site-daily-place = { $answers ->
        [one] You are the first to answer.
       *[other] You are in place { $place } of { $answers }.
    }
site-daily-histogram = Number of answers for each mark, from 0 to 100
site-daily-onward = The other positions
