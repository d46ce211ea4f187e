# The frame of the site
site-title-shelf = Ludomots: the open library of word games
site-title-table = Table · Ludomots
site-title-game = { $game } · Ludomots
site-title-your-turn = ● Your turn · { $game } · Ludomots
site-title-rules = Rules · Ludomots
site-title-lesson = Lesson · Ludomots
site-title-replay = Replay · Ludomots
site-title-referee = Referee · Ludomots
site-title-word = Word check · Ludomots
site-title-study = Learn words · Ludomots
site-title-quiz = Quiz · Ludomots
site-title-stats = Statistics · Ludomots
site-title-mistakes = My mistakes · Ludomots
site-title-try = Try again · Ludomots
site-title-daily = The position of the day · Ludomots
site-title-notices = Notifications · Ludomots
site-title-people = Together · Ludomots
site-title-player = A player · Ludomots
site-title-group = A group · Ludomots
site-title-leaderboard = Leaderboards · Ludomots
site-title-profile = Profile · Ludomots
site-title-recovery = Recovery sheet · Ludomots
site-title-about = About · Ludomots
site-title-operator = The team · Ludomots
site-title-unknown = Page not found · Ludomots
site-skip = Skip to content
site-places = Site pages
site-place-referee = Referee
site-place-word = Word check
site-place-study = Learn
site-place-replay = Replay
site-place-people = Together
site-place-profile = Profile
site-place-about = About
site-menu = Menu
site-light-day = Daylight
site-light-lamp = Lamplight
site-sound = Sounds
site-other-language = FR: français
site-loading = One moment…
site-wrong = Something went wrong
site-nowhere = Nothing at this address
site-wrong-tiles = OOPS
site-waiting-tiles = WORD
site-no-page = Check the link, or go back to the games.
site-not-found = It doesn’t exist, or no longer does. Check the link.
site-broken = The page ran into a problem. Try again; your game is safe on the server.
site-no-server = The server isn’t answering. Check your connection, then try again.
site-server-trouble = The server couldn’t answer. Try again in a moment.
site-again = Try again
site-to-shelf = Back to the games
site-cancel = Cancel
site-close = Close
site-understood = Got it
site-copy = Copy
site-copied = Copied

# The shelf
site-welcome = Welcome to the word game library
site-welcome-how = Pick a box and start playing right away: against the computer, together on this device, or with friends through a simple link. No sign-up, free and open.
site-daily-card = The position of the day
site-daily-card-how = The same for everybody, one try for each game.
site-shelf = Games
site-my-games = My games
site-games-waiting = { $count ->
        [one] Others are waiting for you in one game
       *[other] Others are waiting for you in { $count } games
    }
site-open-tables = Open tables
site-facts = { $least } to { $most } players
site-play-now = Play
site-level-of = Opponent, { $game }
site-together = With others…
site-rules = Rules
site-lesson = 2-minute lesson
site-join = Take a seat
site-watch = Watch
site-closes-open = If the game has not begun by { $when }, the table closes.
site-closes-unmoved = If nobody moves by { $when }, the game closes.
site-your-turn = your turn
site-their-turn = { $player } to play
site-waits-for-players = waiting for players
site-alone = solo
site-all-games = All my games ({ $count })
site-fewer-games = Fewer games
site-dismiss = Put away
site-dismissed-back = { $count ->
        [one] Bring back the game you put away
       *[other] Bring back the { $count } games you put away
    }
site-against = against { $player }
site-study-link = Learn words: lists and a quiz
site-words-in = Language of the words
site-words-only-fr = French
site-words-only-en = English
site-words-fr = French words
site-words-en = English words
site-words-nl = Dutch words

# Setting a table
site-players = Players
site-player-number = Player { $number }
site-start = Start

# The waiting room
site-waiting = The table is waiting for its players.
site-seat-open = open seat
site-leave = Give up my seat
site-your-name = Your name
site-another-here = Someone else here
site-start-without = { $count ->
        [one] The open seat will go.
       *[other] The { $count } open seats will go.
    }
site-invite = Invite
site-invite-how = Share this link, or point a phone’s camera at this code.
site-invite-link = Link to the table
site-invite-code = Code for a camera: it opens this table
site-table-closed = This table is closed

# The table
site-table = The table
site-score = Score
site-player-misses = { $count ->
        [one] misses the next turn
       *[other] misses { $count } turns
    }
site-game-paused = paused
site-player-left = left
site-player-away = not connected
site-player-acts = is playing
site-player-you-act = your turn
site-player-computer = computer
site-player-you = you
site-player-here = at the table
site-time-left = Time left
site-short-day = { $count } d
site-short-hour = { $count } h
site-short-minute = { $count } min
site-until = until { $when }
site-connection-lost = No connection. Your game is safe: trying again…
site-connection-wait = No connection: your letters stay where they are, and you can play as soon as it is back.
site-connection-back = Back online.
site-log = The game
site-log-empty = Nothing played yet.
site-stage-skip = Skip
site-chat = Chat
site-chat-write = Your message
site-chat-send = Send
site-chat-off = Chat is off.
site-chat-close = Turn chat off
site-chat-open = Turn chat on
site-mute = Mute or report someone
site-mute-note = You no longer see their messages, at any table. They aren’t told.
site-may-pass = Pass
site-may-contest = Contest
site-may-accept = Accept
site-may-withdraw = Leave the game
site-ask-pass = Pass your turn without playing?
site-ask-withdraw = Leave the game for good? You will lose it, and the others will play on.
site-accept-as = { $player } accepts
site-judge = Judge
site-judge-nobody = Judge: nobody yet
site-judge-name = Judge: { $name }
site-judge-away = Judge: { $name }, away
site-judge-you = You are the judge
site-judge-beside = Judge: someone beside you
site-judge-sit = Judge words
site-judge-accept = The judge accepts
site-judge-contest = The judge refuses
site-contest-as = { $player } contests
site-window-left = Time left to answer:
site-hand-over = Pass the device to { $player }.
site-hand-over-ready = It’s me, { $player }: show my letters
site-hint = Hint
site-hints = Some possible moves
site-hints-how = Choose one to put it in place; nothing is played yet.
site-hint-more = Another hint
site-hint-show = Show the moves
site-hint-first = A hint
site-no-hint = No move to suggest.
site-play = Play
site-play-points = { $points ->
        [one] Play for { $points } point
       *[other] Play for { $points } points
    }
site-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
site-bonus = bonus
site-not-yet = Not your turn yet: your letters will wait here.
site-take-back = Take back
site-shuffle = Shuffle
site-rack = Your letters
site-rack-shown = On the rack
site-rack-how = Arrows go from letter to letter, shift and arrows move one, Enter picks it up.
site-tile = { $tile }
site-tile-laid = { $tile }, laid
site-bag = Bag: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
site-unseen = Unseen letters
site-unseen-where = { $bag } in the bag and { $others } held by the others, mixed together.
site-square = row { $row }, column { $col }
site-across = You are writing across. Space changes direction.
site-down = You are writing down. Space changes direction.
site-square-empty = empty
site-square-mine = laid now
site-square-last = last play
site-square-wrong = refused

# The end
site-rematch = Rematch
site-rematch-offered = { $players }: another game?
site-rematch-waiting = Rematch offered: waiting for the others.
site-rematch-go = Go to the rematch
site-replay = Watch the replay
