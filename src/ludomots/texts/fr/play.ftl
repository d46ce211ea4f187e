# Playing in a terminal
cli-play = Jouer dans le terminal. Sans option : un écran pour choisir.
cli-option-against = un adversaire : debutant, famille, club ou champion (jusqu’à trois fois)
cli-option-people = nombre de personnes à ce clavier ; 1 sans adversaire : seul
cli-option-name = le nom d’une personne (plusieurs fois possible)
cli-option-draws = un tirage qui peut être refait
cli-option-hints = avec ou sans indices

play-no-terminal = Pour jouer il faut un terminal : lancez « ludomots play » dans une fenêtre de terminal, sans tuyau ni redirection.
play-no-table = { $game } ne se joue pas encore dans le terminal. Au choix : { $choices }.
play-which-game = Choisissez un jeu : ludomots play, puis l’un de { $choices }.
play-too-many = On joue à { $most } au plus, ordinateur compris.
play-no-clock = Au terminal on joue sans pendule : retirez turnClock.
play-not-saved = La partie n’a pas pu être enregistrée ({ $reason }) : le coup n’est pas joué. Entrée pour réessayer.
play-elsewhere = Cette partie continue ou a fini dans une autre fenêtre : le coup n’est pas joué ici.
play-damaged = Une partie enregistrée était abîmée ; elle est mise de côté : { $file }
play-unreadable = Illisible : { $file } ({ $reason }).
play-kept = Partie enregistrée : { $file }
play-kept-verify = Pour la vérifier : ludomots verify, et ce fichier.
play-not-put-away = La partie n’a pas pu être rangée ({ $reason }). Elle reste ici : { $file }

play-person = Joueur { $number }
play-nobody = personne
play-level-debutant = Débutant
play-level-famille = Famille
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Glouton

# The shelf
play-shelf = L U D O M O T S
play-shelf-foot = ↑ ↓ choisir · Entrée ouvrir la boîte · Échap quitter
play-game-topword = Topword
play-about-topword = des mots qui s’empilent
play-game-mots-de-tete = Mots de Tête
play-about-mots-de-tete = une grille, un dé, toutes les lettres

