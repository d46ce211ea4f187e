# Watching a game again
site-replay-title = Replay a game
site-replay-how = Replay your games move by move: the scores, the engine’s best move, and proof that the draws were fair.
site-replay-bring = A game from elsewhere
site-replay-file = File
site-replay-text = or its text
site-replay-start = The start
site-replay-curve = Scores over the game
site-replay-scores = Points
site-replay-first = To the start
site-replay-back = Previous move
site-replay-step = Move
site-replay-on = Next move
site-replay-last = To the end
site-replay-record = The record
site-replay-download = Download
site-replay-verify = Verify the draws
