# Topscore on the shelf of the site
site-game-topscore = Topscore
site-about-topscore = Des mots qui grandissent de trois à sept lettres, des lettres qu’on garde.
site-facts-topscore = 2 à 4 joueurs · 30 minutes

# The rules that can be chosen
preset-topscore-french = Mots français
preset-topscore-dutch = La boîte d’origine, en néerlandais
preset-topscore-english = Mots anglais (lettres de notre choix)
preset-topscore-contest = On conteste les mots
option-topscore-change-word = Changer le mot de sa pyramide
option-topscore-change-word-own = quel que soit celui qui l’a posé
option-topscore-change-word-laid = seulement si on l’a posé soi-même
option-topscore-abandon-word = Abandonner son mot
option-topscore-abandon-word-help = Ses lettres retournent dans le sac, et le tour est fini.
option-topscore-steal-always = Toujours allonger le mot du voisin
option-topscore-steal-always-help = Même s’il vient de l’allonger lui-même.
option-topscore-seven-reward = Compléter le mot d’un adversaire
option-topscore-seven-reward-owner = lui donne une lettre
option-topscore-seven-reward-both = donne une lettre à chacun des deux
option-topscore-letter-costs-turn = Placer une lettre prend le tour
option-topscore-letter-costs-turn-help = Une lettre gagnée parce qu’un adversaire a complété votre mot.
option-topscore-blank-to-rack = Garder un joker repris
option-topscore-blank-to-rack-help = Il peut rester sur le chevalet au lieu d’être rejoué aussitôt.
option-topscore-last-player = Le dernier joueur
option-topscore-last-player-turn = a encore un tour
option-topscore-last-player-round = joue jusqu’à sa prochaine lettre
option-topscore-third-bonus = Troisième à finir
option-topscore-third-bonus-25 = 25 points
option-topscore-third-bonus-50 = 50 points
option-topscore-gaps-allowed = Sauter des petites pyramides
option-topscore-gaps-allowed-help = Le dernier mot peut se lire en passant par-dessus des lettres.
option-topscore-naming = Le dernier mot
option-topscore-naming-player = nommé par le joueur
option-topscore-naming-program = trouvé par le programme
option-topscore-naming-clock = Temps pour nommer le dernier mot
option-topscore-naming-clock-help = Quand il est écoulé, le programme nomme le plus long mot.
option-topscore-naming-clock-none = deux fois le sablier
option-topscore-failed-contest = Contester un mot juste
option-topscore-failed-contest-help = Seulement quand on conteste les mots.
option-topscore-failed-contest-nothing = ne coûte rien
option-topscore-failed-contest-next-turn = coûte le tour suivant
option-topscore-failed-contest-points = coûte les points du mot
option-topscore-turn-clock = Sablier

# Why a move is refused in Topscore
refused-first-word = Sur une pyramide vide, on pose un mot de { $length } lettres.
refused-not-one-longer = { $word } ne reprend pas toutes les lettres de { $old } plus une seule des vôtres.
refused-blank-changed = Le joker posé pour { $tile } reste dans le mot, et reste un { $tile }.
refused-no-such-letter = Un joker ne peut pas remplacer « { $tile } ».
refused-no-blank-on-rack = Vous n’avez pas de joker sur votre chevalet.
refused-not-direct-opponent = Vous ne pouvez allonger que le mot de celui qui joue juste avant vous, pas celui du joueur { $player }.
refused-nothing-to-lengthen = Le joueur { $player } n’a pas de mot à allonger : le mot de trois lettres se pose toujours chez soi.
refused-word-complete = { $words } a déjà sept lettres.
refused-not-open = Le joueur { $player } vient de jouer sur sa pyramide : { $words } n’est pas à prendre.
refused-lengthened-already = Vous avez déjà allongé le mot de votre adversaire à ce tour.
refused-no-such-blank = Chez le joueur { $player }, aucun joker ne remplace { $tile }.
refused-blank-owed = Vous devez rejouer tout de suite le joker que vous avez pris : { $word } n’en ajoute pas.
refused-blank-owed-already = Posez d’abord un mot avec le joker que vous avez pris, ou passez.
refused-turn-begun = Vous avez déjà joué à ce tour : trop tard pour échanger des lettres, changer votre mot ou l’abandonner.
refused-nothing-exchanged = Choisissez au moins une lettre à échanger.
refused-no-word-to-change = Vous n’avez pas de mot à changer.
refused-not-your-word = Un adversaire a allongé { $words } : à cette table, vous ne pouvez plus le changer.
refused-no-abandoning = À cette table, on n’abandonne pas son mot : échangez des lettres, ou changez-le.
refused-no-word-to-abandon = Vous n’avez pas de mot à abandonner.
refused-not-one-swapped = { $word } n’est pas { $old } avec une seule lettre échangée.
refused-same-word = { $words } est déjà votre mot : formez-en un autre.
refused-put-first = Placez d’abord une lettre de { $words } sur une de vos petites pyramides.
refused-nothing-to-put = Vous n’avez pas de lettre à placer : il faut un mot de sept lettres.
refused-not-in-word = Il n’y a pas de { $tile } dans { $words }.
refused-blank-not-put = Un joker ne va pas sur une petite pyramide : choisissez une autre lettre que { $tile }.
refused-no-such-pyramid = Il n’y a pas de pyramide { $pyramid } : elles vont de 1 à { $count }.
refused-pyramid-taken = La pyramide { $pyramid } porte déjà { $tile }, qui ne bouge plus.
refused-name-first = Vos pyramides sont remplies : nommez votre mot le plus long, ou passez.
refused-nothing-to-name = On nomme un mot quand les sept petites pyramides sont remplies.
refused-name-too-short = Le mot des petites pyramides a au moins { $length } lettres.
refused-not-readable = { $word } ne se lit pas de gauche à droite dans { $small }.

