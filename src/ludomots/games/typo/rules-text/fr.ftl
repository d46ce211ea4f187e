# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its words are those of the table (core/rules_text.py).

title = # Typo
about =
    Quatre rangées de lettres, une main de cartes secrète : chacun choisit une carte, toutes se révèlent ensemble, et il
    faut trouver un mot qui commence comme la rangée. De { $fewest } à { $most } joueurs, à partir de
    huit ans, une demi-heure.

brief = ## En trente secondes
brief-1 =
    1. Chacun choisit une carte en secret. On les révèle toutes ensemble, puis on les place une à une, dans l’ordre
    alphabétique{ $edition ->
        [second] .
       *[first] , et de Z à A dans la seconde moitié.
    }
brief-2 =
    2. Mettez votre carte à gauche ou à droite d’une rangée, et dites un mot qui commence par les lettres de cette rangée.
brief-3 =
    { $edition ->
        [second] 3. Impossible ? Vous prenez en main la moitié de la plus longue rangée.
       *[first] 3. Impossible ? Vous retirez la plus longue rangée, et chacune de ses cartes vous coûte un point.
    }
brief-4 =
    4. { $check ->
        [check] { "" }
       *[other] Vous pouvez bluffer, mais les autres peuvent douter de votre mot.
    } { $edition ->
        [second] Le premier qui n’a plus de cartes gagne.
       *[first] Le meilleur score l’emporte.
    }

box = ## Dans la boîte
box-cards = { $cards } cartes. Chacune porte une lettre, et le nombre de cartes qui portent la même : { $cardList }.
box-ours =
    Les nombres de la vraie boîte n’ont pas été retrouvés : ceux de nos paquets sont de nous. Chaque lettre y est au moins
    une fois.

aim = ## Le but
aim-text =
    { $edition ->
        [second] Se débarrasser le premier de toutes ses cartes.
       *[first] Perdre le moins de points.
    }

begin = ## Pour commencer
begin-rows = - Quatre cartes tirées au hasard commencent quatre rangées.
begin-hands =
    { $edition ->
        [second] - À deux joueurs, chacun reçoit { $hand2 } cartes, à trois { $hand3 }, à quatre { $hand4 }, à cinq
            { $hand5 }, à six { $hand6 }, et ne les montre pas. Les autres sont mises de côté.
       *[first] - Chacun reçoit { $hand2 } cartes, { $hand6 } à six joueurs, et ne les montre pas. Les autres sont mises de
            côté.
    }
begin-first = - Le sort désigne le premier joueur. Il reçoit le dictionnaire.
begin-program =
    { $check ->
        [vote] Ici, le programme distribue et compte les points.
        [judge] Ici, le programme distribue et compte les points.
       *[other] Ici, le programme distribue, compte les points et cherche les mots.
    }

round = ## Un tour
round-1 = 1. Tous choisissent une carte en même temps, face cachée. Un choix est définitif.
round-2 = 2. Quand tout le monde a choisi, les cartes sont révélées.
round-3 =
    3. On les place dans l’ordre alphabétique. À lettres égales, celui qui a le dictionnaire passe d’abord, puis les autres
    dans le sens des aiguilles d’une montre. Cet ordre ne change plus jusqu’à la fin du tour.
round-4 =
    4. À vous : ajoutez votre carte **à gauche ou à droite** d’une rangée, et dites un mot qui **commence** par les lettres
    de cette rangée, lues de gauche à droite. Le mot peut s’arrêter là, et avoir déjà été dit.
round-clock =
    { $turnClock ->
        [none] { "" }
        [one] Vous avez { $turnClock } seconde pour choisir, et autant pour placer. Le temps écoulé, le sort choisit votre
            carte, ou vous ne pouvez pas la placer.
       *[other] Vous avez { $turnClock } secondes pour choisir, et autant pour placer. Le temps écoulé, le sort choisit votre
            carte, ou vous ne pouvez pas la placer.
    }

cannot = ## Je ne peux pas
cannot-text =
    Si vous ne trouvez rien, ou si cela vous arrange, { $edition ->
        [second] prenez en main la seconde moitié de la plus longue rangée ; s’il y en a plusieurs, choisissez. Le reste
            quitte la partie, votre carte commence une nouvelle rangée à sa place, et vous prenez le dictionnaire.
       *[first] retirez la plus longue rangée ; s’il y en a plusieurs, choisissez. Votre carte commence une nouvelle rangée à
            sa place. Vous perdez **un point par carte retirée** et vous prenez le dictionnaire.
    }

