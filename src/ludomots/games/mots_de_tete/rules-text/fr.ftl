# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Mots de Tête
about =
    Des mots croisés que l’on invente ensemble : { $variant ->
        [quarte] on écrit { $letters } lettres par tour,
       *[other] le dé dit combien de lettres on écrit,
    } les cases disent ce qu’elles valent. Pour deux à quatre joueurs, ou seul, à partir de dix ans.

brief = ## En trente secondes
brief-1 =
    { $variant ->
        [quarte] { $quarteExactWord ->
            [yes] 1. À chaque tour, faites un mot de { $letters } lettres : celles que vous voulez.
           *[no] 1. À chaque tour, écrivez { $letters } lettres : celles que vous voulez.
        }
       *[other] 1. Le dé dit combien de lettres vous écrivez : celles que vous voulez.
    }
brief-2 =
    2. Commencez à côté de la croix noire ; ensuite, prolongez, croisez ou longez ce qui est écrit. Tout ce qui se lit, en
    ligne comme en colonne, doit être un mot.
brief-3 =
    3. Chaque nouveau mot rapporte les nombres de ses cases. { $variant ->
        [quarte] Les cases de couleur valent plus.
       *[other] Les cases de couleur valent ce que disent les dés.
    }
brief-4 =
    4. { $variant ->
        [marathon] Deux tours de suite sans rien écrire, et vous êtes éliminé.
       *[other] Rien ne vient ? Passez.
    } Le meilleur score l’emporte.

box = ## Dans la boîte
box-grid =
    - Une grille de { $board } cases sur { $board }. La plupart portent un chiffre ; certaines sont orange, jaunes ou
    rouges, d’autres noires. Tout commence à la croix noire du centre.
box-die =
    { $variant ->
        [quarte] - Un dé pour savoir qui commence, de quoi écrire, un carnet de score.
       *[other] - Un dé, de quoi écrire, un carnet de score.
    }
box-letters = On écrit les lettres, on ne les pioche pas : n’importe laquelle, autant de fois qu’on veut.
box-ours =
    Aucune image de la grille imprimée n’a été retrouvée. Ce que montre l’exemple des règles est respecté ; les autres
    cases sont de nous.

aim = ## Le but
aim-text =
    { $variant ->
        [marathon] Écrire plus longtemps que les autres, et avoir le plus de points à la fin : le plus haut score gagne,
            même celui d’un joueur qui s’est retiré.
       *[other] { $hasTarget ->
            [yes] Atteindre le premier { $target } points.
           *[no] Avoir le plus de points quand le temps est écoulé.
        }
    }

turn = ## Votre tour
turn-first-player =
    Chacun lance le dé : le plus fort commence, les ex æquo relancent. On joue dans le sens des aiguilles d’une montre.
    Ici, le programme lance le dé, compte les points et arbitre.
turn-clock =
    { $turnClock ->
        [none] { "" }
        [one] Vous avez { $turnClock } seconde. Le temps écoulé, vous passez.
       *[other] Vous avez { $turnClock } secondes. Le temps écoulé, vous passez.
    }
turn-write =
    { $variant ->
        [quarte] { $quarteExactWord ->
            [yes] À votre tour, faites un mot d’**exactement** { $letters } lettres, celles de la grille comprises, ou
                passez.
           *[no] À votre tour, écrivez **exactement** { $letters } lettres, ou passez.
        }
       *[other] À votre tour, le dé est lancé. Écrivez **exactement** ce nombre de lettres, ou passez.
    }
turn-line =
    - Elles sont toutes sur une ligne ou une colonne, dans un même mot ; des lettres déjà écrites peuvent se trouver entre
    elles.
turn-count =
    { $variant ->
        [quarte] { "" }
       *[other] - Seules comptent les lettres que vous écrivez : avec un 1, DISQUE peut devenir DISQUES.
    }
turn-first =
    - Le tout premier mot a une lettre à côté de la croix noire. S’il n’est pas écrit au premier tour, c’est au joueur
    suivant de le faire.
turn-touch = - Ensuite, vos lettres prolongent, croisent ou longent ce qui est écrit.
turn-black = - On n’écrit pas sur une case noire. Elle arrête un mot comme le bord de la grille.
turn-two = - Un mot a au moins deux lettres.
turn-one =
    { $variant ->
        [quarte] { "" }
       *[other] { $rerollOneOnEmpty ->
            [yes] - Un 1 sur la grille vide se relance, car aucun mot n’a une seule lettre.
           *[no] - Un 1 sur la grille vide oblige à passer, car aucun mot n’a une seule lettre.
        }
    }
turn-read = Tout ce que vos lettres donnent à lire, dans les deux sens, doit être un mot admis.

words = ## Les mots
words-list =
    { $lexicon ->
        [fr] La liste de mots français décide. Elle contient les pluriels, les féminins et toutes les formes des verbes. Les
            accents ne comptent pas, un œ s’écrit en deux lettres, et un mot peut figurer deux fois sur la grille.
        [en] La liste de mots anglais décide. Elle contient les pluriels et toutes les formes des verbes, dans
            l’orthographe britannique et l’américaine. Un mot peut figurer deux fois sur la grille.
       *[nl] La liste de mots néerlandais décide. Elle contient les pluriels et toutes les formes des verbes. Les accents
            ne comptent pas, et un mot peut figurer deux fois sur la grille.
    }
