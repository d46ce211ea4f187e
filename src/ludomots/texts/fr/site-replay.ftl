# Watching a game again
site-replay-title = Revoir une partie
site-replay-how = Revoyez vos parties coup par coup : les scores, le meilleur coup de la machine, et la preuve que les tirages étaient honnêtes.
site-replay-bring = Une partie d’ailleurs
site-replay-file = Fichier
site-replay-text = ou son texte
site-replay-start = Le début
site-replay-curve = Les scores au fil de la partie
site-replay-scores = Les points
site-replay-first = Au début
site-replay-back = Coup précédent
site-replay-step = Coup
site-replay-on = Coup suivant
site-replay-last = À la fin
site-replay-record = L’enregistrement
site-replay-download = Télécharger
site-replay-verify = Vérifier les tirages
