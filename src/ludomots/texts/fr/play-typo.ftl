# Typo in a terminal
play-game-typo = Typo
play-about-typo = quatre rangées, une main secrète, du bluff
play-keys-typo = F1 aide · Échap menu · F3 indice · F4 cartes · F7 je ne peux pas
play-signs-typo = Signes : ▸ rangée en cours · [A] carte que vous placez ou choisissez · A• carte posée depuis votre dernier coup · A? carte d’un mot qu’on peut mettre en doute · le nombre sous la lettre : combien il y en a dans le jeu · [?] a choisi en secret · ✓ placée · ✗ n’a pas pu être placée
play-key-card = A … Z ou ← →
play-does-card = choisir une carte de sa main
play-key-place = Flèches, 1 … 4
play-does-place = placer la carte : ↑ ↓ rangée, ← → côté
play-key-word = A … Z
play-does-word = dire un mot ; la carte va où il commence
play-key-fill = Espace ou Tab
play-does-fill = écrire d’un coup les lettres de la rangée
play-does-cannot = je ne peux pas : retirer la plus longue rangée
play-does-unseen-cards = cartes non vues
play-help-vote = Les mots ne sont pas vérifiés : ils tiennent, sauf si plus de la moitié des autres les refusent.

# The start screen
play-wish-edition = Édition
play-wish-edition-french = première : deux moitiés, des points
play-wish-edition-second = seconde : se défaire de ses cartes
play-wish-words-vote = jugés par les autres, sans dictionnaire
play-wish-pace = Pendule
play-wish-pace-usual = sans ; seconde édition : 30 secondes
play-wish-pace-none = sans
play-wish-pace-30 = 30 secondes
play-wish-pace-60 = 1 minute
play-wish-pace-120 = 2 minutes

# The table
typo-hand = Main
typo-word = Mot
typo-holder = dico
typo-half = { $half ->
        [one] 1re moitié : de A à Z
       *[other] 2de moitié : de Z à A
    }
typo-aim-second = But : n’avoir plus de cartes
typo-round = Ordre : { $cards }
typo-lacks-card = Choisissez d’abord une carte : tapez sa lettre.
typo-lacks-word = Tapez d’abord un mot, ou F7 : je ne peux pas.
typo-preview-choose = Entrée pour choisir { $card }
typo-preview-row = La rangée { $row } se lira { $letters }.
typo-preview-say = Entrée pour dire { $word }
typo-preview-remove = Entrée pour retirer la rangée { $row }
typo-ask-cannot = Je ne peux pas : quelle rangée retirer ?
typo-cost = { $row } { $letters } : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
typo-cost-bad = { $row } { $letters } : −{ $points } points ({ $cards } + { $bad } pour le mot)
typo-cost-second = { $row } { $letters } : vous prenez { $taken }
typo-unseen = Cartes non vues
typo-unseen-where = Dans les mains et à l’écart, mêlées :

# The end
