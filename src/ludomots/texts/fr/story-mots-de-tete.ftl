# Mots de Tête in words
story-mots-de-tete-contest-won = { $player } conteste : { $words } { $count ->
        [one] n’est pas admis
       *[other] ne sont pas admis
    }, { $author } efface et perd son tour
story-mots-de-tete-contest-failed = { $player } conteste à tort et passera son prochain tour : { $author } garde son mot
story-mots-de-tete-turn = À vous, { $player } : { $what }.
story-mots-de-tete-write-count = { $count ->
        [one] écrivez une lettre
       *[other] écrivez { $count } lettres
    }
story-mots-de-tete-write-length = écrivez un mot de { $length } lettres
story-mots-de-tete-write-first = { $task }, contre la croix noire
story-mots-de-tete-tried = { $words } : refusé. { $left ->
        [0] C’est votre dernier essai.
        [one] Encore { $left } essai après celui-ci.
       *[other] Encore { $left } essais après celui-ci.
    }
story-mots-de-tete-solo-pass = Passer finit la partie.
story-mots-de-tete-marathon-miss = Si vous passez, vous êtes éliminé.
story-mots-de-tete-last-roll = C’est le dernier lancer.
story-mots-de-tete-last-turn = Le temps est écoulé : c’est le dernier coup.
story-mots-de-tete-open = { $player } écrit { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
story-mots-de-tete-open-dice = { $player } écrit { $words } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } et les dés).
story-mots-de-tete-out = éliminé
story-mots-de-tete-hint = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $words } en { $square }
story-mots-de-tete-hint-dice = environ { $points } points : { $words } en { $square }
story-mots-de-tete-start = Lancer : { $rolled }. { $player } commence.
story-mots-de-tete-write = { $player } écrit { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-mots-de-tete-refused = { $player } écrit { $words } : { $count ->
        [one] mot refusé
       *[other] mots refusés
    }
story-mots-de-tete-dice = (dés : { $rolls })
story-mots-de-tete-drops-out = { $player } est éliminé
story-mots-de-tete-time-over = Le temps de la partie est écoulé : dernier coup
story-mots-de-tete-write-dice = { $player } écrit { $words } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et les dés
story-mots-de-tete-dice-after = Dés de { $player } : { $rolls }. En tout { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