# Why a game of Topscore ended
end-filled = Tous ont rempli leurs pyramides.
end-last-turn = Il ne restait qu’un joueur, qui a eu son dernier tour.
end-stuck = Rien n’a été posé pendant trois tours de table.

# What is wrong with a text of Topscore
text-token = Au caractère { $position } : « { $text } » n’est pas un jeton de ce jeu.
text-part = « { $text } » n’est pas un coup. Exemples : RATE, @2 TRACE, a>A, U>E MER, -- pour abandonner son mot, -AB pour échanger, S7, !MOTS, - pour passer.
text-boards = La position a { $found } plateaux ; il en faut de { $least } à { $most }.
text-board = Au caractère { $position } : « { $text } » n’est pas un plateau. Exemple : RATE:AX.....
text-word-length = Au caractère { $position } : le mot a { $found } lettres ; il en faut de { $least } à { $most }.
text-small = Au caractère { $position } : { $found } petites pyramides au lieu de { $expected }.
text-blanks = La position a { $found } jokers, la boîte { $limit }.

# Drawings of Topscore
draw-waiting = à contester : { $word }, du joueur { $seat } chez le joueur { $on }, { $points } points

# Topscore in words
story-topscore-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } le reprend et perd son tour
story-topscore-contest-failed = { $player } conteste à tort : { $author } garde { $word }{ $price ->
        [nextTurn] , et { $player } passera son prochain tour
        [points] , et { $player } perd { $points } points
       *[nothing] { "" }
    }
story-topscore-misses = { $player } passe ce tour pour avoir contesté un mot juste
do-topscore-exchange = échanger des jetons
do-topscore-change = changer votre mot
do-topscore-trade = prendre un joker
do-topscore-abandon = abandonner votre mot
story-topscore-turn-longer = À vous, { $player } : ajoutez une lettre à { $word } ; sinon, { $ways }.
story-topscore-turn-dead-end = À vous, { $player } : aucune lettre n’allonge { $word }. Au choix : { $ways }.
story-topscore-turn-first = À vous, { $player } : posez un mot de trois lettres ; sinon, { $ways }.
story-topscore-ways = { $ways ->
        [change-exchange] changez une de ses lettres, échangez les vôtres ou passez
        [change-exchange-abandon] changez une de ses lettres, abandonnez-le, échangez les vôtres ou passez
        [exchange-abandon] abandonnez-le, échangez des lettres ou passez
        [exchange] échangez des lettres ou passez
       *[pass] passez
    }
