# Playing in a terminal
play-no-terminal = Playing needs a terminal: run “ludomots play” in a terminal window, without a pipe or redirection.
play-no-table = There is no game { $game }. Choose among: { $choices }.
play-which-game = Choose a game: ludomots play, then one of { $choices }.
play-how-many = From { $fewest } to { $most } play, the computer included.
play-person = Player { $number }

# Choosing
play-shelf = L U D O M O T S
play-resume = Go on: { $game } · { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-mode-alone = Alone
play-mode-people = { $count } people at this keyboard
play-mode-free = { $count ->
        [one] One other person, invited by a link
       *[other] { $count } other people, invited by a link
    }
play-which-rules = Which rules?

# Kept games
play-not-saved = The game could not be saved ({ $reason }): the move was not made.
play-elsewhere = This game has gone on in another window: the move was not made here.
play-damaged = A saved game was damaged; it was set aside: { $file }
play-unreadable = Cannot be read: { $file } ({ $reason }).
play-why-other-game = The game of { $file } is not installed; the file is kept.
play-why-other-words = { $file } can only go on with the version of the dictionary it began with; it is kept.
play-why-other-rulebook = { $file } can only go on with the version of the rules it began with; it is kept.
play-kept = Game kept: { $file }
play-kept-verify = To check it: ludomots verify, and this file.
play-not-put-away = The game could not be put away ({ $reason }).
play-how-to-resume = The game is kept. To go on with it: { $command }
play-nothing-to-resume = There is no game to go on with.

# Tables of a server
client-lost-connection = The connection is lost; trying again…
play-unreachable = No answer from { $url } ({ $reason }).
play-which-server = Say also of which server: --server URL
play-how-to-return = The table stays open. To come back to it: { $command }
play-wait-for-others = The table is open. Invite others with this link: { $link }
play-foot-begin = Enter begin · Esc quit
play-foot-wait = Waiting for the game to begin · Esc quit

# The table
play-left = (left)
play-time-turn = turn { $time }
play-time-game = game { $time }
play-thinking = { $player } is thinking…
play-slip-passes = { $player } could not play and passes.
play-slip-accepts = { $player } could not answer and accepts.
play-slip-plays = { $player } could not play: the table plays instead.
play-wait = It is not your turn yet.
play-not-now = That cannot be done now.
play-hints-off = This table plays without hints.
play-no-hint = No word to propose.
play-preview = { $words } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dice ->
        [0] { "" }
        [one] { " " }and one die
       *[other] { " " }and { $dice } dice
    }
play-preview-move = Enter plays { $move }
play-preview-word = Enter looks { $word } up
play-refused-where = ({ $squares } · rule { $rule })
play-refused-rule = (rule { $rule })
play-short-help = help
play-short-hint = hint
play-short-pass = pass
play-short-contest = contest
play-short-accept = accept
play-short-typing = Tab completes · ?WORD looks a word up

# Windows
play-foot-page = Esc closes
play-foot-answers = ↑ ↓ Enter chooses · Esc closes
play-foot-must = Enter chooses
play-yes = Yes
play-no = No
play-ready = I am { $player }: show my letters
play-hand-over = Hand the keyboard to { $player }.
play-contest-together = F8: somebody contests this play
play-who-contests = Who contests?
play-ask-pass = Pass your turn?
play-ask-pass-solo = Pass? The game will be over.
play-ask-withdraw = Leave the game for good? You will have lost it.
play-ask-withdraw-solo = Give the game up?
play-no-meaning = No word has been laid yet, or it can be contested.
play-unseen = Letters that you see nowhere:
play-help-check = Words are checked when you play; a bad word is refused.
play-help-contest = Words are not checked: they stand unless somebody contests.
play-help-line = Type a move and press Enter. Small letters will do. “-” passes, “=” accepts, “?” contests, “leave” gives the game up. Page up and down scroll the log.
play-does-light = light: day or lamp
play-does-hint = a good move; again: the next one
play-does-look = the position as text, letters not seen
play-does-pass = pass
play-does-contest = contest or doubt the last play
play-does-accept = accept the last play
play-does-withdraw = give the game up
play-does-other = another game; this one is kept
play-does-quit = quit (Ctrl-Q); the game is kept

# The end
play-end-rematch = Rematch
play-end-look = Look at the board
play-end-other = Another game
play-end-quit = Quit
