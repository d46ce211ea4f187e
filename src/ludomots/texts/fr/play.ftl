# Playing in a terminal
play-no-terminal = Pour jouer il faut un terminal : lancez « ludomots play » dans une fenêtre de terminal, sans tuyau ni redirection.
play-no-table = Il n’y a pas de jeu { $game }. Au choix : { $choices }.
play-which-game = Choisissez un jeu : ludomots play, puis l’un de { $choices }.
play-how-many = On joue de { $fewest } à { $most }, ordinateur compris.
play-person = Joueur { $number }

# Choosing
play-shelf = L U D O M O T S
play-resume = Reprendre : { $game } · { $players } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
play-mode-alone = Seul
play-mode-people = { $count } personnes à ce clavier
play-mode-free = { $count ->
        [one] Une autre personne, invitée par un lien
       *[other] { $count } autres personnes, invitées par un lien
    }
play-which-rules = Quelles règles ?

# Kept games
play-not-saved = La partie n’a pas pu être enregistrée ({ $reason }) : le coup n’est pas joué.
play-elsewhere = Cette partie a continué dans une autre fenêtre : le coup n’est pas joué ici.
play-damaged = Une partie enregistrée était abîmée ; elle est mise de côté : { $file }
play-unreadable = Illisible : { $file } ({ $reason }).
play-why-other-game = Le jeu de { $file } n’est pas installé ; le fichier est gardé.
play-why-other-words = { $file } ne peut continuer qu’avec la version du dictionnaire de son début ; la partie est gardée.
play-why-other-rulebook = { $file } ne peut continuer qu’avec la version des règles de son début ; la partie est gardée.
play-kept = Partie enregistrée : { $file }
play-kept-verify = Pour la vérifier : ludomots verify, et ce fichier.
play-not-put-away = La partie n’a pas pu être rangée ({ $reason }).
play-how-to-resume = Partie enregistrée. Pour la reprendre : { $command }
play-nothing-to-resume = Aucune partie à reprendre.

# Tables of a server
client-lost-connection = La connexion est perdue ; nouvel essai…
play-unreachable = Pas de réponse de { $url } ({ $reason }).
play-which-server = Dites aussi à quel serveur : --server URL
play-how-to-return = La table reste ouverte. Pour y revenir : { $command }
play-wait-for-others = Table ouverte. Invitez avec ce lien : { $link }
play-foot-begin = Entrée commencer · Échap quitter
play-foot-wait = On attend le début de la partie · Échap quitter

# The table
play-left = (parti)
play-time-turn = tour { $time }
play-time-game = partie { $time }
play-thinking = { $player } réfléchit…
play-slip-passes = { $player } n’a pas su jouer et passe.
play-slip-accepts = { $player } n’a pas su répondre et accepte.
play-slip-plays = { $player } n’a pas su jouer : la table joue à sa place.
play-wait = Ce n’est pas encore à vous.
play-not-now = Cela ne se peut pas maintenant.
play-hints-off = Cette table joue sans indices.
play-no-hint = Aucun mot à proposer.
play-preview = { $words } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dice ->
        [0] { "" }
        [one] { " " }et un dé
       *[other] { " " }et { $dice } dés
    }
play-preview-move = Entrée joue { $move }
play-preview-word = Entrée cherche { $word }
play-refused-where = ({ $squares } · règle { $rule })
play-refused-rule = (règle { $rule })
play-short-help = aide
play-short-hint = indice
play-short-pass = passer
play-short-contest = contester
play-short-accept = accepter
play-short-typing = Tab complète · ?MOT cherche un mot

# Windows
play-foot-page = Échap ferme
play-foot-answers = ↑ ↓ Entrée choisit · Échap ferme
play-foot-must = Entrée choisit
play-yes = Oui
play-no = Non
play-ready = C’est moi, { $player } : voir mes lettres
play-hand-over = Passez le clavier à { $player }.
play-contest-together = F8 : quelqu’un conteste ce coup
play-who-contests = Qui conteste ?
play-ask-pass = Passer votre tour ?
play-ask-pass-solo = Passer ? La partie sera finie.
play-ask-withdraw = Quitter la partie pour de bon ? Elle sera perdue pour vous.
play-ask-withdraw-solo = Abandonner la partie ?
play-no-meaning = Aucun mot n’est encore posé, ou il peut être contesté.
play-unseen = Lettres que vous ne voyez nulle part :
play-help-check = Les mots sont vérifiés quand vous jouez ; un mot faux est refusé.
play-help-contest = Les mots ne sont pas vérifiés : ils tiennent, sauf si quelqu’un conteste.
play-help-line = Tapez un coup, puis Entrée. Les minuscules suffisent. « - » passe, « = » accepte, « ? » conteste, « leave » abandonne. Page haut et bas font défiler le journal.
play-does-light = lumière : jour ou lampe
play-does-hint = un bon coup ; encore : le suivant
play-does-look = la position en texte, les lettres non vues
play-does-pass = passer
play-does-contest = contester le dernier coup, ou en douter
play-does-accept = accepter le dernier coup
play-does-withdraw = abandonner la partie
play-does-other = autre partie ; celle-ci est gardée
play-does-quit = quitter (Ctrl-Q) ; la partie est gardée

# The end
play-end-rematch = Revanche
play-end-look = Voir le plateau
play-end-other = Autre partie
play-end-quit = Quitter
