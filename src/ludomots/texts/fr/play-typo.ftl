# Typo in a terminal
play-game-typo = Typo
play-about-typo = quatre rangées, une main secrète, du bluff
play-keys-typo = F1 aide · Échap menu · F3 indice · F4 cartes · F7 je ne peux pas
play-signs-typo = Signes : ▸ rangée en cours · [A] carte que vous placez ou choisissez · A• carte posée depuis votre dernier coup · A? carte d’un mot qu’on peut mettre en doute · le nombre sous la lettre : combien il y en a dans le jeu · [?] a choisi en secret · ✓ placée · ✗ n’a pas pu être placée
play-key-card = A … Z ou ← →
play-does-card = choisir une carte de sa main
play-key-place = Flèches, 1 … 4
play-does-place = placer la carte : ↑ ↓ rangée, ← → côté
play-key-word = A … Z
play-does-word = dire un mot ; la carte va où il commence
play-key-fill = Espace ou Tab
play-does-fill = écrire d’un coup les lettres de la rangée
play-does-cannot = je ne peux pas : retirer la plus longue rangée
play-does-unseen-cards = cartes non vues
play-help-vote = Les mots ne sont pas vérifiés : ils tiennent, sauf si plus de la moitié des autres les refusent.
play-log-contest-won-typo = { $player } doute : { $words } est refusé
play-log-contest-failed-typo = { $player } doute

# The start screen
play-wish-edition = Édition
play-wish-edition-french = première : deux moitiés, des points
play-wish-edition-second = seconde : se défaire de ses cartes
play-wish-words-vote = jugés par les autres, sans dictionnaire
play-wish-pace = Pendule
play-wish-pace-usual = sans ; seconde édition : 30 secondes
play-wish-pace-none = sans
play-wish-pace-30 = 30 secondes
play-wish-pace-60 = 1 minute
play-wish-pace-120 = 2 minutes

# The table
typo-hand = Main
typo-word = Mot
typo-holder = dico
typo-half = { $half ->
        [one] 1re moitié : de A à Z
       *[other] 2de moitié : de Z à A
    }
typo-aim-second = But : n’avoir plus de cartes
typo-round = Ordre : { $cards }
typo-turn-choose = À vous, { $player } : choisissez une carte en secret, puis Entrée.
typo-turn-place = À vous, { $player } : placez { $card } et dites un mot qui commence par la rangée. F7 : je ne peux pas.
typo-turn-remove = { $player }, votre mot est refusé : retirez une des plus longues rangées ({ $rows }).
typo-lacks-card = Choisissez d’abord une carte : tapez sa lettre.
typo-lacks-word = Tapez d’abord un mot, ou F7 : je ne peux pas.
typo-preview-choose = Entrée pour choisir { $card }
typo-preview-row = La rangée { $row } se lira { $letters }.
typo-preview-say = Entrée pour dire { $word }
typo-preview-remove = Entrée pour retirer la rangée { $row }
typo-open = { $player } dit { $word } : la rangée { $row } se lirait { $letters }.
typo-open-doubts = { $needed ->
        [one] Un doute suffit pour chercher le mot.
       *[other] Il faut { $needed } doutes pour chercher le mot.
    }
typo-open-vote = { $needed ->
        [one] Un refus suffit.
       *[other] Il faut { $needed } refus.
    }
typo-open-doubted = { $count ->
        [one] Un déjà.
       *[other] { $count } déjà.
    }
typo-ask-cannot = Je ne peux pas : quelle rangée retirer ?
typo-cost = { $row } { $letters } : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-cost-bad = { $row } { $letters } : −{ $points } points ({ $cards } + { $bad } pour le mot)
typo-cost-second = { $row } { $letters } : vous prenez { $taken }
typo-unseen = Cartes non vues
typo-unseen-where = Dans les mains et à l’écart, mêlées :
typo-hint-card = { $card } : { $count ->
        [one] une place
       *[other] { $count } places
    }, par exemple { $word }
typo-hint-word = { $word } : { $letters }, rangée { $row }

# The story of the game
typo-log-start = Les rangées commencent par { $rows }. { $player } a le dictionnaire.
typo-log-revealed = Cartes révélées : { $cards }
typo-log-said = { $player } place { $card } : { $word } ({ $letters }, rangée { $row })
typo-log-stands = { $word } tient : trop peu de doutes
typo-log-looked-up = { $word } existe : { $points ->
        [0] { $player } garde sa place
       *[other] { $player } gagne { $points } points
    }
typo-log-kept = Égalité : { $word } tient{ $points ->
        [0] {""}
       *[other] , { $player } gagne { $points } points
    }
typo-log-refused = { $word } est refusé
typo-log-removed = { $why ->
        [bad] { $player } reprend { $card }
       *[cannot] { $player } ne peut pas placer { $card }
    } : { $letters } s’en va, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-log-removed-second = { $why ->
        [bad] { $player } reprend { $card }
       *[cannot] { $player } ne peut pas placer { $card }
    } : { $letters } s’en va, { $taken } dans sa main
typo-log-half = Seconde moitié : { $count } cartes chacun, de Z à A

# The end
typo-end-cards = { $count ->
        [0] plus de cartes
        [one] une carte en main
       *[other] { $count } cartes en main
    }
typo-end-rows = { $rows ->
        [one] 1 rangée
       *[other] { $rows } rangées
    } −{ $cards }
typo-end-bad = { $words ->
        [one] 1 mot refusé
       *[other] { $words } mots refusés
    } −{ $points }
typo-end-won = doutes +{ $points }
