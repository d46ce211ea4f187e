# Typo on the shelf of the site
site-game-typo = Typo
site-about-typo = Des cartes choisies en secret, quatre rangées, et du bluff.
site-facts-typo = 2 à 6 joueurs · 20 minutes

# The rules that can be chosen
preset-typo-french = Première édition, avec bluff
preset-typo-printed = Règles imprimées : on doute des mots
preset-typo-checked = Mots vérifiés par le programme, sans bluff
preset-typo-vote = Sans dictionnaire : les autres décident
preset-typo-judge = Sans dictionnaire : un juge décide
preset-typo-second = Seconde édition, trente secondes par tour
preset-typo-english = Mots anglais
preset-typo-dutch = Mots néerlandais
option-typo-edition = Édition
option-typo-edition-help = La première compte des points en deux moitiés ; dans la seconde, qui n’a plus de cartes gagne.
option-typo-edition-first = première édition
option-typo-edition-second = seconde édition
option-typo-deck = Cartes
option-typo-deck-french = françaises
option-typo-deck-english = anglaises
option-typo-deck-dutch = néerlandaises
option-typo-check = Mots
option-typo-check-help = Si assez de joueurs doutent d’un mot, on le cherche, ou la majorité en décide, ou un juge. Ou bien le programme refuse les mauvais mots, et personne ne bluffe.
option-typo-check-check = vérifiés par le programme
option-typo-check-contest = mis en doute par les joueurs
option-typo-check-vote = jugés par les autres, sans dictionnaire (dès trois joueurs)
option-typo-check-judge = tranchés par un juge, sans dictionnaire
option-typo-judge = Juge
option-typo-judge-help = Si un juge tranche : le numéro du joueur qui juge, dès trois joueurs. De ses propres mots, la majorité décide.
option-typo-judge-none = quelqu’un qui ne joue pas
option-typo-turn-clock = Temps pour choisir, puis pour placer
option-typo-turn-clock-help = Le temps écoulé, le sort choisit la carte, ou elle n’est pas placée.

# Why a move is refused in Typo
refused-cards-revealed = Les cartes de ce tour sont révélées : on ne choisit plus.
refused-not-revealed = Tout le monde n’a pas encore choisi sa carte.
refused-already-chosen = Vous avez déjà choisi : un choix est définitif.
refused-card-not-in-hand = Vous n’avez pas de { $card } en main.
refused-no-such-row = Il n’y a pas de rangée { $row } : elles sont numérotées de 1 à { $rows }.
refused-word-not-letters = « { $words } » ne peut pas être cherché : un mot s’écrit en lettres, sans trait d’union ni apostrophe.
refused-word-off-row = { $word } ne commence pas par { $letters }, les lettres de la rangée { $row }.
refused-must-remove = Votre mot n’existe pas : retirez une des plus longues rangées.
refused-row-not-longest = La rangée { $row } n’est pas la plus longue. La plus longue : { $longest }.
refused-already-doubted = Vous avez déjà mis ce mot en doute.
refused-judge-decides = Assez de joueurs doutent de ce mot : c’est au juge de trancher.
refused-nothing-to-judge = Il n’y a pas de mot à juger pour l’instant.

# Why a game of Typo ended
end-played-out = Toutes les cartes ont été jouées.
end-no-cards = Il ne reste pas assez de cartes à distribuer.
end-hand-empty = Un joueur n’a plus de cartes.

# What is wrong with a text of Typo
text-row-count = La position a { $found } rangées ; il y en a { $expected } sur la table.
text-row-empty = Au caractère { $position } : la rangée { $row } n’a pas de carte.
text-position-part = Au caractère { $position } : « { $text } » n’est ni des cartes révélées, ni Z-A, ni le dictionnaire (@2).
text-announcing = « { $text } » n’est pas un coup. Exemples : F pour choisir, +1 FRONTIERE, 2+ ELASTIQUE, -3 si vous ne pouvez pas.
text-announced-word = Au caractère { $position } : « { $text } » ne s’écrit pas qu’avec des lettres.

# Drawings of Typo
draw-half = { $half ->
        [one] de A à Z
       *[other] de Z à A
    }
draw-word = { $word } ?

# Typo in words
story-typo-contest-won = { $player } doute : { $words } est refusé
story-typo-contest-failed = { $player } doute
do-typo-cannot = dire « je ne peux pas »
story-typo-turn-choose = À vous, { $player } : choisissez une carte en secret.
story-typo-turn-place = À vous, { $player } : placez { $card } et dites un mot qui commence par la rangée, ou « je ne peux pas ».
story-typo-turn-remove = { $player }, votre mot est refusé : retirez une des plus longues rangées ({ $rows }).
story-typo-open = { $player } dit { $word } : la rangée { $row } se lirait { $letters }.
story-typo-open-dictionary = { $needed ->
        [one] Un doute suffit pour chercher le mot.
       *[other] Il faut { $needed } doutes pour chercher le mot.
    }
