# Matches between computer players
cli-arena = Faire jouer des adversaires entre eux, avec des intervalles de confiance.
cli-option-players = les joueurs, séparés par des virgules
cli-option-games = nombre de parties
cli-option-pairs = mêmes tirages, places échangées
cli-option-seed = graine : la même donne le même match
cli-option-budget = temps de réflexion par coup, en millisecondes
cli-option-playouts = nombre de parties simulées par coup, au lieu d’un temps
cli-option-jobs = nombre de processus (par défaut un par cœur)
cli-option-preset = jeu de règles
cli-option-option = option de table, KEY=VALUE (plusieurs fois possible) ; les voir : ludomots rules JEU --options
cli-argument-game = le jeu
arena-start =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game }…
arena-standing =
    { $name } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $ties ->
        [one] { $ties } égalité
       *[other] { $ties } égalités
    }, { $score } points en moyenne
arena-share = part de { $name } : { $value } % (à 95 % entre { $low } et { $high })
arena-end =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seconds } s de calcul
player-unknown = joueur inconnu « { $option } » : { $choices }
players-none = Il n’y a pas encore d’ordinateur qui joue à « { $option } ».
players-count = « { $option } » : { $value } joueurs ; il en faut { $choices }
cli-bench = Mesurer la vitesse sur cette machine.
bench-part = { $part }…
