# The frame of the site
site-title-shelf = Ludomots : la ludothèque ouverte des jeux de mots
site-title-table = Table · Ludomots
site-title-game = { $game } · Ludomots
site-title-your-turn = ● À vous · { $game } · Ludomots
site-title-rules = Règles · Ludomots
site-title-lesson = Leçon · Ludomots
site-title-replay = Revoir une partie · Ludomots
site-title-referee = Arbitre · Ludomots
site-title-word = Un mot · Ludomots
site-title-study = Apprendre des mots · Ludomots
site-title-quiz = Quiz · Ludomots
site-title-stats = Statistiques · Ludomots
site-title-mistakes = Mes erreurs · Ludomots
site-title-try = Réessayer · Ludomots
site-title-daily = La position du jour · Ludomots
site-title-notices = Être prévenu · Ludomots
site-title-people = Ensemble · Ludomots
site-title-player = Un joueur · Ludomots
site-title-group = Un groupe · Ludomots
site-title-leaderboard = Classements · Ludomots
site-title-profile = Profil · Ludomots
site-title-recovery = Fiche de secours · Ludomots
site-title-about = À propos · Ludomots
site-title-operator = L’équipe · Ludomots
site-title-unknown = Page introuvable · Ludomots
site-skip = Aller au contenu
site-places = Pages du site
site-place-referee = Arbitre
site-place-word = Un mot ?
site-place-study = Apprendre
site-place-replay = Revoir
site-place-people = Ensemble
site-place-profile = Profil
site-place-about = À propos
site-menu = Menu
site-light-day = Lumière du jour
site-light-lamp = Lumière de la lampe
site-sound = Sons
site-other-language = EN : English
site-loading = Un instant…
site-wrong = Quelque chose s’est mal passé
site-nowhere = Rien à cette adresse
site-wrong-tiles = OUPS
site-waiting-tiles = MOTS
site-no-page = Vérifiez le lien, ou revenez aux jeux.
site-not-found = Cela n’existe pas, ou plus. Vérifiez le lien.
site-broken = La page a rencontré un problème. Réessayez ; la partie, elle, est gardée par le serveur.
site-no-server = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
site-server-trouble = Le serveur n’a pas pu répondre. Réessayez dans un instant.
site-again = Réessayer
site-to-shelf = Retour aux jeux
site-cancel = Annuler
site-close = Fermer
site-understood = Compris
site-copy = Copier
site-copied = Copié

# The shelf
site-welcome = Bienvenue à la ludothèque des mots
site-welcome-how = Choisissez une boîte et jouez tout de suite : contre l’ordinateur, à plusieurs sur cet appareil, ou avec des amis grâce à un simple lien. Pas d’inscription : c’est libre et gratuit.
site-daily-card = La position du jour
site-daily-card-how = La même pour tous, un essai par jeu.
site-shelf = Les jeux
site-my-games = Mes parties
site-games-waiting = { $count ->
        [one] On vous attend dans une partie
       *[other] On vous attend dans { $count } parties
    }
site-open-tables = Tables ouvertes
site-facts = { $least } à { $most } joueurs
site-play-now = Jouer
site-level-of = Adversaire, { $game }
site-together = À plusieurs…
site-rules = Règles
site-lesson = Leçon de 2 minutes
site-join = Prendre place
site-watch = Regarder
site-closes-open = Si la partie n’a pas commencé d’ici { $when }, la table se ferme.
site-closes-unmoved = Sans un coup d’ici { $when }, la partie se ferme.
site-your-turn = à vous
site-their-turn = à { $player }
site-waits-for-players = attend des joueurs
site-alone = seul
site-all-games = Toutes mes parties ({ $count })
site-fewer-games = Moins de parties
site-dismiss = Écarter
site-dismissed-back = { $count ->
        [one] Remettre la partie écartée
       *[other] Remettre les { $count } parties écartées
    }
site-against = contre { $player }
site-study-link = Apprendre des mots : listes et quiz
site-words-in = Langue des mots
site-words-only-fr = français
site-words-only-en = anglais
site-words-fr = mots français
site-words-en = mots anglais
site-words-nl = mots néerlandais

# Setting a table
site-players = Joueurs
site-player-number = Joueur { $number }
site-start = Commencer

