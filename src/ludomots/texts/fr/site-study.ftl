# Learning words: lists, what lies around a word, the quiz
site-study-title = Apprendre des mots
site-study-how = Les listes que connaissent les bons joueurs, à lire, à imprimer, ou à retenir par un quiz de quelques minutes par jour.
site-study-lists = Les listes
site-study-list-two = Mots de deux lettres
site-study-list-three = Mots de trois lettres
site-study-list-qu = Qu, mots courts
site-study-list-q = Q sans U
site-study-list-j = J, mots courts
site-study-list-k = K, mots courts
site-study-list-w = W, mots courts
site-study-list-x = X, mots courts
site-study-list-y = Y, mots courts
site-study-list-z = Z, mots courts
site-study-list-vowels = Beaucoup de voyelles
site-study-list-missed = Mots que je ne savais pas
site-study-list-met = Rencontrés dans mes parties
site-study-about-two = Chaque mot avec les lettres qui se posent devant et derrière.
site-study-about-three = Chaque mot avec les lettres qui se posent devant et derrière.
site-study-about-qu = Quatre jetons au plus, là où Qu en est un seul.
site-study-about-q = Un Q qu’aucun U ne suit : à ne pas chercher à Topword, où le jeton est Qu.
site-study-about-letter = Les plus courts, pour placer une lettre qui encombre.
site-study-about-vowels = Quatre lettres ou plus, une seule consonne : de quoi vider un chevalet de voyelles.
site-study-about-missed = Les mots que vous avez marqués, et ceux que vous avez ratés au quiz, tant qu’ils ne sont pas bien sus.
site-study-about-met = Posés par l’ordinateur dans vos dernières parties finies, les plus rares d’abord. Marquez ceux que vous voulez retenir.
site-study-none-missed = Rien ici pour l’instant : marquez un mot, ou répondez au quiz.
site-study-none-met = Rien ici pour l’instant : finissez une partie contre l’ordinateur.
site-study-words = { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
site-study-print = Imprimer
site-study-meanings = Avec le sens
site-study-printed = Ludomots · { $list } · { $language } · { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
site-study-hooks-before = devant { $word } : { $letters }
site-study-hooks-after = derrière { $word } : { $letters }
site-study-learn-list = Apprendre cette liste au quiz
site-study-learn-word = À apprendre
site-study-learn-this = Apprendre { $word }
site-study-noted = Le quiz vous le demandera.
site-study-see = Mes mots
site-study-learning = Noté
site-study-know-word = Je le sais
site-study-around = Autour d’un mot
site-study-around-how = Les lettres qui en font un autre mot : devant, derrière, posées sur une lettre (Topword), ou une de plus dans un nouvel ordre (Topscore).
site-study-around-show = Montrer
site-study-around-of = Autour de { $word }
site-study-around-before = devant
site-study-around-after = derrière
site-study-around-over = sur { $tile }
site-study-around-grown = avec une lettre de plus
site-study-around-none = aucune
site-study-around-no-word = { $word } n’est pas accepté, mais voici ce qui l’entoure.
site-study-today = Aujourd’hui
site-study-due = { $count ->
        [0] Rien à revoir aujourd’hui
        [one] { $count } carte à revoir
       *[other] { $count } cartes à revoir
    }
site-study-new = { $count ->
        [one] { $count } nouvelle
       *[other] { $count } nouvelles
    }
site-study-begin = Commencer
site-study-start-how = Choisissez une liste et apprenez-la au quiz : dix cartes nouvelles par jour, et chacune revient juste avant l’oubli.
site-study-streak = { $count ->
        [one] { $count } jour
       *[other] { $count } jours de suite
    }
site-study-export = Télécharger mes cartes

# The quiz
site-quiz-title = Quiz
site-quiz-place = Question { $number } sur { $count }
site-quiz-word = Est-ce un mot ?
site-quiz-before = Quelles lettres se posent devant ?
site-quiz-after = Quelles lettres se posent derrière ?
site-quiz-anagrams = { $count ->
        [one] Quel mot s’écrit avec toutes ces lettres ?
       *[other] Quels { $count } mots s’écrivent avec toutes ces lettres ?
    }
site-quiz-meaning = Que veut dire ce mot ?
site-quiz-letters = { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
site-quiz-yes = Oui
site-quiz-no = Non
site-quiz-type = Un mot
site-quiz-add = Ajouter
site-quiz-remove = Enlever { $word }
site-quiz-answer = Répondre
site-quiz-no-idea = Je ne sais pas
site-quiz-next = Suivant
site-quiz-right = Juste
site-quiz-nearly = Presque
site-quiz-wrong = Pas cette fois
site-quiz-is-word = { $word } est un mot.
site-quiz-missing = Il manquait : { $what }
site-quiz-too-much = En trop : { $what }
site-quiz-answer-is = C’était : { $what }
site-quiz-again-today = Revient tout à l’heure.
site-quiz-again-days = { $count ->
        [one] Revient demain.
       *[other] Revient dans { $count } jours.
    }
site-quiz-over = C’est tout pour maintenant
site-quiz-none = Rien à demander aujourd’hui
site-quiz-score = { $right } sur { $count } du premier coup.
site-quiz-more = Continuer
site-quiz-back = Retour aux listes
site-quiz-keys = Au clavier : 1 à 4 ou les lettres pour répondre, Entrée pour valider, 0 quand on ne sait pas.
