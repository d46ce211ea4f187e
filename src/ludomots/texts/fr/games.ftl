# Why a move is refused, in any game
refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas votre tour : c’est au joueur { $player } de jouer.
refused-not-yours = Ce coup ne peut pas être joué de cette place.
refused-no-such-seat = Il n’y a pas de joueur { $player } dans cette partie.
refused-left-the-game = Vous avez quitté cette partie.
refused-tile-not-on-rack = { $held ->
        [0] Vous n’avez pas de { $tile } sur votre chevalet.
        [one] Vous n’avez qu’un { $tile } sur votre chevalet.
       *[other] Vous n’avez que { $held } { $tile } sur votre chevalet.
    }
refused-word-refused = { $word } n’est pas admis. { $why }.{ $more ->
        [0] { "" }
       *[other] { " " }Refusé aussi : { $others }.
    }
refused-word-unknown = { $word } n’est pas dans le dictionnaire.{ $more ->
        [0] { "" }
       *[other] { " " }Refusé aussi : { $others }.
    }
refused-nothing-to-contest = Il n’y a pas de coup à contester ni à accepter.
refused-own-play = Vous ne pouvez ni contester ni accepter votre propre coup.
refused-already-accepted = Vous avez déjà accepté ce coup.
refused-window-open = Le dernier coup peut encore être contesté : attendez qu’il soit acquis.
refused-last-play = Ce coup finit la partie s’il est admis : acceptez-le ou contestez-le.
refused-nobody-to-play = Le temps de personne ne court : le coup ne peut qu’être accepté ou contesté.
refused-off-board = { $squares } : hors du plateau.
refused-gap = Il y a un trou dans le mot : { $squares }.
refused-too-short = Un mot a au moins deux cases.

# Why a game ended, in any game
end-stalled = Rien n’a été posé pendant deux tours de table.
end-withdrawn = { $seats ->
        [1] La partie a été abandonnée.
        [2] L’autre joueur a quitté la partie.
       *[other] Tous les autres ont quitté la partie.
    }

# What is wrong with an option
option-unreadable = « { $option } » n’est pas une option : écrivez { $choices }.
option-unknown = Il n’y a pas d’option « { $option } ». Choisissez parmi : { $choices }.
option-value = « { $option } » ne peut pas être « { $value } ». Choisissez parmi : { $choices }.
preset-unknown = Il n’y a pas de règles « { $option } ». Choisissez parmi : { $choices }.

# What is wrong with a text
text-too-long = Le texte est trop long : { $limit } caractères au plus.
text-rows = La position a { $found } lignes, le plateau { $expected }.
text-row-length = La ligne { $row }, au caractère { $position }, a { $found } cases ; le plateau en a { $expected }.
text-character = Le caractère { $position }, « { $character } », n’est pas une lettre A–Z.
text-pile = Au caractère { $position } : une pile s’écrit en deux lettres ou plus entre parenthèses, le dessus en premier.
text-pile-too-high = Au caractère { $position } : une pile a { $limit } lettres au plus.
text-empty-squares = Au caractère { $position } : { $found } ne peut pas être un nombre de cases vides.
text-rack-size = Un chevalet a { $limit } lettres au plus.
text-no-positions = Les positions de ce jeu ne peuvent pas être lues : { $text }.
text-drawn = « { $text } » ne peut pas être tiré ici.
text-move = « { $text } » n’est pas un coup. Exemples : 5D RATEAU, D5 B.S, - pour passer, -A pour échanger un A.

# Drawings
draw-seat = joueur { $seat }
draw-bag = sac { $count }
refused-not-a-move = Ce n’est pas un coup de ce jeu.
