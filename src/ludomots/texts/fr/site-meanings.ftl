# What words mean, wherever they are tapped, and words that are proposed
site-meaning-of = Sens de { $word }
site-meaning-source = ({ $source })
site-meaning-none = Pas encore de définition.
site-meaning-look-up = Ouvrir la page des mots
site-meaning-here = Sens du mot sous le curseur : touche ?
site-word-of-table = Jugé par la liste de cette table.
site-word-whole-list = Voir la liste entière
site-propose = Proposer { $word }
site-propose-why = Pourquoi ? (facultatif)
site-propose-done = Merci ! { $word } est proposé à l’équipe du site.
site-game-words = Mots de la partie
site-game-words-by = { $player }, { $points ->
        [0] sans point
        [one] { $points } point
       *[other] { $points } points
    }
