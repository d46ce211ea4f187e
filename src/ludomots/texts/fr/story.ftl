# Games of any kind in words
story-judge = le juge
story-judge-react = { $play } À vous de trancher : ce mot existe-t-il ?
story-judge-who-plays-react = { $play } Vous êtes juge : le croyez-vous ?
story-judge-sat = { $player } juge les mots
story-and = { $first } et { $last }
story-nor = { $first } ni { $last }
story-or = { $first } ou { $last }
story-pass = { $player } passe
story-accept = { $player } accepte
story-goes-on = La partie continue
story-withdraw = { $player } quitte la partie
story-misses-turn = { $player } saute ce tour
story-will-miss = { $count ->
        [one] Vous sauterez votre prochain tour.
       *[other] Vous sauterez vos { $count } prochains tours.
    }
story-skips = { $count ->
        [one] saute un tour
       *[other] saute { $count } tours
    }
story-time-up-of = Temps écoulé pour { $player }
story-time-up = Le temps est écoulé
story-winner = { $count ->
        [0] Personne ne gagne.
        [one] { $players } gagne !
       *[other] { $players } gagnent ensemble !
    }
story-you-win = { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez, avec { $players } !
    }
story-solo = Partie finie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-account = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $why }

# Moves and turns of a game that has no words of its own for them
story-played = { $player } : { $move }
story-turn = { $player }, à vous de jouer.
story-contest-won = { $player } conteste : { $count ->
        [one] { $words } n’est pas bon. { $author } perd son coup
       *[other] { $words } ne sont pas bons. { $author } perd son coup
    }
story-contest-failed = { $player } conteste à tort : le coup de { $author } est bon

# What is expected
story-their-turn = C’est à { $player } de jouer.
story-waiting-for = On attend { $players }.
story-open = { $play } On attend { $players }.
story-react = { $play } Contestez ou acceptez.
story-react-or-play = { $play } Contestez, acceptez, ou jouez à votre tour.
story-no-play = { $player }, aucun mot n’est possible maintenant : vous pouvez { $what }.
story-only = { $player }, aucun mot n’est possible maintenant : il faut { $what }.
story-only-pass = { $player }, aucun mot n’est possible maintenant : il ne reste qu’à passer.
story-pass-ends = Passer maintenant finit la partie.
do-pass = passer

# A table before, between and after its moves
story-free = Place libre
story-before-seats = { $count ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $count } joueurs.
    }
story-before-start = Tout le monde est là : la partie peut commencer.
story-closed = Cette table est fermée : il n’y aura pas de partie.
story-closed-unmoved = Plus personne n’a joué : la partie est close, sans gagnant ni perdant.
story-closed-operator = L’équipe du site a fermé cette table. Personne ne gagne, et rien ne compte.
story-unlisted = L’équipe du site a retiré cette table de la liste.
story-joined = { $player } s’assied
story-left = { $player } se lève
story-removed = L’hôte retire { $player } de la table
story-seat-freed = L’hôte libère la place de { $player }, qui n’est plus là
story-seats-ordered = L’hôte change l’ordre des places
story-you-were-removed = L’hôte vous a retiré de la table.
story-started = La partie commence.
story-coached = Avec l’entraîneur : cette partie ne compte pas pour la force.
story-coach-best = Bien joué : rien n’était meilleur.
story-coach-good = Bien joué.
story-coach-points =
    { $points ->
        [one] Il y avait un coup à { $points } point : { $move }.
       *[other] Il y avait un coup à { $points } points : { $move }.
    }
story-coach-better = Il y avait mieux : { $move }.
story-went-away = { $player } n’est plus là
story-came-back = { $player } est de retour
story-resumed = La table reprend après une interruption ; aucune pendule n’a tourné
story-hints-asked = { $player } demande des indices : cette partie ne compte pas pour la force
story-rematch-offered = { $player } propose une revanche
story-rematched = La revanche commence
story-chat-on = La discussion est ouverte
story-chat-off = La discussion est fermée
story-spectators-talk = Les spectateurs peuvent discuter entre eux
story-spectators-silent = Les spectateurs ne peuvent plus discuter
story-spectators-none = Les spectateurs voient la partie en direct
story-spectators-move = Les spectateurs voient chaque coup quand le suivant est joué
story-spectators-minutes = Les spectateurs voient la partie avec deux minutes de retard

story-computers-busy = Les joueurs ordinateurs sont très demandés : le vôtre est numéro { $place } dans la file.
