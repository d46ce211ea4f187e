# Être prévenu de ses parties quand la page est fermée : messages, courriels, calendrier.

notice-confirm-subject = Ludomots : cette adresse est-elle la vôtre ?
notice-confirm-asked = Quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour de jouer sur { $site }.
notice-confirm-open = Si c’est vous, ouvrez cette page pour confirmer votre adresse : { $link }
notice-confirm-else = Sinon, ne faites rien : aucun autre courriel ne viendra.

notice-turn-kind = C’est à vous de jouer
notice-turn-title = { $game } : c’est à vous
notice-turn-body = Les autres attendent votre coup.
notice-finished-kind = Une partie est finie
notice-finished-title = { $game } : la partie est finie
notice-finished-body = Voyez comment elle s’est terminée.
notice-joined-kind = Quelqu’un a rejoint votre table
notice-joined-title = { $game } : { $player } est à votre table
notice-joined-body = { $player } vient de s’asseoir. Venez commencer la partie.
notice-invited-kind = On vous invite
notice-invited-title = { $player } vous invite à jouer
notice-invited-body = Une place vous attend à une table de { $game }.
notice-daily-kind = La position du jour
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
