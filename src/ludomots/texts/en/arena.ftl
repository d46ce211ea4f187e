# Matches between computer players
cli-arena = Let computer players play each other, with confidence intervals.
cli-option-players = the players, separated by commas
cli-option-games = number of games
cli-option-pairs = same draws, seats swapped
cli-option-seed = seed: the same one gives the same match
cli-option-budget = time to think about a move, in milliseconds
cli-option-playouts = number of playouts a move, instead of a time
cli-option-jobs = number of processes (by default one a core)
cli-option-preset = set of rules
cli-option-option = option of the table, KEY=VALUE (may be given several times); to see them: ludomots rules GAME --options
cli-argument-game = the game
arena-start =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }…
arena-standing =
    { $name }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $ties ->
        [one] { $ties } tie
       *[other] { $ties } ties
    }, { $score } points on average
arena-share = share of { $name }: { $value } % (95 % between { $low } and { $high })
arena-end =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seconds } s of computing
player-unknown = unknown player “{ $option }”: { $choices }
players-none = No computer player plays “{ $option }” yet.
players-count = “{ $option }”: { $value } players; the game is for { $choices }
cli-bench = Measure the speed on this machine.
bench-part = { $part }…
