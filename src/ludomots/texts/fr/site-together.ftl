# Jouer ensemble : amis, groupes, invitations, pages des joueurs, classements.

site-together-here = est là
site-together-you = vous
site-together-friends = Vos amis
site-together-friends-none = Pas encore d’amis ici. Jouez avec quelqu’un, puis demandez-lui : ensuite, vous vous retrouverez d’un geste.
site-together-asked = Ils voudraient être vos amis
site-together-asking = vous attendez sa réponse
site-together-ask = Devenir amis
site-together-agree = Accepter
site-together-refuse = Refuser
site-together-take-back = Retirer la demande
site-together-end = Ne plus être amis
site-together-ask-end = Ne plus être amis avec { $name } ? Cette personne n’en est pas avertie.
site-together-met = Vous avez joué avec eux
site-together-met-one = déjà rencontré au jeu
site-together-met-none = Les personnes avec qui vous finissez une partie se retrouveront ici.
site-together-block = Bloquer
site-together-unblock = Débloquer
site-together-blocked = Personnes bloquées
site-together-is-blocked = Vous avez bloqué cette personne. Elle ne le sait pas.
site-together-ask-block = Bloquer { $name } ? Cette personne ne pourra plus vous inviter, vous demander d’être amis ni s’asseoir à vos tables, et vous ne lirez plus ses messages. Elle n’en est pas avertie.
site-together-standing-none = Vous n’êtes pas amis.
site-together-standing-asking = Vous attendez sa réponse.
site-together-standing-asked = Voudrait être votre ami.
site-together-standing-friends = Vous êtes amis.
site-together-friend-one = ami

site-together-known = Ce que les autres savent de vous
site-together-seen = Montrer que je suis là
site-together-seen-how = À vos amis, à vos groupes et sur votre page.
site-together-shares = Montrer mes parties et ma force
site-together-shares-how = Sur votre page, sans nommer vos adversaires. Ce que vous jouez avec quelqu’un, il le voit toujours.
site-together-ranked = Figurer aux classements
site-together-ranked-how = Avec votre nom : vos parties gagnées du mois, et votre force dans les listes par jeu.
site-together-my-page = Votre page
site-together-page = Sa page

site-together-groups = Vos groupes
site-together-groups-none = Un groupe garde un seul lien pour toujours : envoyez-le une fois, et chaque partie s’ouvre pour tout le monde.
site-together-group-name = Nouveau groupe
site-together-group-example = La table du dimanche
site-together-group-make = Créer
site-together-group-open = Ouvrir
site-together-members = { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
site-together-founder = responsable du groupe
site-together-invited = Vous êtes invité dans ce groupe, que tient { $name } : une fois dedans, vous verrez ses tables et y serez invité.
site-together-join = Rejoindre le groupe
site-together-open = Une table pour le groupe
site-together-open-how = Tous les membres sont invités.
site-together-open-again = Comme la dernière fois : { $game }, { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
site-together-open-other = Un autre jeu :
site-together-tables = Les tables du groupe
site-together-link = Lien du groupe
site-together-link-how = Qui a ce lien peut rejoindre le groupe. Il reste le même.
site-together-renew = Changer le lien
site-together-ask-renew = Changer le lien ? L’ancien ne marchera plus ; les membres restent.
site-together-leave = Quitter le groupe
site-together-ask-leave = Quitter ce groupe ? Son lien vous y ramènera.
site-together-ask-leave-last = Quitter ce groupe ? Vous en êtes le dernier membre : il sera supprimé.
site-together-remove = Retirer
site-together-ask-remove = Retirer { $name } du groupe ? Pour que cette personne ne revienne pas, changez aussi le lien.

site-together-invitations = Vos invitations
site-together-accept = Accepter
site-together-decline = Décliner
site-together-invite = Inviter quelqu’un que vous connaissez
site-together-invite-one = Inviter
site-together-invite-waiting = invitation envoyée
site-together-invite-declined = ne vient pas
site-together-invite-seated = à table
site-together-more = Tout le monde ({ $count })
site-together-fewer = Moins
site-together-same = Rejouer avec les mêmes

site-together-head = Entre vous
site-together-head-score = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } : { $won } fois devant, { $lost } fois derrière
site-together-head-none = Vous n’avez pas encore fini de partie ensemble.
site-together-my-points = vos points : { $points }
site-together-ratings = La force, partie après partie
site-together-course = { $kind } : la force au fil de { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
site-together-games = Les dernières parties
site-together-hidden = Cette personne ne montre pas ses parties.
site-together-mine-hidden = Vous seul voyez ces parties et cette force. Sur la page « Ensemble », vous pouvez les montrer.

site-together-leaderboards = Classements du mois
site-together-leaderboard-how = Qui a gagné le plus de parties avec d’autres personnes, parmi celles qui veulent figurer ici. Pour en être :
site-together-leaderboard-none = Personne ne figure ici pour ce mois.
site-together-game = Jeu
site-together-month-before = Mois précédent
site-together-month-after = Mois suivant
site-together-won = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $games }
