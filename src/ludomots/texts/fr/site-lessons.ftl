# Lessons and examples
site-example = Un exemple sur la table
site-example-how = Jouez chaque coup vous-même, ou faites-le jouer.
site-example-play = Jouer ce coup
site-example-end = L’exemple s’arrête ici.
site-lesson-of = { $game } : la leçon
site-lesson-step = { $step } sur { $steps }
site-lesson-back = Retour
site-lesson-again = Recommencer
site-lesson-next = Suite
site-lesson-show = Montrez-moi
site-lesson-first-game = Jouer ma première partie
