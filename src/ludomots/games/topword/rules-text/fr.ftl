# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Topword
about =
    { $stackLimit ->
        [1] Un jeu de lettres sur un plateau sans piles : on écrit des mots qui se croisent. De deux à quatre joueurs,
            ou seul.
       *[other] Un jeu de lettres qui monte : on écrit des mots, puis on pose des lettres sur d’autres lettres pour
            les changer. De deux à quatre joueurs, ou seul.
    } { $board ->
        [10] Comptez trois quarts d’heure.
       *[other] { "" }
    }

brief = ## En trente secondes
brief-1 =
    1. Écrivez des mots sur le plateau avec les lettres de votre chevalet. Le premier va au milieu ; ensuite, chaque coup
    touche ce qui est posé.
brief-2 =
    { $stackLimit ->
        [1] 2. Tout ce qui se lit, en ligne comme en colonne, doit être un mot.
       *[other] 2. Vous pouvez aussi poser une lettre sur une autre, pour changer un mot. Tout ce qui se lit, en ligne comme
            en colonne, doit être un mot.
    }
brief-3 =
    { $stackLimit ->
        [1] 3. Chaque nouveau mot rapporte deux points par lettre.
       *[other] 3. Chaque nouveau mot rapporte un point par lettre, celles du dessous comprises. Un mot sans pile compte
            double.
    }
brief-4 = 4. Rien ne va ? Échangez une lettre, ou passez. Le meilleur total l’emporte.

box = ## Dans la boîte
box-board = - Un plateau de { $board } cases sur { $board }. Les { $startSquares } cases du milieu sont les cases de départ.
box-tiles = - { $tiles } lettres et un sac opaque : { $tileList }.
box-racks = - Un chevalet par joueur.
box-q =
    { $qTile ->
        [QU] La lettre **Qu** tient sur une case, compte pour une lettre et se lit toujours QU : elle ne permet pas
            d’écrire COQ.
        [Q] La lettre **Q** est un simple Q : elle a besoin d’un U à côté d’elle, comme sur le papier.
       *[either] La lettre **Qu** tient sur une case et compte pour une lettre. Qui la pose dit si elle se lit QU ou Q.
    }
    Il n’y a pas de joker. Si votre boîte a deux lettres blanches, ce sont des pièces de rechange : laissez-les dehors.

aim = ## Le but
aim-text =
    { $stackLimit ->
        [1] Avoir le meilleur total à la fin. Les gros coups sont ceux qui forment plusieurs mots.
       *[other] Avoir le meilleur total à la fin. Les gros coups viennent des piles hautes et des coups qui forment
            plusieurs mots.
    }

begin = ## Pour commencer
begin-1 = 1. Toutes les lettres vont dans le sac.
begin-2 =
    2. Chacun en pioche une : la plus proche de A donne le premier tour. À égalité, les ex æquo piochent encore.
    Ces lettres retournent dans le sac.
begin-3 = 3. Chacun pioche { $rackSize } lettres et les garde cachées.
begin-then =
    On joue ensuite dans le sens des aiguilles d’une montre. Ici, le programme tire au sort, compte et arbitre.

turn = ## Votre tour
turn-three = Faites une de ces trois choses : poser des lettres, échanger une lettre, passer.
turn-clock =
    { $turnClock ->
        [none] { "" }
        [one] Vous avez { $turnClock } seconde. Le temps écoulé, vous passez.
       *[other] Vous avez { $turnClock } secondes. Le temps écoulé, vous passez.
    }
turn-when = Quand vous posez des lettres :
turn-line = - Elles sont toutes sur une seule ligne ou une seule colonne, jamais en biais.
turn-gap = - Elles se suivent sans case vide ; des lettres déjà en place peuvent se trouver entre elles.
turn-first =
    - Le tout premier mot occupe au moins une case de départ. S’il n’est pas posé au premier tour, c’est le suivant
    qui doit le faire.
turn-touch =
    - Après cela, chaque coup { $stackLimit ->
        [1] touche ou prolonge
       *[other] touche, recouvre ou prolonge
    } quelque chose qui est déjà sur le plateau. Se coller le long d’un mot suffit, si tout ce qui se lit est bon.
turn-square =
    { $stackLimit ->
        [1] - Une case ne porte qu’une lettre : on ne recouvre jamais rien.
       *[other] - Une case reçoit au plus une lettre par tour.
    }
