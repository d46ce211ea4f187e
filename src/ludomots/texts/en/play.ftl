# Playing in a terminal
cli-play = Play in the terminal. Without options: a screen to choose.
cli-option-against = an opponent: debutant, famille, club or champion (up to three times)
cli-option-people = number of people at this keyboard; 1 without opponents: alone
cli-option-name = a person’s name (may be repeated)
cli-option-draws = draws that can be repeated
cli-option-hints = with or without hints

play-no-terminal = Playing needs a terminal: run “ludomots play” in a terminal window, without a pipe or redirection.
play-no-table = { $game } cannot be played in the terminal yet. Choose among: { $choices }.
play-which-game = Choose a game: ludomots play, then one of { $choices }.
play-too-many = At most { $most } play, the computer included.
play-no-clock = In the terminal games have no clock: leave out turnClock.
play-not-saved = The game could not be saved ({ $reason }): the move was not made. Enter to try again.
play-elsewhere = This game goes on or has ended in another window: the move was not made here.
play-damaged = A saved game was damaged; it was set aside: { $file }
play-unreadable = Cannot be read: { $file } ({ $reason }).
play-kept = Game kept: { $file }
play-kept-verify = To check it: ludomots verify, and this file.
play-not-put-away = The game could not be put away ({ $reason }). It stays here: { $file }

play-person = Player { $number }
play-nobody = nobody
play-level-debutant = Débutant
play-level-famille = Famille
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Greedy

# The shelf
play-shelf = L U D O M O T S
play-shelf-foot = ↑ ↓ choose · Enter open the box · Esc quit
play-game-topword = Topword
play-about-topword = words piled upon words
play-game-mots-de-tete = Mots de Tête
play-about-mots-de-tete = a grid, a die, every letter you like

# The start screen
play-start-foot = ↑ ↓ choose a line · ← → change it · Enter begin · Esc other game
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
play-wish-opponent1 = Opponent
play-wish-opponent2 = Second opponent
play-wish-opponent3 = Third opponent
play-wish-people = Players
play-wish-name = Name of player { $number }
play-wish-words = Words
play-wish-words-check = checked: a bad word is refused
play-wish-words-contest = contested: bluffing is allowed
play-wish-rules = Rules and words
play-wish-rules-french = French
play-wish-rules-international = international, English words
play-wish-board = Board
play-wish-board-10 = 10 × 10 squares, 100 tiles
play-wish-board-8 = 8 × 8 squares, a short game
play-wish-hints = Hints
play-wish-hints-yes = allowed
play-wish-hints-no = no
play-wish-light = Light
play-wish-light-lamp = lamp
play-wish-light-day = day
play-wish-start = Begin

# The table
play-keys = F1 help · Esc menu · Space → ↓ · F2 shuffle · F3 hint · F7 exchange
play-rack = Rack
play-bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
play-left = (left)
play-and = { $first } and { $last }
play-over = The game is over. Enter: the result.
play-thinking = { $player } is thinking…
play-unkept = The end of the game could not be saved. Enter to try again.
play-slip-passes = { $player } could not play and passes.
play-slip-accepts = { $player } could not answer and accepts.
play-wait = It is not your turn yet.
play-not-now = That cannot be done now.
play-hints-off = This table plays without hints.
play-turn = Your turn, { $player }: lay a word, exchange a tile (F7) or pass (F6).
play-turn-empty-bag = Your turn, { $player }: lay a word or pass (F6). The bag is empty.
play-turn-first = Your turn, { $player }: lay the first word, on a + square of the centre.
play-turn-solo = Your turn, { $player }: lay a word. Passing (F6) ends the game.
play-turn-retry = Your turn again, { $player }: lay another word or pass (F6).
play-turn-open = { $author } lays { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). Your turn, { $player }: F8 contests, F9 accepts, or play.
play-window = { $author } lays { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). F8 contests, Enter accepts.
play-preview = { $points ->
        [one] Enter to play { $points } point
       *[other] Enter to play { $points } points
    }
play-preview-not-yet = Not yet:
play-bonus = bonus
play-pile = Pile on { $square }: { $tiles }
play-refused-too = Not allowed either: { $words }.
play-refused-where = ({ $squares } · rule { $rule })
play-refused-rule = (rule { $rule })

