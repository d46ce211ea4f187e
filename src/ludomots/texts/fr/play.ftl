# Playing in a terminal
play-no-terminal = Pour jouer il faut un terminal : lancez « ludomots play » dans une fenêtre de terminal, sans tuyau ni redirection.
play-no-table = { $game } ne se joue pas encore dans le terminal. Au choix : { $choices }.
play-which-game = Choisissez un jeu : ludomots play, puis l’un de { $choices }.
play-how-many = On joue de { $fewest } à { $most }, ordinateur compris.
play-not-saved = La partie n’a pas pu être enregistrée ({ $reason }) : le coup n’est pas joué. Entrée pour réessayer.
play-elsewhere = Cette partie continue ou a fini dans une autre fenêtre : le coup n’est pas joué ici.
play-damaged = Une partie enregistrée était abîmée ; elle est mise de côté : { $file }
play-unreadable = Illisible : { $file } ({ $reason }).
play-kept = Partie enregistrée : { $file }
play-kept-verify = Pour la vérifier : ludomots verify, et ce fichier.
play-not-put-away = La partie n’a pas pu être rangée ({ $reason }).

play-person = Joueur { $number }
play-nobody = personne

# The shelf
play-shelf = L U D O M O T S
play-shelf-foot = ↑ ↓ choisir · Entrée ouvrir la boîte · Échap quitter

# The start screen
play-start-foot = ↑ ↓ choisir · ← → changer · Entrée commencer · Échap autre jeu
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
play-wish-opponent = { $number ->
        [1] Adversaire
       *[other] Adversaire { $number }
    }
play-wish-people = Joueurs
play-wish-name = Nom du joueur { $number }
play-wish-words = Mots
play-wish-words-check = vérifiés : un mot faux est refusé
play-wish-words-contest = contestés : le bluff est permis
play-wish-board = Plateau
play-wish-clock = Pendule
play-wish-clock-none = sans
play-wish-clock-60 = 1 minute par tour
play-wish-clock-120 = 2 minutes par tour
play-wish-clock-180 = 3 minutes par tour
play-wish-hints = Indices
play-wish-hints-yes = permis
play-wish-hints-no = non
play-wish-coach = Entraîneur
play-wish-coach-yes = un commentaire sur chaque coup
play-wish-coach-no = non
play-wish-light = Lumière
play-wish-light-lamp = lampe
play-wish-light-day = jour
play-wish-start = Commencer

# The table
play-left = (parti)
play-time-turn = Tour { $time }
play-time-game = Partie { $time }
play-over = La partie est finie. Entrée : le résultat.
play-thinking = { $player } réfléchit…
play-slip-passes = { $player } n’a pas su jouer et passe.
play-slip-accepts = { $player } n’a pas su répondre et accepte.
play-slip-plays = { $player } n’a pas su jouer : la table joue pour lui.
play-wait = Ce n’est pas encore à vous.
play-not-now = Cela ne se peut pas maintenant.
play-hints-off = Cette table joue sans indices.
play-turn-open = { $play } À vous, { $player } : F8 conteste, F9 accepte, ou jouez.
play-window = { $play } F8 conteste, Entrée accepte.
play-preview = { $points ->
        [one] Entrée pour jouer { $points } point
       *[other] Entrée pour jouer { $points } points
    }
play-preview-not-yet = Pas encore :
play-refused-too = Non admis non plus : { $words }.
play-refused-where = ({ $squares } · règle { $rule })
play-refused-rule = (règle { $rule })