# The waiting room
site-waiting = La table attend ses joueurs.
site-seat-open = place libre
site-leave = Laisser ma place
site-your-name = Votre nom
site-another-here = Quelqu’un d’autre ici
site-start-without = { $count ->
        [one] La place libre disparaîtra.
       *[other] Les { $count } places libres disparaîtront.
    }
site-invite = Inviter
site-invite-how = Envoyez ce lien, ou faites viser ce code avec l’appareil photo d’un téléphone.
site-invite-link = Lien de la table
site-invite-code = Code à viser : il mène à cette table
site-table-closed = Cette table est fermée

# The table
site-table = La table
site-score = Score
site-player-misses = { $count ->
        [one] saute son prochain tour
       *[other] saute { $count } tours
    }
site-game-paused = en pause
site-player-left = parti
site-player-away = déconnecté
site-player-acts = joue
site-player-you-act = à vous
site-player-computer = ordinateur
site-player-you = vous
site-player-here = à table
site-time-left = Temps restant
site-short-day = { $count } j
site-short-hour = { $count } h
site-short-minute = { $count } min
site-until = jusqu’{ $when }
site-connection-lost = Pas de connexion. La partie est gardée : on réessaie…
site-connection-wait = Pas de connexion : vos lettres restent en place, vous jouerez dès son retour.
site-connection-back = Connexion rétablie.
site-log = La partie
site-log-empty = Rien n’a encore été joué.
site-stage-skip = Abréger
site-chat = Discussion
site-chat-write = Votre message
site-chat-send = Envoyer
site-chat-off = La discussion est fermée.
site-chat-close = Fermer la discussion
site-chat-open = Ouvrir la discussion
site-mute = Mettre en sourdine ou signaler quelqu’un
site-mute-note = Ses messages ne vous sont plus montrés, à aucune table. Personne ne l’apprend.
site-may-pass = Passer
site-may-contest = Contester
site-may-accept = Accepter
site-may-withdraw = Quitter la partie
site-ask-pass = Passer votre tour sans rien jouer ?
site-ask-withdraw = Quitter la partie pour de bon ? Elle sera perdue pour vous, et les autres continueront.
site-accept-as = { $player } accepte
site-judge = Juge
site-judge-nobody = Juge : personne pour l’instant
site-judge-name = Juge : { $name }
site-judge-away = Juge : { $name }, absent
site-judge-you = Vous êtes juge
site-judge-beside = Juge : quelqu’un à côté de vous
site-judge-sit = Juger les mots
site-judge-accept = Le juge accepte
site-judge-contest = Le juge refuse
site-contest-as = { $player } conteste
site-window-left = Temps pour répondre :
site-hand-over = Passez l’appareil à { $player }.
site-hand-over-ready = C’est moi, { $player } : voir mon jeu
site-hint = Indice
site-hints = Des coups possibles
site-hints-how = Choisissez-en un pour le mettre en place ; rien n’est encore joué.
site-hint-more = Encore un indice
site-hint-show = Voir les coups
site-hint-first = Un indice
site-no-hint = Aucun coup à proposer.
site-play = Jouer
site-play-points = { $points ->
        [one] Jouer pour { $points } point
       *[other] Jouer pour { $points } points
    }
site-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
site-bonus = prime
site-not-yet = Ce n’est pas encore à vous : vos lettres vous attendent ici.
site-take-back = Reprendre
site-shuffle = Mélanger
site-rack = Vos lettres
site-rack-shown = Sur le chevalet
site-rack-how = Flèches pour passer d’une lettre à l’autre, majuscule et flèches pour la déplacer, Entrée pour la prendre.
site-tile = { $tile }
site-tile-laid = { $tile }, posée
site-bag = Sac : { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
site-unseen = Lettres encore cachées
site-unseen-where = { $bag } dans le sac et { $others } chez les autres, mélangées.
site-square = ligne { $row }, colonne { $col }
site-across = Vous écrivez en ligne. Espace change de sens.
site-down = Vous écrivez en colonne. Espace change de sens.
site-square-empty = vide
site-square-mine = posée maintenant
site-square-last = dernier coup
site-square-wrong = refusée

# The end
site-rematch = Revanche
site-rematch-offered = { $players } : on rejoue ?
site-rematch-waiting = Revanche proposée : on attend les autres.
site-rematch-go = Aller à la revanche
site-replay = Revoir la partie
