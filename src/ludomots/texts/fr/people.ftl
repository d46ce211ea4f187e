# Les personnes : invités, noms, clés d'accès, codes.

person-guest = Joueur { $number }
