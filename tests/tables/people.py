"""The people of the stories: who they are to the server, and what they are called."""

ADA, BOB, EVE = "identity-ada", "identity-bob", "identity-eve"
NAMES = {ADA: "Joueur 1", BOB: "Joueur 2", EVE: "Joueur 3"}
