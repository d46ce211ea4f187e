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
option-regional-words = Mots régionaux
option-regional-words-help = Québec, Belgique, Suisse, Midi, Afrique… Sans eux, un mot qui n’a que des sens régionaux est refusé. La liste néerlandaise ne les marque pas.
option-slang-words = Argot
option-slang-words-help = Sans lui, un mot qui n’a que des sens argotiques est refusé. La liste néerlandaise ne le marque guère.
option-vulgar-words = Mots grossiers
option-vulgar-words-help = Sans eux, les mots vulgaires et les injures sont refusés.
option-very-rare-words = Mots très rares
option-very-rare-words-help = Sans eux, les mots qu’on ne rencontre presque jamais sont refusés. La liste néerlandaise ne les marque pas.
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
option-group-registers = Les mots admis

# The words that a table leaves out, on its page of rules
rules-left-out-title = ## Les mots de cette table
rules-left-out = Cette table joue sans { $words } : un mot qui n’a pas d’autre sens est refusé, et l’ordinateur n’en joue pas.
left-out-regional = mots régionaux
left-out-slang = argot
left-out-vulgar = mots grossiers
left-out-very-rare = mots très rares

# The options in the terminal
rules-other-presets = Autres façons de jouer (ludomots rules { $game } --preset NOM ; tous les choix : --options)
options-presets = Jeux de règles (--preset)
options-options = Options (--option NOM=VALEUR)
options-range = de { $low } à { $high }
options-seconds = de { $low } à { $high } secondes
options-usual = { $value } d’ordinaire
cli-option-options = seulement les règles que l’on peut choisir
