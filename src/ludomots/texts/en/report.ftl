# The report of a review: ludomots review, its page and its plots
cli-review = Review a finished game: what each move was worth, what it lost, luck and choice.
cli-option-html = write the report into this file, as one page with plots
cli-option-review-playouts = games played out for each decision: more take longer and judge better
cli-option-review-seed = seed: the same one gives the same review

report-title = Review of a game of { $game }
report-made =
    { $playouts ->
        [one] One game was played out for each decision, with the seed { $seed }: the same record gives the same review.
       *[other] { $playouts } games were played out for each decision, with the seed { $seed }: the same record gives the same review.
    }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-share = { NUMBER($value, maximumFractionDigits: 0) }%
report-accuracy = accuracy
report-no-decision = nothing to decide
report-losses =
    { $small ->
        [0] no small loss
        [one] { $small } small loss
       *[other] { $small } small losses
    }, { $medium ->
        [0] no medium one
        [one] { $medium } medium one
       *[other] { $medium } medium ones
    }, { $large ->
        [0] no large one
        [one] { $large } large one
       *[other] { $large } large ones
    }
report-luck-gave = Luck gave { $luck } { $points ->
        [one] point
       *[other] points
    }, their own choices cost { $choice }, and those of the others gave { $gifts }.
report-luck-took = Luck took { $luck } { $points ->
        [one] point
       *[other] points
    }, their own choices cost { $choice }, and those of the others gave { $gifts }.
report-choice-alone = Their choices cost { $choice } { $points ->
        [one] point
       *[other] points
    }.

report-chances = Chances of winning
report-chances-about = After each move. A dot is a move that lost something, a ring a turning point.
report-lost = Points lost by each move
report-lost-about = Compared with the best move, on average to the end of the game.
report-luck-and-choice = Luck and choice
report-luck-and-choice-about = In points. Luck is the lead there would have been had nobody lost anything by choice; together they make the lead at the end.
report-luck = luck
report-choice = choices
report-gifts = choices of others
report-result = lead

report-turning = Turning points
report-every-decision = Every decision
report-look-again = Moves to look at again
report-nothing-lost = No move lost more than chance explains.
report-show-hidden = Show what the others held
report-of = { $what }: { $how }
report-step = Move { $step }, { $player }
report-holds = { $player } holds { $hand }.

report-column-step = no.
report-column-player = player
report-column-move = move
report-column-points = points
report-column-grade = grade
report-column-lost = lost
report-column-chance = chances
report-column-why = worth
report-made-mark = played
report-grade-best = best
report-grade-good = good
report-grade-small = small loss
report-grade-medium = medium loss
report-grade-large = large loss
report-part-now = points now
report-part-kept = what is kept
report-part-opened = what it opens
report-part-closed = what it closes
report-part-end = end of the game
report-part-chance = the chance that it works

report-progress = Move { $step } of { $count }
report-stopped = Stopped: nothing was written.
report-unwritten = { $file } cannot be written ({ $reason }).
report-no-analyst = Games of { $game } cannot be reviewed.