# Windows
play-foot-page = Échap ferme
play-foot-look-up = A … Z écrire un mot · Entrée cherche · Échap ferme
play-foot-answers = ↑ ↓ Entrée choisit · Échap annule
play-foot-must = Entrée choisit
play-yes = Oui
play-no = Non
play-menu = Menu
play-ready = C’est moi, { $player } : voir mon jeu
play-hand-over = Passez le clavier à { $player }, Entrée quand vous êtes prêt.
play-contest-together = F8 : quelqu’un conteste ce coup
play-who-contests = Qui conteste ?
play-ask-pass = Passer votre tour ?
play-ask-pass-solo = Passer ? La partie sera finie.
play-ask-withdraw = Quitter la partie pour de bon ? Elle sera perdue pour vous.
play-ask-withdraw-solo = Abandonner la partie ?
play-hint-lay = Entrée le met en place ; rien n’est encore joué.
play-no-meaning = Aucun mot n’est encore posé, ou il peut être contesté.
play-look-up = Un autre mot : { $word }
play-no-hint = Aucun mot à proposer.
play-help = Les touches
play-help-check = Les mots sont vérifiés quand vous jouez ; un mot faux est refusé, sans rien perdre.
play-help-tries = Les mots sont vérifiés quand vous jouez ; un mot faux coûte un essai.
play-help-contest = Les mots ne sont pas vérifiés : ils tiennent, sauf si quelqu’un conteste.
play-key-move = Flèches
play-key-turn = Espace ou Tab
play-key-letter = A … Z
play-key-keep = point .
play-key-backspace = Retour arrière
play-key-escape = Échap
play-key-enter = Entrée
play-key-help = F1
play-key-meaning = ?
play-key-scroll = Page haut, bas
play-key-quit = Ctrl-Q
play-does-move = déplacer le curseur
play-does-turn = écrire en ligne → ou en colonne ↓
play-does-keep = garder la lettre qui est là et avancer
play-does-backspace = reprendre la dernière lettre
play-does-escape = tout reprendre ; rien de posé : le menu
play-does-enter = jouer ce qui est posé
play-does-help = aide
play-does-meaning = sens des mots
play-does-hint = indice : les meilleurs coups
play-does-pass = passer
play-does-contest = contester le dernier coup
play-does-accept = accepter le dernier coup
play-does-scroll = relire la partie
play-does-quit = quitter ; la partie est gardée
play-does-light = lumière : jour ou lampe
play-does-withdraw = abandonner la partie
play-does-leave = autre partie ; celle-ci est gardée

# The end
play-best = Record : { $points } points ({ $player }, { $date })
play-best-new = Nouveau record !
play-best-not-kept = Le record n’a pas pu être noté ({ $reason }).
play-end-rematch = Revanche
play-end-look = Voir le plateau
play-end-leave = Autre partie
play-end-quit = Quitter
play-waits-other-game = Jeu inconnu ici : { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-waits-damaged = Partie abîmée : { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-why-other-game = Le jeu de cette partie n’est pas installé ; elle est gardée.
play-why-damaged = Le journal de cette partie ne peut pas être relu ; il est gardé.
play-how-to-resume = Partie enregistrée. Pour la reprendre : { $command }
play-how-to-return = La table reste ouverte. Pour y revenir : { $command }
play-nothing-to-resume = Aucune partie à reprendre.
play-unreachable = Pas de réponse de { $url } ({ $reason }).
play-which-server = Dites aussi à quel serveur : --server URL
play-lost-connection = La connexion est perdue ; nouvel essai…
play-wait-for-others = Table ouverte. Invitez avec ce lien : { $link }
play-does-begin = commencer la partie
play-not-a-move = Ce texte n’est pas un coup de ce jeu.
play-no-move-chosen = Choisissez un coup (↑ ↓) ou tapez-le.
play-type-move = Coup
play-preview-move = Entrée joue { $move }
play-wish-preset = Règles
play-keys-plain = ↑ ↓ choisir un coup ou le taper   Entrée jouer   F1 aide   Échap menu
play-signs-plain = ▸ le coup choisi
play-does-choose-move = choisir un coup de la liste
play-does-type-move = taper un coup dans la notation du jeu
play-key-choose-move = ↑ ↓
play-key-type-move = lettres
play-foot-begin = Entrée commencer · Échap quitter
play-foot-wait = On attend le début de la partie · Échap quitter