# The story of the game
play-log-start = Draw: { $drawn }. { $player } begins.
play-log-place = { $player } lays { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-log-open = { $player } lays { $words }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } unless contested
play-log-undone = { $player } lays { $words }: { $points ->
        [one] { $points } point contested
       *[other] { $points } points contested
    }
play-log-pass = { $player } passes
play-log-exchange = { $player } exchanges a tile
play-log-withdraw = { $player } leaves the game
play-log-time-up = The time is up
play-log-contest-won = { $player } contests: { $words } { $count ->
        [one] is not allowed
       *[other] are not allowed
    }, { $author } takes the tiles back
play-log-contest-failed = { $player } contests in vain: { $author } keeps the points

# Windows
play-foot-page = Esc closes
play-foot-answers = ↑ ↓ Enter chooses · Esc cancels
play-foot-must = Enter chooses
play-yes = Yes
play-no = No
play-menu = Menu
play-ready = I am { $player }: show my rack
play-hand-over = Hand the keyboard to { $player }, Enter when you are ready.
play-contest-together = F8: somebody contests this play
play-who-contests = Who contests?
play-ask-pass = Pass your turn?
play-ask-pass-solo = Pass? The game will be over.
play-ask-withdraw = Leave the game for good? You will have lost it.
play-ask-withdraw-solo = Give the game up?
play-exchange = One tile for another from the bag; your turn is over.
play-exchange-free = { $count ->
        [0] You have no exchange left.
        [one] You have { $count } exchange left, without losing your turn.
       *[other] You have { $count } exchanges left, without losing your turn.
    }
play-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $words } at { $square }
play-hint-lay = Enter lays the tiles; nothing is played.
play-no-hint = No word can be laid: exchange or pass.
play-unseen = Tiles not seen
play-unseen-where = { $bag } in the bag, { $others } on the other racks, all mixed:
play-piles = The piles, top first
play-no-pile = There is no pile yet.
play-help = The keys
play-help-check = Words are checked when you play; a bad word is refused and nothing is lost.
play-help-contest = Words are not checked: they stand unless somebody contests.
play-help-signs = Signs: + centre square · digit = height of the pile · [A] tile you are laying · A• last play · A! refused square
play-key-move = Arrows
play-key-turn = Space or Tab
play-key-letter = A … Z
play-key-keep = full stop .
play-key-backspace = Backspace
play-key-escape = Escape
play-key-enter = Enter
play-key-help = F1 or ?
play-key-shuffle = F2
play-key-hint = F3
play-key-unseen = F4
play-key-piles = F5
play-key-pass = F6
play-key-exchange = F7
play-key-contest = F8
play-key-accept = F9
play-key-scroll = Page up, down
play-key-quit = Ctrl-Q
play-does-move = move the cursor
play-does-turn = write across → or down ↓
play-does-letter = lay this letter (Q: Qu), or keep the same one
play-does-keep = keep the tile that is there and move on
play-does-backspace = take the last tile back
play-does-escape = take all tiles back; with none laid: the menu
play-does-enter = play what is laid
play-does-help = help
play-does-shuffle = shuffle the rack
play-does-hint = hint: the best plays
play-does-unseen = tiles not seen
play-does-piles = what the piles hold
play-does-pass = pass
play-does-exchange = exchange a tile
play-does-contest = contest the last play
play-does-accept = accept the last play
play-does-scroll = read the game again
play-does-quit = quit; the game is kept
play-does-light = light: day or lamp
play-does-withdraw = give the game up
play-does-leave = another game; this one is kept

# The end
play-end-winner = { $count ->
        [0] Nobody wins
        [one] { $players } wins!
       *[other] { $players } win together!
    }
play-end-solo = Game over: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-end-cost = Each tile left on a rack costs 5 points.
play-you-left = You have left the game.
play-end-left = { $points } − { $cost } ({ $count } × { $each }: { $tiles })
play-end-rematch = Rematch
play-end-look = Look at the board
play-end-leave = Another game
play-end-quit = Quit
