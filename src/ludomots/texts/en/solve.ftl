# The command solve
cli-solve = The legal moves of a position with their words and points, best first.
cli-argument-position = the position as text, or - to read positions, one a line, each with its letters or its die behind a space (- if it needs neither)
cli-option-rack = the letters in hand, of a rack or of cards; Q is the Qu tile, ? a blank
cli-option-die = what the die shows, 1 to 6, where the game has a die
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
text-hand-missing = The cards of the hand are missing: --rack LETTERS.
text-hand-not-asked = Cards lie open in this position, and the first of them is placed: leave out --rack.
text-line-of-positions = A line has a position, a space, and the letters in hand or what a die shows; - if it needs neither.
solve-wrong-hand =
    { $hand ->
        [die] This game has a die and no letters in hand: give --die N alone.
       *[rack] This game has letters in hand and no die: give --rack LETTERS alone.
    }
solve-hand-in-line = Each line of standard input has its own letters or die: leave out --rack and --die.
