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
problem-503 = Le serveur s’arrête ou démarre. Réessayez dans quelques instants.
problem-no-table = Il n’y a pas de table à cette adresse.
problem-old-table = Cette table a été jouée avec des règles ou une liste de mots qui ne sont plus ici : elle ne peut pas être ouverte.
problem-newer-table = Cette table a été jouée avec une version plus récente de Ludomots que celle d’ici : elle ne peut pas être ouverte.
problem-damaged-table = Ce qui était enregistré de cette table est abîmé : elle a été mise de côté. Toutes les autres tables continuent. Les responsables de ce serveur peuvent voir ce qu’il en reste : signalez-le-leur.
problem-unreadable = La demande n’est pas compréhensible : { $why }
problem-no-game = Ce jeu n’est pas dans la ludothèque.
problem-no-lexicon = Cette liste de mots n’existe pas ici.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore finie.
problem-no-step = La partie n’a pas de coup de ce numéro.
problem-no-hints = Les conseils ne sont pas permis à cette table.
problem-computers-busy = Les joueurs ordinateurs sont très demandés. Réessayez dans un instant.
problem-too-many-listed = Vous avez déjà plusieurs tables dans la liste. Commencez-en une, ou quittez-la.

# Le serveur
cli-serve = Servir le site : les jeux dans un navigateur, pour soi ou pour d’autres.
cli-option-host = l’adresse où écouter ; 0.0.0.0 pour tout le réseau
cli-option-port = le port ; 0 : un port libre
cli-option-bus = le bus entre plusieurs serveurs, nats://HÔTE:PORT
cli-option-workers = le nombre de processus qui se partagent le travail, pour occuper plusieurs cœurs de cette machine
cli-option-open = ouvrir le navigateur
cli-option-computer-pace = secondes que l’ordinateur prend pour un tour ordinaire ; 0 : il joue aussitôt
cli-option-limits = limiter ce que chacun peut demander ; sans limites pour mesurer
serve-here = Ludomots est là : { $address } (Ctrl-C pour arrêter)
serve-no-workers = --workers n’est pas possible sur ce système, où un processus ne peut pas confier une connexion à un autre. Démarrez le serveur sans cette option.
serve-workers-or-bus = --workers et --bus ne vont pas ensemble : les processus d’une même machine se connaissent sans bus. Choisissez l’un des deux.
serve-in-use = Un serveur tourne déjà sur { $file } : { $server }. Deux serveurs sur un même fichier ne se diraient pas ce qui se passe. Arrêtez l’autre, ou démarrez les deux avec --bus ; pour occuper plusieurs cœurs, démarrez-en un seul avec --workers.
serve-without-bus = Attention : { $servers } tourne aussi sur cette base, ou y tournait il y a un instant. Sans --bus, les serveurs ne se disent pas ce qui se passe : à une même table, chacun ne verrait pas les coups des autres. Démarrez-les tous avec --bus.
serve-cannot-listen = Impossible d’écouter à l’adresse { $address } : { $why }
cli-worker = Réfléchir pour les joueurs ordinateurs de plusieurs serveurs, par leur bus.
cli-option-threads = combien réfléchissent à la fois
worker-ready = { $threads ->
    [one] Prêt à réfléchir à un coup à la fois, par { $address } (Ctrl-C pour arrêter)
   *[other] Prêt à réfléchir à { $threads } coups à la fois, par { $address } (Ctrl-C pour arrêter)
}
