# Setting a table: seats, rules, pace
site-set-table = A table of { $game }
site-you = You
site-seat-number = Seat { $number }
site-name-of = Name at seat { $number }
site-sitter-open = a guest, by link
site-sitter-here = someone on this device
site-listed = List this table for everyone
site-coach = Coach
site-coach-help = After each of your moves, the coach says “well played” or shows a better one. The game is not rated.
site-open-table = Open the table
site-preset = Rules
site-pace = Time
site-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
site-in-minutes = , in minutes
site-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
site-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
site-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
site-pace-untimed = no clock
site-pace-friendly = { $count ->
        [one] no clock, { $count } day per turn
       *[other] no clock, { $count } days per turn
    }
site-pace-in-one-go = in one go
site-fate-untimed = If somebody is away on their turn, the others can choose what happens after 3 minutes. Nobody loses anything automatically.
site-fate-days = { $count ->
        [one] Everybody has { $count } day per turn, without a clock. After that the others can choose what happens; nobody loses anything automatically.
       *[other] Everybody has { $count } days per turn, without a clock. After that the others can choose what happens; nobody loses anything automatically.
    }
site-fate-timed = If your time runs out you lose your turn. If a player is away, the others may choose what happens after two lost turns in a row; after three, the player is out of the game.
site-pace-per-turn = { $time } per turn
site-pace-per-game = { $time } per player
site-pace-with-increment = { $time } per player, plus { $more } each turn
site-pace-correspondence = { $count ->
        [one] { $count } day per turn
       *[other] { $count } days per turn
    }
site-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
site-pace-kind-untimed = no clock
site-pace-kind-per-turn = per turn
site-pace-kind-per-game = per game
site-pace-kind-correspondence = correspondence
site-pace-how-untimed = For each turn, without losing anything
site-pace-how-per-turn = For each turn
site-pace-how-per-game = For each player, for the whole game
site-pace-how-correspondence = For each turn
site-pace-other = other…
site-less = Less
site-more = More
site-pace-seconds = Seconds per turn
site-pace-minutes = Minutes per player
site-pace-increment = Extra seconds each turn
site-pace-days = Days per turn
site-options = All the rules
site-options-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
site-options-reset = Undo the changes
site-option-changed = Changed.
site-table-rules = Rules of this table
