# Topscore in a terminal
play-game-topscore = Topscore
play-about-topscore = des mots qui grandissent, des lettres qu’on garde
play-keys-topscore = F1 aide · Échap menu · Tab où jouer · F3 indice · F5 joker · F7 échanger
play-signs-topscore = Signes : ▸ pyramide où vous jouez · [A] de votre chevalet · A• posé depuis votre dernier tour · minuscule = joker sur une pyramide · * = joker sur votre chevalet · 3/7 lettres gardées
play-log-contest-won-topscore = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } le reprend et perd son tour
play-log-contest-failed-topscore = { $player } conteste à tort : { $author } garde son mot
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
topscore-turn = À vous, { $player } : ajoutez une lettre à { $word }, ou passez (F6).
topscore-turn-first = À vous, { $player } : posez un mot de trois lettres, ou passez (F6).
topscore-may-lengthen = Avant cela, vous pouvez allonger { $word }, chez { $player } (Tab).
topscore-then-longer = Maintenant chez vous : ajoutez une lettre à { $word }, ou passez (F6).
topscore-then-first = Maintenant chez vous : posez un mot de trois lettres, ou passez (F6).
topscore-turn-blank = { $player }, jouez le joker pris dans un mot de ce tour. Si vous passez (F6), il est rendu.
topscore-turn-put = { $player }, gardez une lettre de { $word } : tapez-la, puis le numéro d’une petite pyramide.
topscore-turn-name = { $player }, vos pyramides sont pleines : { $small }. Tapez le plus long mot qui s’y lit, ou passez (F6) s’il n’y en a pas.
topscore-turn-name-again = { $word } n’est pas admis. Encore un essai : { $small }. F6 s’il n’y en a pas.
topscore-open = { $player } pose { $word } ({ $points } points).
topscore-open-on = { $player } allonge le mot de { $owner } : { $word } ({ $points } points).
topscore-open-change = { $player } change son mot en { $word }.
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
topscore-hint = { $points } points : { $word }
topscore-hint-on = { $points } points : { $word }, chez { $owner }
topscore-hint-change = changer en { $word }
topscore-lacks-word = Tapez d’abord un mot.
topscore-lacks-letter = Tapez une lettre de votre mot et le numéro d’une petite pyramide, comme S7.

# The story of the game
topscore-log-start = Tirage : { $drawn }. { $player } commence.
topscore-log-lay-stands = { $player } pose { $word } : { $points } points
topscore-log-lay-open = { $player } pose { $word } : { $points } points sauf contestation
topscore-log-lay-undone = { $player } pose { $word } : contesté
topscore-log-on-stands = { $player } forme { $word } chez { $owner } : { $points } points
topscore-log-on-open = { $player } forme { $word } chez { $owner } : { $points } points sauf contestation
topscore-log-on-undone = { $player } forme { $word } chez { $owner } : contesté
topscore-log-change-stands = { $player } change { $old } en { $word }
topscore-log-change-open = { $player } change { $old } en { $word }, sauf contestation
topscore-log-change-undone = { $player } change { $old } en { $word } : contesté
topscore-log-trade = { $player } prend le joker pour { $tile } chez { $owner }
topscore-log-untraded = Le joker n’a pas été joué : il est rendu
topscore-log-exchange = { $player } échange { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
topscore-log-put = { $player } garde { $tile }, sur la pyramide { $pyramid }
topscore-log-filled = { $player } a ses sept lettres, { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en dernier
    } : { $points } points
topscore-log-found = Le plus long mot qui s’y lit : { $word }, { $points } points
topscore-log-name = { $player } nomme { $word } : { $points } points
topscore-log-name-refused = { $player } nomme { $word } : non admis
topscore-log-no-name = { $player } n’a pas de mot à nommer
topscore-end-words = mots { $points }
topscore-end-place = { $place ->
        [1] 1er à sept lettres
       *[other] { $place }e à sept lettres
    } { $points }
