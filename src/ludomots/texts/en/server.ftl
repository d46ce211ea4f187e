# Why the server does not answer as one would like.

problem-title-yours = This cannot be done
problem-title-ours = The server has a problem
problem-400 = The request cannot be understood.
problem-401 = You must first say who you are.
problem-403 = You may not do this. Reload the page, then try again.
problem-404 = There is nothing at this address.
problem-405 = This cannot be asked in this way.
problem-409 = This is not possible right now.
problem-413 = The message is too long.
problem-415 = This format is not understood.
problem-422 = The request cannot be accepted.
problem-429 = Not so fast: wait a moment, then try again.
problem-500 = Something went wrong. Nothing that was stored is lost.
problem-503 = The server cannot do this at the moment. Try again shortly.
problem-starting = The server is starting. Try again in a moment.
problem-stopping = The server is stopping and will be back shortly. Nothing that was played is lost.
problem-database-away = The server cannot reach its database at the moment. Nothing that was played is lost. Try again shortly.
problem-database-locked = The server’s database is busy. Nothing was stored: try again in a moment.
problem-disk-full = The server has no room left on its disk: nothing new can be stored until its operator makes some. Nothing that was played is lost.
problem-database-read-only = The server may not write to its database: nothing new can be stored until its operator mends that.
problem-database-damaged = The server’s database is damaged: its operator must mend it.
problem-figures-closed = These figures are for the server’s operator.
problem-no-table = There is no table at this address.
problem-only-record = This game ended long ago: it is kept only to be looked back at.
problem-old-table = This table was played with rules or a word list that are no longer here: it cannot be opened.
problem-newer-table = This table was played with a newer version of Ludomots than the one that runs here: it cannot be opened.
problem-damaged-table = What was stored of this table is damaged, so it has been set aside. All other tables go on. Those who run this server can see what is left of it: please tell them.
problem-unreadable = The request cannot be understood: { $why }
problem-no-game = This game is not on the shelf.
problem-word-undecided = This word can still be contested: its meaning is shown once that is decided.
problem-word-accepted = This word is in the list already.
problem-no-lexicon = There is no such word list here.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-reviewed = This game has not been reviewed yet.
problem-no-step = The game has no move of this number.
problem-no-hints = Hints are not allowed at this table.
problem-computers-busy = The computer players are busy. Please try again in a moment.
problem-too-many-listed = You already have several tables in the list. Start or leave one first.
problem-too-many-waiting = You already wait at many tables. Start a game or leave a table first.
problem-too-much-thinking = The server has thought a lot for you already. Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
problem-no-day = There is no position for that day yet.
problem-day-over = That day is over in Paris: a new position is waiting for you.
problem-already-answered = You have already given your answer for this position today.
problem-no-study-list = There is no such list to learn.
problem-no-card = This card is not in your deck.
problem-no-statistics = These statistics are not shared, or no longer.
problem-no-word-to-learn = Only an accepted word can be learnt.
problem-deck-full = Your deck is full: first learn what is in it.
