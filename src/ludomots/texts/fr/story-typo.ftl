# Typo in words
story-typo-contest-won = { $player } doute : { $words } est refusé
story-typo-contest-failed = { $player } doute
story-typo-turn-choose = À vous, { $player } : choisissez une carte en secret.
story-typo-turn-place = À vous, { $player } : placez { $card } et dites un mot qui commence par la rangée. Sinon : « je ne peux pas ».
story-typo-turn-remove = { $player }, votre mot est refusé : retirez une des plus longues rangées ({ $rows }).
story-typo-open = { $player } dit { $word } : la rangée { $row } se lirait { $letters }.
story-typo-open-doubts = { $needed ->
        [one] Un doute suffit pour chercher le mot.
       *[other] Il faut { $needed } doutes pour chercher le mot.
    }
story-typo-open-vote = { $needed ->
        [one] Un refus suffit.
       *[other] Il faut { $needed } refus.
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
