# How a game plays under an option or a ruling
cli-lab = Let computer players show how a game plays under an option or a ruling, in figures.
cli-option-lab-against = rule of a second setting, compared with the first: KEY=VALUE, or preset=NAME (may be given several times)
cli-option-plot = draw the figures into this file, as SVG
cli-option-lab-seed = seed: the same one gives the same games
lab-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $settings ->
        [one] { "" }
       *[other] { " a setting" }
    }, { $players }
lab-start =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }…
lab-unwritten = { $file } cannot be written ({ $reason }).
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = ({ $low } to { $high })
lab-clear = clear
lab-clear-means = In parentheses: 95 % intervals. “Clear”: chance alone rarely makes such a difference.
lab-intervals = In parentheses: 95 % intervals.
lab-endings = How the games ended
lab-no-end = Stopped by the lab after { $moves } moves.
lab-spread = Scores: a tenth below { $low }, half below { $middle }, a tenth above { $high }
lab-refused =
    { $count ->
        [one] The rules refused one move of a computer player, which passed instead.
       *[other] The rules refused { $count } moves of computer players, which passed instead.
    }
lab-figure-turns = Turns a game
lab-figure-rounds = Rounds a game
lab-figure-idle = Turns that brought nothing
lab-figure-useless = Turns without a useful move
lab-figure-forced = Turns with only one useful move
lab-figure-longest-wait = Longest wait for a useful move (turns)
lab-figure-shut-out = Seats without a useful move to the end
lab-figure-lead-changes = Changes of the lead
lab-figure-comebacks = Winner was last at half-time
lab-figure-first-seat = Victories of the seat that begins
lab-figure-guard-ends = Games that got nowhere
lab-figure-score = Points of a seat
lab-figure-margin = Points between first and second