story-typo-open-majority = { $needed ->
        [one] Un doute suffit pour l’écarter.
       *[other] Il faut { $needed } doutes pour l’écarter.
    }
story-typo-open-judge = { $needed ->
        [one] Un doute suffit pour que { $judge } tranche.
       *[other] Il faut { $needed } doutes pour que { $judge } tranche.
    }
story-typo-open-judging = { $count ->
        [one] Un joueur en doute : le juge tranche.
       *[other] { $count } joueurs en doutent : le juge tranche.
    }
story-typo-open-doubted = { $count ->
        [one] Un déjà.
       *[other] { $count } déjà.
    }
story-typo-hint-card = { $card } : { $count ->
        [one] une place
       *[other] { $count } places
    }, par exemple { $word }
story-typo-hint-word = { $word } : { $letters }, rangée { $row }
story-typo-clue-card = { $count ->
        [one] Une de vos cartes trouve sa place.
       *[other] Une de vos cartes a { $count } places possibles.
    }
story-typo-clue-row = { $side ->
        [left] Regardez le début de la rangée { $row }.
       *[right] Regardez la fin de la rangée { $row }.
    }
story-typo-clue-begins = Un mot qui commence par { $letters } convient.
story-typo-start = Les rangées commencent par { $rows }. { $player } a le dictionnaire.
story-typo-revealed = Cartes révélées : { $cards }
story-typo-said = { $player } place { $card } : { $word } ({ $letters }, rangée { $row })
story-typo-stands = { $word } tient : trop peu de doutes
story-typo-looked-up = { $word } existe : { $points ->
        [0] { $player } garde sa place
       *[other] { $player } gagne { $points } points
    }
story-typo-kept = Égalité : { $word } tient{ $points ->
        [0] {""}
       *[other] , { $player } gagne { $points } points
    }
story-typo-upheld = { $by ->
        [outsider] Le juge
       *[player] { $judge }
    } accepte { $word }{ $points ->
        [0] {""}
       *[other] {""} : { $player } gagne { $points } points
    }
story-typo-unjudged = Personne n’a tranché : { $word } tient
story-typo-judge-refused = { $by ->
        [outsider] Le juge
       *[player] { $judge }
    } refuse { $word }
story-typo-refused = { $word } est refusé
story-typo-removed = { $why ->
        [bad] { $player } reprend { $card }
       *[cannot] { $player } ne peut pas placer { $card }
    } : { $letters } s’en va, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-typo-removed-second = { $why ->
        [bad] { $player } reprend { $card }
       *[cannot] { $player } ne peut pas placer { $card }
    } : { $letters } s’en va, { $taken } dans sa main
story-typo-half = Seconde moitié : { $count } cartes chacun, de Z à A
story-typo-end-cards = { $count ->
        [0] plus de cartes
        [one] une carte en main
       *[other] { $count } cartes en main
    }
story-typo-end-rows = { $rows ->
        [one] 1 rangée
       *[other] { $rows } rangées
    } −{ $cards }
story-typo-end-bad = { $words ->
        [one] 1 mot refusé
       *[other] { $words } mots refusés
    } −{ $points }
story-typo-end-won = doutes +{ $points }
story-typo-react = { $play } Le croyez-vous ?
story-typo-chose = { $player } choisit { $card }
story-typo-chose-secretly = { $player } choisit une carte en secret

# Typo in a terminal
play-short-contest-typo = douter
play-short-accept-typo = croire
play-notation-typo = D’abord une lettre de votre main : F. Puis un mot : +1 FRONTIERE la place à gauche de la rangée 1, 2+ ELASTIQUE à droite de la rangée 2 ; -3 dit « je ne peux pas » et retire la rangée 3. * a le dictionnaire, ? a choisi en secret, petite lettre : mot dont on peut douter.
play-help-vote = Les mots ne sont pas vérifiés : ils tiennent, sauf si plus de la moitié des autres les refusent.
play-help-judge = Les mots ne sont pas vérifiés : si assez de joueurs en doutent, un juge tranche.

# The table of Typo on the site
site-typo-rows = Les quatre rangées
site-typo-row = rangée { $row } : { $letters }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
site-typo-put-left = Mettre { $card } à gauche de la rangée { $row }
site-typo-put-right = Mettre { $card } à droite de la rangée { $row }
site-typo-says = { $player } : « { $word } »
site-typo-risk = { $ways ->
        [one] la plus longue : −{ $count }
       *[other] au choix : −{ $count }
    }
site-typo-risk-cards = { $ways ->
        [one] la plus longue : { $count } à prendre
       *[other] au choix : { $count } à prendre
    }
