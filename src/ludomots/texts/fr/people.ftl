# Les personnes : invités, noms, clés d'accès, codes.

person-erased = Anonyme
person-guest = Joueur { $number }
problem-code = Ce code n'est pas valable : il a déjà servi, il a plus de dix minutes ou il est mal recopié.
problem-no-session = Vous n’êtes pas connecté sur cet appareil.
problem-session-over = Cette page n’est plus connectée. Rechargez-la pour continuer.
problem-token = Cette page n’est plus à jour. Rechargez-la, puis réessayez.
problem-passkey = Cette clé d'accès n'a pas pu être vérifiée. Veuillez recommencer.
problem-passkey-address = Les clés d'accès demandent une adresse qui a un nom, en https, ou localhost.
problem-passkey-unknown = Cette clé d'accès n'est plus connue ici.
