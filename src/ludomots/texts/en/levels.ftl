# The levels of the computer players
play-level-debutant = Beginner
play-level-famille = Family
play-level-club = Club
play-level-champion = Champion
play-level-greedy = Greedy

# What the computer players are called, one animal a level: web/src/people draws it
play-bot-debutant = Sparrow
play-bot-famille = Rabbit
play-bot-club = Fox
play-bot-champion = Owl
play-bot-greedy = Glutton

# The same where one chooses
play-choice-debutant = { play-bot-debutant } · beginner
play-choice-famille = { play-bot-famille } · family
play-choice-club = { play-bot-club } · club
play-choice-champion = { play-bot-champion } · champion
play-choice-greedy = { play-bot-greedy } · most points
