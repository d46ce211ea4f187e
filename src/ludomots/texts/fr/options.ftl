# The rules that can be chosen for a table: presets, options and their choices.
# Which of them there are: games/*/options.py and presets.toml.

preset-topword-french = Règles françaises
preset-topword-1994 = Règles imprimées de 1994 : on conteste les mots
preset-topword-later = Règles imprimées plus tard : on conteste les mots
preset-topword-international = Règles internationales, en anglais
preset-topword-short = Partie courte sur le petit plateau
preset-mots-de-tete-french = Règles de la boîte
preset-mots-de-tete-printed = Règles imprimées : on conteste les mots
preset-mots-de-tete-four = À quatre, en 250 points
preset-mots-de-tete-timed = Au temps : trois quarts d’heure
preset-mots-de-tete-marathon = Marathon
preset-mots-de-tete-quarte = Quarté : quatre lettres à chaque tour
preset-mots-de-tete-solo = En solitaire
preset-mots-de-tete-short = Partie courte sur la petite grille
preset-topscore-french = Mots français
preset-topscore-dutch = La boîte d’origine, en néerlandais
preset-topscore-contest = On conteste les mots
preset-typo-french = Première édition
preset-typo-printed = Règles imprimées : on doute des mots
preset-typo-vote = Sans dictionnaire : les autres décident
preset-typo-second = Seconde édition, trente secondes par tour
preset-typo-english = Mots anglais
preset-typo-dutch = Mots néerlandais

# What games share
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

# Topword
option-topword-board = Plateau
option-topword-board-10 = 10 cases sur 10
option-topword-board-8 = 8 cases sur 8
option-topword-board-15 = 15 cases sur 15
option-topword-q-tile = La lettre Q
option-topword-q-tile-qu = se lit Qu
option-topword-q-tile-q = se lit Q
option-topword-q-tile-either = se lit Q ou Qu, au choix
option-topword-keep-one-letter = Garder une lettre de chaque mot
option-topword-keep-one-letter-help = Un mot ne peut pas être recouvert tout entier d’un seul coup.
option-topword-no-lone-s = Pas de S seul
option-topword-no-lone-s-help = Un S au bout d’un mot ne suffit pas, à moins de former aussi un autre mot.
option-topword-full-rack-bonus = Sept lettres d’un coup
option-topword-full-rack-bonus-10 = 10 points de plus
option-topword-full-rack-bonus-20 = 20 points de plus
option-topword-bonus-letters = Lettres rares
option-topword-bonus-letters-each = 2 points de plus pour chaque J, K, Qu, W, X, Y ou Z posé
option-topword-bonus-letters-flat-qu = 2 points de plus pour le seul Qu, dans un mot sans pile
option-topword-lost-contest = Mot faux, contesté
option-topword-lost-contest-help = Quand les mots se contestent.
option-topword-lost-contest-turn = son auteur perd son tour
option-topword-lost-contest-retry = son auteur rejoue
option-topword-failed-contest = Mot bon, contesté à tort
option-topword-failed-contest-help = Quand les mots se contestent.
option-topword-failed-contest-nothing = cela ne coûte rien
option-topword-failed-contest-next-turn = qui conteste perd son prochain tour
option-topword-all-pass-ends = Quand tous passent
option-topword-all-pass-ends-bag-empty = la partie finit si le sac est vide
option-topword-all-pass-ends-always = la partie finit toujours
option-topword-stack-limit = Hauteur des piles
option-topword-stack-limit-help = De 1 à 5 lettres l’une sur l’autre.
option-topword-rack-size = Lettres en main
option-topword-rack-size-help = De 1 à 7 lettres sur le chevalet.

