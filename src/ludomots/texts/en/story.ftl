# Games of any kind in words
story-judge = the judge
story-judge-react = { $play } You decide: does this word exist?
story-judge-who-plays-react = { $play } You are the judge: do you believe it?
story-judge-sat = { $player } judges words
story-and = { $first } and { $last }
story-nor = { $first } or { $last }
story-or = { $first } or { $last }
story-pass = { $player } passes
story-accept = { $player } accepts
story-goes-on = The game goes on
story-withdraw = { $player } leaves the game
story-misses-turn = { $player } misses this turn
story-will-miss = { $count ->
        [one] You will miss your next turn.
       *[other] You will miss your next { $count } turns.
    }
story-skips = { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
story-time-up-of = { $player }’s time is up
story-time-up = The time is up
story-winner = { $count ->
        [0] Nobody wins.
        [one] { $players } wins!
       *[other] { $players } win together!
    }
story-you-win = { $count ->
        [one] You win!
       *[other] You win, together with { $players }!
    }
story-solo = Game over: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-account = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $why }

# Moves and turns of a game that has no words of its own for them
story-played = { $player }: { $move }
story-turn = { $player }, it is your turn.
story-contest-won = { $player } contests: { $count ->
        [one] { $words } is no good. { $author } loses the play
       *[other] { $words } are no good. { $author } loses the play
    }
story-contest-failed = { $player } contests in vain: the play of { $author } is good

# What is expected
story-their-turn = It is { $player }’s turn.
story-waiting-for = Waiting for { $players }.
story-open = { $play } Waiting for { $players }.
story-react = { $play } Contest it or accept it.
story-react-or-play = { $play } Contest it, accept it, or take your turn.
story-no-play = { $player }, no word is possible now: you can { $what }.
story-only = { $player }, no word is possible now: you have to { $what }.
story-only-pass = { $player }, no word is possible now: all you can do is pass.
story-pass-ends = Passing now ends the game.
do-pass = pass

# A table before, between and after its moves
story-free = Free seat
story-before-seats = { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
story-before-start = Everybody is here: the game can begin.
story-closed = This table is closed: there will be no game.
story-closed-unmoved = Nobody has moved for a long time: the game is closed, with no winner and no loser.
story-closed-operator = An operator closed this table. Nobody wins, and nothing counts.
story-unlisted = An operator took this table out of the list.
story-joined = { $player } sits down
story-left = { $player } gets up
story-removed = The owner removes { $player } from the table
story-seat-freed = The owner frees the seat of { $player }, who is away
story-seats-ordered = The owner changes the order of the seats
story-you-were-removed = The owner removed you from the table.
story-started = The game begins.
story-coached = With a coach: this game is not rated.
story-coach-best = Well played: nothing was better.
story-coach-good = Well played.
story-coach-points =
    { $points ->
        [one] There was a move worth { $points } point: { $move }.
       *[other] There was a move worth { $points } points: { $move }.
    }
story-coach-better = There was better: { $move }.
story-went-away = { $player } is away
story-came-back = { $player } is back
story-resumed = The table goes on after an interruption; no clock has run
story-hints-asked = { $player } asks for hints: this game is not rated
story-rematch-offered = { $player } offers a rematch
story-rematched = The rematch begins
story-chat-on = The chat is open
story-chat-off = The chat is closed
story-spectators-talk = Spectators may talk among themselves
story-spectators-silent = Spectators may not talk any more
story-spectators-none = Spectators see the game as it happens
story-spectators-move = Spectators see each move when the next one is made
story-spectators-minutes = Spectators see the game two minutes late

story-computers-busy = The computer players are busy: yours is number { $place } in the queue.
