# Topword in a terminal
play-game-topword = Topword
play-about-topword = des mots qui s’empilent
play-wish-rules = Règles et mots
play-wish-rules-french = françaises
play-wish-rules-international = internationales, mots anglais
play-wish-board-10 = 10 × 10 cases, 100 lettres
play-wish-board-8 = 8 × 8 cases, partie courte
play-keys-topword = F1 aide · Échap menu · Espace → ↓ · F2 mélanger · F3 indice · F7 échanger
topword-rack = Chevalet
topword-bag = Sac : { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
topword-turn = À vous, { $player } : posez un mot, échangez une lettre (F7) ou passez (F6).
topword-turn-empty-bag = À vous, { $player } : posez un mot ou passez (F6). Le sac est vide.
topword-turn-first = À vous, { $player } : posez le premier mot, sur une case + du centre.
topword-turn-solo = À vous, { $player } : posez un mot. Passer (F6) finit la partie.
topword-laid = { $player } pose { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
topword-turn-retry = À vous encore, { $player } : posez un autre mot ou passez (F6).
topword-bonus = bonus
topword-pile = Pile en { $square } : { $tiles }
topword-log-start = Tirage : { $drawn }. { $player } commence.
topword-log-stands = { $player } pose { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
topword-log-open = { $player } pose { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sauf contestation
topword-log-undone = { $player } pose { $words } : { $points ->
        [one] { $points } point contesté
       *[other] { $points } points contestés
    }
topword-log-exchange = { $player } échange une lettre
play-log-contest-won-topword = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } reprend ses lettres
play-log-contest-failed-topword = { $player } conteste à tort : { $author } garde ses points
topword-exchange = Une lettre contre une autre du sac ; votre tour est passé.
topword-exchange-free = { $count ->
        [0] Il ne vous reste pas d’échange.
        [one] Il vous reste { $count } échange, sans perdre votre tour.
       *[other] Il vous reste { $count } échanges, sans perdre votre tour.
    }
topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
topword-unseen = Lettres non vues
topword-unseen-where = { $bag } dans le sac, { $others } sur les autres chevalets, mêlées :
topword-piles = Les piles, le dessus en premier
topword-no-pile = Il n’y a pas encore de pile.
play-signs-topword = Signes : + case du centre · chiffre = hauteur de la pile · [A] lettre que vous posez · A• dernier coup · A! case refusée
play-does-shuffle = mélanger le chevalet
play-does-unseen = lettres non vues
play-does-piles = contenu des piles
play-does-exchange = échanger une lettre
topword-end-cost = Chaque lettre restée sur un chevalet coûte 5 points.
topword-end-left = { $points } − { $cost } ({ $count } × { $each } : { $tiles })
play-does-letter = poser cette lettre (Q : Qu), ou garder la même
