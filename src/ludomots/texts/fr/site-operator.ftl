# L’équipe du site : sa page, et ce que les joueurs lui signalent
site-report = Signaler
site-report-of = Signaler { $name }
site-report-about = À propos de
site-report-about-name = son nom
site-report-about-chat = ses messages
site-report-about-play = sa façon de jouer
site-report-text = Que s’est-il passé ? (facultatif)
site-report-what = L’équipe du site le verra, avec les derniers messages de cette table. L’autre joueur n’en saura rien.
site-report-send = Envoyer le signalement
site-report-done = Merci. L’équipe du site va regarder.
site-gone-banned = Votre accès est suspendu
site-gone-session-over = Cette page est déconnectée
site-remove = Retirer
site-ask-remove = Retirer { $name } de la table ? Cette personne ne pourra plus s’y asseoir.
site-remove-of = Retirer { $name } de la table
site-operator = L’équipe du site
site-operator-invitation = Code d’invitation
site-operator-invitation-what = Cette page est réservée à l’équipe du site. Si vous avez reçu une invitation, entrez son code.
site-operator-enter = Entrer
site-operator-keep = Gardez votre compte par une clé d’accès : sans elle, votre accès se perd avec ce navigateur.
site-operator-reports = Signalements
site-operator-tables = Tables
site-operator-people = Personnes
site-operator-sanctions = Décisions
site-operator-proposals = Mots proposés
site-operator-proposals-open = à décider
site-operator-proposals-decided = décidés
site-operator-proposals-export = Exporter ceux qui attendent
site-operator-none-proposals-open = Aucun mot n’attend de décision.
site-operator-none-proposals-decided = Rien n’a encore été décidé.
site-operator-proposed = Proposé { $times ->
        [one] une fois
       *[other] { $times } fois
    }
site-operator-decide = Marquer comme décidé
site-operator-ask-decide = Décider de { $word } ?
site-operator-decide-what = Votre note reste visible pour l’équipe. La liste elle-même change avec sa prochaine édition.
site-operator-words = Mots refusés
site-operator-audit = Journal
site-operator-newer = Plus récent
site-operator-older = Plus ancien
site-operator-nobody = quelqu’un d’effacé
site-operator-command-line = La ligne de commande
site-operator-reports-open = à traiter
site-operator-reports-settled = classés
site-operator-none-open = Aucun signalement n’attend. Tout va bien.
site-operator-none-settled = Aucun signalement n’a encore été classé.
site-operator-report = { $name } : { $about ->
        [name] son nom
        [chat] ses messages
       *[play] sa façon de jouer
    }
site-operator-reported = Signalé par { $name }, { $when }
site-operator-settled = Classé par { $name }, { $when } :
site-operator-at-table = { $game }, avec { $players }
site-operator-gone = parti
site-operator-no-chat = Personne n’a rien écrit à cette table.
site-operator-settle = Classer
site-operator-ask-settle = Classer ce signalement ?
site-operator-settle-what = Votre note reste visible pour l’équipe, pas pour les joueurs.
site-operator-see-table = Voir la table
site-operator-see-person = Voir la personne
site-operator-search = Chercher
site-operator-search-tables = Une table ou une personne
site-operator-search-people = Un nom, une personne ou une table
site-operator-search-first = Cherchez une partie d’un nom, ou le numéro d’une personne ou d’une table.
site-operator-none-tables = Aucune table.
site-operator-none-people = Personne de ce nom.
site-operator-table = { $status ->
        [open] En attente de joueurs
        [running] En cours
        [finished] Finie
       *[closed] Fermée
    }{ $listed ->
        [true] , dans la liste
       *[false] {""}
    } · { $when }
site-operator-unreadable = Table illisible
site-operator-look = Qui est là, et ce qui s’est dit
site-operator-close = Fermer la table
site-operator-ask-close = Fermer cette table ?
site-operator-close-what = Personne ne gagne, rien ne compte, et la table le dit.
site-operator-unlist = Retirer de la liste
site-operator-ask-unlist = Retirer cette table de la liste ?
site-operator-unlist-what = Ceux qui ont le lien la trouvent encore.
site-operator-person = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $kept ->
        [true] compte gardé par une clé
       *[false] sans clé d’accès
    }
