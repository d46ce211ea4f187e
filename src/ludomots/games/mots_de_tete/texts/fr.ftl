# Mots de Tête on the shelf of the site
site-game-mots-de-tete = Mots de Tête
site-about-mots-de-tete = Une grille, un dé, et toutes les lettres de votre tête.
site-facts-mots-de-tete = 1 à 4 joueurs · 45 minutes

# The rules that can be chosen
preset-mots-de-tete-french = Règles de la boîte
preset-mots-de-tete-printed = Règles imprimées : on conteste les mots
preset-mots-de-tete-four = À quatre, en 250 points
preset-mots-de-tete-timed = Au temps : trois quarts d’heure
preset-mots-de-tete-marathon = Marathon
preset-mots-de-tete-quarte = Quarté : quatre lettres à chaque tour
preset-mots-de-tete-solo = En solitaire
preset-mots-de-tete-short = Partie courte sur la petite grille
option-mots-de-tete-board = Grille
option-mots-de-tete-board-17 = 17 cases sur 17
option-mots-de-tete-board-13 = 13 cases sur 13
option-mots-de-tete-variant = Façon de jouer
option-mots-de-tete-variant-help = Au marathon, qui n’écrit rien deux fois de suite se retire ; le plus haut score gagne, même celui d’un joueur retiré. Au quarté, quatre lettres à chaque tour, sans dé.
option-mots-de-tete-variant-normal = au premier qui a les points
option-mots-de-tete-variant-marathon = marathon : le plus de points, tant qu’on arrive à écrire
option-mots-de-tete-variant-quarte = quarté : quatre lettres par tour
option-mots-de-tete-target = Points pour gagner
option-mots-de-tete-target-help = Sans effet au marathon, quand on joue seul, ou quand la partie a une durée.
option-mots-de-tete-game-time = Durée de la partie
option-mots-de-tete-game-time-help = Le temps écoulé, on finit le tour et le plus haut score gagne.
option-mots-de-tete-game-time-none = sans durée
option-mots-de-tete-finish-round = Finir le tour de table
option-mots-de-tete-finish-round-help = Quand quelqu’un a les points, chacun joue encore jusqu’à la fin du tour.
option-mots-de-tete-reroll-one-on-empty = Relancer un 1 sur la grille vide
option-mots-de-tete-reroll-one-on-empty-help = Aucun mot n’a une seule lettre : sans cela, le premier joueur passe.
option-mots-de-tete-quarte-exact-word = Quarté : des mots de quatre lettres
option-mots-de-tete-quarte-exact-word-help = Le mot a quatre lettres en tout, celles de la grille comprises.
option-mots-de-tete-retries = Nouveaux essais après un mot faux
option-mots-de-tete-retries-help = Quand le programme vérifie les mots.
option-mots-de-tete-retries-none = sans limite

# Why a move is refused in Mots de Tête
refused-no-letter = Écrivez au moins une lettre.
refused-no-capital = { $squares } : « { $letter } » n’est pas une lettre de A à Z.
refused-black-square = { $squares } : on n’écrit pas sur une case noire.
refused-square-taken = { $squares } : il y a déjà une lettre.
refused-two-directions = Les lettres d’un tour s’écrivent sur une seule ligne ou une seule colonne : { $squares }.
refused-wrong-count = Le dé demande { $die ->
        [one] une lettre
       *[other] { $die } lettres
    } : vous en écrivez { $count }.
refused-not-four = À chaque tour on écrit quatre lettres : vous en écrivez { $count }.
refused-across-black = { $squares } : un mot ne passe pas par-dessus une case noire.
refused-off-cross = Le premier mot doit toucher la croix noire du centre.
refused-not-linked = Le mot doit prolonger, croiser ou longer un mot déjà écrit.
refused-wrong-length = À cette table, le mot doit avoir { $length } lettres.
refused-no-game-time = Cette partie n’a pas de durée fixée.
refused-time-over-already = Le temps est déjà écoulé : ce tour est le dernier.

# Why a game of Mots de Tête ended
end-mots-de-tete-stalled = Rien n’a été écrit pendant deux tours de table.
end-target = Le nombre de points fixé est atteint.
end-time-over = Le temps de la partie est écoulé.
end-last-roll = Il ne restait qu’un joueur, qui a lancé le dé une dernière fois.
end-not-placed = Le nombre de lettres demandé n’a pas été placé.

