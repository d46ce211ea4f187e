# La salle d’attente : inviter, être invité, préparer les places.

site-invite-local = Ce lien marche pour les appareils de votre réseau, par exemple sur le même Wi-Fi.
site-invite-only-here = Le serveur n’écoute que cet appareil : personne d’autre ne peut ouvrir ce lien. Pour inviter les appareils de votre réseau, arrêtez-le et relancez-le ainsi ; les parties en cours sont gardées.
site-invite-unknown = Ce lien ne marche que sur cet appareil. Ouvrez le site à l’adresse que les autres utilisent, puis invitez-les depuis cette page.
site-invite-address = Adresse
site-invite-watchers = Inviter des spectateurs
site-invite-watchers-how = Avec ce lien, on regarde la partie sans prendre de place.
site-invite-watch-link = Lien pour regarder

site-guest-invited = { $host } vous invite à jouer à { $game }
site-guest-rules = Variante : { $rules }
site-guest-host-starts = { $host } lancera la partie.
site-guest-full = Toutes les places sont prises. Restez sur cette page pour regarder : la partie s’y ouvrira.
site-guest-watch = Vous regarderez la partie : elle s’ouvrira sur cette page.
site-guest-rather-sit = Prendre une place
site-guest-or-watch = Pour seulement regarder, restez sur cette page : la partie s’y ouvrira.
site-watching = Vous regardez cette partie.
site-chat-players = À cette table, les spectateurs lisent sans écrire.
site-chat-apart = Entre spectateurs
site-chat-apart-note = Les joueurs liront ces messages après la partie.
site-spectator = spectateur

site-seat-host = hôte
site-seat-up = Faire passer { $name } à la place { $number }
site-computer-level = Joueur ordinateur
site-computer-add = Ajouter l’ordinateur

site-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
site-watching-move = Chaque coup vous est montré quand le suivant est joué.
site-watching-minutes = Vous la voyez avec deux minutes de retard.
site-spectators = Spectateurs
site-spectators-chat = Ils peuvent discuter entre eux
site-spectators-delay = Ils voient la partie
site-spectators-delay-none = En direct
site-spectators-delay-move = Avec un coup de retard
site-spectators-delay-minutes = Avec deux minutes de retard
site-spectators-delay-note = Un retard évite qu’on souffle un mot à quelqu’un qui joue. Il ne change plus une fois la partie commencée.

site-reactions = Réagir
site-reaction-hello = Bonjour !
site-reaction-bravo = Bravo !
site-reaction-wow = Oh !
site-reaction-laugh = Ha ha !
site-reaction-oops = Aïe !
site-reaction-thanks = Merci !
site-reaction-shown = { $player } : { $reaction }
