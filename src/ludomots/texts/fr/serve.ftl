# Les commandes serve et thinker, pour qui fait tourner un serveur.

cli-serve = Servir le site : les jeux dans un navigateur, pour soi ou pour d’autres.
cli-option-host = l’adresse où écouter ; 0.0.0.0 pour tout le réseau
cli-option-port = le port ; 0 : un port libre
cli-option-bus = le bus entre plusieurs serveurs, nats://HÔTE:PORT
cli-option-workers = toujours 1 : un serveur est un seul processus ; pour plusieurs, donnez un --bus à chacun
cli-option-open = ouvrir le navigateur
cli-option-computer-pace = secondes que l’ordinateur prend pour un tour ordinaire ; 0 : il joue aussitôt
cli-option-close-listed = heures après lesquelles une table de la liste se ferme si sa partie n’a pas commencé
cli-option-close-invited = jours après lesquels une table sur invitation se ferme si sa partie n’a pas commencé
cli-option-close-alone = jours sans un coup après lesquels la partie sans pendule d’une seule personne se ferme
cli-option-close-together = jours sans un coup après lesquels une partie sans pendule à plusieurs se ferme
cli-option-keep-games = jours pendant lesquels le journal d’une partie finie est gardé (sans limite par défaut)
cli-option-keep-records = garder ensuite ces parties en texte, pour les revoir
cli-option-keep-settled = jours pendant lesquels les signalements et les mots proposés sont gardés une fois réglés
cli-option-public-url = l’adresse par laquelle on arrive sur le site, https://HÔTE : les liens des courriels commencent par elle
cli-option-mail-server = le serveur de courrier qui écrit aux joueurs, smtp://NOM:MOT-DE-PASSE@HÔTE:PORT ou smtps://… ; sans lui, aucun courriel n’est envoyé
cli-option-mail-from = l’adresse d’où partent ces courriels
cli-option-push-inside = laisser aussi partir des notifications vers des adresses de votre propre réseau, même en http simple
serve-public-url = --public-url est une adresse qui commence par https:// (ou http://), telle qu’on la tape.
serve-mail-incomplete = Pour envoyer des courriels, --mail-server demande aussi --mail-from (l’expéditeur) et --public-url (le début des liens).
serve-mail-server = Un serveur de courrier s’écrit smtp://NOM:MOT-DE-PASSE@HÔTE:PORT, ou smtps://… s’il est chiffré dès le début. Le nom et le mot de passe peuvent manquer.
cli-option-limits = limiter ce que chacun peut demander ; sans limites pour mesurer
serve-here = Ludomots est là : { $address } (Ctrl-C pour arrêter)
serve-for-others = Depuis les autres appareils du réseau : { $addresses }
serve-no-workers = Un serveur est un seul processus : retirez --workers. Un processus sur SQLite suffit à la plupart des sites ; au-delà, démarrez plusieurs serveurs sur une même base PostgreSQL, chacun avec --bus et l’adresse d’un serveur NATS.
serve-in-use = Un serveur tourne déjà sur { $file } : { $server }. Deux serveurs sur un même fichier ne se diraient pas ce qui se passe. Arrêtez l’autre, ou démarrez les deux avec --bus.
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
cli-thinker = Réfléchir pour les joueurs ordinateurs de plusieurs serveurs, par leur bus.
cli-option-threads = combien réfléchissent à la fois
thinker-ready = { $threads ->
    [one] Prêt à réfléchir à un coup à la fois, par { $address } (Ctrl-C pour arrêter)
   *[other] Prêt à réfléchir à { $threads } coups à la fois, par { $address } (Ctrl-C pour arrêter)
}
