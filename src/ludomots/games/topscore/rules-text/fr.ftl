# The page of rules, block by block. A block that comes out empty is left out; those of the example
# stand only where its points are those of the table (core/rules_text.py).

title = # Topscore
about =
    Un mot de trois lettres grandit d’une lettre à chaque tour, jusqu’à sept. De chaque mot de sept lettres on garde une
    lettre ; sept lettres gardées forment, si l’on a bien visé, un dernier grand mot. Pour deux, trois ou quatre joueurs.

brief = ## En trente secondes
brief-1 = 1. Posez un mot de trois lettres sur votre pyramide.
brief-2 =
    2. À chaque tour, reprenez toutes ses lettres, dans l’ordre que vous voulez, et ajoutez-en une de votre chevalet,
    jusqu’à sept. Plus le mot est long, plus il rapporte.
brief-3 = 3. D’un mot de sept lettres, gardez-en une sur une petite pyramide, et repartez d’un mot de trois.
brief-4 =
    4. Quand vos petites pyramides sont pleines, le plus long mot qui s’y lit rapporte gros. Le meilleur total l’emporte.

box = ## Dans la boîte
box-tokens =
    - { $tokens } lettres et { $blanks } jokers, dans un sac ; un chevalet de { $rack } jetons par joueur. Les lettres :
    { $tokenList }.
box-ij =
    { $letters ->
        [dutch] - IJ est un seul jeton et compte pour une lettre.
       *[other] { "" }
    }
box-boards =
    - Pour chacun, une grande pyramide (des rangées de 3, 4, 5, 6 et 7 cases) et { $small } petites pyramides, numérotées
    de 1 à { $small }.
box-sand =
    { $turnClock ->
        [none] { "" }
        [one] - Un sablier de { $turnClock } seconde.
       *[other] - Un sablier de { $turnClock } secondes.
    }
box-ours = Le nombre de chaque lettre dans la boîte d’origine n’a pas été retrouvé : ces nombres sont de nous.

turn = ## Votre tour
turn-first =
    Chacun tire un jeton : le plus proche de A commence. Un joker ou une égalité se retire. On joue dans le sens des
    aiguilles d’une montre. Ici, le programme tire les jetons, compte les points et arbitre.
turn-clock =
    { $turnClock ->
        [none] Rien ne presse : il n’y a pas de sablier.
       *[other] Le sable écoulé, votre tour est fini.
    }
turn-empty = - **Votre pyramide est vide** : posez un mot de trois lettres de votre chevalet.
turn-word =
    - **Elle porte un mot** : reprenez toutes ses lettres, dans l’ordre que vous voulez, et ajoutez-en une seule de votre
    chevalet.
turn-then =
    Votre mot posé, le tour est fini et vous reprenez des jetons jusqu’à { $rack }. Vous pouvez aussi passer, ou bien, à la
    place de tout le reste :
turn-exchange = - **échanger** un ou plusieurs jetons avec le sac ;
turn-change =
    - **changer votre mot** : échangez une de ses lettres contre une des vôtres pour former un autre mot de même longueur.
    Cela ne rapporte rien, et la lettre retirée va dans le sac. { $changeWord ->
        [laid] On ne change pas un mot qu’un adversaire a allongé.
       *[own] Le mot de votre pyramide est à vous : vous pouvez le changer même si un adversaire l’a allongé.
    }
turn-abandon =
    { $abandonWord ->
        [yes] - **abandonner votre mot** : ses lettres retournent dans le sac.
       *[no] { "" }
    }

steal = ## Le mot de l’adversaire
steal-text =
    { $stealAlways ->
        [yes] Vous pouvez allonger d’un de vos jetons le mot de celui qui joue juste avant vous, une fois par tour.
       *[no] Si celui qui joue juste avant vous n’a pas posé de mot sur sa pyramide à son tour, vous pouvez allonger le
            sien d’un de vos jetons, une fois.
    } Les points sont pour vous, le mot reste chez lui. Ensuite, sans reprendre de jeton, vous jouez sur votre propre
    pyramide, ou vous passez.

seven = ## Sept lettres
seven-own =
    - Après un mot de sept lettres, choisissez une de ses lettres et placez-la sur une de vos petites pyramides. Elle n’en
    bouge plus. Les six autres retournent dans le sac, et vous recommencez au tour suivant par un mot de trois lettres.
seven-other =
    - Si un adversaire a complété votre mot, les points sont pour lui, { $sevenReward ->
        [both] et chacun de vous en garde une lettre : il choisit la sienne aussitôt, vous l’une des autres ;
       *[owner] mais la lettre est pour vous :
    } { $letterCostsTurn ->
        [yes] vous la placez à votre tour, et c’est tout votre tour.
       *[no] vous la placez au début de votre tour, puis vous jouez.
    }

