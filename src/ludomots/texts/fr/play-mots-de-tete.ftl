# Mots de Tête in a terminal
play-game-mots-de-tete = Mots de Tête
play-about-mots-de-tete = une grille, un dé, toutes les lettres
play-keys-mots-de-tete = F1 aide · Échap menu · Espace → ↓ · F3 indice · F6 passer
play-signs-mots-de-tete = Signes : 1 à 5 = points de la case · 1d 2d 3d = case orange, jaune, rouge : 1, 2 ou 3 dés · ³A lettre sur une case de 3 points · ₂A sur une case de 2 dés · + où commencer · [A] lettre que vous écrivez · A• dernier coup · A! case refusée
play-key-write = A … Z
play-does-write = écrire cette lettre, ou garder la même

# The start screen
play-wish-variant = Variante
play-wish-variant-french = partie normale
play-wish-variant-marathon = Marathon : deux échecs de suite éliminent
play-wish-variant-quarte = Quarté : quatre lettres, sans dé
play-wish-goal = But
play-wish-goal-300 = 300 points
play-wish-goal-250 = 250 points
play-wish-goal-150 = 150 points
play-wish-goal-15min = le plus de points en 15 minutes
play-wish-goal-30min = le plus de points en 30 minutes
play-wish-goal-45min = le plus de points en 45 minutes
play-wish-solo = Variante
play-wish-solo-solo = Solo : le dé décide
play-wish-solo-quarte = Quarté : quatre lettres, sans dé
play-wish-limit = Durée
play-wish-limit-none = jusqu’au premier échec
play-wish-limit-5min = 5 minutes au plus
play-wish-limit-10min = 10 minutes au plus
play-wish-limit-15min = 15 minutes au plus
play-wish-grid = Grille
play-wish-grid-17 = 17 × 17 cases
play-wish-grid-13 = 13 × 13 cases
play-wish-language = Dictionnaire
play-wish-language-fr = français
play-wish-language-en = anglais
play-wish-language-nl = néerlandais
play-wish-tries = Mot faux
play-wish-tries-free = refusé, sans rien coûter
play-wish-tries-0 = fait perdre le tour
play-wish-tries-1 = un essai de plus
play-wish-tries-2 = deux essais de plus
play-wish-clock-usual = sans ; au Marathon 2 minutes par tour

# The table
mots-de-tete-die = Dé
mots-de-tete-quarte = Quarté
mots-de-tete-skips = (saute { $count })
mots-de-tete-aim-solo = Solo : jusqu’au premier échec
mots-de-tete-aim-normal = But : { $target } points
mots-de-tete-aim-quarte = Quarté, but : { $target } points
mots-de-tete-aim-marathon = Marathon : le dernier en jeu
mots-de-tete-aim-time = But : le plus de points
mots-de-tete-preview-dice = Entrée : { $points } + dés, environ { $mean }
mots-de-tete-bonus = { $square } { $colour } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $words ->
        [one] {""}
       *[other] , { $words } fois
    }
mots-de-tete-orange = orange
mots-de-tete-yellow = jaune
mots-de-tete-red = rouge
