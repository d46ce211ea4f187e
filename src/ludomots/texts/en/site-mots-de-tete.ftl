# The table of Mots de Tête on the site
site-mots-de-tete-grid = Grid of { $side } by { $side } squares
site-mots-de-tete-black = black square
site-mots-de-tete-coloured = { $colour } square, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
site-mots-de-tete-orange = orange
site-mots-de-tete-yellow = yellow
site-mots-de-tete-red = red
site-mots-de-tete-written-now = written now
site-mots-de-tete-left = { $count ->
        [0] all written
        [one] { $count } letter to go
       *[other] { $count } letters to go
    }
site-mots-de-tete-no-room = Nothing can be written on this square.
site-mots-de-tete-rub-out = Rub out
site-mots-de-tete-play = { $dice ->
        [0] { $points ->
            [one] Play for { $points } point
           *[other] Play for { $points } points
        }
        [one] Play for { $points } points and { $dice } die
       *[other] Play for { $points } points and { $dice } dice
    }
site-mots-de-tete-dice-of = Dice of { $player } for { $words }:
site-mots-de-tete-larger = Larger
site-mots-de-tete-smaller = Whole grid
site-mots-de-tete-aim-solo = Solo: until the first miss
site-mots-de-tete-aim-normal = Aim: { $target } points
site-mots-de-tete-aim-quarte = Quarté, aim: { $target } points
site-mots-de-tete-aim-marathon = Marathon: the last one in wins
site-mots-de-tete-aim-time = Aim: the most points
site-keys = Letters
site-keys-back = Rub out the last letter