blanks = ## Les jokers
blanks-any = - Un joker remplace la lettre que vous voulez, et la garde tant qu’il est sur le plateau.
blanks-trade =
    - À votre tour, vous pouvez le prendre sur n’importe quelle grande pyramide en mettant à sa place la lettre qu’il
    remplace. { $blankToRack ->
        [yes] Vous pouvez le rejouer dans ce tour ou le garder sur votre chevalet.
       *[no] Vous devez alors le rejouer tout de suite, dans un mot de ce tour ; sinon l’échange est annulé.
    }
blanks-small = - Un joker ne va jamais sur une petite pyramide.

words = ## Les mots
words-list =
    { $lexicon ->
        [fr] La liste de mots français décide. Elle contient les pluriels, les féminins et toutes les formes des verbes ;
            les accents ne comptent pas.
        [en] La liste de mots anglais décide. Elle contient les pluriels et toutes les formes des verbes, dans
            l’orthographe britannique et l’américaine.
       *[nl] La liste de mots néerlandais décide. Elle contient les pluriels et toutes les formes des verbes ; les accents
            ne comptent pas.
    } Ne sont pas admis : les noms propres, les abréviations et les sigles, ce qui s’écrit avec une apostrophe ou un trait
    d’union.
words-check =
    { $check ->
        [contest] On peut bluffer. Un mot attend que tous l’acceptent ou que le temps de contester soit écoulé ; un mot
            faux que l’on conteste revient sur le chevalet et le tour est fini. { $failedContest ->
                [nextTurn] Qui conteste un mot juste passe son prochain tour.
                [points] Qui conteste un mot juste perd autant de points que vaut ce mot.
               *[nothing] Contester un mot juste ne coûte rien.
            }
       *[check] Le programme refuse aussitôt un mot qui n’existe pas et dit pourquoi : vous essayez autre chose.
    }

score = ## Les points
score-letters = | Lettres | 3 | 4 | 5 | 6 | 7 |
score-rule = | --- | --- | --- | --- | --- | --- |
score-big = | Grande pyramide | { $points3 } | { $points4 } | { $points5 } | { $points6 } | { $points7 } |
score-small = | Mot des petites pyramides | { $name3 } | { $name4 } | { $name5 } | { $name6 } | { $name7 } |
score-full =
    Quand vos { $small } petites pyramides sont remplies, vous recevez { $firstBonus } points si vous êtes le premier,
    { $secondBonus } le deuxième, { $thirdBonus } le troisième.
score-name =
    { $naming ->
        [program] Le programme trouve alors le mot le plus long qui s’y lit de gauche à droite{ $gapsAllowed ->
                [yes] {" "}; il peut sauter des lettres.
               *[no] , sans rien sauter.
            } Il a trois lettres au moins.
       *[player] Nommez alors le mot le plus long qui s’y lit de gauche à droite{ $gapsAllowed ->
                [yes] {" "}; vous pouvez sauter des lettres.
               *[no] , sans rien sauter.
            } Il a trois lettres au moins. Un nom faux peut être corrigé une fois.
    }
score-clock =
    { $namingSeconds ->
        [none] { "" }
        [one] Vous avez { $namingSeconds } seconde pour le nommer ; ensuite, le programme nomme le mot le plus long.
       *[other] Vous avez { $namingSeconds } secondes pour le nommer ; ensuite, le programme nomme le mot le plus long.
    }

example = ### Un exemple
example-how = Un coup s’écrit par le mot posé, un joker en minuscule ; `S7` place le S sur la pyramide 7.
example-1 = 1. `ART` : 5 points.
example-2 = 2. `RATE` : 10 points.
example-3 = 3. `TRACE` : 15 points.
example-4 = 4. `CARTES` : 20 points.
example-5 = 5. `NECTARS` : 25 points.
example-name = Avec A, X, E, M, O, T et S sur les petites pyramides, `!MOTS` rapporte 100 points.

end = ## La fin
end-done =
    Qui a rempli ses pyramides et nommé son mot a fini ; son chevalet retourne dans le sac et les autres continuent.
    { $lastPlayer ->
        [round] Le dernier joue jusqu’à ce qu’il ait placé une lettre de plus.
       *[turn] Le dernier a encore un tour.
    } Des pyramides qui ne sont pas pleines ne rapportent rien.
end-stall =
    La partie s’arrête aussi après { $idleRounds } tours de table où rien n’a été posé. Le plus haut total gagne ; en cas
    d’égalité, la victoire est partagée. Qui quitte la partie ne peut plus la gagner.
