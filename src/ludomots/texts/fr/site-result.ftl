# The end of a game
site-result-tie = Égalité !
site-result-lost = { $count ->
        [0] Personne ne gagne
        [one] { $players } gagne
       *[other] { $players } gagnent
    }
site-result-you = Vous
site-result-by = { $points ->
        [one] D’un point.
       *[other] De { $points } points.
    }
site-result-short = { $points ->
        [one] Il vous a manqué un point.
       *[other] Il vous a manqué { $points } points.
    }
site-result-always-ahead = En tête d’un bout à l’autre.
site-result-was-behind = { $points ->
        [one] Vous aviez eu un point de retard.
       *[other] Vous aviez eu jusqu’à { $points } points de retard.
    }
site-result-was-ahead = { $points ->
        [one] Vous avez eu un point d’avance.
       *[other] Vous avez eu jusqu’à { $points } points d’avance.
    }
site-result-best-alone = Votre meilleur score avec ces règles !
site-result-word = Mot de la partie
site-result-keep = À garder de cette partie
site-result-word-by = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
site-result-course = La partie, coup par coup
site-result-share = Partager
site-result-share-how = Le résultat est copié : collez-le où vous voulez.
site-result-share-not = Le résultat n’a pas pu être copié.
site-result-shared = { $game } : { $scores }.
site-result-shared-word = Mot de la partie : { $word }.
