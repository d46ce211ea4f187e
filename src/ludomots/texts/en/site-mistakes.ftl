# A decision of a reviewed game, tried again
try-best = That is the best move!
try-as-good = As good as the best move: nothing tells them apart.
try-behind = { $points ->
        [one] { $points } point behind the best move
       *[other] { $points } points behind the best move
    }, number { $place } of the { $count } moves that were considered.
try-clue-theme = Theme: { $theme }.
try-clue-points = There is better: a move that brings { $points ->
        [0] no points at once, but more later
        [one] { $points } point at once
       *[other] { $points } points at once
    }.
try-clue-word = Its word has { $count } letters and begins with { $letter }.

site-try = Try again
site-try-ask = Played: { $made }. Find better!
site-try-ask-how = Lay your letters as at the table: you are told how far you are from the best move. Try as often as you like.
site-try-clue = A clue
site-try-clue-next = Another clue
site-try-solution = The solution
site-try-again = Start over
site-try-shown = The best moves
site-try-choice = { $move }: { $behind ->
        [0] the best
        [one] { $behind } point less
       *[other] { $behind } points less
    }
site-try-close = { $move }: within a point of the best
site-try-made = played in the game
site-try-back = Back to the game

site-mistakes = My mistakes
site-mistakes-how = Positions from your reviewed games in which there was a better move. Those you solve come back less and less often.
site-mistakes-none = Nothing here yet: have a finished game reviewed, and its positions to look at again will be filed here.
site-mistakes-due = { $count ->
        [0] Nothing to look at today
        [one] { $count } position to look at today
       *[other] { $count } positions to look at today
    }
site-mistakes-cards = { $count ->
        [one] { $count } position in all
       *[other] { $count } positions in all
    }
site-mistakes-begin = Begin
site-mistakes-filter = Which ones?
site-mistakes-all = All
site-mistakes-next = Next position
site-mistakes-drop = Do not ask me this again
site-mistakes-over = That is all for today.
site-mistakes-place = Position { $number } of { $count }
site-mistakes-result-right = Found at once. It comes back { $when }.
site-mistakes-result-nearly = Nearly. It comes back { $when }.
site-mistakes-result-wrong = To be looked at again soon. It comes back { $when }.
site-mistakes-today = today
site-mistakes-days = { $count ->
        [one] tomorrow
       *[other] in { $count } days
    }
