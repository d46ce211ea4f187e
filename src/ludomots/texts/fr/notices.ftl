# Être prévenu de ses parties quand la page est fermée : messages, courriels, calendrier.

problem-no-zone = Ce fuseau horaire est inconnu ici.
problem-push-device = Ce navigateur ne peut pas être joint : l’adresse ou les clés de son service de notifications ne sont pas valables.
problem-no-device = Vous n’êtes pas prévenu dans ce navigateur.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-mail-not-sent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
problem-no-notice-link = Ce lien n’est plus valable.
problem-not-at-table = Vous n’êtes pas assis à cette table.
problem-no-calendar = Cet agenda n’est pas partagé, ou ne l’est plus.

notice-confirm-subject = Ludomots : cette adresse est-elle la vôtre ?
notice-confirm-asked = Quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour de jouer sur { $site }.
notice-confirm-open = Si c’est vous, ouvrez cette page pour confirmer votre adresse : { $link }
notice-confirm-else = Sinon, ne faites rien : aucun autre courriel ne viendra.

notice-turn-title = { $game } : c’est à vous
notice-turn-body = Les autres attendent votre coup.
notice-finished-title = { $game } : la partie est finie
notice-finished-body = Voyez comment elle s’est terminée.
notice-joined-title = { $game } : { $player } est à votre table
notice-joined-body = { $player } vient de s’asseoir. Venez commencer la partie.
notice-invited-title = { $player } vous invite à jouer
notice-invited-body = Une place vous attend à une table de { $game }.
notice-daily-title = La position du jour
notice-daily-body = Une nouvelle position vous attend. Quel est le meilleur coup ?
notice-test-title = Ludomots peut vous joindre
notice-test-body = C’est ainsi que vous serez prévenu quand ce sera votre tour.

notice-mail-several = Ludomots : { $count ->
        [one] une nouvelle
       *[other] { $count } nouvelles
    }
notice-mail-why = Vous recevez ce courriel parce que vous avez donné cette adresse sur { $site }.
notice-mail-stop = Ne plus recevoir de courriels : { $link }

notice-calendar-name = Ludomots : mes échéances
notice-calendar-turn = { $game } : votre coup est attendu
notice-calendar-with = Vous jouez avec { $players }.
