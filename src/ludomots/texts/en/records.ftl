# The commands replay, verify and rules
cli-replay = Play a recorded game again: its moves, the board, the scores, and where the record is wrong.
cli-verify = Check a recorded game: the secret is the one promised, and every draw follows from it.
cli-rules = The rules of a game.
cli-argument-file = the file of the record, or - for standard input
cli-option-step = show the board after this many moves
cli-option-other-words = judge the words by the installed list, whatever list the record names

replay-who = player
replay-hand = rack
replay-move = move
replay-points = scores
replay-table = table
replay-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
replay-guessed = The record has no secret: what is not written of the draws is only guessed.
replay-other-words = The game was played with another word list ({ $recorded }…) than the installed one ({ $installed }…). With --other-words the installed one judges.
replay-other-rulebook = The game was played by rulebook { $recorded }; this version knows rulebook { $installed }.

# Where a record and the rulebook disagree
fault-in-line = Line { $line }: { $what }
fault-in-move = Move { $move }: { $what }
fault-move = { $written } is refused. { $found }
fault-hand = the rack is written { $written }, it is { $found }.
fault-drawn = what was drawn is written { $written }, it is { $found }.
fault-points = the points are written { $written }, they are { $found }.
fault-totals = the totals are written { $written }, they are { $found }.
fault-result = the result is written { $written }, it is { $found }.

# The checks
verify-commitment-good = The secret is the one promised before the game.
verify-commitment-wrong = The secret is NOT the one promised before the game.
verify-commitment-missing = The secret or its promise is missing: the draws of a game can be checked when it is over.
verify-hands-good = { $count ->
        [one] What is written of the draws follows from the secret.
       *[other] What is written of the draws follows from the secret, at all { $count } places.
    }
verify-hands-wrong = Not everything that is written of the draws follows from the secret.
verify-hands-missing = Without the secret nothing is known of the draws.
verify-words-good = The word list is the installed one.
verify-words-wrong = The word list is not the installed one; with --other-words the installed one judges.
verify-words-other = The word list is not the installed one, which judged here.
verify-rulebook-wrong = The rulebook is not the one of this version.
verify-moves-good = { $count ->
        [one] One move, legal.
       *[other] { $count } moves, all legal.
    }
verify-moves-wrong = After { $count ->
        [one] one legal move
       *[other] { $count } legal moves
    } comes one that is not.
verify-points-good = The points are right.
verify-points-wrong = Some points are wrong.
verify-result-good = The result is right.
verify-result-wrong = The result is wrong.
verify-result-missing = There is no result to check.

# What is wrong with a record
record-at = Line { $line }, column { $column }: { $what }
record-no-file = { $file } cannot be read: { $why }.
record-no-text = { $file } is not a text.
record-too-long = The record is too long: { $limit } characters at most.
record-line-too-long = The line is too long: { $limit } characters at most.
record-character = The character { $character } is not allowed here.
record-tag = A tag looks like [Game "topword"].
record-tag-unknown = There is no tag { $tag }.
record-tag-twice = { $tag } is given twice.
record-tag-late = Tags stand before the moves.
record-tag-missing = The tag { $tag } is missing.
record-format-version = The record is of a newer format; this version knows format { $version }.
record-game-unknown = There is no game “{ $game }”. Choose among: { $choices }.
record-players = The game is for { $fewest } to { $most } players.
record-contributions = Either nobody or each of the { $players } players contributes to the draws.
record-number = “{ $found }” is no number of a { $tag }.
record-words = A word list is named by its language and the SHA-256 of its words.
record-words-of-table = The word list is “{ $found }”, but the table plays with “{ $expected }”.
record-date = “{ $found }” is no date: write 2026-11-15.
record-help = “{ $found }” is no help of a player. Choose among: { $choices }.
record-name = A name has { $limit } characters at most.
record-commitment = A promise is a SHA-256: 64 signs, 0–9 and a–f.
record-hex = Write bytes as pairs of the signs 0–9 and a–f, 64 bytes at most.
record-secret-of-study = A game that begins at a position has no secret.
record-columns = The line has { $found } columns; { $expected } are needed.
record-player = “{ $found }” is no player: write a number from 1 to { $players }, or table.
record-points = “{ $found }” are no points: write 0, +12 or +12 to 2.
record-totals = “{ $found }”: write one number for each of the { $expected } players.
record-reason = “{ $found }” is no reason for the end of a game.
record-after-end = Only comments come after the end.
verify-unfinished = The game is not finished: all that can be checked by now is right.
