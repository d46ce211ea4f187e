# Pourquoi le serveur ne répond pas comme on le souhaite.

problem-title-yours = Cela ne peut pas se faire
problem-title-ours = Le serveur a un problème
problem-400 = La demande n’est pas compréhensible.
problem-401 = Il faut d’abord se faire connaître.
problem-403 = Vous n’avez pas le droit de le faire. Rechargez la page, puis réessayez.
problem-404 = Il n’y a rien à cette adresse.
problem-405 = Cela ne se demande pas de cette façon.
problem-409 = Ce n’est pas possible en ce moment.
problem-413 = Le message est trop long.
problem-415 = Ce format n’est pas compris.
problem-422 = La demande n’est pas acceptable.
problem-429 = Pas si vite : attendez quelques instants, puis réessayez.
problem-500 = Une erreur s’est produite. Rien de ce qui était enregistré n’est perdu.
problem-503 = Le serveur ne peut pas le faire en ce moment. Réessayez dans quelques instants.
problem-starting = Le serveur démarre. Réessayez dans quelques instants.
problem-stopping = Le serveur s’arrête et revient bientôt. Rien de ce qui a été joué n’est perdu.
problem-database-away = Le serveur n’atteint pas sa base de données en ce moment. Rien de ce qui a été joué n’est perdu. Réessayez dans quelques instants.
problem-database-locked = La base de données du serveur est occupée. Rien n’a été enregistré : réessayez dans un instant.
problem-disk-full = Le disque du serveur est plein : rien de nouveau ne peut être enregistré tant que la personne qui l’administre n’a pas fait de place. Rien de ce qui a été joué n’est perdu.
problem-database-read-only = Le serveur ne peut pas écrire dans sa base de données : rien de nouveau ne peut être enregistré tant que la personne qui l’administre n’y a pas remédié.
problem-database-damaged = La base de données du serveur est abîmée : la personne qui l’administre doit la réparer.
problem-figures-closed = Ces chiffres sont réservés à la personne qui administre le serveur.
problem-no-table = Il n’y a pas de table à cette adresse.
problem-only-record = Cette partie est terminée depuis longtemps : elle n’est plus gardée que pour être revue.
problem-old-table = Cette table a été jouée avec des règles ou une liste de mots qui ne sont plus ici : elle ne peut pas être ouverte.
problem-newer-table = Cette table a été jouée avec une version plus récente de Ludomots que celle d’ici : elle ne peut pas être ouverte.
problem-damaged-table = Ce qui était enregistré de cette table est abîmé : elle a été mise de côté. Toutes les autres tables continuent. Les responsables de ce serveur peuvent voir ce qu’il en reste : signalez-le-leur.
problem-unreadable = La demande n’est pas compréhensible : { $why }
problem-no-game = Ce jeu n’est pas dans la ludothèque.
problem-word-undecided = Ce mot peut encore être contesté : son sens se lit une fois la question tranchée.
problem-word-accepted = Ce mot est déjà dans la liste.
problem-no-lexicon = Cette liste de mots n’existe pas ici.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore finie.
problem-not-reviewed = Cette partie n’a pas encore été analysée.
problem-no-step = La partie n’a pas de coup de ce numéro.
problem-no-hints = Les conseils ne sont pas permis à cette table.
problem-computers-busy = Les joueurs ordinateurs sont très demandés. Réessayez dans un instant.
problem-too-many-listed = Vous avez déjà plusieurs tables dans la liste. Commencez-en une, ou quittez-la.
problem-too-many-waiting = Vous attendez déjà à beaucoup de tables. Commencez une partie, ou quittez une table.
problem-too-much-thinking = Le serveur a déjà beaucoup réfléchi pour vous. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
problem-no-day = Il n’y a pas encore de position pour ce jour.
problem-day-over = Cette journée est finie à Paris : une nouvelle position vous attend.
problem-already-answered = Vous avez déjà donné votre réponse pour cette position aujourd’hui.
problem-no-study-list = Cette liste à apprendre n’existe pas.
problem-no-card = Cette carte n’est pas dans votre jeu.
problem-no-statistics = Ces statistiques ne sont pas partagées, ou ne le sont plus.
problem-no-word-to-learn = Seul un mot accepté peut s’apprendre.
problem-deck-full = Votre jeu de cartes est plein : apprenez d’abord ce qu’il contient.