words-not =
    Ne sont pas admis : les noms propres, les abréviations et les sigles, ce qui s’écrit avec une apostrophe ou un trait
    d’union, les morceaux de mots.

contest = ## { $check ->
        [contest] Contester
       *[check] Les mauvais mots
    }
contest-how =
    { $check ->
        [contest] On peut bluffer :
       *[check] { $retries ->
            [none] Le programme refuse aussitôt un mot qui n’existe pas et dit pourquoi : vous essayez autre chose, sans
                rien perdre.
            [0] Le programme cherche vos mots. Si l’un d’eux n’existe pas, tout est effacé et votre tour est fini.
            [one] Le programme cherche vos mots. Si l’un d’eux n’existe pas, tout est effacé ; vous pouvez essayer
                { $retries } fois encore, puis votre tour est fini.
           *[other] Le programme cherche vos mots. Si l’un d’eux n’existe pas, tout est effacé ; vous pouvez essayer
                { $retries } fois encore, puis votre tour est fini.
        }
    }
contest-open =
    { $check ->
        [contest] - Vos lettres attendent que tous les autres les acceptent ou que le temps de contester soit écoulé. Aucun
            dé n’est lancé avant.
       *[check] { "" }
    }
contest-lost =
    { $check ->
        [contest] - Un seul mot faux suffit : tout est effacé et votre tour est fini.
       *[check] { "" }
    }
contest-failed =
    { $check ->
        [contest] - Si tous les mots sont bons, celui qui les a contestés perd son prochain tour.
       *[check] { "" }
    }

score = ## Les points
score-squares = - Chaque nouveau mot rapporte les chiffres de toutes ses cases, anciennes lettres comprises.
score-both = - Une lettre qui sert à deux nouveaux mots compte dans les deux.
score-colours =
    { $variant ->
        [quarte] - Une case de couleur dans un nouveau mot vaut { $orange } si elle est orange, { $yellow } si elle est
            jaune, { $red } si elle est rouge, que vous écriviez sur la case ou que vous repreniez sa lettre. Dans deux
            nouveaux mots, elle compte dans les deux.
       *[other] - Une case de couleur dans un nouveau mot vaut ce que dit le dé : orange **{ $orange }** lancer, jaune **{ $yellow }**,
            rouge **{ $red }**. On lance une fois le mot acquis ; la valeur change à chaque tour, que vous
            écriviez sur la case ou que vous repreniez sa lettre. Dans deux nouveaux mots, elle compte dans les deux.
    }

example = ### Un exemple
example-how =
    Un coup s’écrit par sa première case et ses lettres : `6F` va vers la droite, `L6` vers le bas ; un point est une
    lettre déjà écrite.
example-1 = 1. `6F DISQUE` : 17 points.
example-2 = 2. `L6 SOLO` : 32 points. SOLO en fait 11 et DISQUES 21.
example-3 = 3. `7K N.TES` : 23 points. NOTES en fait 17 et EN 6.
example-4 = 4. `O4 PEN.ER` : 11 points, pour PENSER.
example-line =
    La grille ensuite, en une ligne :
    `17/17/17/14P2/14E2/5DISQUES2N2/10NOTES2/11L2E2/11O2R2/17/17/17/17/17/17/17/17`

end = ## La fin
end-target =
    { $hasTarget ->
        [yes] { $finishRound ->
            [yes] Dès que quelqu’un a { $target } points, dés des cases de couleur compris, on finit le tour de table ; le
                plus haut score gagne alors.
           *[no] La partie s’arrête dès que quelqu’un a { $target } points, dés des cases de couleur compris.
        }
       *[no] { "" }
    }
end-time =
    { $gameTime ->
        [none] { "" }
       *[other] La partie dure { $gameLength } { $gameUnit ->
                [minutes] { $gameLength ->
                    [one] minute
                   *[other] minutes
                }
               *[seconds] { $gameLength ->
                    [one] seconde
                   *[other] secondes
                }
            }. Le temps écoulé, on finit le tour, et le plus haut score gagne.
    }
end-marathon =
    { $variant ->
        [marathon] Qui n’écrit rien deux fois de suite se retire. Quand il ne reste qu’un joueur, il lance une dernière
            fois, et la partie est finie. Le plus haut score gagne, même celui d’un joueur qui s’est retiré.
       *[other] La partie s’arrête aussi après deux tours de table où personne n’a rien écrit ; le plus haut score gagne
            alors.
    }
end-tie = En cas d’égalité, la victoire est partagée. Qui quitte la partie ne peut plus la gagner.

alone = ## Seul
alone-text =
    { $variant ->
        [quarte] La partie s’arrête au premier tour où vous n’écrivez rien. Battez votre record.
       *[other] La partie s’arrête au premier nombre que vous ne placez pas. Battez votre record.
    }
