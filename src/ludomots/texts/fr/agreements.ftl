# Ce que les joueurs décident ensemble : pause, coup repris, joueur absent, partie annulée.

story-proposed-pause = { $days ->
        [one] { $player } propose une pause d’un jour
       *[other] { $player } propose une pause de { $days } jours
    }
story-proposed-go-on = { $player } propose de reprendre la partie
story-proposed-take-back = { $player } demande à reprendre son coup
story-proposed-annul = { $player } propose d’arrêter la partie sans résultat
story-proposed-let-computer-play = { $player } propose qu’un ordinateur joue à la place de { $other }
story-proposed-withdraw-player = { $player } propose que { $other } soit retiré de la partie
story-agreed = { $player } est d’accord
story-refused = { $player } n’est pas d’accord
story-proposal-refused = La proposition est refusée
story-proposal-lapsed = Trop peu de réponses : la proposition tombe
story-proposal-overtaken = La proposition n’a plus lieu d’être
story-proposal-taken-back = La proposition est retirée
story-paused = La partie est en pause
story-went-on = La partie reprend
story-taken-back = Le coup est repris : cette partie ne compte plus pour la force
story-computer-took-over = L’ordinateur { $computer } joue à la place de { $player }, qui peut revenir à tout moment ; cette partie ne compte plus pour la force
story-computer-takes-over = L’ordinateur { $computer } prend la place de { $player } ; cette partie ne compte plus pour la force
story-seat-retaken = { $player } reprend sa place
story-closed-annulled = Les joueurs ont arrêté la partie : personne ne gagne, et rien ne compte.
story-expected-paused = La partie est en pause.
story-expected-return = Un ordinateur joue à votre place. Vous pouvez la reprendre quand vous voulez.
story-expected-voted-out = Les autres ont donné votre place à un ordinateur. Vous pouvez regarder la suite.

table-already-proposed = Une proposition attend déjà une réponse.
table-already-answered = Vous avez déjà répondu.
table-no-proposal = Cette proposition n’attend plus de réponse.
table-not-asked = Cette question s’adresse aux autres.
table-nobody-to-ask = Il n’y a personne d’autre à qui le proposer.
table-vote-of-one = À deux, personne ne peut retirer l’autre tant qu’il joue.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-window-open = Un mot peut encore être contesté : attendez que ce soit réglé.
table-nothing-to-take-back = Il n’y a pas de coup à reprendre.
table-nobody-there = À cette place, personne ne joue en ce moment.
table-leave-instead = Pour arrêter vous-même, quittez la partie.
table-stand-in-plays = Un ordinateur joue à cette place. Reprenez-la d’abord.
table-no-stand-in = Aucun ordinateur ne joue à cette place.
table-voted-out = Les autres ont voté : cette place reste à l’ordinateur.
