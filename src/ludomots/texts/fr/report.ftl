# Le rapport d’une analyse : ludomots review, sa page et ses graphiques
cli-review = Analyser une partie finie : ce que valait chaque coup, ce qu’il a coûté, le hasard et les choix.
cli-option-html = écrire le rapport dans ce fichier, en une page avec ses graphiques
cli-option-review-playouts = parties simulées pour chaque décision : plus il y en a, plus c’est long et sûr
cli-option-review-seed = graine : la même donne la même analyse

report-title = Analyse d’une partie de { $game }
report-made =
    { $playouts ->
        [one] Une partie simulée pour chaque décision, avec la graine { $seed } : la même partie donne la même analyse.
       *[other] { $playouts } parties simulées pour chaque décision, avec la graine { $seed } : la même partie donne la même analyse.
    }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-share = { NUMBER($value, maximumFractionDigits: 0) } %
report-accuracy = précision
report-no-decision = rien à décider
report-losses =
    { $small ->
        [0] aucune petite perte
        [one] { $small } petite perte
       *[other] { $small } petites pertes
    }, { $medium ->
        [0] aucune moyenne
        [one] { $medium } moyenne
       *[other] { $medium } moyennes
    }, { $large ->
        [0] aucune grosse
        [one] { $large } grosse
       *[other] { $large } grosses
    }
report-luck-gave = Le hasard a donné { $luck } { $points ->
        [one] point
       *[other] points
    }, ses choix en ont coûté { $choice } et ceux des autres en ont donné { $gifts }.
report-luck-took = Le hasard a pris { $luck } { $points ->
        [one] point
       *[other] points
    }, ses choix en ont coûté { $choice } et ceux des autres en ont donné { $gifts }.
report-choice-alone = Ses choix ont coûté { $choice } { $points ->
        [one] point
       *[other] points
    }.

report-chances = Chances de gagner
report-chances-about = Après chaque coup. Un point est un coup qui a coûté quelque chose, un anneau un tournant de la partie.
report-lost = Points perdus à chaque coup
report-lost-about = Par rapport au meilleur coup, en moyenne jusqu’à la fin de la partie.
report-luck-and-choice = Le hasard et les choix
report-luck-and-choice-about = En points. Le hasard est l’avance qu’on aurait eue si personne n’avait rien perdu par ses choix ; la somme est l’avance à la fin.
report-luck = hasard
report-choice = choix
report-gifts = choix des autres
report-result = avance

report-turning = Tournants
report-every-decision = Toutes les décisions
report-look-again = Coups à revoir
report-nothing-lost = Aucun coup n’a coûté plus que ce que le hasard explique.
report-show-hidden = Montrer ce que les autres avaient
report-of = { $what } : { $how }
report-step = Coup { $step }, { $player }
report-holds = { $player } a { $hand }.

report-column-step = n°
report-column-player = joueur
report-column-move = coup
report-column-points = points
report-column-grade = note
report-column-lost = perte
report-column-chance = chances
report-column-why = valeur
report-made-mark = joué
report-grade-best = le meilleur
report-grade-good = bon
report-grade-small = petite perte
report-grade-medium = perte moyenne
report-grade-large = grosse perte
report-part-now = points tout de suite
report-part-kept = ce qui est gardé
report-part-opened = ce que cela ouvre
report-part-closed = ce que cela ferme
report-part-end = fin de la partie
report-part-chance = la chance que cela réussisse

report-progress = Coup { $step } sur { $count }
report-stopped = Arrêté : rien n’a été écrit.
report-unwritten = Impossible d’écrire { $file } ({ $reason }).
report-no-analyst = Les parties de { $game } ne peuvent pas être analysées.
