# La partie revue avec l’analyse
site-review = L’analyse
site-review-begin = Revoir la partie avec l’analyse
site-review-how = Chaque décision est jugée avec ce que le joueur pouvait savoir. Les premiers jugements arrivent tout de suite.
site-review-going = L’analyse avance
site-review-stop = Arrêter
site-review-none = Les parties de ce jeu ne peuvent pas être analysées.
site-review-curve = Les chances de gagner au fil de la partie
site-review-chance = { $percent } %
site-review-to-win = { $percent } % de chances
site-review-accuracy = Précision
site-review-accuracy-of = { $accuracy } sur 100
site-review-luck = { $points ->
        [0] ni chance ni malchance
        [one] { $points } point de chance
       *[other] { $points } points de chance
    }
site-review-bad-luck = { $points ->
        [one] { $points } point de malchance
       *[other] { $points } points de malchance
    }
site-review-choice = { $points ->
        [0] rien perdu par ses choix
        [one] { $points } point perdu par ses choix
       *[other] { $points } points perdus par ses choix
    }
site-review-gifts = { $points ->
        [0] rien reçu des choix des autres
        [one] { $points } point reçu des choix des autres
       *[other] { $points } points reçus des choix des autres
    }
site-review-losses = Pertes : { $small ->
        [one] { $small } petite
       *[other] { $small } petites
    }, { $medium ->
        [one] { $medium } moyenne
       *[other] { $medium } moyennes
    }, { $large ->
        [one] { $large } grosse
       *[other] { $large } grosses
    }
site-review-turning = Les tournants
site-review-turn = Coup { $step }
site-review-swing = { $player } : de { $before } à { $after } %
site-review-no-marks = Aucune perte à signaler.
site-review-mark = Coup { $step }, { $player } : { $grade }
site-review-grade-best = le meilleur coup
site-review-grade-good = un bon coup
site-review-grade-small = petite perte
site-review-grade-medium = perte moyenne
site-review-grade-large = grosse perte
site-review-decision = Coup { $step } : { $player }
site-review-choices = Ce qui a été joué et les meilleurs coups
site-review-made = Joué
site-review-place = { $place ->
        [1] Le meilleur
       *[other] N° { $place }
    }
site-review-behind = { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
site-review-ahead = le plus fort
site-review-level = aussi fort
site-review-hidden = Montrer ce qui était caché
site-review-hidden-why = Le jugement n’en tient jamais compte.
site-review-before = La position avant le coup
