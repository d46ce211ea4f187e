# The table of Typo on the site
site-typo-rows = Les quatre rangées
site-typo-row = rangée { $row } : { $letters }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
site-typo-put-left = Mettre { $card } à gauche de la rangée { $row }
site-typo-put-right = Mettre { $card } à droite de la rangée { $row }
site-typo-says = { $player } : « { $word } »
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
site-typo-placed = placée : { $word }
site-typo-not-placed = n’a pas pu
site-typo-in-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
site-typo-hand = Vos cartes
site-typo-choose = Choisir { $card } en secret
site-typo-choose-one = Touchez une carte
site-typo-word = Votre mot
site-typo-rest = Suite du mot qui commence par { $begins }
site-typo-word-how = ↑ ↓ ou 1 à 4 : la rangée ; ← → : le côté ; Entrée : dire le mot.
site-typo-say = Dire { $word }
site-typo-cannot = Je ne peux pas
site-typo-which-row = Quelle rangée retirer ?
site-typo-accept = Je le crois
site-typo-contest = J’en doute
site-typo-half = { $half ->
        [one] Première moitié : de A à Z
       *[other] Seconde moitié : de Z à A
    }
site-typo-aim-second = But : n’avoir plus de cartes
site-typo-unseen = Cartes non vues
site-typo-unseen-where = Dans les mains des autres et à l’écart, mêlées.
site-typo-accept-as = { $player } le croit
site-typo-contest-as = { $player } en doute
