# Les commandes de la base de données.

cli-db = Prendre soin de la base de données du serveur.
cli-db-check = Rejouer toutes les tables et comparer.
cli-db-backup = Copier la base dans un nouveau fichier, même pendant que l'on joue.
cli-db-restore = Recopier une sauvegarde dans une base vide.
cli-option-database = La base : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sinon, celle de cet utilisateur.
cli-argument-backup = Le fichier de la sauvegarde.
cli-argument-backup-file = Le nouveau fichier de la sauvegarde ; ou un dossier, où la sauvegarde porte sa date.
cli-option-keep = dans le dossier, ne garder que ce nombre de sauvegardes, les plus récentes

db-checked =
    { $tables ->
        [one] { $tables } table rejouée
       *[other] { $tables } tables rejouées
    }, { $entries ->
        [one] { $entries } événement
       *[other] { $entries } événements
    }.
db-other =
    { $count ->
        [one] Une table suit un règlement ou une liste de mots qui n'existe plus ici ; elle n'a pas été jugée.
       *[other] { $count } tables suivent un règlement ou une liste de mots qui n'existe plus ici ; elles n'ont pas été jugées.
    }
db-fault = Table { $table } : { $why }
db-fault-at = Table { $table }, entrée { $entry } : { $why }
db-fault-gap = il manque des entrées avant celle-ci
db-fault-unreadable = elle est illisible
db-fault-event = elle ne peut pas venir à cet endroit
db-fault-move = les règles refusent ce coup
db-fault-commitment = le secret n’est pas celui qui était annoncé
db-fault-outcome = la partie ne se termine pas ainsi
db-fault-table = sa ligne dans la liste des tables ne découle pas de son journal
db-fault-result = son résultat ne découle pas de son journal
db-fault-sitters = les joueurs assis ne découlent pas de son journal
db-saved =
    { $entries ->
        [one] Un événement sauvegardé.
       *[other] { $entries } événements sauvegardés.
    }
db-restored =
    { $entries ->
        [one] Un événement restauré.
       *[other] { $entries } événements restaurés.
    }
db-address = Une base se nomme sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
db-not-empty = Cette base contient déjà des tables : rien n'a été restauré.
db-keep-where = --keep demande un dossier qui existe : { $folder } n’en est pas un.
db-none = il n'y a pas encore de base
db-file = { $file } : { $why }
db-newer = La base { $place } a été écrite par une version plus récente de Ludomots : sa forme est { $found }, et cette version connaît les formes jusqu’à { $known }. Réinstallez cette version plus récente, ou restaurez une sauvegarde faite avec celle-ci.
db-away = La base { $place } ne peut pas être atteinte : { $why }
db-locked = La base { $place } est tenue par un autre programme et reste verrouillée. Arrêtez ce programme, puis réessayez.
db-disk-full = Il n’y a plus de place sur le disque de la base { $place }. Faites-en, puis réessayez.
db-read-only = La base { $place } ne peut pas être modifiée. Vérifiez le propriétaire et les droits du fichier et de son dossier.
db-damaged = La base { $place } est abîmée, ou n’est pas une base. Restaurez une sauvegarde dans une nouvelle : ludomots db restore FICHIER --database sqlite:///NOUVELLE
db-error = La base { $place } répond : { $why }
