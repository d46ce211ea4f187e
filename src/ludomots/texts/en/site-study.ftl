# Learning words: lists, what lies around a word, the quiz
site-study-title = Learn words
site-study-how = The lists that good players know, to read, to print, or to remember by a quiz of a few minutes a day.
site-study-lists = The lists
site-study-list-two = Two-letter words
site-study-list-three = Three-letter words
site-study-list-qu = Qu, short words
site-study-list-q = Q without U
site-study-list-j = J, short words
site-study-list-k = K, short words
site-study-list-w = W, short words
site-study-list-x = X, short words
site-study-list-y = Y, short words
site-study-list-z = Z, short words
site-study-list-vowels = Many vowels
site-study-list-missed = Words I did not know
site-study-list-met = Met in my games
site-study-about-two = Each word with the letters that go before and after it.
site-study-about-three = Each word with the letters that go before and after it.
site-study-about-qu = Four tiles at most, where Qu is one of them.
site-study-about-q = A Q that no U follows: not for Topword, where the tile is Qu.
site-study-about-letter = The shortest ones, to place an awkward letter.
site-study-about-vowels = Four letters or more and one consonant at most: they clear a rack of vowels.
site-study-about-missed = The words that you marked, and those you got wrong in the quiz, until you know them well.
site-study-about-met = Laid by computer players in your latest finished games, the rarest first. Mark those you want to remember.
site-study-none-missed = Nothing here yet: mark a word, or answer the quiz.
site-study-none-met = Nothing here yet: finish a game against the computer.
site-study-words = { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
site-study-print = Print
site-study-meanings = With meanings
site-study-printed = Ludomots · { $list } · { $language } · { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
site-study-hooks-before = before { $word }: { $letters }
site-study-hooks-after = after { $word }: { $letters }
site-study-learn-list = Learn this list by the quiz
site-study-learn-word = Learn it
site-study-learn-this = Learn { $word }
site-study-noted = The quiz will ask you.
site-study-see = My words
site-study-learning = Noted
site-study-know-word = I know it
site-study-around = Around a word
site-study-around-how = The letters that make another word of it: before, after, laid over a letter (Topword), or one more in a new order (Topscore).
site-study-around-show = Show
site-study-around-of = Around { $word }
site-study-around-before = before
site-study-around-after = after
site-study-around-over = over { $tile }
site-study-around-grown = with one more letter
site-study-around-none = none
site-study-around-no-word = { $word } is not accepted, but this is what lies around it.
site-study-today = Today
site-study-due = { $count ->
        [0] Nothing to review today
        [one] { $count } card to review
       *[other] { $count } cards to review
    }
site-study-new = { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
site-study-begin = Begin
site-study-start-how = Choose a list and learn it by the quiz: ten new cards a day, and each comes back just before you forget it.
site-study-streak = { $count ->
        [one] { $count } day
       *[other] { $count } days in a row
    }
site-study-export = Download my cards

# The quiz
site-quiz-title = Quiz
site-quiz-place = Question { $number } of { $count }
site-quiz-word = Is this a word?
site-quiz-before = Which letters go before it?
site-quiz-after = Which letters go after it?
site-quiz-anagrams = { $count ->
        [one] Which word is made of all these letters?
       *[other] Which { $count } words are made of all these letters?
    }
site-quiz-meaning = What does this word mean?
site-quiz-letters = { $count ->
        [one] one letter
       *[other] { $count } letters
    }
site-quiz-yes = Yes
site-quiz-no = No
site-quiz-type = A word
site-quiz-add = Add
site-quiz-remove = Remove { $word }
site-quiz-answer = Answer
site-quiz-no-idea = I don’t know
site-quiz-next = Next
site-quiz-right = Right
site-quiz-nearly = Nearly
site-quiz-wrong = Not this time
site-quiz-is-word = { $word } is a word.
site-quiz-missing = Missing: { $what }
site-quiz-too-much = Too much: { $what }
site-quiz-answer-is = It was: { $what }
site-quiz-again-today = It comes back in a while.
site-quiz-again-days = { $count ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $count } days.
    }
site-quiz-over = That is all for now
site-quiz-none = Nothing to ask today
site-quiz-score = { $right } of { $count } at the first try.
site-quiz-more = Go on
site-quiz-back = Back to the lists
site-quiz-keys = By keyboard: 1 to 4 or the letters to answer, Enter to confirm, 0 if you don’t know.