# The start screen
play-start-foot = ↑ ↓ choisir la ligne · ← → changer · Entrée commencer · Échap autre jeu
play-resume = Reprendre : { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-waits-other-words = Autre dictionnaire : { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-waits-other-rulebook = Autres règles : { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-why-other-words = Cette partie ne peut continuer qu’avec la version du dictionnaire de son début ; elle est gardée.
play-why-other-rulebook = Cette partie ne peut continuer qu’avec la version des règles de son début ; elle est gardée.
play-wish-mode = Partie
play-wish-mode-computer = contre l’ordinateur
play-wish-mode-people = à plusieurs sur ce clavier
play-wish-mode-alone = seul
play-wish-opponent1 = Adversaire
play-wish-opponent2 = Deuxième adversaire
play-wish-opponent3 = Troisième adversaire
play-wish-people = Joueurs
play-wish-name = Nom du joueur { $number }
play-wish-words = Mots
play-wish-words-check = vérifiés : un mot faux est refusé
play-wish-words-contest = contestés : le bluff est permis
play-wish-rules = Règles et mots
play-wish-rules-french = françaises
play-wish-rules-international = internationales, mots anglais
play-wish-board = Plateau
play-wish-board-10 = 10 × 10 cases, 100 lettres
play-wish-board-8 = 8 × 8 cases, partie courte
play-wish-hints = Indices
play-wish-hints-yes = permis
play-wish-hints-no = non
play-wish-light = Lumière
play-wish-light-lamp = lampe
play-wish-light-day = jour
play-wish-start = Commencer

# The table
play-keys = F1 aide · Échap menu · Espace → ↓ · F2 mélanger · F3 indice · F7 échanger
play-rack = Chevalet
play-bag = Sac : { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
play-left = (parti)
play-and = { $first } et { $last }
play-over = La partie est finie. Entrée : le résultat.
play-thinking = { $player } réfléchit…
play-unkept = La fin de la partie n’a pas pu être enregistrée. Entrée pour réessayer.
play-slip-passes = { $player } n’a pas su jouer et passe.
play-slip-accepts = { $player } n’a pas su répondre et accepte.
play-wait = Ce n’est pas encore à vous.
play-not-now = Cela ne se peut pas maintenant.
play-hints-off = Cette table joue sans indices.
play-turn = À vous, { $player } : posez un mot, échangez une lettre (F7) ou passez (F6).
play-turn-empty-bag = À vous, { $player } : posez un mot ou passez (F6). Le sac est vide.
play-turn-first = À vous, { $player } : posez le premier mot, sur une case + du centre.
play-turn-solo = À vous, { $player } : posez un mot. Passer (F6) finit la partie.
play-turn-retry = À vous encore, { $player } : posez un autre mot ou passez (F6).
play-turn-open = { $author } pose { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). À vous, { $player } : F8 conteste, F9 accepte, ou jouez.
play-window = { $author } pose { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }). F8 conteste, Entrée accepte.
play-preview = { $points ->
        [one] Entrée pour jouer { $points } point
       *[other] Entrée pour jouer { $points } points
    }
play-preview-not-yet = Pas encore :
play-bonus = bonus
play-pile = Pile en { $square } : { $tiles }
play-refused-too = Non admis non plus : { $words }.
play-refused-where = ({ $squares } · règle { $rule })
play-refused-rule = (règle { $rule })

# The story of the game
play-log-start = Tirage : { $drawn }. { $player } commence.
play-log-place = { $player } pose { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-log-open = { $player } pose { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sauf contestation
play-log-undone = { $player } pose { $words } : { $points ->
        [one] { $points } point contesté
       *[other] { $points } points contestés
    }
play-log-pass = { $player } passe
play-log-exchange = { $player } échange une lettre
play-log-withdraw = { $player } quitte la partie
play-log-time-up = Le temps est écoulé
play-log-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } reprend ses lettres
play-log-contest-failed = { $player } conteste à tort : { $author } garde ses points

# Windows
play-foot-page = Échap ferme
play-foot-answers = ↑ ↓ Entrée choisit · Échap annule
play-foot-must = Entrée choisit
play-yes = Oui
play-no = Non
play-menu = Menu
play-ready = C’est moi, { $player } : voir mon chevalet
play-hand-over = Passez le clavier à { $player }, Entrée quand vous êtes prêt.
play-contest-together = F8 : quelqu’un conteste ce coup
play-who-contests = Qui conteste ?
play-ask-pass = Passer votre tour ?
play-ask-pass-solo = Passer ? La partie sera finie.
play-ask-withdraw = Quitter la partie pour de bon ? Elle sera perdue pour vous.
play-ask-withdraw-solo = Abandonner la partie ?
play-exchange = Une lettre contre une autre du sac ; votre tour est passé.
play-exchange-free = { $count ->
        [0] Il ne vous reste pas d’échange.
        [one] Il vous reste { $count } échange, sans perdre votre tour.
       *[other] Il vous reste { $count } échanges, sans perdre votre tour.
    }
play-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
play-hint-lay = Entrée pose les lettres ; rien n’est joué.
play-no-hint = Aucun mot ne peut être posé : échangez ou passez.
play-unseen = Lettres non vues
play-unseen-where = { $bag } dans le sac, { $others } sur les autres chevalets, mêlées :
play-piles = Les piles, le dessus en premier
play-no-pile = Il n’y a pas encore de pile.
play-help = Les touches
play-help-check = Les mots sont vérifiés quand vous jouez ; un mot faux est refusé, sans rien perdre.
play-help-contest = Les mots ne sont pas vérifiés : ils tiennent, sauf si quelqu’un conteste.
play-help-signs = Signes : + case du centre · chiffre = hauteur de la pile · [A] lettre que vous posez · A• dernier coup · A! case refusée
play-key-move = Flèches
play-key-turn = Espace ou Tab
play-key-letter = A … Z
play-key-keep = point .
play-key-backspace = Retour arrière
play-key-escape = Échap
play-key-enter = Entrée
play-key-help = F1 ou ?
play-key-shuffle = F2
play-key-hint = F3
play-key-unseen = F4
play-key-piles = F5
play-key-pass = F6
play-key-exchange = F7
play-key-contest = F8
play-key-accept = F9
play-key-scroll = Page haut, bas
play-key-quit = Ctrl-Q
play-does-move = déplacer le curseur
play-does-turn = écrire en ligne → ou en colonne ↓
play-does-letter = poser cette lettre (Q : Qu), ou garder la même
play-does-keep = garder la lettre qui est là et avancer
play-does-backspace = reprendre la dernière lettre
play-does-escape = tout reprendre ; rien de posé : le menu
play-does-enter = jouer ce qui est posé
play-does-help = aide
play-does-shuffle = mélanger le chevalet
play-does-hint = indice : les meilleurs coups
play-does-unseen = lettres non vues
play-does-piles = contenu des piles
play-does-pass = passer
play-does-exchange = échanger une lettre
play-does-contest = contester le dernier coup
play-does-accept = accepter le dernier coup
play-does-scroll = relire la partie
play-does-quit = quitter ; la partie est gardée
play-does-light = lumière : jour ou lampe
play-does-withdraw = abandonner la partie
play-does-leave = autre partie ; celle-ci est gardée

# The end
play-end-winner = { $count ->
        [0] Personne ne gagne
        [one] { $players } gagne !
       *[other] { $players } gagnent ensemble !
    }
play-end-solo = Partie finie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-end-cost = Chaque lettre restée sur un chevalet coûte 5 points.
play-you-left = Vous avez quitté la partie.
play-end-left = { $points } − { $cost } ({ $count } × { $each } : { $tiles })
play-end-rematch = Revanche
play-end-look = Voir le plateau
play-end-leave = Autre partie
play-end-quit = Quitter