site-typo-risk-now = Retirer : −{ $count }
site-typo-risk-cards-now = Retirer : { $count } à prendre
site-typo-remove = Retirer la rangée { $row }
site-typo-ask-remove = Retirer { $letters } ? Vous reprenez la fin de la rangée dans votre main.
site-typo-ask-cost = Retirer { $letters } ? Cela vous coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
site-typo-round = Les cartes de ce tour
site-typo-holder = a le dictionnaire
site-typo-chooses = choisit
site-typo-has-chosen = a choisi
site-typo-places = place sa carte
site-typo-waits = attend son tour
site-typo-watches = n’a plus de carte
site-typo-removes = retire une rangée
site-typo-said = dit « { $word } »
site-typo-thinks = réfléchit
site-typo-doubts = en doute
site-typo-believes = le croit
site-typo-placed = a dit « { $word } »
site-typo-not-placed = n’a pas pu placer
site-typo-refused = mot refusé
site-typo-in-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
site-typo-hand = Vos cartes
site-typo-choose = Choisir { $card } en secret
site-typo-choose-one = Touchez une carte
site-typo-word = Votre mot
site-typo-rest = Suite du mot qui commence par { $begins }
site-typo-word-how = 1 à 4 ou ↑ ↓ : la rangée · espace : l’autre bout · Entrée : dire le mot
site-typo-say = Dire { $word }
site-typo-cannot = Je ne peux pas
site-typo-says-time-up = Trop tard…
site-typo-says-withdraw = Je m’en vais
site-typo-stamp-exists = Existe
site-typo-stamp-missing = N’existe pas
site-typo-stamp-kept = Accepté
site-typo-stamp-refused = Refusé
site-typo-which-row = Quelle rangée retirer ?
site-typo-accept = Je le crois
site-typo-contest = J’en doute
site-typo-half = { $half ->
        [one] Première moitié : de A à Z
       *[other] Seconde moitié : de Z à A
    }
site-typo-unseen = Cartes non vues
site-typo-unseen-where = Dans les mains des autres et à l’écart, mêlées.
site-typo-accept-as = { $player } le croit
site-typo-contest-as = { $player } en doute

# The score pad
site-pad-lost = Points perdus (à déduire)

# The lesson
lesson-typo-choose = Chacun choisit une carte en secret. Choisissez F : elle ira devant RONT.
lesson-typo-choose-done = Toutes les cartes se retournent ensemble. On les place dans l’ordre de l’alphabet : F, puis S, puis T.
lesson-typo-place = À vous : placez F à gauche ou à droite d’une rangée, et dites un mot qui commence ainsi. FRONTIÈRE, par exemple.
lesson-typo-place-done = La rangée devient FRONT. Le mot doit commencer par toutes ses lettres, dans l’ordre.
lesson-typo-order = F et S sont passées avant vous. Placez maintenant T, par exemple au bout d’ELAS.
lesson-typo-order-done = ELAST, comme dans ÉLASTIQUE : un mot déjà dit peut resservir.
lesson-typo-cannot = Avec un W, rien à faire ici : dites « Je ne peux pas » et retirez une des plus longues rangées.
lesson-typo-cannot-done = Chaque carte retirée coûte un point. Votre W commence une nouvelle rangée, et vous prenez le dictionnaire.
lesson-typo-doubt = Ici, on a le droit de bluffer. ÉLASTIFIER, vraiment ? Doutez de ce mot.
lesson-typo-doubt-done = Le mot n’existe pas : son auteur reprend sa carte, perd une rangée et 2 points de plus. S’il existait, il en gagnerait 2.

# What reviews say
theme-typo-card = Choix de la carte
theme-typo-place = Rangée et bout pour une carte
theme-typo-word = Un mot à trouver
theme-typo-row = Rangée à retirer
theme-typo-bluff = Bluff
theme-typo-doubt = Un mot à mettre en doute
theme-typo-belief = Un mot à croire
review-typo-card = la carte { $card }
review-typo-word = { $word } en rangée { $row }
review-typo-bluff = { $word } (bluff) en rangée { $row }
review-typo-give-up = la rangée { $letters } retirée
review-typo-doubt = { $word } mis en doute
review-typo-believe = { $word } accepté
review-typo-fits = { $count ->
        [0] pourra se placer une fois que les autres auront joué
        [one] trouve sa place dans une rangée
       *[other] trouve sa place dans { $count } rangées
    }
review-typo-rid-of-card = débarrasse de { $card } (peu de rangées l’acceptent)
review-typo-keeps = garde { $card } (qui se place presque partout)
review-typo-rid-of-row = retire { $letters } (la rangée la moins utile pour la suite)
review-typo-harder = complique la tâche des autres
review-typo-room = laisse une place pour { $letters } dans cette rangée
review-typo-closes = { $count ->
        [0] ferme { $letters } (aucune lettre ne peut plus l’allonger)
        [one] ne laisse qu’une lettre pour allonger { $letters }
       *[other] ne laisse que { $count } lettres pour allonger { $letters }
    }
review-typo-good-word = existe, si bien qu’une mise en doute ne coûterait rien
review-typo-believed = est cru { $percent } fois sur 100
review-typo-catches = s’attaque à un mot qui, à en juger par son allure, existe { $percent } fois sur 100
review-typo-spares = { $percent ->
        [100] laisse passer un mot bien connu
       *[other] laisse passer un mot qui, à en juger par son allure, existe { $percent } fois sur 100
    }
