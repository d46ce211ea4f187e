# Topscore in words
story-topscore-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } le reprend et perd son tour
story-topscore-contest-failed = { $player } conteste à tort : { $author } garde son mot
story-topscore-turn = À vous, { $player } : ajoutez une lettre à { $word }, ou passez.
story-topscore-turn-first = À vous, { $player } : posez un mot de trois lettres, ou passez.
story-topscore-may-lengthen = Avant cela, vous pouvez allonger { $word }, chez { $player }.
story-topscore-then-longer = Maintenant chez vous : ajoutez une lettre à { $word }, ou passez.
story-topscore-then-first = Maintenant chez vous : posez un mot de trois lettres, ou passez.
story-topscore-turn-blank = { $player }, jouez le joker pris dans un mot de ce tour. Si vous passez, il est rendu.
story-topscore-turn-put = { $player }, gardez une lettre de { $word } sur l’une de vos petites pyramides.
story-topscore-turn-name = { $player }, vos pyramides sont pleines : { $small }. Nommez le plus long mot qui s’y lit, ou passez s’il n’y en a pas.
story-topscore-turn-name-again = { $word } n’est pas admis. Encore un essai : { $small }, ou passez s’il n’y a pas de mot.
story-topscore-open = { $player } pose { $word } ({ $points } points).
story-topscore-open-on = { $player } allonge le mot de { $owner } : { $word } ({ $points } points).
story-topscore-open-change = { $player } change son mot en { $word }.
story-topscore-hint = { $points } points : { $word }
story-topscore-hint-on = { $points } points : { $word }, chez { $owner }
story-topscore-hint-change = changer en { $word }
story-topscore-start = Tirage : { $drawn }. { $player } commence.
story-topscore-lay = { $player } pose { $word } : { $points } points
story-topscore-lay-on = { $player } forme { $word } chez { $owner } : { $points } points
story-topscore-change = { $player } change { $old } en { $word }
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
story-topscore-no-name = { $player } n’a pas de mot à nommer
story-topscore-end-words = mots { $points }
story-topscore-end-place = { $place ->
        [1] 1er à sept lettres
       *[other] { $place }e à sept lettres
    } { $points }
story-topscore-hint-put = garder { $tile } sur la petite pyramide { $pyramid }
