# Topword on the shelf of the site
site-game-topword = Topword
site-about-topword = Des mots qu’on empile : posez une lettre sur une autre et tout change.
site-facts-topword = 1 à 4 joueurs · 45 minutes

# The rules that can be chosen
preset-topword-french = Règles françaises
preset-topword-1994 = Édition de 1994 : on conteste les mots
preset-topword-later = Édition suivante : on conteste, et passer ne finit pas la partie
preset-topword-international = Règles internationales, en anglais
preset-topword-short = Partie courte sur le petit plateau
option-topword-board = Plateau
option-topword-board-10 = 10 cases sur 10
option-topword-board-8 = 8 cases sur 8
option-topword-board-15 = 15 cases sur 15
option-topword-q-tile = La lettre Q
option-topword-q-tile-qu = se lit Qu
option-topword-q-tile-q = se lit Q
option-topword-q-tile-either = se lit Q ou Qu, au choix
option-topword-keep-one-letter = Garder une lettre de chaque mot
option-topword-keep-one-letter-help = Un mot ne peut pas être recouvert tout entier d’un seul coup.
option-topword-no-lone-s = Pas de S seul
option-topword-no-lone-s-help = Un S au bout d’un mot ne suffit pas, à moins de former aussi un autre mot.
option-topword-full-rack-bonus = Sept lettres d’un coup
option-topword-full-rack-bonus-help = Il faut les sept : avec des chevalets plus petits, ce bonus n’existe pas.
option-topword-full-rack-bonus-10 = 10 points de plus
option-topword-full-rack-bonus-20 = 20 points de plus
option-topword-bonus-letters = Lettres rares
option-topword-bonus-letters-each = 2 points de plus pour chaque J, K, Qu, W, X, Y ou Z posé
option-topword-bonus-letters-flat-qu = 2 points de plus pour le seul Qu, dans un mot sans pile
option-topword-lost-contest = Mot faux, contesté
option-topword-lost-contest-help = Quand les mots se contestent.
option-topword-lost-contest-turn = son auteur perd son tour
option-topword-lost-contest-retry = son auteur rejoue
option-topword-failed-contest = Mot bon, contesté à tort
option-topword-failed-contest-help = Quand les mots se contestent.
option-topword-failed-contest-nothing = cela ne coûte rien
option-topword-failed-contest-next-turn = qui conteste perd son prochain tour
option-topword-all-pass-ends = Quand tous passent à la suite
option-topword-all-pass-ends-help = Deux tours de table de passes à la suite finissent la partie dans tous les cas. Un échange n’est pas un passe.
option-topword-all-pass-ends-bag-empty = la partie finit si le sac est vide
option-topword-all-pass-ends-always = la partie finit aussitôt
option-topword-all-pass-ends-never = la partie continue
option-topword-stack-limit = Hauteur des piles
option-topword-stack-limit-help = De 1 à 5 lettres l’une sur l’autre.
option-topword-rack-size = Lettres en main
option-topword-rack-size-help = De 2 à 7 lettres sur le chevalet.

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
end-went-out = { $seats ->
        [1] Toutes les lettres sont posées.
       *[other] Le sac est vide et un joueur n’a plus de lettre.
    }
end-nothing-laid = Aucune lettre n’a été posée depuis cinquante tours de table.
end-blocked = { $seats ->
        [1] Le sac est vide et aucun mot n’est plus possible.
       *[other] Le sac est vide et personne ne peut plus faire de mot.
    }
end-all-passed = { $seats ->
        [1] La partie finit sur un passe.
       *[other] Tous les joueurs ont passé l’un après l’autre.
    }

# Topword in words
do-topword-exchange = échanger une lettre
story-topword-turn = À vous, { $player } : { $word ->
        [first] posez le premier mot sur une case du centre
       *[any] posez un mot
    }{ $exchange ->
        [yes] , échangez une lettre ou passez.
       *[no] {" "}ou passez.
    }
story-topword-bag-empty = Le sac est vide.
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
    }, { $author } reprend ses lettres et perd son tour
