# The position of the day
site-daily-title = La position du jour
site-daily-how = { $day } : une position par jeu, la même pour tout le monde, avec des mots français. Vous avez un seul essai pour chacune.
site-daily-left = Les prochaines arrivent à minuit, heure de Paris : dans { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }.
site-daily-try = Chercher
site-daily-look = Revoir
site-daily-answers = { $count ->
        [0] Personne n’a encore répondu.
        [one] Une réponse jusqu’ici.
       *[other] { $count } réponses jusqu’ici.
    }
site-daily-mine = Mes jours
site-daily-streak = { $count ->
        [0] Jouez une position pour commencer une série.
        [one] Un jour de suite.
       *[other] { $count } jours de suite.
    }
site-daily-day = { $count ->
        [0] { $day } : aucune position jouée
       *[other] { $day } : { $mark } sur 100
    }
site-daily-mark = { $mark } sur 100
site-daily-share = Ludomots, la position du jour · { $day }
site-daily-picture = Image
site-daily-fair = Rien n’est changé après coup : l’empreinte de chaque position est publiée d’avance.
site-daily-hashes = La liste des empreintes
site-daily-of = { $game }, { $day }
site-daily-ask = À vous : trouvez le meilleur coup. Un seul essai : le premier coup joué compte.
site-daily-found = C’est le meilleur coup !
site-daily-missed = Voici ce qu’il y avait à trouver
site-daily-best = le meilleur
site-daily-as-good = aussi bon
site-daily-behind = { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
site-daily-levels = Ce que l’ordinateur aurait joué
site-daily-everybody = Toutes les réponses
site-daily-place = { $answers ->
        [one] Vous êtes la première personne à répondre.
       *[other] Vous êtes à la place { $place } sur { $answers }.
    }
site-daily-histogram = Nombre de réponses pour chaque note, de 0 à 100
site-daily-onward = Les autres positions
