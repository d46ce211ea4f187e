# Topscore in a terminal
play-game-topscore = Topscore
play-about-topscore = des mots qui grandissent, des lettres qu’on garde
play-keys-topscore = F1 aide · Échap menu · Tab où jouer · F3 indice · F6 passer · F7 échanger
play-signs-topscore = Signes : ▸ pyramide où vous jouez · [A] de votre chevalet · A• posé depuis votre dernier tour · minuscule = joker sur une pyramide · * = joker sur votre chevalet · 3/7 lettres gardées
play-key-spell = A … Z
play-does-spell = écrire un mot ; vos lettres et jokers s’y placent
play-key-use = Tab, flèches
play-does-use = sur quelle pyramide ; changer son mot ; échanger
play-key-blank = point .
play-does-blank = un joker pour la dernière lettre, ou à échanger
play-key-pyramid = 1 … 7
play-does-pyramid = la petite pyramide pour votre lettre
play-does-trade = prendre un joker contre sa lettre
play-does-swap = échanger des lettres : tapez-les

# The start screen
play-wish-take = Mot de l’adversaire
play-wish-take-missed = à prendre s’il n’a pas joué chez lui
play-wish-take-always = toujours à prendre
play-wish-naming = Dernier mot
play-wish-naming-player = à vous de le nommer
play-wish-naming-program = le programme le trouve

# The table
topscore-rack = Chevalet
topscore-unseen = Lettres non vues
topscore-unseen-where = { $bag } dans le sac, { $others } sur les autres chevalets, mêlées :
topscore-bag = Sac : { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
topscore-bonus = { $place ->
        [1] 1er
       *[other] { $place }e
    } à 7 lettres : { $points } points
topscore-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
topscore-for-own = Votre mot :
topscore-for-opponent = Mot de { $player } :
topscore-for-change = Changer en :
topscore-for-exchange = Échanger :
topscore-for-put = Lettre, pyramide :
topscore-for-name = Dernier mot :
topscore-added = de votre chevalet : { $tiles }
topscore-added-blank = { $count ->
        [one] avec un joker pour { $tiles }
       *[other] avec des jokers pour { $tiles }
    }
topscore-taken-off = { $tile } retourne dans le sac
topscore-exchanged = { $count ->
        [one] une lettre échangée, votre tour est passé
       *[other] { $count } lettres échangées, votre tour est passé
    }
topscore-put = { $tile } sur la pyramide { $pyramid }, pour de bon
topscore-trade-how = Votre lettre prend sa place ; le joker est à jouer dans ce tour.
topscore-no-trade = Vous n’avez aucune lettre qu’un joker remplace sur une pyramide.
topscore-trade-one = le joker pour { $tile }, chez { $player }
topscore-lacks-word = Tapez d’abord un mot.
topscore-lacks-letter = Tapez une lettre de votre mot et le numéro d’une petite pyramide, comme S7.
