# The command line
cli-about = Ludomots, the open ludothèque of word games.
cli-word = Say whether a word is allowed, and why. Without a word: a prompt.
cli-lexicon = Look things up in a word list.
cli-info = What a list holds, where it comes from, under which licence.
cli-words = The whole list, one word a line, or a part of it.
cli-anagrams = The words made of these letters; “?” is a blank.
cli-pattern = The words of a pattern: “?” one letter, “*” any run of letters.
cli-prefix = The words that begin like this.
cli-hooks = The letters that extend a word, in front and behind.
cli-most-played = The words that computer players lay most among themselves, by their dictionary form, and how many have a meaning.
cli-option-most-played = number of games of each kind at each level
cli-argument-most-played = one game only; otherwise all
cli-study = Words worth learning, with their hooks and meanings. Without a list: which lists there are.
cli-argument-list = the list
study-unknown = There is no list “{ $name }” to learn. There are: { $choices }
cli-option-lexicon = the word list
cli-option-json = answer in JSON
cli-option-lang = language of the answers (by default the system’s)
cli-option-limit = number of words at most, 0 for all
cli-option-shortest = also shorter words, down to this length
cli-option-frequency = frequency class of at least this, 0 to 9
cli-option-everyday = without rare tenses and old, regional or slang words
cli-option-form = only this verb form (may be given several times)
cli-option-length = only words of this length
cli-argument-word = one or several words
cli-argument-letters = the letters
cli-argument-pattern = the pattern, for instance ?A?EAU
cli-argument-start = how the words begin
cli-argument-any-game = the game; without it, a screen to choose it
cli-play = Play in the terminal. Without options: a screen to choose.
cli-option-against = an opponent: debutant, famille, club or champion (may be repeated)
cli-option-people = number of people at this keyboard; 1 without opponents: alone
cli-option-name = a person’s name (may be repeated)
cli-option-draws = draws that can be repeated
cli-option-coach = say what each of your moves was worth, in a game against the computer
cli-option-hints = with or without hints
cli-version = Show the version and exit.
extra-missing = This needs a package that few need and that is not installed. Install it with: pip install "ludomots[{ $extra }]"

prompt-welcome =
    { $language }, { $count } words. Type a word to know whether it is allowed,
    or a pattern such as ?A?EAU or CHAT*. Empty line or Ctrl-D to leave.
prompt = word ›
found-none = no word
found-more =
    { $count ->
        [one] … the first only; --limit 0 shows all
       *[other] … the first { $count } only; --limit 0 shows all
    }
hooks-front = in front of { $word }: { $letters }
hooks-behind = behind { $word }: { $letters }
most-played-explained = { $words } words laid, of which { NUMBER($share, maximumFractionDigits: 1) } % have a meaning
hooks-none = nothing

number = { $value }
info-words = words
info-refused = refusals explained
info-readings = readings
info-longest = longest word
info-version = version
info-source = source
info-licence = licence
info-folder = files
cli-option-resume = Go on with the latest game that is not finished, of this game if it is named.
cli-option-play-server = Address of a server: play at its tables.
cli-option-join = Invitation link to a table of a server.
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help = Show this message and exit.
cli-install-completion = Install completion for this shell.
cli-show-completion = Show completion for this shell, to copy it or customize it.
cli-system = The system refuses: { $why } { $file }

# Dictionaries of the host
cli-glosses = Definitions from a dictionary of your own, shown beside words.
cli-glosses-import = Bring definitions in from a file; those of the same source and language are replaced.
cli-glosses-list = The dictionaries that were brought in, with their licences.
cli-glosses-remove = Take out all definitions of a source.
cli-argument-glosses = a file with one definition a line, as JSON (see docs/formats.md)
cli-argument-source = the name of the source, as “list” prints it
glosses-imported =
    { $count ->
        [one] One definition is kept in { $file }.
       *[other] { $count } definitions are kept in { $file }.
    }
glosses-left-out =
    { $count ->
        [one] One line was left out: no word list can hold such a word.
       *[other] { $count } lines were left out: no word list can hold such words.
    }
glosses-none = No dictionary was brought in.
glosses-source =
    { $glosses ->
        [one] { $source }, { $language }: one definition, licence { $licence }
       *[other] { $source }, { $language }: { $glosses } definitions, licence { $licence }
    }
glosses-removed =
    { $count ->
        [one] One definition of { $source } was taken out.
       *[other] { $count } definitions of { $source } were taken out.
    }
glosses-unknown = There is no source “{ $source }”. “ludomots glosses list” names them.
gloss-bad-line = Line { $line }: { $why } Nothing was brought in.
gloss-bad-unreadable = it cannot be read: { $why }.
gloss-bad-language = there is no word list “{ $found }”; choose among { $choices }.
gloss-bad-part = “{ $found }” is no part of speech; choose among { $choices }, or leave it out.
gloss-bad-blanks = a text begins or ends with a blank, or holds a character that cannot be printed.
