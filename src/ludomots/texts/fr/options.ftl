# The rules that can be chosen for a table: presets, options and their choices.
# Which of them there are: games/*/options.py and presets.toml.

# What games share
preset-usual = Règles de la boîte
option-yes = oui
option-no = non
option-lexicon = Liste de mots
option-lexicon-fr = français
option-lexicon-en = anglais
option-lexicon-nl = néerlandais
option-check = Mots
option-check-help = Le programme refuse les mots faux, ou bien les joueurs veillent : un mot vaut tant que personne ne le conteste.
option-check-check = vérifiés par le programme
option-check-contest = contestés par les joueurs
option-turn-clock = Temps par tour
option-turn-clock-help = Le temps écoulé, le tour est passé.
option-turn-clock-none = sans limite
option-letters = Lettres
option-letters-french = françaises
option-letters-english = anglaises
option-letters-dutch = néerlandaises
option-letters-short = françaises, pour une partie courte

# Headings of the options, see groups in games/*/site.toml
option-group-words = Les mots
option-group-board = Le plateau et les chevalets
option-group-laying = La partie
option-group-points = Les points
option-group-letters = Les lettres gagnées
option-group-contests = Contester
option-group-end = La fin de la partie
option-group-fine = Points de détail
option-group-other = Et aussi

# The options in the terminal
rules-other-presets = Autres façons de jouer (ludomots rules { $game } --preset NOM ; tous les choix : --options)
options-presets = Jeux de règles (--preset)
options-options = Options (--option NOM=VALEUR)
options-range = de { $low } à { $high }
options-seconds = de { $low } à { $high } secondes
options-usual = { $value } d’ordinaire
cli-option-options = seulement les règles que l’on peut choisir
