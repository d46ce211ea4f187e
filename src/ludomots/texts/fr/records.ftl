# The commands replay, verify and rules
cli-replay = Rejouer une partie notée : ses coups, le plateau, les scores, et où la notation se trompe.
cli-verify = Vérifier une partie notée : le secret est bien celui promis, et chaque tirage en découle.
cli-rules = Les règles d’un jeu.
cli-argument-file = le fichier de la partie, ou - pour l’entrée standard
cli-option-step = montrer le plateau après tant de coups
cli-option-other-words = juger les mots avec la liste installée, quelle que soit celle de la partie

replay-who = joueur
replay-hand = chevalet
replay-move = coup
replay-points = scores
replay-table = table
replay-won =
    { $count ->
        [one] Victoire de { $names }.
       *[other] Victoire partagée : { $names }.
    }
replay-guessed = La partie notée n’a pas de secret : les tirages qui ne sont pas notés sont seulement supposés.
replay-other-words = La partie a été jouée avec une autre liste de mots ({ $recorded }…) que celle installée ({ $installed }…). Avec --other-words, c’est celle-ci qui juge.
replay-other-rulebook = La partie a été jouée selon le livre de règles { $recorded } ; cette version connaît le livre { $installed }.

# Where a record and the rulebook disagree
fault-in-line = Ligne { $line } : { $what }
fault-in-move = Coup { $move } : { $what }
fault-move = { $written } est refusé. { $found }
fault-hand = le chevalet noté est { $written }, le vrai est { $found }.
fault-drawn = le tirage noté est { $written }, le vrai est { $found }.
fault-points = les points notés sont { $written }, les vrais sont { $found }.
fault-totals = les totaux notés sont { $written }, les vrais sont { $found }.
fault-result = le résultat noté est { $written }, le vrai est { $found }.

# The checks
verify-commitment-good = Le secret est celui promis avant la partie.
verify-commitment-wrong = Le secret n’est PAS celui promis avant la partie.
verify-commitment-missing = Il manque le secret ou sa promesse : on vérifie les tirages quand la partie est finie.
verify-hands-good = { $count ->
        [one] Le tirage noté découle du secret.
       *[other] Les { $count } tirages notés découlent tous du secret.
    }
verify-hands-wrong = Certains tirages notés ne découlent pas du secret.
verify-hands-missing = Sans le secret, on ne sait rien des tirages.
verify-words-good = La liste de mots est celle installée.
verify-words-wrong = La liste de mots n’est pas celle installée ; avec --other-words, c’est celle-ci qui juge.
verify-words-other = La liste de mots n’est pas celle installée, qui a jugé ici.
verify-rulebook-wrong = Le livre de règles n’est pas celui de cette version.
verify-moves-good = { $count ->
        [one] { $count } coup, permis.
       *[other] { $count } coups, tous permis.
    }
verify-moves-wrong = Après { $count ->
        [one] { $count } coup permis
       *[other] { $count } coups permis
    } vient un coup qui ne l’est pas.
verify-points-good = Les points sont justes.
verify-points-wrong = Certains points sont faux.
verify-result-good = Le résultat est juste.
verify-result-wrong = Le résultat est faux.
verify-result-missing = Il n’y a pas de résultat à vérifier.

# What is wrong with a record
record-at = Ligne { $line }, colonne { $column } : { $what }
record-no-file = { $file } ne peut pas être lu : { $why }.
record-no-text = { $file } n’est pas un texte.
record-too-long = La partie notée est trop longue : { $limit } caractères au plus.
record-line-too-long = La ligne est trop longue : { $limit } caractères au plus.
record-character = Le caractère { $character } n’est pas permis ici.
record-tag = Une étiquette s’écrit [Game "topword"].
record-tag-unknown = Il n’y a pas d’étiquette { $tag }.
record-tag-twice = { $tag } est donné deux fois.
record-tag-late = Les étiquettes viennent avant les coups.
record-tag-missing = Il manque l’étiquette { $tag }.
record-format-version = Le format est plus récent ; cette version connaît le format { $version }.
record-game-unknown = Il n’y a pas de jeu « { $game } ». Choisissez parmi : { $choices }.
record-players = Le jeu se joue de { $fewest } à { $most } joueurs.
record-contributions = Personne ne contribue aux tirages, ou alors chacun des { $players } joueurs.
record-number = « { $found } » n’est pas un numéro de { $tag }.
record-words = Une liste de mots se nomme par sa langue et le SHA-256 de ses mots.
record-words-of-table = La liste de mots est « { $found } », mais la table joue avec « { $expected } ».
record-date = « { $found } » n’est pas une date : écrivez 2026-11-15.
record-help = « { $found } » n’est pas une aide. Au choix : { $choices }.
record-name = Un nom a { $limit } caractères au plus.
record-commitment = Une promesse est un SHA-256 : 64 signes, 0–9 et a–f.
record-hex = Les octets s’écrivent en paires des signes 0–9 et a–f, 64 octets au plus.
record-secret-of-study = Une partie qui commence à une position n’a pas de secret.
record-columns = La ligne a { $found } colonnes ; il en faut { $expected }.
record-player = « { $found } » n’est pas un joueur : écrivez un numéro de 1 à { $players }, ou table.
record-points = « { $found } » ne sont pas des points : écrivez 0, +12 ou +12 to 2.
record-totals = « { $found } » : écrivez un nombre pour chacun des { $expected } joueurs.
record-reason = « { $found } » n’est pas une raison de finir une partie.
record-after-end = Après la fin ne viennent que des commentaires.
verify-unfinished = La partie n’est pas finie : ce qui peut déjà être vérifié est juste.