turn-same =
    { $stackLimit ->
        [1] { "" }
       *[other] - Une lettre ne va jamais sur sa pareille : pas de A sur un A.
    }
turn-pile =
    { $stackLimit ->
        [1] { "" }
       *[other] - Une pile s’arrête à { $stackLimit } lettres.
    }
turn-word = - Un mot a deux cases au moins.
turn-cover =
    { $stackLimit ->
        [1] { "" }
       *[other] { $keepOneLetter ->
            [yes] - On ne recouvre pas un mot entier : une de ses lettres au moins reste découverte.
           *[no] - On peut recouvrir un mot entier.
        }
    }
turn-s =
    { $noLoneS ->
        [yes] - On ne met pas un pluriel en ajoutant un simple S, sauf si ce S forme aussi un autre mot.
       *[no] - On peut mettre un pluriel en ajoutant un simple S.
    }
turn-then =
    Tout ce que votre coup donne à lire, dans les deux sens, doit être un mot admis. Ensuite vous piochez de quoi
    revenir à { $rackSize } lettres, tant que le sac en donne.

words = ## Les mots
words-list =
    { $lexicon ->
        [fr] La liste de mots français décide. Elle contient les pluriels, les féminins et les verbes conjugués. Les
            accents ne comptent pas : RÂTEAU s’écrit RATEAU. Un œ vaut deux lettres.
       *[en] La liste de mots anglais décide. Elle contient les pluriels et toutes les formes des verbes, dans
            l’orthographe britannique et l’américaine.
    }
words-not =
    Sont refusés : les noms propres, les abréviations et les sigles, ce qui s’écrit avec une apostrophe ou un trait
    d’union, un préfixe ou un suffixe tout seul.

contest = ## { $check ->
        [contest] Contester
       *[check] Les mauvais mots
    }
contest-how =
    { $check ->
        [contest] On peut bluffer :
       *[check] Le programme refuse aussitôt un mauvais mot et dit pourquoi : vous cherchez autre chose, sans rien
            perdre.
    }
contest-open =
    { $check ->
        [contest] - Un coup reste d’abord en suspens. Rien n’est compté ni pioché avant qu’il soit acquis.
       *[check] { "" }
    }
contest-until =
    { $check ->
        [contest] - Il est acquis quand le joueur suivant joue, quand tous les autres l’acceptent, ou quand le temps
            pour contester est passé.
       *[check] { "" }
    }
contest-lost =
    { $check ->
        [contest] - Jusque-là, n’importe quel adversaire peut contester. Un seul mauvais mot suffit : l’auteur reprend
            toutes ses lettres { $lostContest ->
                [retry] et peut poser autre chose ou passer, mais pas échanger.
               *[turn] et son tour est fini, sans échange.
            }
       *[check] { "" }
    }
contest-failed =
    { $check ->
        [contest] { $failedContest ->
            [nextTurn] - Si tous les mots sont bons, le coup compte, et qui l’a contesté perd son prochain tour.
           *[nothing] - Si tous les mots sont bons, le coup compte, et la contestation ne coûte rien.
        }
       *[check] { "" }
    }

pass = ## Échanger ou passer
pass-text =
    On n’est jamais obligé de jouer. En passant, on peut changer une lettre, une seule : on pioche d’abord la nouvelle,
    puis on rend l’ancienne. Quand le sac est vide, il n’y a plus d’échange.

score = ## Les points
score-tiles =
    { $stackLimit ->
        [1] - Chaque nouveau mot rapporte deux points par lettre.
       *[other] - Chaque nouveau mot rapporte un point par lettre, **celles du dessous comprises**.
    }
score-flat =
    { $stackLimit ->
        [1] { "" }
       *[other] - Un mot où rien n’est empilé compte **double**. C’est le cas du premier.
    }
score-both =
    { $stackLimit ->
        [1] - Une lettre qui sert à deux nouveaux mots compte dans les deux.
       *[other] - Une pile qui sert à deux nouveaux mots compte dans les deux.
    }
score-old = - Un mot que vous n’avez pas changé ne rapporte rien, même si vous passez par lui.
score-letters =
    { $bonusLetters ->
        [flatQu] - Un { $qName } posé dans un mot sans pile ajoute { $letterBonus } points, une seule fois, jamais doublés.
       *[each] - Chaque J, K, { $qName }, W, X, Y ou Z posé ajoute { $letterBonus } points, une seule fois, jamais doublés.
    }
