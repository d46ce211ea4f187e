# The game reviewed
site-review = The review
site-review-begin = Review the game
site-review-how = Each decision is judged by what the player could know. The first verdicts come at once.
site-review-going = The review is under way
site-review-stop = Stop
site-review-none = Games of this kind cannot be reviewed.
site-review-curve = Chances of winning over the game
site-review-chance = { $percent }%
site-review-to-win = { $percent }% to win
site-review-accuracy = Accuracy
site-review-accuracy-of = { $accuracy } out of 100
site-review-luck = { $points ->
        [0] neither good nor bad luck
        [one] { $points } point of luck
       *[other] { $points } points of luck
    }
site-review-bad-luck = { $points ->
        [one] { $points } point of bad luck
       *[other] { $points } points of bad luck
    }
site-review-choice = { $points ->
        [0] nothing lost by choice
        [one] { $points } point lost by choice
       *[other] { $points } points lost by choice
    }
site-review-gifts = { $points ->
        [0] nothing from the choices of others
        [one] { $points } point from the choices of others
       *[other] { $points } points from the choices of others
    }
site-review-losses = Losses: { $small } small, { $medium } medium, { $large } large
site-review-turning = Turning points
site-review-turn = Move { $step }
site-review-swing = { $player }: from { $before }% to { $after }%
site-review-no-marks = No losses to speak of.
site-review-mark = Move { $step }, { $player }: { $grade }
site-review-grade-best = the best move
site-review-grade-good = a good move
site-review-grade-small = small loss
site-review-grade-medium = medium loss
site-review-grade-large = large loss
site-review-decision = Move { $step }: { $player }
site-review-choices = What was played, and the best plays
site-review-made = Played
site-review-place = { $place ->
        [1] The best
       *[other] No. { $place }
    }
site-review-behind = { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
site-review-ahead = strongest
site-review-level = just as strong
site-review-hidden = Show what was hidden
site-review-hidden-why = The verdict never uses it.
site-review-before = The position before the move
