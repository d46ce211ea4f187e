# Verdicts on words
verdict-accepted = { $word }: accepted
verdict-refused = { $word }: refused
verdict-unknown = { $word }: unknown
verdict-nearest = perhaps { $words }

reading-of = { $spelling }, from { $lemma }
reading-meaning = { $reading }: { $meaning }
reading-translated = { $english } (“{ $gloss }”)
reading-sourced = { $meaning } [{ $source }]
entry-form = { $form ->
        [plural] plural of “{ $lemma }”
        [feminine] feminine of “{ $lemma }”
       *[other] form of “{ $lemma }”
    }
entry-source-ours = Ludomots’ own glossary
reading-decade = a word of the { $decade }s
reading-frequency = frequency { $class } of 9
reading-or = { " " }or{ " " }

# Why a word is refused
reason-apostrophe = { $spelling }: written with an apostrophe
reason-hyphen = { $spelling }: written with a hyphen
reason-space = { $spelling }: written as several words
reason-proper-noun = { $spelling }: proper noun
reason-first-name = { $spelling }: first name
reason-surname = { $spelling }: surname
reason-prefix = { $spelling }: prefix
reason-suffix = { $spelling }: suffix
reason-elided-form = { $spelling }: elided form
reason-roman-numeral = { $spelling }: roman numeral
reason-chemical-formula = { $spelling }: chemical formula
reason-symbol = { $spelling }: symbol
reason-abbreviation = { $spelling }: abbreviation
reason-acronym = { $spelling }: acronym
reason-set-phrase = { $spelling }: only in a set phrase
reason-single-letter = { $spelling }: single letter
reason-annex = { $spelling }: a contributor’s proposal, in no general dictionary
reason-rare-unit = { $spelling }: a multiple of a unit that is in no general dictionary
reason-onomatopoeia = { $spelling }: onomatopoeia, in no general dictionary
reason-no-vowel = { $spelling }: no vowel, an abbreviation
reason-not-a-word = { $spelling }: in no general dictionary
reason-foreign-word = { $spelling }: a foreign word, in no general dictionary
reason-impossible-form = { $spelling }: no such form exists
# Where a table leaves such words out
reason-regional = { $spelling }: a regional word, which this table leaves out
reason-slang = { $spelling }: a slang word, which this table leaves out
reason-vulgar = { $spelling }: a coarse word or an insult, which this table leaves out
reason-very-rare = { $spelling }: a very rare word, which this table leaves out

# Grammar
tag-noun = noun
tag-adjective = adjective
tag-adverb = adverb
tag-verb = verb
tag-interjection = interjection
tag-numeral = numeral
tag-preposition = preposition
tag-conjunction = conjunction
tag-pronoun = pronoun
tag-determiner = determiner
tag-phrase = phrase
tag-infinitive = infinitive
tag-present-participle = present participle
tag-past-participle = past participle
tag-past-tense = past tense
tag-present = present
tag-imperfect = imperfect
tag-past-historic = past historic
tag-future = future
tag-conditional = conditional
tag-present-subjunctive = present subjunctive
tag-imperfect-subjunctive = imperfect subjunctive
tag-imperative = imperative
tag-masculine = masculine
tag-feminine = feminine
tag-either-gender = masculine or feminine
tag-singular = singular
tag-plural = plural
tag-invariable = invariable
tag-comparative = comparative
tag-superlative = superlative
tag-first-singular = 1st person singular
tag-second-singular = 2nd person singular
tag-third-singular = 3rd person singular
tag-first-plural = 1st person plural
tag-second-plural = 2nd person plural
tag-third-plural = 3rd person plural
tag-first-person = 1st person
tag-second-person = 2nd person
tag-third-person = 3rd person
tag-spelling-1990 = 1990 spelling

register-rare = rare
register-old = old
register-familiar = familiar
register-pejorative = pejorative
register-slang = slang
register-literary = literary
register-belgian = Belgium
register-canadian = Quebec
register-swiss = Switzerland
register-african = Africa
register-regional = regional
register-vulgar = vulgar
register-insulting = insulting
register-acadian = Acadia
register-antillean = West Indies
register-breton = Brittany
register-corsican = Corsica
register-eastern = eastern France
register-louisianan = Louisiana
register-luxembourgish = Luxembourg
register-lyonnais = Lyons
register-maghrebi = Maghreb
register-northern = northern France
register-oceanian = Oceania
register-reunionese = Réunion
register-savoyard = Savoy
register-southern = southern France
register-western = western France

# What is wrong with a text
not-a-word-empty = There is nothing to look up: type a word.
not-a-word-too-long = “{ $text }” is too long: { $limit } characters at most.
not-a-word-not-a-letter = “{ $text }”: the character “{ $character }” at position { $position } is not a letter.
not-a-word-hyphen = “{ $text }” has a hyphen at position { $position }: such words are not played.
not-a-word-apostrophe = “{ $text }” has an apostrophe at position { $position }: such words are not played.

language-fr = French
language-en = English
language-nl = Dutch
words-missing = The word list { $language } is missing and cannot be made: { $why }. From the sources: make words. Installed: install the wheel of Ludomots again.