story-topword-contest-won-retry = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } reprend ses lettres et rejoue
story-topword-contest-failed = { $player } conteste à tort : { $author } garde ses points
story-topword-contest-failed-turn = { $player } conteste à tort et perd son prochain tour : { $author } garde ses points
story-topword-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
story-topword-clue = Un coup de { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-topword-clue-place = Cherchez en { $square }.
story-topword-kept = { $points } − { $cost } ({ $count } × { $each } : { $tiles })

# Topword in a terminal
play-notation-topword = 5D RATEAU pose RATEAU en ligne depuis D5 ; D5 RATEAU le pose en colonne. Un point remplace une lettre qui reste : D5 B.S. Q est la lettre Qu, -A échange un A. Sur le plateau : + centre, ² ³ hauteur de la pile, petites lettres : coup contestable.

# The table of Topword on the site
site-topword-board = Plateau de { $side } cases sur { $side }
site-topword-flat = À plat
site-topword-tilted = En relief
site-topword-heights = Hauteurs
site-topword-start-square = case de départ
site-topword-pile-of = pile de { $count }
site-topword-pile = De haut en bas : { $letters }
site-topword-no-tile = Vous n’avez pas de { $tile }.
site-topword-exchange = Échanger
site-topword-which = Touchez la lettre à échanger.
site-topword-exchange-this = Échanger { $tile }
site-topword-ask-exchange = Échanger { $tile } contre une lettre du sac ? Votre tour sera fini.
site-topword-ask-free-exchange = Échanger { $tile } contre une lettre du sac ?
site-topword-turn-q = { $tile } : lire autrement
site-topword-says-pass = Je passe.
site-topword-says-accept = D’accord.
site-topword-says-time-up = Temps écoulé !
site-topword-says-withdraw = Je quitte la partie.
site-topword-says-contest = Je conteste !

# The score pad
site-pad-tiles-left = Lettres restantes (−5 chacune)

# The lesson
lesson-topword-lay = Posez TRIS sur le plateau : un mot prend au moins une case dorée pour ouvrir la partie.
lesson-topword-lay-done = { $points } points : un par lettre, et le double, car aucune lettre n’en couvre une autre.
lesson-topword-cross = Accrochez un mot à celui qui est posé : écrivez RUE vers le bas, à partir du R de TRIS.
lesson-topword-cross-done = Vous n’avez posé que U et E, mais tout le mot compte. Ce qu’on pose touche toujours ce qui est là.
lesson-topword-stack = Et maintenant, montez ! Posez B sur le T de TRIS pour lire BRIS.
lesson-topword-stack-done = La pile compte pour deux : B et le T caché dessous. BRIS vaut { $points } points, sans doubler : il n’est plus à plat.
lesson-topword-two = Une lettre, deux mots : posez P sur le B pour changer à la fois BRIS et BU.
lesson-topword-two-done = PRIS et PU : la pile de trois compte dans les deux mots. C’est ainsi qu’on marque gros.
lesson-topword-height = Une haute pile resservira : ajoutez E au bout de PRIS.
lesson-topword-height-done = PRISE relit la pile de trois : { $points } points pour une seule lettre. Cinq lettres l’une sur l’autre, pas une de plus.
lesson-topword-exchange = Parfois, rien ne va. Échangez une de ces lettres impossibles.
lesson-topword-exchange-done = Une lettre retourne au sac, une autre arrive, et c’est au joueur suivant. Chaque lettre gardée à la fin coûte 5 points.

# Reviews
theme-topword-word = Mots à trouver
theme-topword-kept = Lettres à garder
theme-topword-opened = Ce qu’on laisse aux autres
theme-topword-end = Fin de partie
theme-topword-exchange = Échanges
review-topword-kept = garde { $tiles }
review-topword-all-laid = pose toutes les lettres
review-topword-reply = ne laisse qu’environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à prendre au joueur suivant
review-topword-end = prépare une meilleure fin de partie
review-topword-exchange = l’échange de { $tile }
