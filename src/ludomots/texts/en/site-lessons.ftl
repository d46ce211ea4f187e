# Lessons
site-example = An example on the table
site-lesson-start = Start the lesson
site-lesson-step = { $step } of { $steps }
site-lesson-end = I see

site-lesson-topword-aim = The aim: most points, by writing words and then putting letters on others to change them.
site-lesson-topword-turn = Your turn: letters on one row or one column; everything that can be read must be a word.
site-lesson-topword-points = Each letter of the word is a point, those below too; a word without piles counts double.
site-lesson-topword-1 = Touch a golden square, then your letters: they are laid one after the other. Or type the word. No idea? “Hint” has some.
site-lesson-topword-2 = A flat word counts double! Now hook your word to a letter that lies there already.
site-lesson-topword-3 = Stack: put a letter on another one to change a word. All the letters of the pile count; five at most.
site-lesson-topword-4 = You know how to play. Rare letters and a whole rack bring more points. At the end each letter kept costs 5.

site-lesson-mots-de-tete-aim = The aim: reach 300 points by writing words on the grid. All letters are allowed.
site-lesson-mots-de-tete-turn = The die says how many letters to write, no more, no less, on one row or one column.
site-lesson-mots-de-tete-points = Each new word scores the numbers of its squares; a coloured square rolls dice.
site-lesson-mots-de-tete-1 = The die has spoken. Choose a square beside the black cross and type your word; letters already written are kept.
site-lesson-mots-de-tete-2 = Well done! Lengthen or cross a word: each new word scores all its squares.
site-lesson-mots-de-tete-3 = Aim for the coloured squares: orange one die, yellow two, red three, rolled once the word stands.
site-lesson-mots-de-tete-4 = You know how to play: the first at 300 points wins. If nothing fits, pass.

site-lesson-typo-aim = The aim: lose as few points as you can while four rows of letters grow.
site-lesson-typo-turn = Everybody chooses a card in secret; they are turned over, then each is placed, in alphabetical order.
site-lesson-typo-points = The row must stay a piece of a word, and you say of which. If you cannot, the longest row goes and costs you its cards.
site-lesson-typo-1 = Choose a card of your hand: nobody sees it before all have chosen.
site-lesson-typo-2 = Put it at the left or the right of a row, and name a word that has these letters in a row.
site-lesson-typo-3 = The others may doubt your word. So may you, theirs!
site-lesson-typo-4 = You know how to play: two halves, the second from Z to A, and the highest score wins.

site-lesson-topscore-aim = The aim: grow your word from three to seven letters, and keep letters on your seven small pyramids.
site-lesson-topscore-turn = Your turn: add a letter to your word; the other letters may change places.
site-lesson-topscore-points = A word scores 5 points with three letters, then 10, 15, 20, and 25 with seven.
site-lesson-topscore-1 = Lay a word of three letters from your rack. “Hint” has some.
site-lesson-topscore-2 = Add a letter, and mix them as you like: ART becomes RATE, then TRACE.
site-lesson-topscore-3 = With seven letters, you keep one on a small pyramid and begin again.
site-lesson-topscore-4 = You know how to play: the word that can be read on your seven small pyramids scores up to 175 points.
