# The command solve
cli-solve = Les coups possibles d’une position, avec leurs mots et leurs points, les meilleurs d’abord.
cli-argument-position = la position en texte, ou - pour lire des positions avec leur chevalet ou leur dé, une par ligne
cli-option-rack = Topword : les lettres du chevalet ; Q est la lettre Qu
cli-option-die = Mots de Tête : ce que montre le dé, de 1 à 6
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
text-line-of-positions = Une ligne a une position, une espace, et les lettres d’un chevalet ou ce que montre un dé.
