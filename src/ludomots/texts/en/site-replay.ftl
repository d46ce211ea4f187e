# Watching a game again
site-replay-how = Every game that ended here can be watched again from its table. You have the record of a game? Bring it along.
site-replay-file = File
site-replay-text = or its text
site-replay-start = The beginning
site-replay-curve = The scores over the game
site-replay-first = To the beginning
site-replay-back = Previous move
site-replay-step = Move
site-replay-on = Next move
site-replay-last = To the end
site-replay-best = The best move
site-replay-ask = What would the engine have played?
site-replay-thinking = Thinking…
site-replay-played = Played: { $move }
site-replay-record = The record
site-replay-download = Download
site-replay-verify = Verify the draws