# Mots de Tête
option-mots-de-tete-board = Grille
option-mots-de-tete-board-17 = 17 cases sur 17
option-mots-de-tete-board-13 = 13 cases sur 13
option-mots-de-tete-variant = Façon de jouer
option-mots-de-tete-variant-help = Au marathon, qui n’écrit rien deux fois de suite se retire. Au quarté, quatre lettres à chaque tour, sans dé.
option-mots-de-tete-variant-normal = au premier qui a les points
option-mots-de-tete-variant-marathon = marathon : jusqu’au dernier qui écrit
option-mots-de-tete-variant-quarte = quarté : quatre lettres par tour
option-mots-de-tete-target = Points pour gagner
option-mots-de-tete-target-help = Sans effet au marathon, quand on joue seul, ou quand la partie a une durée.
option-mots-de-tete-game-time = Durée de la partie
option-mots-de-tete-game-time-help = Le temps écoulé, on finit le tour et le plus haut score gagne.
option-mots-de-tete-game-time-none = sans durée
option-mots-de-tete-finish-round = Finir le tour de table
option-mots-de-tete-finish-round-help = Quand quelqu’un a les points, chacun joue encore jusqu’à la fin du tour.
option-mots-de-tete-reroll-one-on-empty = Relancer un 1 sur la grille vide
option-mots-de-tete-reroll-one-on-empty-help = Aucun mot n’a une seule lettre : sans cela, le premier joueur passe.
option-mots-de-tete-quarte-exact-word = Quarté : des mots de quatre lettres
option-mots-de-tete-quarte-exact-word-help = Le mot a quatre lettres en tout, celles de la grille comprises.
option-mots-de-tete-retries = Nouveaux essais après un mot faux
option-mots-de-tete-retries-help = Quand le programme vérifie les mots.
option-mots-de-tete-retries-none = sans limite

# Typo
option-typo-edition = Édition
option-typo-edition-help = La première compte des points en deux moitiés ; dans la seconde, qui n’a plus de cartes gagne.
option-typo-edition-first = première édition
option-typo-edition-second = seconde édition
option-typo-deck = Cartes
option-typo-deck-french = françaises
option-typo-deck-english = anglaises
option-typo-deck-dutch = néerlandaises
option-typo-check = Mots
option-typo-check-help = Le programme refuse les débuts et les bouts de mots impossibles, ou bien les joueurs en doutent, ou en décident seuls.
option-typo-check-check = vérifiés par le programme
option-typo-check-contest = mis en doute par les joueurs
option-typo-check-vote = jugés par les autres, sans dictionnaire
option-typo-turn-clock = Temps pour choisir, puis pour placer
option-typo-turn-clock-help = Le temps écoulé, le sort choisit la carte, ou elle n’est pas placée.

# Topscore
option-topscore-steal-always = Toujours allonger le mot du voisin
option-topscore-steal-always-help = Même s’il vient de l’allonger lui-même.
option-topscore-letter-costs-turn = Placer une lettre prend le tour
option-topscore-letter-costs-turn-help = Une lettre gagnée parce qu’un adversaire a complété votre mot.
option-topscore-blank-to-rack = Garder un joker repris
option-topscore-blank-to-rack-help = Il peut rester sur le chevalet au lieu d’être rejoué aussitôt.
option-topscore-last-player = Le dernier joueur
option-topscore-last-player-turn = a encore un tour
option-topscore-last-player-round = joue jusqu’à sa prochaine lettre
option-topscore-third-bonus = Troisième à finir
option-topscore-third-bonus-25 = 25 points
option-topscore-third-bonus-50 = 50 points
option-topscore-gaps-allowed = Sauter des petites pyramides
option-topscore-gaps-allowed-help = Le dernier mot peut se lire en passant par-dessus des lettres.
option-topscore-naming = Le dernier mot
option-topscore-naming-player = nommé par le joueur
option-topscore-naming-program = trouvé par le programme
option-topscore-turn-clock = Sablier

# The options in the terminal
options-presets = Jeux de règles (--preset)
options-options = Options (--option NOM=VALEUR)
options-range = de { $low } à { $high }
options-seconds = de { $low } à { $high } secondes
options-usual = { $value } d’ordinaire
cli-option-options = seulement les règles que l’on peut choisir
