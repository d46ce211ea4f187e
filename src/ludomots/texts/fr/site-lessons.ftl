# Lessons
site-example = Un exemple sur la table
site-lesson-start = Commencer la leçon
site-lesson-step = { $step } sur { $steps }
site-lesson-end = J’ai compris

site-lesson-topword-aim = Le but : le plus de points, en écrivant des mots puis en posant des lettres sur d’autres pour les changer.
site-lesson-topword-turn = À votre tour : des lettres sur une seule ligne ou colonne ; tout ce qui se lit doit être un mot.
site-lesson-topword-points = Chaque lettre du mot vaut un point, celles du dessous aussi ; un mot sans pile compte double.
site-lesson-topword-1 = Touchez une case dorée, puis vos lettres : elles se posent l’une après l’autre. Ou tapez le mot au clavier. Pas d’idée ? « Indice » en propose.
site-lesson-topword-2 = Un mot à plat compte double ! Maintenant, accrochez votre mot à une lettre déjà posée.
site-lesson-topword-3 = Empilez : posez une lettre sur une autre pour changer un mot. Toutes les lettres de la pile comptent ; cinq au plus.
site-lesson-topword-4 = Vous savez jouer. J, K, Qu, W, X, Y, Z ajoutent 2 points, sept lettres d’un coup 10. À la fin, chaque lettre gardée en coûte 5.

site-lesson-mots-de-tete-aim = Le but : arriver à 300 points en écrivant des mots sur la grille. Toutes les lettres sont permises.
site-lesson-mots-de-tete-turn = Le dé dit combien de lettres écrire, ni plus ni moins, sur une seule ligne ou colonne.
site-lesson-mots-de-tete-points = Chaque nouveau mot rapporte les chiffres de ses cases ; une case de couleur lance des dés.
site-lesson-mots-de-tete-1 = Le dé a parlé. Choisissez une case contre la croix noire et tapez votre mot ; les lettres déjà écrites se gardent.
site-lesson-mots-de-tete-2 = Bien ! Prolongez ou croisez un mot : chaque nouveau mot rapporte toutes ses cases.
site-lesson-mots-de-tete-3 = Visez les cases de couleur : orange un dé, jaune deux, rouge trois, lancés une fois le mot acquis.
site-lesson-mots-de-tete-4 = Vous savez jouer : le premier à 300 points gagne. Si rien ne va, passez.

site-lesson-typo-aim = Le but : perdre le moins de points possible en allongeant quatre rangées de lettres.
site-lesson-typo-turn = Chacun choisit une carte en secret ; on les découvre, puis chacun place la sienne, dans l’ordre de l’alphabet.
site-lesson-typo-points = La rangée doit rester un bout de mot, et vous annoncez lequel. Si c’est impossible, la plus longue rangée part et vous coûte ses cartes.
site-lesson-typo-1 = Choisissez une carte de votre main : personne ne la voit avant que tous aient choisi.
site-lesson-typo-2 = Placez-la à gauche ou à droite d’une rangée, et donnez un mot qui contient ces lettres à la suite.
site-lesson-typo-3 = Les autres peuvent douter de votre mot. Vous aussi, du leur !
site-lesson-typo-4 = Vous savez jouer : deux moitiés, la seconde de Z à A, et le plus haut score gagne.

site-lesson-topscore-aim = Le but : agrandir votre mot de trois à sept lettres, et garder des lettres sur vos sept petites pyramides.
site-lesson-topscore-turn = À votre tour : ajoutez une lettre à votre mot, les autres lettres peuvent changer de place.
site-lesson-topscore-points = Un mot rapporte 5 points à trois lettres, puis 10, 15, 20 et 25 à sept.
site-lesson-topscore-1 = Posez un mot de trois lettres avec votre chevalet. « Indice » en propose.
site-lesson-topscore-2 = Ajoutez une lettre, et mélangez-les comme vous voulez : ART devient RATE, puis TRACE.
site-lesson-topscore-3 = À sept lettres, vous gardez une lettre sur une petite pyramide et vous recommencez.
site-lesson-topscore-4 = Vous savez jouer : le mot qui se lit sur vos sept petites pyramides rapporte jusqu’à 175 points.
