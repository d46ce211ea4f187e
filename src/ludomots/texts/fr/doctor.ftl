# Ce que ludomots doctor trouve, et ce qu’il faut y faire.

cli-doctor = Examiner cette machine et dire ce qui empêcherait un serveur de bien marcher.
cli-option-doctor-url = l’adresse par laquelle on vient, pour vérifier le proxy : https://HÔTE
cli-option-doctor-host = l’adresse où le serveur écoute
cli-option-doctor-port = le port du serveur
cli-option-backups = le dossier des sauvegardes ; d’ordinaire le dossier backups à côté de la base

doctor-program-ok = Ludomots { $version } avec Python { $python }.
doctor-words-ok = Listes de mots : { $lists }, { $words } mots.
doctor-words-missing = La liste de mots { $language } manque et ne peut pas être faite : { $why }. Depuis les sources : make words. Installé : réinstallez le paquet de Ludomots.
doctor-site-ok = Le site est construit.
doctor-site-missing = Le site n’est pas construit : on ne verra aucune page. Depuis les sources : make site. Installé : réinstallez le paquet de Ludomots.
doctor-memory-ok =
    { $free } Mo de mémoire sont libres ; { $cores ->
        [one] un cœur
       *[other] { $cores } cœurs
    }.
doctor-memory-little = Il ne reste que { $free } Mo de mémoire ; un serveur en veut { $wanted }. Arrêtez d’autres programmes ou ajoutez de la mémoire.
doctor-files-ok = Un processus peut ouvrir { $most } fichiers.
doctor-files-few = Un processus ne peut ouvrir que { $most } fichiers, et chaque personne à une table en prend un. Permettez-en davantage : LimitNOFILE=65536 dans l’unité systemd, ou ulimit -n 65536.
doctor-folder-ok = On peut écrire dans le dossier des données { $folder }.
doctor-folder-closed = On ne peut pas écrire dans le dossier des données { $folder } : { $why }. Donnez-le au compte qui fait tourner le serveur : chown.
doctor-disk-ok = { $free } Mo sont libres sur le disque.
doctor-disk-little = Il ne reste que { $free } Mo sur le disque de { $folder }. Faites bientôt de la place.
doctor-disk-full = Le disque de { $folder } est presque plein : { $free } Mo. Faites de la place maintenant, sinon plus rien ne pourra être enregistré.
doctor-clock-ok = L’horloge indique { $time } ({ $zone }).
doctor-clock-past = L’horloge indique { $time }, c’est-à-dire avant l’installation de ce programme. Mettez-la à l’heure (timedatectl set-ntp true) : les pendules des parties et les connexions en dépendent.
doctor-encoding-ok = Les textes sont écrits en UTF-8.
doctor-encoding-other = Le système écrit les textes en { $encoding }, et non en UTF-8. Réglez LANG=C.UTF-8 pour le serveur.
doctor-database-ok = La base { $place } répond ; la forme de ses tables est { $found }, la dernière.
doctor-database-older = La base { $place } répond ; la forme de ses tables est { $found }, et le prochain démarrage d’un serveur en fera { $known }. Sauvegardez-la d’abord.
doctor-database-none = Il n’y a pas encore de base { $place } : le premier démarrage d’un serveur la créera.
doctor-database-empty = La base { $place } est vide : le premier démarrage d’un serveur créera ses tables.
doctor-database-unusable = { $why }
doctor-integrity-ok = Le fichier de la base n’a aucun dommage que SQLite puisse voir.
doctor-integrity-damaged = La base { $place } est abîmée : { $why }. Arrêtez le serveur, puis restaurez une sauvegarde dans une nouvelle base : ludomots db restore.
doctor-skew-ok = L’horloge s’accorde avec celle de la base.
doctor-skew-large = L’horloge diffère de { $seconds } secondes de celle de la base, ou a été retardée. Réglez les deux machines sur un serveur de temps : timedatectl set-ntp true.
doctor-backups-ok = La dernière sauvegarde est { $file }.
doctor-backups-none = Il n’y a pas de sauvegarde dans { $folder }. Faites-en une chaque jour : ludomots db backup ; ou dites avec --backups où elles sont.
doctor-backups-old = La dernière sauvegarde, { $file }, a { $days } jours. Vérifiez que la minuterie tourne toujours : systemctl list-timers.
doctor-backups-unknown = Aucune sauvegarde n’a été cherchée : dites avec --backups où elles sont.
doctor-bus-ok = Le bus { $address } répond.
doctor-bus-address = Un bus se nomme nats://HÔTE:PORT.
doctor-bus-away = Le bus { $address } ne répond pas. Démarrez-le (nats-server), ou corrigez --bus.
doctor-bus-other = À l’adresse { $address } répond quelque chose qui n’est pas un serveur NATS. Corrigez --bus.
doctor-port-free = Le port { $port } est libre pour un serveur.
doctor-port-serving = Un serveur répond au port { $port }, et va bien.
doctor-port-taken = { $why }
doctor-port-ill = Un serveur répond au port { $port }, mais ne peut servir personne : { $code }. Son journal en dit plus.
doctor-url-ok = { $url } mène au serveur.
doctor-url-address = { $url } n’est pas l’adresse d’un site : https://HÔTE.
doctor-url-away = { $url } ne mène pas à Ludomots. Vérifiez que le nom mène à cette machine, que le proxy tourne, et à qui il confie les demandes.
doctor-url-ill = { $url } mène à un serveur qui ne peut servir personne : { $code }. Son journal en dit plus.
doctor-certificate-ok = Les navigateurs acceptent le certificat.
doctor-certificate-bad = Les navigateurs refusent le certificat : { $why }. Renouvelez-le, ou laissez Caddy ou certbot s’en charger.
doctor-https-ok = On vient en https, et les cookies sont marqués comme sûrs.
doctor-https-none = { $url } est en http simple : les clés d’accès n’y marchent pas, et d’autres peuvent lire sur le même réseau. Laissez un proxy parler https.
doctor-https-unknown = On vient en https, mais le serveur ne le sait pas : les cookies ne sont pas marqués comme sûrs. Le proxy doit mettre X-Forwarded-Proto, et le serveur lui faire confiance : FORWARDED_ALLOW_IPS.
doctor-sockets-ok = Les sockets passent : on peut jouer.
doctor-sockets-host = Les sockets sont refusées parce que le serveur ne voit pas le nom d’hôte des visites. Le proxy doit transmettre l’en-tête Host.
doctor-sockets-closed = Les sockets ne passent pas (réponse { $status }) : on ne peut pas jouer. Le proxy doit transmettre Upgrade et Connection : voyez la page sur l’hébergement.
doctor-forwarded-ok = Les chiffres sont fermés au public.
doctor-forwarded-missing = Les chiffres (/metrics) sont ouverts au public : le serveur prend les visites pour un programme de cette machine, et les limites les comptent toutes pour une seule. Le proxy doit mettre X-Forwarded-For.
doctor-sum-ok = Tout va bien : { $checks } vérifications.
doctor-sum-warnings =
    { $warnings ->
        [one] Rien ne cloche, mais un point mérite l’attention
       *[other] Rien ne cloche, mais { $warnings } points méritent l’attention
    } ({ $checks } vérifications).
doctor-sum-wrong =
    { $wrong ->
        [one] Un point ne va pas
       *[other] { $wrong } points ne vont pas
    }, { $warnings ->
        [0] aucun autre ne mérite l’attention
        [one] un autre mérite l’attention
       *[other] { $warnings } autres méritent l’attention
    } ({ $checks } vérifications).
