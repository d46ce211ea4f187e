# Topword in a terminal
play-game-topword = Topword
play-about-topword = des mots qui s’empilent
play-wish-rules = Règles et mots
play-wish-rules-french = françaises
play-wish-rules-international = internationales, mots anglais
play-wish-board-10 = 10 × 10 cases, 100 lettres
play-wish-board-8 = 8 × 8 cases, partie courte
play-keys-topword = F1 aide · Échap menu · Espace → ↓ · F3 indice · F6 passer · F7 échanger
topword-rack = Chevalet
topword-bag = Sac : { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
topword-bonus = bonus
topword-pile = Pile en { $square } : { $tiles }
topword-exchange = Une lettre contre une autre du sac ; votre tour est passé.
topword-exchange-free = { $count ->
        [0] Il ne vous reste pas d’échange.
        [one] Il vous reste { $count } échange, sans perdre votre tour.
       *[other] Il vous reste { $count } échanges, sans perdre votre tour.
    }
topword-unseen = Lettres non vues
topword-unseen-where = { $bag } dans le sac, { $others } sur les autres chevalets, mêlées :
topword-piles = Les piles, le dessus en premier
topword-no-pile = Il n’y a pas encore de pile.
play-signs-topword = Signes : + case du centre · chiffre = hauteur de la pile · [A] lettre que vous posez · A• dernier coup · A! case refusée
play-does-shuffle = mélanger le chevalet
play-does-unseen = lettres non vues
play-does-piles = contenu des piles
play-does-exchange = échanger une lettre
play-does-letter = poser cette lettre (Q : Qu), ou garder la même
