# The table of Topscore on the site
site-topscore-small = Petites pyramides
site-topscore-spoken = Mot : { $word }. Lettres gardées : { $kept }
site-topscore-place = { $place ->
        [1] 1er à sept lettres
       *[other] { $place }e à sept lettres
    }
site-topscore-named = { $word } : { $points } points
site-topscore-aims = Où jouer
site-topscore-aim-own = Ma pyramide
site-topscore-aim-opponent = Chez { $player }
site-topscore-aim-change = Changer { $word }
site-topscore-aim-exchange = Échanger
site-topscore-do-own = Poser le mot
site-topscore-do-opponent = Poser le mot
site-topscore-do-change = Changer le mot
site-topscore-do-exchange = Échanger
site-topscore-do-put = Garder cette lettre
site-topscore-do-name = Nommer ce mot
site-topscore-exchange = Échanger
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
