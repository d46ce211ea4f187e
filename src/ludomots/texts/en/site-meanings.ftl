# What words mean, wherever they are tapped, and words that are proposed
site-meaning-of = Meaning of { $word }
site-meaning-source = ({ $source })
site-meaning-none = No definition yet.
site-meaning-look-up = Open the page of words
site-meaning-here = Meaning of the word at the cursor: press ?
site-word-of-table = Judged by the list of this table.
site-word-whole-list = See the whole list
site-propose = Propose { $word }
site-propose-why = Why? (optional)
site-propose-done = Thank you! { $word } is proposed to the operators of the site.
site-game-words = Words of the game
site-game-words-by = { $player }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
