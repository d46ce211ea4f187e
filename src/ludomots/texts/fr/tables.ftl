# Pourquoi une table refuse ce qu'on lui demande.

table-already-offered = Vous avez déjà proposé une revanche.
table-already-started = La partie a déjà commencé.
table-chat-off = La discussion de cette table est fermée.
table-chat-text = Un message compte de 1 à 300 caractères affichables, sur une ligne.
table-chat-too-fast = Pas si vite : attendez quelques secondes avant le message suivant.
table-name = Un nom compte de 1 à 32 caractères affichables.
table-no-open-seat = Toutes les places sont prises.
table-no-rematch = Tout le monde ne souhaite pas rejouer.
table-no-seat-of-yours = Qui ouvre une table y prend place.
table-no-such-bot = Ce jeu n'a pas d'adversaire ordinateur de ce niveau.
table-no-such-game = Ce jeu n'est pas dans la ludothèque.
table-nobody-to-mute = À cette place, il n’y a personne à mettre en sourdine.
table-not-a-move = Ce n'est pas un coup de ce jeu.
table-not-finished = La partie n'est pas encore finie.
table-not-running = Aucune partie n'est en cours à cette table.
table-not-seated = Vous n'avez pas de place à cette table.
table-not-the-owner = Seul l'hôte de la table peut le faire.
table-not-your-seat = Cette place n'est pas la vôtre.
table-nothing-new = Rien n'a changé.
table-rematch-started = La revanche a déjà commencé.
table-seat-taken = Cette place est déjà prise.
table-stale = Il s'est passé quelque chose avant l'arrivée de votre coup. Regardez, puis rejouez.
table-too-few-players = Pas assez de joueurs pour ce jeu.
table-unknown-events = Cette table ne connaît pas ce que vous avez vu. Veuillez la recharger.
table-wrong-number-of-seats = Ce jeu ne se joue pas à autant de joueurs.
