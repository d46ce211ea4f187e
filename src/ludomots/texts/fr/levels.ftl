# The levels of the computer players
play-level-debutant = Débutant
play-level-famille = Famille
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Glouton

# What the computer players are called, one animal a level: web/src/people draws it
play-bot-debutant = Moineau
play-bot-famille = Lapin
play-bot-club = Renard
play-bot-champion = Hibou
play-bot-greedy = Glouton

# The same where one chooses
play-choice-debutant = { play-bot-debutant } · débutant
play-choice-famille = { play-bot-famille } · famille
play-choice-club = { play-bot-club } · club
play-choice-champion = { play-bot-champion } · champion
play-choice-greedy = { play-bot-greedy } · le plus de points
