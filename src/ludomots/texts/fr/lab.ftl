# How a game plays under an option or a ruling
cli-lab = Faire montrer par des adversaires comment un jeu se joue selon une option ou un arbitrage, en chiffres.
cli-option-lab-against = règle d’un second réglage, comparé au premier : KEY=VALUE, ou preset=NOM (plusieurs fois possible)
cli-option-plot = dessiner les chiffres dans ce fichier, en SVG
cli-option-lab-seed = graine : la même donne les mêmes parties
lab-title =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }{ $settings ->
        [one] { "" }
       *[other] { " par réglage" }
    }, { $players }
lab-start =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game }…
lab-unwritten = Impossible d’écrire { $file } ({ $reason }).
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = (de { $low } à { $high })
lab-clear = net
lab-clear-means = Entre parenthèses : intervalles à 95 %. « Net » : le hasard seul donne rarement un tel écart.
lab-intervals = Entre parenthèses : intervalles à 95 %.
lab-endings = Comment les parties ont fini
lab-no-end = Arrêtée par le laboratoire après { $moves } coups.
lab-spread = Scores : un dixième sous { $low }, la moitié sous { $middle }, un dixième au-dessus de { $high }
lab-refused =
    { $count ->
        [one] La règle a refusé un coup d’un ordinateur, qui a passé.
       *[other] La règle a refusé { $count } coups d’ordinateurs, qui ont passé.
    }
lab-figure-turns = Tours par partie
lab-figure-rounds = Tours de table par partie
lab-figure-idle = Tours pour rien
lab-figure-useless = Tours sans coup utile
lab-figure-forced = Tours avec un seul coup utile
lab-figure-longest-wait = Plus longue attente d’un coup utile (tours)
lab-figure-shut-out = Places sans coup utile jusqu’à la fin
lab-figure-lead-changes = Changements de tête
lab-figure-comebacks = Vainqueur dernier à mi-partie
lab-figure-first-seat = Victoires de qui commence
lab-figure-guard-ends = Parties qui n’aboutissent pas
lab-figure-score = Points par place
lab-figure-margin = Points entre le premier et le deuxième
