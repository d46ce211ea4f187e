# What the computer players are called
play-level-debutant = Beginner
play-level-famille = Family
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Greedy
