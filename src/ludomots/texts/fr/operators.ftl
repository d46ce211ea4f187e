# L’équipe du site : ce qu’elle décide, ce que les joueurs lui signalent

problem-banned = Vous ne pouvez pas jouer ici jusqu’au { $until }. Motif : { $reason }
problem-muted = Vous ne pouvez pas écrire ici jusqu’au { $until }. Motif : { $reason }
problem-name-given = Jusqu’au { $until }, votre nom ici est { $name }. Motif : { $reason }
problem-name-words = Ce nom contient un mot qui n’est pas admis ici. Choisissez-en un autre.
problem-chat-words = Ce message contient un mot qui n’est pas admis ici.
problem-invitation = Cette invitation n’est pas valable : elle a déjà servi, elle a plus d’un jour ou elle est mal recopiée.
problem-nobody-to-report = Il n’y a personne à signaler ici.
problem-sanction-past = Cette date est déjà passée. Choisissez-en une autre.
problem-sanction-nobody = Indiquez qui est concerné : une personne, une adresse ou un signalement.
problem-limit-amount = Pour ce qui se renouvelle, indiquez combien à la fois et combien par seconde ; pour le reste, combien seulement.
problem-nothing-there = Cela n’existe pas, ou l’affaire est déjà réglée.
