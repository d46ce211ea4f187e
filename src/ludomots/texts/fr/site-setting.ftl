# Setting a table: seats, rules, pace
site-set-table = Une table de { $game }
site-you = Vous
site-seat-number = Place { $number }
site-name-of = Nom à la place { $number }
site-sitter-open = un invité, par lien
site-sitter-here = quelqu’un sur cet appareil
site-listed = Montrer cette table à tous
site-coach = Entraîneur
site-coach-help = Après chacun de vos coups, l’entraîneur dit « bien joué » ou montre un meilleur coup. La partie ne compte pas pour la force.
site-open-table = Ouvrir la table
site-preset = Règles
site-pace = Temps
site-players-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
site-in-minutes = , en minutes
site-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
site-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
site-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
site-pace-untimed = sans pendule
site-pace-friendly = { $count ->
        [one] sans pendule, { $count } jour par tour
       *[other] sans pendule, { $count } jours par tour
    }
site-pace-in-one-go = d’une traite
site-fate-untimed = Si quelqu’un est absent quand c’est à lui de jouer, les autres peuvent choisir la suite au bout de 3 minutes. Personne ne perd rien d’office.
site-fate-days = { $count ->
        [one] Chacun a { $count } jour par tour, sans pendule. Passé ce délai, les autres peuvent choisir la suite ; personne ne perd rien d’office.
       *[other] Chacun a { $count } jours par tour, sans pendule. Passé ce délai, les autres peuvent choisir la suite ; personne ne perd rien d’office.
    }
site-fate-timed = Qui dépasse son temps perd son tour. Si un joueur est absent, les autres peuvent choisir la suite après deux tours perdus de suite ; après trois, il quitte la partie.
site-pace-per-turn = { $time } par tour
site-pace-per-game = { $time } par joueur
site-pace-with-increment = { $time } par joueur, et { $more } à chaque tour
site-pace-correspondence = { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
site-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
site-pace-kind-untimed = sans pendule
site-pace-kind-per-turn = par tour
site-pace-kind-per-game = par partie
site-pace-kind-correspondence = correspondance
site-pace-how-untimed = Pour chaque tour, sans rien perdre
site-pace-how-per-turn = Pour chaque tour
site-pace-how-per-game = À chaque joueur, pour toute la partie
site-pace-how-correspondence = Pour chaque tour
site-pace-other = autre…
site-less = Moins
site-more = Plus
site-pace-seconds = Secondes par tour
site-pace-minutes = Minutes par joueur
site-pace-increment = Secondes en plus à chaque tour
site-pace-days = Jours par tour
site-options = Toutes les règles
site-options-changed = { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
site-options-reset = Annuler les changements
site-option-changed = Modifié.
site-table-rules = Règles de cette table
