game-ghost = Fantôme
site-ghost-tagline = Ajoutez une lettre, mais jamais la dernière d’un mot.
preset-ghost-french = Mots français
preset-ghost-english = Mots anglais
option-ghost-lives = Vies
option-ghost-lives-help = Qui termine un mot, ou n’en trouve pas, perd une vie.
option-ghost-shortest = Mot le plus court
option-ghost-shortest-help = Les mots plus courts ne comptent pas.
refused-ghost-naming = Il faut d’abord annoncer un mot.
refused-ghost-not-now = Il n’y a rien à contester ni à annoncer maintenant.
refused-ghost-too-long = Après { $longest } lettres, on n’en ajoute plus : contestez.
text-ghost-move = « { $text } » n’est pas un coup : écrivez une lettre, un mot en capitales, ? pour contester ou - si vous n’en avez pas.
end-ghost-last-one = Un seul joueur a encore une vie.
story-ghost-add = { $player } ajoute { $letter } : { $text }.
story-ghost-challenge = { $player } conteste { $author } : y a-t-il un tel mot ?
story-ghost-name-good = { $player } annonce { $word }, qui est bon.
story-ghost-name-bad = { $player } annonce { $word }, qui ne l’est pas.
story-ghost-none = { $player } n’annonce aucun mot.
story-ghost-lost =
    { $lives ->
        [0] { $player } perd sa dernière vie et sort du jeu.
        [one] { $player } perd une vie ; il en reste une.
       *[other] { $player } perd une vie ; il en reste { $lives }.
    }
story-ghost-turn-begin = Commencez un mot par la lettre de votre choix.
story-ghost-turn-add = { $text }… : ajoutez une lettre sans terminer de mot, ou contestez.
story-ghost-turn-name = On vous conteste : annoncez un mot qui commence par { $text }.