# What is wrong with a text of Mots de Tête
text-die = « { $text } » n’est pas un dé : écrivez un chiffre de 1 à 6.
text-black-square = Au caractère { $position } : { $square } est une case noire.
text-writing = « { $text } » n’est pas un coup. Exemples : 6F DISQUE, L6 SOLO, 7K N.TES, - pour passer.

# Drawings of Mots de Tête
draw-die = dé { $die }

# Mots de Tête in words
story-mots-de-tete-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } efface et perd son tour
story-mots-de-tete-contest-failed = { $player } conteste à tort : { $author } garde son mot
story-mots-de-tete-contest-failed-turn = { $player } conteste à tort et perd son prochain tour : { $author } garde son mot
story-mots-de-tete-rolled-again = Un 1 sur la grille vide : le dé est relancé et donne { $die }.
story-mots-de-tete-turn = À vous, { $player } : { $what }.
story-mots-de-tete-write-count = { $count ->
        [one] écrivez une lettre
       *[other] écrivez { $count } lettres
    }
story-mots-de-tete-write-length = écrivez un mot de { $length } lettres
story-mots-de-tete-write-first = { $task }, contre la croix noire
story-mots-de-tete-tried = { $words } : { $count ->
        [one] refusé
       *[other] refusés
    }. { $left ->
        [0] C’est votre dernier essai.
        [one] Encore { $left } essai après celui-ci.
       *[other] Encore { $left } essais après celui-ci.
    }
story-mots-de-tete-marathon-miss = Si vous passez, vous êtes hors jeu.
story-mots-de-tete-last-roll = C’est le dernier lancer.
story-mots-de-tete-last-turn = Le temps est écoulé : c’est le dernier coup.
story-mots-de-tete-open = { $player } écrit { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
story-mots-de-tete-open-dice = { $player } écrit { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } et les dés).
story-mots-de-tete-out = hors jeu
story-mots-de-tete-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
story-mots-de-tete-hint-dice = environ { $points } points : { $words } en { $square }
story-mots-de-tete-clue = { $count ->
        [one] Un mot est possible, en { $lengths } lettres.
       *[other] { $count } mots d’un coup sont possibles, en { $lengths } lettres.
    }
