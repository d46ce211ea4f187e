# Les commandes de la base de données.

cli-db = Prendre soin de la base de données du serveur.
cli-db-check = Rejouer toutes les tables et comparer.
cli-db-backup = Copier la base dans un nouveau fichier, même pendant que l'on joue.
cli-db-restore = Recopier une sauvegarde dans une base vide.
cli-db-repair = Réparer les tables abîmées, toutes ou celles qui sont nommées : les mettre de côté, les reprendre d’une sauvegarde, ou couper leur journal là où il est abîmé. Sans --yes, dit seulement ce qui serait fait.
cli-argument-tables = Les tables à réparer, par les noms que donne db check. Sinon, toutes celles qui sont abîmées.
cli-option-from = Reprendre de cette sauvegarde les tables abîmées, et rien d’autre.
cli-option-truncate = Garder chaque journal abîmé jusqu’à sa dernière bonne entrée : la partie reprend de là.
cli-option-yes = Le faire, au lieu de dire seulement ce qui serait fait.
cli-db-purge = Remplacer les journaux des parties finies depuis longtemps par leur texte ; effacer les signalements et les propositions réglés depuis longtemps, et les vieilles réponses aux positions du jour.
db-purged =
    { $logs ->
        [0] Aucun journal à remplacer.
        [one] { $logs } journal remplacé.
       *[other] { $logs } journaux remplacés.
    }
db-purged-settled =
    { $count ->
        [one] { $count } signalement réglé ou mot décidé effacé.
       *[other] { $count } signalements réglés et mots décidés effacés.
    }
db-unpurged = Table { $table } : son journal ne peut pas être remplacé (voir ludomots db check)
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
db-aside =
    { $count ->
        [one] Une table a été mise de côté par db repair.
       *[other] { $count } tables ont été mises de côté par db repair.
    }
db-fault = Table { $table } : { $why }
db-fault-at = Table { $table }, entrée { $entry } : { $why }
db-fault-gap = il manque des entrées avant celle-ci
db-fault-unreadable = elle est illisible
db-fault-doubled = elle répète une entrée précédente
db-fault-misplaced = sa place est plus loin
db-fault-foreign = elle vient d’une autre table
db-fault-newer = son genre est inconnu ici : une version plus récente de Ludomots l’a peut-être écrite
db-fault-no-log = elle n’a plus de journal
db-fault-aside = son journal a été mis de côté
db-fault-tail = il manque les entrées à partir d’ici
db-fault-event = elle ne peut pas venir à cet endroit
db-fault-move = les règles refusent ce coup
db-fault-commitment = le secret n’est pas celui qui était annoncé
db-fault-outcome = la partie ne se termine pas ainsi
db-fault-table = sa ligne dans la liste des tables ne découle pas de son journal
db-fault-result = son résultat ne découle pas de son journal
db-fault-sitters = les joueurs assis ne découlent pas de son journal
db-fault-solo = sa partie en solitaire ne découle pas de son journal
db-fault-participants = les personnes qu’elle nomme ne découlent pas de son journal
db-fault-ratings =
    { $count ->
        [one] Un classement ne découle pas des résultats.
       *[other] { $count } classements ne découlent pas des résultats.
    }
db-fault-record = la partie gardée en texte ne se rejoue pas comme elle est écrite
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
db-repair-aside = { $done ->
        [yes] Toute la table a été mise de côté : on ne peut plus l’ouvrir, et ses joueurs en sont avertis.
       *[no] Toute la table serait mise de côté : on ne pourrait plus l’ouvrir, et ses joueurs en seraient avertis. Pour en garder plus : --from ou --truncate.
    }
db-repair-truncate =
    { $entries ->
        [one] La première entrée { $done ->
            [yes] a été gardée : la partie reprend de là.
           *[no] serait gardée : la partie reprendrait de là.
        }
       *[other] Les { $entries } premières entrées { $done ->
            [yes] ont été gardées : la partie reprend de là.
           *[no] seraient gardées : la partie reprendrait de là.
        }
    }
db-repair-restore =
    { $done ->
        [yes] Elle a été reprise de la sauvegarde, avec ce qui s’y est ajouté depuis
       *[no] Elle serait reprise de la sauvegarde, avec ce qui s’y est ajouté depuis
    } : { $entries ->
        [one] une entrée.
       *[other] { $entries } entrées.
    }
db-repair-derive = { $done ->
        [yes] Son journal est bon ; ce qui en découle a été enregistré à nouveau.
       *[no] Son journal est bon ; ce qui en découle serait enregistré à nouveau.
    }
db-repair-ratings =
    { $count ->
        [one] Un classement { $done ->
            [yes] a été recalculé.
           *[no] serait recalculé.
        }
       *[other] { $count } classements { $done ->
            [yes] ont été recalculés.
           *[no] seraient recalculés.
        }
    }
db-repair-leave = Elle reste comme elle est.
db-no-help-none = La sauvegarde ne contient pas cette table.
db-no-help-short = La sauvegarde date d’avant l’entrée abîmée.
db-no-help-damaged = Cette table est abîmée dans la sauvegarde aussi.
db-no-help-differs = La sauvegarde contredit les entrées qui sont bonnes ici : elle vient d’une autre partie.
db-nothing-lost = Rien n’est perdu.
db-nothing-to-repair = Il n’y a rien à réparer.
db-lost-move = Perdu : entrée { $entry }, le coup { $move } de { $player }
db-lost-event = Perdu : entrée { $entry }, { $event }
db-event-opened = l’ouverture de la table
db-event-joined = quelqu’un s’est assis
db-event-left = quelqu’un est parti
db-event-started = le début de la partie
db-event-finished = la fin de la partie
db-event-went-away = quelqu’un s’est absenté
db-event-came-back = quelqu’un est revenu
db-lost-unreadable = Perdu : entrée { $entry }, qui est illisible
db-lost-missing =
    { $count ->
        [one] Une autre entrée manquait déjà.
       *[other] { $count } autres entrées manquaient déjà.
    }
db-lost-tail = Ce qui s’est passé après la dernière entrée est perdu.
db-lost-by-table = la table elle-même
db-lost-by-seat = la place { $seat }
db-repair-not-done = Rien n’a été changé. Pour le faire, arrêtez le serveur et ajoutez --yes.
db-in-use = Un serveur tourne sur cette base : { $server }. Arrêtez-le d’abord, car il garde des tables en mémoire.
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
