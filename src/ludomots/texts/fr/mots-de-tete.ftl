# Why a move is refused in Mots de Tête
refused-no-letter = Écrivez au moins une lettre.
refused-no-capital = { $squares } : « { $letter } » n’est pas une lettre de A à Z.
refused-black-square = { $squares } : on n’écrit pas sur une case noire.
refused-square-taken = { $squares } : il y a déjà une lettre.
refused-two-directions = Les lettres d’un tour s’écrivent sur une seule ligne ou une seule colonne : { $squares }.
refused-wrong-count = Le dé demande { $die ->
        [one] une lettre
       *[other] { $die } lettres
    } : vous en écrivez { $count }.
refused-off-cross = Le premier mot doit toucher la croix noire du centre.
refused-not-linked = Le mot doit prolonger, croiser ou longer un mot déjà écrit.
refused-wrong-length = À cette table, le mot doit avoir { $length } lettres.
refused-no-game-time = Cette partie n’a pas de durée fixée.
refused-time-over-already = Le temps est déjà écoulé : ce tour est le dernier.

# Why a game of Mots de Tête ended
end-target = Un joueur a atteint le nombre de points fixé.
end-time-over = Le temps de la partie est écoulé.
end-last-roll = Il ne restait qu’un joueur, qui a lancé le dé une dernière fois.
end-not-placed = Le nombre de lettres demandé n’a pas été placé.

# What is wrong with a text of Mots de Tête
text-die = « { $text } » n’est pas un dé : écrivez un chiffre de 1 à 6.
text-black-square = Au caractère { $position } : { $square } est une case noire.
text-writing = « { $text } » n’est pas un coup. Exemples : 6F DISQUE, L6 SOLO, 7K N.TES, - pour passer.

# Drawings of Mots de Tête
draw-die = dé { $die }
