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
problem-no-lexicon = Cette liste de mots n’existe pas ici.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore finie.
problem-no-step = La partie n’a pas de coup de ce numéro.
problem-no-hints = Les conseils ne sont pas permis à cette table.
problem-computers-busy = Les joueurs ordinateurs sont très demandés. Réessayez dans un instant.
problem-too-many-listed = Vous avez déjà plusieurs tables dans la liste. Commencez-en une, ou quittez-la.
problem-too-many-waiting = Vous attendez déjà à beaucoup de tables. Commencez une partie, ou quittez une table.
problem-too-much-thinking = Le serveur a déjà beaucoup réfléchi pour vous. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.

# Le serveur
cli-serve = Servir le site : les jeux dans un navigateur, pour soi ou pour d’autres.
cli-option-host = l’adresse où écouter ; 0.0.0.0 pour tout le réseau
cli-option-port = le port ; 0 : un port libre
cli-option-bus = le bus entre plusieurs serveurs, nats://HÔTE:PORT
cli-option-workers = le nombre de processus qui se partagent le travail, pour occuper plusieurs cœurs de cette machine
cli-option-open = ouvrir le navigateur
cli-option-computer-pace = secondes que l’ordinateur prend pour un tour ordinaire ; 0 : il joue aussitôt
cli-option-close-listed = heures après lesquelles une table de la liste se ferme si sa partie n’a pas commencé
cli-option-close-invited = jours après lesquels une table sur invitation se ferme si sa partie n’a pas commencé
cli-option-close-alone = jours sans un coup après lesquels la partie sans pendule d’une seule personne se ferme
cli-option-close-together = jours sans un coup après lesquels une partie sans pendule à plusieurs se ferme
cli-option-keep-games = jours pendant lesquels le journal d’une partie finie est gardé (sans limite par défaut)
cli-option-keep-records = garder ensuite ces parties en texte, pour les revoir
cli-option-limits = limiter ce que chacun peut demander ; sans limites pour mesurer
serve-here = Ludomots est là : { $address } (Ctrl-C pour arrêter)
serve-no-workers = --workers n’est pas possible sur ce système, où un processus ne peut pas confier une connexion à un autre. Démarrez le serveur sans cette option.
serve-workers-or-bus = --workers et --bus ne vont pas ensemble : les processus d’une même machine se connaissent sans bus. Choisissez l’un des deux.
serve-in-use = Un serveur tourne déjà sur { $file } : { $server }. Deux serveurs sur un même fichier ne se diraient pas ce qui se passe. Arrêtez l’autre, ou démarrez les deux avec --bus ; pour occuper plusieurs cœurs, démarrez-en un seul avec --workers.
serve-without-bus = Attention : { $servers } tourne aussi sur cette base, ou y tournait il y a un instant. Sans --bus, les serveurs ne se disent pas ce qui se passe : à une même table, chacun ne verrait pas les coups des autres. Démarrez-les tous avec --bus.
serve-port-taken = Le port { $port } est pris : un autre programme y écoute, peut-être un autre Ludomots. Arrêtez-le, ou choisissez un autre port : ludomots serve --port { $other }
serve-port-rights = Le port { $port } est réservé au système. Choisissez-en un au-dessus de 1023 (--port 8000), et laissez un proxy inverse écouter sur { $port }.
serve-no-host = { $host } n’est pas une adresse de cette machine. Donnez à --host une des siennes : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau.
serve-no-site = Le site n’a pas été construit : seule l’API est servie. Depuis les sources : make site. Installé : réinstallez le paquet de Ludomots.
serve-metrics-token = Le jeton des chiffres (--metrics-token ou LUDOMOTS_METRICS_TOKEN) doit avoir au moins { $length } caractères simples. Pour en faire un : openssl rand -hex 16
bus-address = Un bus se nomme nats://HÔTE:PORT.
bus-not-yet = Le bus { $address } ne répond pas encore. Le serveur démarre sans lui et le rejoindra dès qu’il répondra.
bus-away = Le bus { $address } ne répond pas. Démarrez-le (nats-server) ou corrigez --bus, puis réessayez.
serve-cannot-listen = Impossible d’écouter à l’adresse { $address } : { $why }
cli-option-metrics-token = le jeton avec lequel /metrics peut être lu depuis d’autres machines ; sans lui, depuis cette machine seulement
cli-option-log = l’aspect des lignes du journal ; d’ordinaire simple dans un terminal, JSON ailleurs
cli-worker = Réfléchir pour les joueurs ordinateurs de plusieurs serveurs, par leur bus.
cli-option-threads = combien réfléchissent à la fois
worker-ready = { $threads ->
    [one] Prêt à réfléchir à un coup à la fois, par { $address } (Ctrl-C pour arrêter)
   *[other] Prêt à réfléchir à { $threads } coups à la fois, par { $address } (Ctrl-C pour arrêter)
}
