# Watching a game again
site-replay-how = Chaque partie finie ici se revoit depuis sa table. Vous avez l’enregistrement d’une partie ? Apportez-le.
site-replay-file = Fichier
site-replay-text = ou son texte
site-replay-start = Le début
site-replay-curve = Les scores au fil de la partie
site-replay-first = Au début
site-replay-back = Coup précédent
site-replay-step = Coup
site-replay-on = Coup suivant
site-replay-last = À la fin
site-replay-best = Le meilleur coup
site-replay-ask = Qu’aurait joué la machine ?
site-replay-thinking = Elle réfléchit…
site-replay-played = Joué : { $move }
site-replay-record = L’enregistrement
site-replay-download = Télécharger
site-replay-verify = Vérifier les tirages
