# What the computer players are called
play-level-debutant = Débutant
play-level-famille = Famille
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Greedy