site-operator-ban = Bannir
site-operator-ask-ban = Bannir { $name } ?
site-operator-ban-what = Cette personne pourra regarder, mais ni jouer ni écrire. La raison lui sera montrée.
site-operator-mute = Rendre muet
site-operator-ask-mute = Rendre { $name } muet ?
site-operator-mute-what = Cette personne lira les discussions, sans pouvoir y écrire. La raison lui sera montrée.
site-operator-rename = Renommer
site-operator-ask-rename = Donner un autre nom à { $name } ?
site-operator-rename-what = Il vaut pour les prochaines tables, et ne pourra pas être changé entre-temps. La raison lui sera montrée.
site-operator-new-name = Nouveau nom
site-operator-how-long = Pour combien de temps
site-operator-days = { $days ->
        [1] un jour
        [7] une semaine
        [30] un mois
       *[365] un an
    }
site-operator-with-address = Aussi son adresse. Attention : une école ou un club peut n’en avoir qu’une.
site-operator-reason = Raison
site-operator-lift = Lever
site-operator-ask-lift = Lever cette décision ?
site-operator-holds = { $name } : { $kind ->
        [ban] banni
        [mute] muet
       *[name] nom imposé
    }{ $address ->
        [true] , avec son adresse
       *[false] {""}
    }
site-operator-an-address = une adresse
site-operator-until = jusqu’au { $day }, par { $by }
site-operator-address = Bannir une adresse
site-operator-address-what = Personne ne pourra jouer depuis cette adresse. Elle n’est gardée que chiffrée.
site-operator-none-sanctions = Aucune décision en cours.
site-operator-word = Refuser un mot
site-operator-refuse = Refuser
site-operator-allow = Autoriser { $word }
site-operator-words-ours = Refusés par l’équipe
site-operator-words-usual = { $count ->
        [one] { $count } mot refusé d’office
       *[other] { $count } mots refusés d’office
    }
site-operator-none-words = Aucun pour l’instant.
site-operator-limits = Limites
site-operator-limits-what = Ce que chacun peut demander au serveur. Une école ou un club n’a souvent qu’une adresse : ses limites sont larges.
site-operator-most = { $most } au plus
site-operator-usually = d’habitude
site-operator-near = Tout près de la limite :
site-operator-halve = Moitié moins
site-operator-double = Deux fois plus
site-operator-as-usual = Comme d’habitude
site-operator-limit-change-what = Cela vaut tout de suite, sur tous les serveurs.
site-operator-limit-requests-of-person = Demandes d’une personne
site-operator-limit-requests-of-address = Demandes d’une adresse
site-operator-limit-frames-of-person = Messages d’une personne à ses tables
site-operator-limit-frames-of-address = Messages d’une adresse à ses tables
site-operator-limit-sockets-of-person = Connexions d’une personne en même temps
site-operator-limit-sockets-of-address = Connexions d’une adresse en même temps
site-operator-limit-tries-of-address = Essais de connexion au compte depuis une adresse
site-operator-limit-openings-of-person = Tables qu’une personne ouvre, ordinateurs compris
site-operator-limit-openings-of-address = Tables qu’une adresse ouvre, ordinateurs compris
site-operator-limit-listed-of-person = Tables d’une personne dans la liste
site-operator-limit-listed-of-address = Tables d’une adresse dans la liste
site-operator-limit-waiting-of-person = Tables où une personne attend le début
site-operator-limit-seats-of-person = Places qu’une personne prend
site-operator-limit-seats-of-address = Places qu’une adresse prend
site-operator-limit-friend-requests-of-person = Demandes d’amitié d’une personne
site-operator-limit-invitations-of-person = Invitations d’une personne à des tables
site-operator-limit-mails-of-recipient = Courriels de confirmation vers une même adresse de courriel
site-operator-limit-mails-of-address = Courriels de confirmation demandés depuis une adresse
site-operator-limit-thinking-of-person = Millisecondes de réflexion pour une personne
site-operator-limit-thinking-of-address = Millisecondes de réflexion pour une adresse
site-operator-most-filled = { $most } d’un coup, puis { NUMBER($minute, maximumFractionDigits: 1) } par minute
site-operator-none-audit = L’équipe n’a encore rien fait.
site-operator-did = { $who } : { $action ->
        [banned] bannir
        [muted] rendre muet
        [lifted] lever une décision
        [renamed] renommer
        [address-added] adresse ajoutée à une décision
        [word-refused] refuser un mot
        [word-allowed] autoriser un mot
        [report-settled] classer un signalement
        [proposal-decided] décider d’un mot proposé
        [table-closed] fermer une table
        [table-unlisted] retirer une table de la liste
        [limit-changed] changer une limite
        [operator-invited] inviter dans l’équipe
        [operator-added] entrer dans l’équipe
        [operator-removed] retirer de l’équipe
       *[other] { $action }
    }
