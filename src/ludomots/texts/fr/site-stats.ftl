# The page of one's own statistics
site-stats-title = Mes statistiques
site-stats-of = Les statistiques de { $name }
site-stats-of-guest = Les statistiques d’un joueur
site-stats-none = Vos statistiques commencent avec votre première partie terminée.
site-stats-games = { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
site-stats-company-alone = en solitaire
site-stats-company-computers = contre l’ordinateur
site-stats-company-people = à plusieurs
site-stats-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
site-stats-won = { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
site-stats-points = { $average } points en moyenne, { $best } au mieux
site-stats-words = Mes meilleurs mots
site-stats-notable = À retenir
site-stats-longest = Le mot le plus long
site-stats-letters = { $count } lettres
site-stats-hardest = L’adversaire le plus coriace
site-stats-hardest-none = Pas encore : il faut trois parties contre le même adversaire.
site-stats-guest = un invité
site-stats-met = { $games } parties : { $won } gagnées, { $lost } perdues
site-stats-learnt = Mots appris
site-stats-learnt-count = { $count ->
        [one] { $count } mot su pour de bon
       *[other] { $count } mots sus pour de bon
    }
site-stats-accuracy = La précision
site-stats-accuracy-now = { $count ->
        [one] { $accuracy } sur 100 dans la partie analysée
       *[other] { $accuracy } sur 100 en moyenne dans les { $count } dernières parties analysées
    }
site-stats-accuracy-curve = { $count ->
        [one] La précision de { $count } partie analysée
       *[other] La précision de { $count } parties analysées, de la plus ancienne à la plus récente
    }
site-stats-sharing = Partager
site-stats-share = Montrer cette page à ceux qui ont le lien
site-stats-share-how = Personne d’autre ne la voit. Les noms de vos adversaires n’y figurent pas. Le lien cesse de fonctionner dès que vous arrêtez le partage.
site-stats-share-text = Mes statistiques sur Ludomots
site-stats-see = Mes statistiques
