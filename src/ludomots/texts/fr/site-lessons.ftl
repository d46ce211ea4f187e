# Lessons
site-example = Un exemple sur la table
site-lesson-start = Commencer la leçon
site-lesson-step = { $step } sur { $steps }
site-lesson-end = J’ai compris
