# Why a move is refused in Topscore
refused-first-word = Sur une pyramide vide, on pose un mot de { $length } lettres.
refused-not-one-longer = { $word } ne reprend pas toutes les lettres de { $old } plus une seule des vôtres.
refused-blank-changed = Le joker posé pour { $tile } ne change pas de lettre tant qu’il est sur le plateau.
refused-no-such-letter = Un joker ne peut pas remplacer « { $tile } ».
refused-no-blank-on-rack = Vous n’avez plus de joker sur votre chevalet.
refused-not-direct-opponent = Vous ne pouvez allonger que le mot de celui qui joue juste avant vous, pas celui du joueur { $player }.
refused-nothing-to-lengthen = Le joueur { $player } n’a pas de mot à allonger : le mot de trois lettres se pose toujours chez soi.
refused-word-complete = { $words } a déjà sept lettres.
refused-not-open = Le joueur { $player } vient de jouer sur sa pyramide : { $words } n’est pas à prendre.
refused-lengthened-already = Vous avez déjà allongé le mot de votre adversaire à ce tour.
refused-no-such-blank = Chez le joueur { $player }, aucun joker ne remplace { $tile }.
refused-blank-owed = Vous devez rejouer tout de suite le joker que vous avez pris : { $word } n’en ajoute pas.
refused-blank-owed-already = Posez d’abord un mot avec le joker que vous avez pris, ou passez.
refused-turn-begun = On n’échange pas de lettres et on ne change pas son mot quand on a déjà joué à ce tour.
refused-nothing-exchanged = Choisissez au moins une lettre à échanger.
refused-no-word-to-change = Vous n’avez pas de mot à changer.
refused-not-your-word = Un adversaire a allongé { $words } : vous ne pouvez plus le changer.
refused-not-one-swapped = { $word } n’est pas { $old } avec une seule lettre échangée.
refused-same-word = { $words } est déjà votre mot : formez-en un autre.
refused-put-first = Placez d’abord une lettre de { $words } sur une de vos petites pyramides.
refused-nothing-to-put = Vous n’avez pas de lettre à placer : il faut un mot de sept lettres.
refused-not-in-word = Il n’y a pas de { $tile } dans { $words }.
refused-blank-not-put = Un joker ne va pas sur une petite pyramide : choisissez une autre lettre que { $tile }.
refused-no-such-pyramid = Il n’y a pas de pyramide { $pyramid } : elles vont de 1 à { $count }.
refused-pyramid-taken = La pyramide { $pyramid } porte déjà { $tile }, qui ne bouge plus.
refused-name-first = Vos pyramides sont remplies : nommez votre mot le plus long, ou passez.
refused-nothing-to-name = On nomme un mot quand les sept petites pyramides sont remplies.
refused-name-too-short = Le mot des petites pyramides a au moins { $length } lettres.
refused-not-readable = { $word } ne se lit pas de gauche à droite dans { $small }.

# Why a game of Topscore ended
end-filled = Tous ont rempli leurs pyramides.
end-last-turn = Il ne restait qu’un joueur, qui a eu son dernier tour.
end-stuck = Rien n’a été posé pendant trois tours de table.

# What is wrong with a text of Topscore
text-token = Au caractère { $position } : « { $text } » n’est pas un jeton de ce jeu.
text-part = « { $text } » n’est pas un coup. Exemples : RATE, @2 TRACE, a>A, U>E MER, -AB pour échanger, S7, !MOTS, - pour passer.
text-boards = La position a { $found } plateaux ; il en faut de { $least } à { $most }.
text-board = Au caractère { $position } : « { $text } » n’est pas un plateau. Exemple : RATE:AX.....
text-word-length = Au caractère { $position } : le mot a { $found } lettres ; il en faut de { $least } à { $most }.
text-small = Au caractère { $position } : { $found } petites pyramides au lieu de { $expected }.
text-blanks = La position a { $found } jokers, la boîte { $limit }.

# Drawings of Topscore
draw-waiting = à contester : { $word }, du joueur { $seat } chez le joueur { $on }, { $points } points
