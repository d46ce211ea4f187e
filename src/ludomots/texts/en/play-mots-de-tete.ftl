# Mots de Tête in a terminal
play-game-mots-de-tete = Mots de Tête
play-about-mots-de-tete = a grid, a die, every letter you like
play-keys-mots-de-tete = F1 help · Esc menu · Space → ↓ · F3 hint · F6 pass
play-signs-mots-de-tete = Signs: 1 to 5 = points of the square · 1d 2d 3d = orange, yellow, red square: 1, 2 or 3 dice · ³A letter on a square of 3 points · ₂A on a square of 2 dice · + where to begin · [A] letter you are writing · A• last turn · A! refused square
play-key-write = A … Z
play-does-write = write this letter, or keep the same one

# The start screen
play-wish-variant = Variant
play-wish-variant-french = normal game
play-wish-variant-marathon = Marathon: two misses in a row and you are out
play-wish-variant-quarte = Quarté: four letters, no die
play-wish-goal = Aim
play-wish-goal-300 = 300 points
play-wish-goal-250 = 250 points
play-wish-goal-150 = 150 points
play-wish-goal-15min = most points in 15 minutes
play-wish-goal-30min = most points in 30 minutes
play-wish-goal-45min = most points in 45 minutes
play-wish-solo = Variant
play-wish-solo-solo = Solo: the die decides
play-wish-solo-quarte = Quarté: four letters, no die
play-wish-limit = Time
play-wish-limit-none = until the first miss
play-wish-limit-5min = 5 minutes at most
play-wish-limit-10min = 10 minutes at most
play-wish-limit-15min = 15 minutes at most
play-wish-grid = Grid
play-wish-grid-17 = 17 × 17 squares
play-wish-grid-13 = 13 × 13 squares
play-wish-language = Dictionary
play-wish-language-fr = French
play-wish-language-en = English
play-wish-language-nl = Dutch
play-wish-tries = A bad word
play-wish-tries-free = is refused and costs nothing
play-wish-tries-0 = costs the turn
play-wish-tries-1 = one more try
play-wish-tries-2 = two more tries
play-wish-clock-usual = none; in Marathon 2 minutes a turn

# The table
mots-de-tete-die = Die
mots-de-tete-quarte = Quarté
mots-de-tete-skips = (misses { $count })
mots-de-tete-aim-solo = Solo: until the first miss
mots-de-tete-aim-normal = Aim: { $target } points
mots-de-tete-aim-quarte = Quarté, aim: { $target } points
mots-de-tete-aim-marathon = Marathon: the last one in
mots-de-tete-aim-time = Aim: the most points
mots-de-tete-preview-dice = Enter: { $points } + dice, about { $mean }
mots-de-tete-bonus = { $square } { $colour }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $words ->
        [one] {""}
       *[other] , { $words } times
    }
mots-de-tete-orange = orange
mots-de-tete-yellow = yellow
mots-de-tete-red = red
