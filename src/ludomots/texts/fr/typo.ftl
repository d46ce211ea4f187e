# Why a move is refused in Typo
refused-cards-revealed = Les cartes de ce tour sont révélées : on ne choisit plus.
refused-not-revealed = Tout le monde n’a pas encore choisi sa carte.
refused-already-chosen = Vous avez déjà choisi : un choix est définitif.
refused-card-not-in-hand = Vous n’avez pas de { $card } en main.
refused-no-such-row = Il n’y a pas de rangée { $row } : elles sont numérotées de 1 à { $rows }.
refused-word-not-letters = « { $words } » ne peut pas être cherché : un mot s’écrit en lettres, sans trait d’union ni apostrophe.
refused-word-off-row = { $word } ne commence pas par { $letters }, les lettres de la rangée { $row }.
refused-must-remove = Votre mot n’existe pas : retirez une des plus longues rangées.
refused-row-not-longest = La rangée { $row } n’est pas la plus longue. La plus longue : { $longest }.
refused-already-doubted = Vous avez déjà mis ce mot en doute.

# Why a game of Typo ended
end-played-out = Toutes les cartes ont été jouées.
end-no-cards = Il ne reste pas assez de cartes à distribuer.
end-hand-empty = Un joueur n’a plus de cartes.

# What is wrong with a text of Typo
text-row-count = La position a { $found } rangées ; il y en a { $expected } sur la table.
text-row-empty = Au caractère { $position } : la rangée { $row } n’a pas de carte.
text-position-part = Au caractère { $position } : « { $text } » n’est ni des cartes révélées, ni Z-A, ni le dictionnaire (@2).
text-announcing = « { $text } » n’est pas un coup. Exemples : F pour choisir, +1 FRONTIERE, 2+ ELASTIQUE, -3 si vous ne pouvez pas.
text-announced-word = Au caractère { $position } : « { $text } » ne s’écrit pas qu’avec des lettres.

# Drawings of Typo
draw-half = { $half ->
        [one] de A à Z
       *[other] de Z à A
    }
draw-word = { $word } ?