words = ## Les mots
words-list =
    { $check ->
        [vote] Il n’y a pas de liste : c’est la table qui décide ce qui est un mot.
        [judge] Il n’y a pas de liste : c’est le juge qui décide ce qui est un mot.
       *[other] { $lexicon ->
            [fr] La liste de mots français décide. Elle contient les pluriels, les féminins et toutes les formes des verbes. Les
                accents ne comptent pas.
            [en] La liste de mots anglais décide. Elle contient les pluriels et toutes les formes des verbes, dans
                l’orthographe britannique et l’américaine.
           *[nl] La liste de mots néerlandais décide. Elle contient les pluriels et toutes les formes des verbes. Les accents
                ne comptent pas.
        }
    } Ne sont pas admis : les noms propres, les abréviations, ce qui s’écrit avec une apostrophe ou un trait d’union.

doubt = ## Ce mot n’existe pas
doubt-how =
    { $check ->
        [contest] On peut bluffer :
        [vote] Il n’y a pas de dictionnaire : les autres décident. On peut bluffer :
        [judge] Il n’y a pas de dictionnaire : { $judge ->
            [none] quelqu’un qui ne joue pas est juge.
           *[other] le joueur { $judge } est juge.
        } On peut bluffer :
       *[check] Le programme refuse aussitôt un mot qui n’existe pas et dit pourquoi : vous en dites un autre.
    }
doubt-ask =
    { $check ->
        [contest] - Les autres disent s’ils doutent du mot. Si **la moitié d’entre eux ou plus** en doute, on le cherche.
        [vote] - Les autres disent s’ils doutent du mot. Si **plus de la moitié d’entre eux** en doute, il est refusé.
        [judge] - Les autres disent s’ils doutent du mot. Si **la moitié d’entre eux ou plus** en doute, le juge tranche.
       *[check] { "" }
    }
doubt-good =
    { $check ->
        [contest] { $edition ->
            [second] - Il existe : il est acquis, et ceux qui ont douté ne perdent rien.
           *[first] - Il existe : vous gagnez **{ $reward } points**, et ceux qui ont douté ne perdent rien.
        }
        [judge] { $edition ->
            [second] - S’il l’accepte, le mot est acquis. S’il ne dit rien à temps, aussi.
           *[first] - S’il l’accepte, vous gagnez **{ $reward } points**. S’il ne dit rien à temps, le mot est acquis, sans
                points.
        }
        [vote] { $edition ->
            [second] - Si la moitié juste en doute, il est acquis.
           *[first] - Si la moitié juste en doute, il est acquis et, mis en doute, il rapporte **{ $reward } points**.
        }
       *[check] { "" }
    }
doubt-bad =
    { $check ->
        [check] { "" }
       *[other] { $edition ->
            [second] - S’il est refusé, vous reprenez votre carte, et vous prenez la seconde moitié de la plus longue rangée
                comme si vous ne pouviez pas placer.
           *[first] - S’il est refusé, vous reprenez votre carte, vous retirez la plus longue rangée comme si vous ne pouviez
                pas placer, et vous perdez **{ $penalty } points de plus**.
        }
    }
doubt-few =
    { $check ->
        [check] { "" }
       *[other] - Moins de la moitié en doute : le mot est acquis, vrai ou faux.
    }

doubt-judge =
    { $check ->
        [judge] { $judge ->
            [none] { "" }
           *[other] - Le juge doute ou croit comme les autres, et ce qu’il a dit décide. De ses propres mots, c’est la
                majorité des autres qui décide.
        }
       *[other] { "" }
    }

example = ### Un exemple
example-how = Les rangées sont RONT, ELA, PRINCE et BLO. Quatre joueurs révèlent F, S, T et V.
example-1 = 1. `+1 FRONTIERE` : F à gauche de la première rangée.
example-2 = 2. `2+ ELASTIQUE` : S à droite de la deuxième.
example-3 = 3. `2+ ELASTIQUE` : T à droite de la deuxième, avec le même mot.
example-4 = 4. `-3` : V ne va nulle part ; la rangée PRINCE part et coûte 6 points.
example-line = La table ensuite, en une ligne : `FRONT/ELAST/V/BLO @4`

half =
    { $edition ->
        [second] { "" }
       *[first] ## La seconde moitié
    }
half-text =
    { $edition ->
        [second] { "" }
       *[first] Quand toutes les cartes sont jouées, on les mélange toutes, sauf celles des rangées, et on redonne
            { $hand2 } cartes à chacun, ou autant qu’il y en a pour tous. On joue comme avant, mais **de Z à A**.
    }

end = ## La fin
end-text =
    { $edition ->
        [second] Le premier qui n’a plus de cartes gagne. Si personne ne place rien pendant { $failedRounds } tours, c’est
            celui qui en a le moins.
       *[first] La partie s’arrête quand les cartes de la seconde moitié sont jouées. Le plus haut score gagne : les points
            gagnés moins les points perdus.
    } En cas d’égalité, la victoire est partagée. Qui quitte la partie ne peut plus la gagner.
