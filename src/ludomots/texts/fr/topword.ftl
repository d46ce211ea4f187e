# Why a move is refused in Topword
refused-no-tile = Posez au moins une lettre.
refused-square-twice = { $squares } : une seule lettre par case et par tour.
refused-not-in-line = Les lettres se posent sur une même ligne ou colonne : { $squares }.
refused-pile-full = { $squares } : une pile a { $limit ->
        [one] une lettre
       *[other] { $limit } lettres
    } au plus.
refused-same-letter = { $squares } : on ne pose pas une lettre sur la même lettre, ici { $tile }.
refused-off-centre = Le premier mot doit passer par une case du centre du plateau.
refused-not-connected = Le mot doit toucher, recouvrir ou utiliser une lettre du plateau.
refused-covers-word = Au moins une lettre de { $words } doit rester découverte.
refused-lone-s = Un S seul derrière { $words } ne suffit pas : formez un autre mot avec lui.
refused-nothing-to-exchange = Le sac est vide : il n’y a rien à échanger.
refused-no-exchange-left = Vous avez fait vos { $limit } échanges.
refused-no-exchange-after-contest = Après une contestation perdue, on rejoue ou on passe, sans échange.
refused-bag-not-empty = Il reste des lettres dans le sac : la partie continue.
refused-can-still-play = Quelqu’un peut encore faire un mot : la partie continue.

# Why a game ended
end-went-out = Le sac est vide et un joueur n’a plus de lettre.
end-blocked = Le sac est vide et personne ne peut plus faire de mot.
end-all-passed = Tout le monde a passé à la suite.
