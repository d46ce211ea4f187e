# A decision of a reviewed game, tried again
try-best = C’est le meilleur coup !
try-as-good = Aussi bon que le meilleur coup : rien ne les départage.
try-behind = { $points ->
        [one] À { $points } point du meilleur coup
       *[other] À { $points } points du meilleur coup
    }, { $place ->
        [2] le deuxième
        [3] le troisième
       *[other] le { $place }e
    } des { $count } coups examinés.
try-clue-theme = Thème : { $theme }.
try-clue-points = Il y a mieux : un coup qui rapporte { $points ->
        [0] 0 point tout de suite, mais davantage ensuite
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }.
try-clue-word = Son mot a { $count } lettres et commence par { $letter }.

site-try = Réessayer
site-try-ask = Joué : { $made }. Trouvez mieux !
site-try-ask-how = Posez vos lettres comme à la table : on vous dit à quelle distance vous êtes du meilleur coup. Essayez autant que vous voulez.
site-try-clue = Un indice
site-try-clue-next = Un autre indice
site-try-solution = La solution
site-try-again = Recommencer
site-try-shown = Les meilleurs coups
site-try-choice = { $move } : { $behind ->
        [0] le meilleur
        [one] { $behind } point de moins
       *[other] { $behind } points de moins
    }
site-try-close = { $move } : à moins d’un point du meilleur
site-try-made = joué dans la partie
site-try-back = Retour à la partie

site-mistakes = Mes erreurs
site-mistakes-how = Les positions de vos parties analysées où il y avait mieux à jouer. Celles que vous trouvez reviennent de plus en plus rarement.
site-mistakes-none = Rien ici pour le moment : faites analyser une partie terminée, et ses positions à revoir viendront s’y ranger.
site-mistakes-due = { $count ->
        [0] Rien à revoir aujourd’hui
        [one] { $count } position à revoir aujourd’hui
       *[other] { $count } positions à revoir aujourd’hui
    }
site-mistakes-cards = { $count ->
        [one] { $count } position en tout
       *[other] { $count } positions en tout
    }
site-mistakes-begin = Commencer
site-mistakes-filter = Lesquelles ?
site-mistakes-all = Toutes
site-mistakes-next = Position suivante
site-mistakes-drop = Ne plus me la demander
site-mistakes-over = C’est tout pour aujourd’hui.
site-mistakes-place = Position { $number } sur { $count }
site-mistakes-result-right = Trouvé du premier coup. Elle reviendra { $when }.
site-mistakes-result-nearly = Presque. Elle reviendra { $when }.
site-mistakes-result-wrong = À revoir bientôt. Elle reviendra { $when }.
site-mistakes-today = aujourd’hui
site-mistakes-days = { $count ->
        [one] demain
       *[other] dans { $count } jours
    }
