# Playing in a terminal
play-no-terminal = Playing needs a terminal: run “ludomots play” in a terminal window, without a pipe or redirection.
play-no-table = { $game } cannot be played in the terminal yet. Choose among: { $choices }.
play-which-game = Choose a game: ludomots play, then one of { $choices }.
play-how-many = From { $fewest } to { $most } play, the computer included.
play-not-saved = The game could not be saved ({ $reason }): the move was not made. Enter to try again.
play-elsewhere = This game goes on or has ended in another window: the move was not made here.
play-damaged = A saved game was damaged; it was set aside: { $file }
play-unreadable = Cannot be read: { $file } ({ $reason }).
play-kept = Game kept: { $file }
play-kept-verify = To check it: ludomots verify, and this file.
play-not-put-away = The game could not be put away ({ $reason }).

play-person = Player { $number }
play-nobody = nobody

# The shelf
play-shelf = L U D O M O T S
play-shelf-foot = ↑ ↓ choose · Enter open the box · Esc quit

# The start screen
play-start-foot = ↑ ↓ choose · ← → change · Enter begin · Esc other game
play-resume = Go on: { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-waits-other-words = Other dictionary: { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-waits-other-rulebook = Other rules: { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-why-other-words = This game can only go on with the version of the dictionary it began with; it is kept.
play-why-other-rulebook = This game can only go on with the version of the rules it began with; it is kept.
play-wish-mode = Game
play-wish-mode-computer = against the computer
play-wish-mode-people = several at this keyboard
play-wish-mode-alone = alone
play-wish-opponent = { $number ->
        [1] Opponent
       *[other] Opponent { $number }
    }
play-wish-people = Players
play-wish-name = Name of player { $number }
play-wish-words = Words
play-wish-words-check = checked: a bad word is refused
play-wish-words-contest = contested: bluffing is allowed
play-wish-board = Board
play-wish-clock = Clock
play-wish-clock-none = none
play-wish-clock-60 = 1 minute a turn
play-wish-clock-120 = 2 minutes a turn
play-wish-clock-180 = 3 minutes a turn
play-wish-hints = Hints
play-wish-hints-yes = allowed
play-wish-hints-no = no
play-wish-coach = Coach
play-wish-coach-yes = a comment on each move
play-wish-coach-no = no
play-wish-light = Light
play-wish-light-lamp = lamp
play-wish-light-day = day
play-wish-start = Begin

# The table
play-left = (left)
play-time-turn = Turn { $time }
play-time-game = Game { $time }
play-over = The game is over. Enter: the result.
play-thinking = { $player } is thinking…
play-slip-passes = { $player } could not play and passes.
play-slip-accepts = { $player } could not answer and accepts.
play-slip-plays = { $player } could not play: the table plays instead.
play-wait = It is not your turn yet.
play-not-now = That cannot be done now.
play-hints-off = This table plays without hints.
play-turn-open = { $play } Your turn, { $player }: F8 contests, F9 accepts, or play.
play-window = { $play } F8 contests, Enter accepts.
play-preview = { $points ->
        [one] Enter to play { $points } point
       *[other] Enter to play { $points } points
    }
play-preview-not-yet = Not yet:
play-refused-too = Not allowed either: { $words }.
play-refused-where = ({ $squares } · rule { $rule })
play-refused-rule = (rule { $rule })

# Windows
play-foot-page = Esc closes
play-foot-look-up = A … Z type a word · Enter looks it up · Esc closes
play-foot-answers = ↑ ↓ Enter chooses · Esc cancels
play-foot-must = Enter chooses
play-yes = Yes
play-no = No
play-menu = Menu
play-ready = I am { $player }: show my hand
play-hand-over = Hand the keyboard to { $player }, Enter when you are ready.
play-contest-together = F8: somebody contests this play
play-who-contests = Who contests?
play-ask-pass = Pass your turn?
play-ask-pass-solo = Pass? The game will be over.
play-ask-withdraw = Leave the game for good? You will have lost it.
play-ask-withdraw-solo = Give the game up?
play-hint-lay = Enter sets it up; nothing is played yet.
play-no-meaning = No word has been laid yet, or it can be contested.
play-look-up = Another word: { $word }
play-no-hint = No word to propose.
play-help = The keys
play-help-check = Words are checked when you play; a bad word is refused and nothing is lost.
play-help-tries = Words are checked when you play; a bad word costs a try.
play-help-contest = Words are not checked: they stand unless somebody contests.
play-key-move = Arrows
play-key-turn = Space or Tab
play-key-letter = A … Z
play-key-keep = full stop .
play-key-backspace = Backspace
play-key-escape = Escape
play-key-enter = Enter
play-key-help = F1
play-key-meaning = ?
play-key-scroll = Page up, down
play-key-quit = Ctrl-Q
play-does-move = move the cursor
play-does-turn = write across → or down ↓
play-does-keep = keep the tile that is there and move on
play-does-backspace = take the last tile back
play-does-escape = take all tiles back; with none laid: the menu
play-does-enter = play what is laid
play-does-help = help
play-does-meaning = what words mean
play-does-hint = hint: the best plays
play-does-pass = pass
play-does-contest = contest the last play
play-does-accept = accept the last play
play-does-scroll = read the game again
play-does-quit = quit; the game is kept
play-does-light = light: day or lamp
play-does-withdraw = give the game up
play-does-leave = another game; this one is kept

# The end
play-best = Best so far: { $points } points ({ $player }, { $date })
play-best-new = A new best result!
play-best-not-kept = The best result could not be noted ({ $reason }).
play-end-rematch = Rematch
play-end-look = Look at the board
play-end-leave = Another game
play-end-quit = Quit
play-waits-other-game = Game not known here: { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-waits-damaged = Damaged game: { $players } ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    })
play-why-other-game = The game of this table is not installed; it is kept.
play-why-damaged = The log of this game cannot be read; it is kept.
play-how-to-resume = The game is kept. To go on with it: { $command }
play-how-to-return = The table stays open. To come back to it: { $command }
play-nothing-to-resume = There is no game to go on with.
play-unreachable = No answer from { $url } ({ $reason }).
play-which-server = Say also of which server: --server URL
play-lost-connection = The connection is lost; trying again…
play-wait-for-others = The table is open. Invite others with this link: { $link }
play-does-begin = begin the game
play-not-a-move = This text is no move of this game.
play-no-move-chosen = Choose a move (↑ ↓) or type it.
play-type-move = Move
play-preview-move = Enter plays { $move }
play-wish-preset = Rules
play-keys-plain = ↑ ↓ choose a move or type it   Enter play   F1 help   Esc menu
play-signs-plain = ▸ the chosen move
play-does-choose-move = choose a move of the list
play-does-type-move = type a move in the notation of the game
play-key-choose-move = ↑ ↓
play-key-type-move = letters
play-foot-begin = Enter begin · Esc quit
play-foot-wait = Waiting for the game to begin · Esc quit
