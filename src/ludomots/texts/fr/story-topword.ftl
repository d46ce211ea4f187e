# Topword in words
story-topword-turn = À vous, { $player } : posez un mot, échangez une lettre ou passez.
story-topword-turn-empty-bag = À vous, { $player } : posez un mot ou passez. Le sac est vide.
story-topword-turn-first = À vous, { $player } : posez le premier mot, sur une case du centre.
story-topword-turn-solo = À vous, { $player } : posez un mot. Passer finit la partie.
story-topword-open = { $player } pose { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
story-topword-turn-retry = À vous encore, { $player } : posez un autre mot ou passez.
story-topword-start = Tirage : { $drawn }. { $player } commence.
story-topword-place = { $player } pose { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-topword-exchange = { $player } échange une lettre
story-topword-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } reprend ses lettres
story-topword-contest-failed = { $player } conteste à tort : { $author } garde ses points
story-topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
story-topword-kept = { $points } − { $cost } ({ $count } × { $each } : { $tiles })