story-mots-de-tete-clue-place = Cherchez en { $square }.
story-mots-de-tete-start = Lancer : { $rolled }. { $player } commence.
story-mots-de-tete-write = { $player } écrit { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-mots-de-tete-refused = { $player } écrit { $words } : { $count ->
        [one] mot refusé
       *[other] mots refusés
    }
story-mots-de-tete-refused-lost = { $player } écrit { $words } : { $count ->
        [one] mot refusé, tour perdu
       *[other] mots refusés, tour perdu
    }
story-mots-de-tete-dice = (dés : { $rolls })
story-mots-de-tete-drops-out = { $player } est hors jeu
story-mots-de-tete-time-over = Le temps de la partie est écoulé : dernier coup
story-mots-de-tete-write-dice = { $player } écrit { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et les dés
story-mots-de-tete-dice-after = Dés de { $player } : { $rolls }. En tout { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What a review says of plays. After "but": "… brings 4 points less, but closes F6 →, …"
theme-mots-de-tete-word = Mots qui rapportent
theme-mots-de-tete-place = Places ouvertes et fermées
theme-mots-de-tete-room = Garder de la place pour tous les dés
theme-mots-de-tete-end = Fin de partie
theme-mots-de-tete-doubt = Contester ou non
review-mots-de-tete-write = { $words } en { $square }
review-mots-de-tete-pass = le choix de passer
review-mots-de-tete-accept = le choix d’accepter
review-mots-de-tete-contest = le choix de contester
review-mots-de-tete-now = rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-now-dice = rapporte environ { $points } points avec les dés
review-mots-de-tete-opened = laisse environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au joueur suivant
review-mots-de-tete-opened-less = ne laisse qu’environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au joueur suivant
review-mots-de-tete-closed = ferme { $square }, où un { $die } pouvait rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-closed-quarte = ferme { $square }, où l’on pouvait marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-mots-de-tete-kept = garde environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le tour d’après
review-mots-de-tete-end = gagne { $percent } % des parties quand on les joue jusqu’au bout
review-mots-de-tete-end-alone = permet encore environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aux tours suivants
review-mots-de-tete-contested = ne rapporte rien si quelqu’un conteste
review-mots-de-tete-erases = efface { $words }, { $count ->
        [one] qui n’est pas admis
       *[other] qui ne sont pas admis
    }
review-mots-de-tete-turn-lost = coûte le prochain tour, car tous les mots sont admis

# Mots de Tête in a terminal
play-notation-mots-de-tete = 6F DISQUE écrit DISQUE en ligne depuis F6 ; F6 DISQUE l’écrit en colonne. Un point remplace une lettre déjà là : 7K N.TES. Dans la grille : 1 à 5 points de la case, ¹ ² ³ dés d’une case de couleur, # noir, petites lettres : coup contestable.

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
site-mots-de-tete-count = { $count ->
        [one] { $count } lettre à écrire
       *[other] { $count } lettres à écrire
    }
site-mots-de-tete-write-down = Écrire en colonne
site-mots-de-tete-write-across = Écrire en ligne
site-mots-de-tete-left = { $count ->
        [0] toutes écrites
        [one] encore { $count } lettre
       *[other] encore { $count } lettres
    }
site-mots-de-tete-tap = Touchez une case pour écrire.
site-mots-de-tete-no-room = On ne peut pas écrire sur cette case.
site-mots-de-tete-rub-out = Effacer
site-mots-de-tete-play = { $dice ->
        [0] { $points ->
            [one] Jouer pour { $points } point
           *[other] Jouer pour { $points } points
        }
        [one] Jouer pour { $points } points et { $dice } dé
       *[other] Jouer pour { $points } points et { $dice } dés
    }
site-mots-de-tete-last = Dernier coup : { $player }
site-mots-de-tete-points = { $points ->
        [one] point
       *[other] points
    }
site-mots-de-tete-says-contest = Je conteste !
site-mots-de-tete-says-pass = Je passe.
site-mots-de-tete-says-time = Temps écoulé !
site-mots-de-tete-larger = Agrandir
site-mots-de-tete-smaller = Toute la grille
site-mots-de-tete-aim-solo = Solo : jusqu’au premier échec
site-mots-de-tete-aim-normal = But : { $target } points
site-mots-de-tete-aim-quarte = Quarté, but : { $target } points
site-mots-de-tete-aim-marathon = Marathon : le plus de points gagne
site-mots-de-tete-aim-time = But : le plus de points
site-keys = Lettres
site-keys-back = Effacer la dernière lettre

# The lesson
lesson-mots-de-tete-write = Le dé montre 4 : écrivez LUNE, quatre lettres, juste au-dessus de la croix noire.
lesson-mots-de-tete-write-done = Chaque case écrite rapporte son chiffre : 5, 1, 5 et 1, soit { $points } points. Toutes les lettres sont permises.
lesson-mots-de-tete-count = Le dé montre 1 : une lettre, pas une de plus. Faites de LUNE un pluriel.
lesson-mots-de-tete-count-done = Seules vos lettres comptent pour le dé ; mais c’est tout le mot qui rapporte : { $points } points.
lesson-mots-de-tete-cross = Le dé montre 3 : croisez LUNES. Partez de son S et écrivez SOIR vers le bas.
lesson-mots-de-tete-cross-done = Le S était déjà là : vous en avez écrit trois, et SOIR rapporte ses quatre cases.
lesson-mots-de-tete-both = Le dé montre 2 : sous le R de SOIR, écrivez SE vers la droite.
lesson-mots-de-tete-both-done = Deux mots d’un coup : SE et SOIRS. La lettre commune compte dans les deux.
lesson-mots-de-tete-colour = Le dé montre 2 : prolongez le R de SOIR vers la droite pour écrire RUE, jusqu’à la case jaune.
lesson-mots-de-tete-colour-done = Une case jaune lance deux dés, ici 5 et 3. Orange en lance un, rouge trois, à chaque fois qu’un nouveau mot y passe.
lesson-mots-de-tete-pass = Le dé montre 6, et rien ne vous vient ? Passez votre tour.
lesson-mots-de-tete-pass-done = Passer ne coûte rien. Le premier à 300 points gagne.
