# Why a table refuses what is asked of it.

table-already-offered = You have already offered a rematch.
table-already-started = The game has already begun.
table-chat-off = The chat of this table is switched off.
table-chat-text = A message has 1 to 300 printable characters, in one line.
table-chat-too-fast = Not so fast: wait a few seconds before the next message.
table-name = A name needs 1 to 32 printable characters.
table-no-open-seat = Every seat is taken.
table-no-rematch = Not everybody wants to play again.
table-no-seat-of-yours = The person who opens a table must sit down at it.
table-no-such-bot = There is no computer player of that level for this game.
table-no-such-game = There is no such game on the shelf.
table-nobody-to-mute = Nobody sits there whom you could mute.
table-not-a-move = This is no move of this game.
table-not-finished = The game is not over yet.
table-not-running = No game is being played at this table.
table-not-seated = You have no seat at this table.
table-not-the-owner = Only the owner of the table may do that.
table-not-your-seat = This seat is not yours.
table-nothing-new = Nothing has changed.
table-rematch-started = The rematch has begun already.
table-seat-taken = Somebody else sits there.
table-stale = Something happened before your move arrived. Have a look, then play again.
table-too-few-players = Too few players for this game.
table-unknown-events = This table knows nothing of what you have seen. Please load it again.
table-wrong-number-of-seats = This game cannot be played by that number of players.