story-topscore-last-turn = C’est votre dernier tour.
story-topscore-pass-ends = Si vous ne posez rien maintenant, la partie est finie.
story-topscore-may-lengthen = Vous pouvez d’abord allonger { $word }, chez { $player }.
story-topscore-then-longer = Maintenant chez vous : ajoutez une lettre à { $word }, ou passez.
story-topscore-then-first = Maintenant chez vous : posez un mot de trois lettres, ou passez.
story-topscore-turn-blank = { $player }, jouez le joker pris dans un mot de ce tour. Si vous passez, il est rendu.
story-topscore-turn-put = { $player }, gardez une lettre de { $word } sur l’une de vos petites pyramides.
story-topscore-turn-reward = { $player }, vous avez complété { $word } chez { $owner } : gardez d’abord une de ses lettres sur l’une de vos petites pyramides.
story-topscore-turn-name = { $player }, vos pyramides sont pleines : { $small }. Nommez le plus long mot qui s’y lit, ou passez s’il n’y en a pas.
story-topscore-turn-name-again = { $word } n’est pas admis. Encore un essai : { $small }, ou passez s’il n’y a pas de mot.
story-topscore-open = { $player } pose { $word } ({ $points } points).
story-topscore-open-on = { $player } allonge le mot de { $owner } : { $word } ({ $points } points).
story-topscore-open-change = { $player } change son mot en { $word }.
story-topscore-hint = { $points } points : { $word }
story-topscore-hint-on = { $points } points : { $word }, chez { $owner }
story-topscore-clue = Un mot de { $count } lettres est possible.
story-topscore-clue-on = Un mot de { $count } lettres est possible chez { $owner }.
story-topscore-clue-name = Un mot de { $count } lettres se lit dans vos petites pyramides.
story-topscore-clue-letter = Il commence par { $letter }.
story-topscore-hint-change = changer en { $word }
story-topscore-hint-exchange = pas de mot à poser : échanger { $tiles }
story-topscore-start = Tirage : { $drawn }. { $player } commence.
story-topscore-lay = { $player } pose { $word } : { $points } points
story-topscore-lay-on = { $player } forme { $word } chez { $owner } : { $points } points
story-topscore-change = { $player } change { $old } en { $word }
story-topscore-abandon = { $player } abandonne { $word }
story-topscore-trade = { $player } prend le joker pour { $tile } chez { $owner }
story-topscore-trade-own = { $player } reprend le joker pour { $tile } dans son mot
story-topscore-untraded = Le joker n’a pas été joué : il est rendu
story-topscore-exchange = { $player } échange { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
story-topscore-put = { $player } garde { $tile }, sur la pyramide { $pyramid }
story-topscore-filled = { $player } a ses sept lettres, { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en dernier
    } : { $points } points
story-topscore-found = Le plus long mot qui s’y lit : { $word }, { $points } points
story-topscore-name = { $player } nomme { $word } : { $points } points
story-topscore-name-refused = { $player } nomme { $word } : non admis
story-topscore-time-named = Temps écoulé : le programme nomme { $word } pour { $player }, { $points } points
story-topscore-time-no-name = Temps écoulé : { $player } n’avait pas de mot à nommer
story-topscore-no-name = { $player } n’a pas de mot à nommer
story-topscore-end-words = mots { $points }
story-topscore-end-place = { $place ->
        [1] 1er à sept lettres
       *[other] { $place }e à sept lettres
    } { $points }
story-topscore-hint-put = garder { $tile } sur la petite pyramide { $pyramid }

# Topscore in a terminal
play-notation-topscore = RATE pose un mot sur votre pyramide, @2 TRACE sur celle du joueur 2 ; une minuscule est un joker : RaTE. U>E MER change U en E, -AB échange, -- abandonne votre mot, S7 met S sur la petite pyramide 7, a>A prend un joker pour un A, !MOTS nomme le dernier mot. ? est un joker.

# The table of Topscore on the site
site-topscore-small = Petites pyramides
site-topscore-line = { $length } lettres :
site-topscore-final = Mot final
site-topscore-per-letter = { $points } par lettre
site-topscore-worth-from = dès 3 lettres : { $points }
site-topscore-worth-up-to = jusqu’à { $points }
site-topscore-worth = { $word } : { $points }
site-topscore-last-seconds = Plus que dix secondes
site-topscore-words = { $language ->
        [en] Mots anglais
        [nl] Mots néerlandais
       *[fr] Mots français
    }
site-topscore-spoken = Mot : { $word }. Lettres gardées : { $kept }
site-topscore-place = { $place ->
        [1] 1er à sept lettres
       *[other] { $place }e à sept lettres
    }
site-topscore-aims = Où jouer
site-topscore-aim-own = Ma pyramide
site-topscore-aim-opponent = Chez { $player }
site-topscore-aim-change = Changer { $word }
site-topscore-aim-exchange = Échanger
site-topscore-how-opponent = Chez { $player } : ajoutez une de vos lettres à { $word }. Les points sont pour vous, et vous jouez ensuite chez vous.
site-topscore-how-change = Changer { $word } : remplacez une de ses lettres par une des vôtres et formez un autre mot. Sans points, et votre tour est fini.
site-topscore-how-exchange = Échanger : choisissez les lettres à remettre dans le sac. Vous en tirez autant, et votre tour est fini.
site-topscore-late = Le temps est écoulé : { $word } était prêt, mais pas posé.
site-topscore-do-own = Poser le mot
site-topscore-do-opponent = Poser le mot
site-topscore-do-change = Changer le mot
site-topscore-do-exchange = Échanger
site-topscore-do-put = Garder cette lettre
site-topscore-do-name = Nommer ce mot
site-topscore-exchange = Échanger
site-may-abandon = Abandonner mon mot
site-ask-abandon = Abandonner votre mot ? Ses lettres iront dans le sac et votre tour sera fini.
site-topscore-ask-exchange = { $count ->
        [one] Échanger cette lettre ? Votre tour sera fini.
       *[other] Échanger ces { $count } lettres ? Votre tour sera fini.
    }
site-topscore-trade = Prendre le joker contre { $tile }
site-topscore-ask-trade = Mettre votre { $tile } à la place du joker ? Vous devrez jouer le joker dans ce tour.
site-topscore-put-on = Petite pyramide { $pyramid }
site-topscore-word = Votre mot
site-topscore-spell = Touchez ou tapez les lettres, dans l’ordre du mot.
site-topscore-lying = Lettres sur la pyramide
site-topscore-give-back = Retirer { $tile }
site-topscore-blank = joker
site-topscore-stands-for = Quelle lettre pour le joker ?

# The score pad
site-pad-place = Place à sept lettres (100, 75, 25)
site-pad-named = Dernier mot (75 à 175)

# The lesson
lesson-topscore-three = Posez un mot de trois lettres sur votre pyramide : ART, par exemple.
lesson-topscore-three-done = Trois lettres valent { $points } points. Vous repiochez aussitôt.
lesson-topscore-grow = À chaque tour, une lettre de plus. Ajoutez E à ART et mélangez : RATE.
lesson-topscore-grow-done = Quatre lettres valent { $points } points ; puis 15, 20, et 25 pour sept.
lesson-topscore-seven = La dernière ligne ! Avec un N, CARTES devient un mot de sept lettres : NECTARS.
lesson-topscore-seven-done = { $points } points, et le plus beau reste à venir : vous allez garder une de ces lettres.
lesson-topscore-keep = Choisissez la lettre que vous gardez, et sa petite pyramide. Un S en septième place fera un bon pluriel.
lesson-topscore-keep-done = Elle n’en bougera plus ; les six autres retournent au sac. Sept lettres gardées forment le dernier mot.
lesson-topscore-sand = Le sablier de l’adversaire s’est écoulé sans mot : prenez son MOT ! Ajoutez-y votre E pour écrire TOME chez lui.
lesson-topscore-sand-done = Les { $points } points sont pour vous. Jouez dans les 60 secondes, ou ce sera votre tour d’être pillé.
lesson-topscore-name = Vos sept petites pyramides sont pleines. Nommez le mot le plus long qu’elles forment.
lesson-topscore-name-done = 25 points par lettre : CARTONS en rapporte { $points }. Choisissez bien, dès la première lettre gardée.

# What reviews say
theme-topscore-word = Un mot à poser
theme-topscore-theft = Un mot à allonger chez un autre joueur
theme-topscore-swap = Un mot à changer
theme-topscore-exchange = Lettres à échanger
theme-topscore-blank = Un joker à prendre
theme-topscore-wait = Un tour à laisser passer
theme-topscore-letter = Lettre gardée pour une petite pyramide
theme-topscore-name = Mot des petites pyramides
review-topscore-theft = { $word } chez { $player }
review-topscore-swap = { $old } changé en { $word }
review-topscore-exchange = l’échange de { $tiles }
review-topscore-blank = la prise du joker pour { $tile }
review-topscore-abandon = { $word } abandonné
review-topscore-wait = un tour sans rien poser
review-topscore-then = { $first }, puis { $second }
review-topscore-put = { $tile } sur la petite pyramide { $pyramid }
review-topscore-no-name = le choix de ne nommer aucun mot
review-topscore-offers = offre { $tile } pour la petite pyramide { $pyramid } et garde { $tiles }
review-topscore-keeps = garde { $tiles } et tire { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
review-topscore-turns = { $turns ->
        [one] est à environ { $turns } tour des sept lettres
       *[other] est à environ { $turns } tours des sept lettres
    }
review-topscore-stops = complique la suite pour { $player }
review-topscore-no-help = n’aide pas { $player }
review-topscore-out-of-reach = ne laisse aux autres aucun mot à allonger
review-topscore-promises = promet { $points } points avec les petites pyramides
