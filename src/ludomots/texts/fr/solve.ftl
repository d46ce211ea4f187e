# The command solve
cli-solve = Les coups possibles d’une position, avec leurs mots et leurs points, les meilleurs d’abord.
cli-argument-position = la position en texte, ou - pour lire des positions, une par ligne, chacune suivie d’une espace et de ses lettres ou de son dé (- s’il n’en faut pas)
cli-option-rack = les lettres en main, d’un chevalet ou de cartes ; Q est la lettre Qu, ? un joker
cli-option-die = ce que montre le dé, de 1 à 6, si le jeu en a un
cli-option-all = montrer tous les coups
cli-option-top = montrer tant de coups
cli-option-check = faire juger de nouveau chaque coup trouvé par le livre des règles

solve-points = points
solve-expected = moyenne
solve-mean = { NUMBER($points, minimumFractionDigits: 1) }
solve-move = coup
solve-words = mots
solve-count =
    { $count ->
        [0] aucun coup
        [one] un seul coup
       *[other] { $shown ->
            [one] le meilleur de { $count } coups ; --all les montre
           *[other] { $shown } coups sur { $count }
        }
    }
solve-disagreement = Le moteur et le livre des règles ne sont pas d’accord sur { $play } : { $verdict }. Merci de le signaler.

solve-no-solver = Les coups de ce jeu ne peuvent pas encore être cherchés.
text-rack-missing = Il manque les lettres du chevalet : --rack LETTRES.
text-die-missing = Il manque ce que montre le dé : --die N.
text-hand-missing = Il manque les cartes de la main : --rack LETTRES.
text-hand-not-asked = Des cartes sont retournées dans cette position, et la première se place : retirez --rack.
text-line-of-positions = Une ligne a une position, une espace, et les lettres en main ou ce que montre le dé ; - s’il n’en faut pas.
solve-wrong-hand =
    { $hand ->
        [die] Ce jeu a un dé et pas de lettres en main : donnez seulement --die N.
       *[rack] Ce jeu a des lettres en main et pas de dé : donnez seulement --rack LETTRES.
    }
solve-hand-in-line = Chaque ligne de l’entrée standard a ses lettres ou son dé : retirez --rack et --die.
