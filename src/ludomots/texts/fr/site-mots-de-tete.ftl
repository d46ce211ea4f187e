# The table of Mots de Tête on the site
site-mots-de-tete-grid = Grille de { $side } cases sur { $side }
site-mots-de-tete-black = case noire
site-mots-de-tete-coloured = case { $colour }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
site-mots-de-tete-orange = orange
site-mots-de-tete-yellow = jaune
site-mots-de-tete-red = rouge
site-mots-de-tete-written-now = écrite maintenant
site-mots-de-tete-left = { $count ->
        [0] toutes écrites
        [one] encore { $count } lettre
       *[other] encore { $count } lettres
    }
site-mots-de-tete-no-room = On ne peut pas écrire sur cette case.
site-mots-de-tete-rub-out = Effacer
site-mots-de-tete-play = { $dice ->
        [0] { $points ->
            [one] Jouer { $points } point
           *[other] Jouer { $points } points
        }
        [one] Jouer { $points } points et { $dice } dé
       *[other] Jouer { $points } points et { $dice } dés
    }
site-mots-de-tete-dice-of = Dés de { $player } pour { $words } :
site-mots-de-tete-larger = Agrandir
site-mots-de-tete-smaller = Toute la grille
site-mots-de-tete-aim-solo = Solo : jusqu’au premier échec
site-mots-de-tete-aim-normal = But : { $target } points
site-mots-de-tete-aim-quarte = Quarté, but : { $target } points
site-mots-de-tete-aim-marathon = Marathon : le dernier en jeu gagne
site-mots-de-tete-aim-time = But : le plus de points
site-keys = Lettres
site-keys-back = Effacer la dernière lettre
