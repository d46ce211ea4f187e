# The command solve
cli-solve = The legal moves of a position with their words and points, best first.
cli-argument-position = the position as text, or - to read positions with their rack or die, one a line
cli-option-rack = Topword: the letters of the rack; Q is the Qu tile
cli-option-die = Mots de Tête: what the die shows, 1 to 6
cli-option-all = show all moves
cli-option-top = how many moves to show
cli-option-check = let the rulebook judge every move found again

solve-points = points
solve-expected = mean
solve-mean = { NUMBER($points, minimumFractionDigits: 1) }
solve-move = move
solve-words = words
solve-count =
    { $count ->
        [0] no move
        [one] one move
       *[other] { $shown ->
            [one] the best of { $count } moves; --all shows them
           *[other] { $shown } of { $count } moves
        }
    }
solve-disagreement = Engine and rulebook disagree about { $play }: { $verdict }. Please report it.

solve-no-solver = The moves of this game cannot be found yet.
text-rack-missing = The letters of the rack are missing: --rack LETTERS.
text-die-missing = What the die shows is missing: --die N.
text-line-of-positions = A line has a position, a space, and the letters of a rack or what a die shows.