score-rack =
    { $rackSize ->
        [7] - Poser { $rackSize } lettres d’un coup ajoute { $fullRackBonus } points, jamais doublés.
       *[other] { "" }
    }

example = ### Une partie en exemple
example-how =
    Un coup s’écrit par sa première case et ses lettres : `5D` va vers la droite, `D5` vers le bas ; un point est une
    lettre qui reste en place. Trois joueurs, sept coups :
example-1 = 1. `5D RATEAU` : 12 points. Six lettres à plat, doublées.
example-2 = 2. `D6 IRE` : 8 points. RIRE, quatre lettres à plat ; RATEAU n’a pas changé et ne rapporte rien.
example-3 =
    3. `6B TR.S` : 12 points. TRIS en fait 8 et, sous le A, AS en fait 4. TRIE serait refusé à cause de AE.
example-4 = 4. `6B B` : 5 points. Un B sur le T donne BRIS : 2 + 1 + 1 + 1. Il y a une pile, donc rien n’est doublé.
example-5 = 5. `D5 B.S` : 13 points. BATEAU en fait 7 et BISE 6 : la pile du B sert deux fois.
example-6 = 6. `B1 RETRACE` : 25 points. RETRACE en fait 9, CRIS 6, et les sept lettres ajoutent 10.
example-7 = 7. `9D SOJA` : 17 points. SOJA en fait 8, BISES 7, et le J ajoute 2.
example-end = Le plateau à la fin ; un chiffre est la hauteur d’une pile :
example-board =
    ```
        A   B   C   D   E   F   G   H   I   J
     1  ·   R   ·   ·   ·   ·   ·   ·   ·   ·
     2  ·   E   ·   ·   ·   ·   ·   ·   ·   ·
     3  ·   T   ·   ·   ·   ·   ·   ·   ·   ·
     4  ·   R   ·   ·   ·   ·   ·   ·   ·   ·
     5  ·   A   ·   B²  A   T   E   A   U   ·
     6  ·   C³  R   I   S   +   ·   ·   ·   ·
     7  ·   E   ·   S²  ·   ·   ·   ·   ·   ·
     8  ·   ·   ·   E   ·   ·   ·   ·   ·   ·
     9  ·   ·   ·   S   O   J   A   ·   ·   ·
    10  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
    ```
example-line =
    Le même plateau en une ligne, pour `ludomots solve` :
    `1R8/1E8/1T8/1R8/1A1(BR)ATEAU1/1(CBT)RIS5/1E1(SR)6/3E6/3SOJA3/10`

end = ## La fin
end-when =
    { $allPassEnds ->
        [always] La partie s’arrête dès que :
       *[other] Une fois le sac vide, la partie s’arrête dès que :
    }
end-out =
    { $allPassEnds ->
        [always] - un joueur a posé sa dernière lettre, le sac étant vide ;
       *[other] - un joueur a posé sa dernière lettre ;
    }
end-pass =
    { $allPassEnds ->
        [never] - ou personne ne peut plus former de mot : le programme le vérifie après chaque tour.
       *[other] - ou tous ont passé à la suite.
    }
end-guard =
    { $allPassEnds ->
        [always] { "" }
        [never] On peut passer par tactique. Seuls deux tours de table où tous n’ont fait que passer arrêtent aussi la
            partie.
       *[bagEmpty] Tant que le sac n’est pas vide, elle continue même si tous passent ; mais deux tours de table où
            tous n’ont fait que passer l’arrêtent aussi. Échanger, c’est plus que passer.
    }
end-score =
    Chaque lettre restée sur un chevalet coûte { $tileLeft } points à son propriétaire, et personne ne les reçoit : un
    total peut tomber sous zéro. Le plus haut total gagne ; en cas d’égalité, la victoire est partagée.
end-leave = Qui quitte la partie ne peut plus la gagner ; les autres continuent.

alone = ## Seul
alone-text =
    Faites le plus de points possible. Vous pouvez échanger { $freeExchanges } lettres en tout, une à la fois, sans
    perdre votre tour. La partie s’arrête quand vous passez, ou quand vous avez tout posé.
