# Verdicts on words
verdict-accepted = { $word } : accepté
verdict-refused = { $word } : refusé
verdict-unknown = { $word } : inconnu
verdict-nearest = peut-être { $words }

reading-of = { $spelling }, de { $lemma }
reading-meaning = { $reading } : { $meaning }
reading-translated = { $english } (« { $gloss } »)
reading-sourced = { $meaning } [{ $source }]
entry-form = { $form ->
        [plural] pluriel de « { $lemma } »
        [feminine] féminin de « { $lemma } »
       *[other] forme de « { $lemma } »
    }
entry-source-ours = glossaire de Ludomots
reading-decade = mot des années { $decade }
reading-frequency = fréquence { $class } sur 9
reading-or = { " " }ou{ " " }

# Why a word is refused
reason-apostrophe = { $spelling } : s’écrit avec une apostrophe
reason-hyphen = { $spelling } : s’écrit avec un trait d’union
reason-space = { $spelling } : s’écrit en plusieurs mots
reason-proper-noun = { $spelling } : nom propre
reason-first-name = { $spelling } : prénom
reason-surname = { $spelling } : nom de famille
reason-prefix = { $spelling } : préfixe
reason-suffix = { $spelling } : suffixe
reason-elided-form = { $spelling } : forme élidée
reason-roman-numeral = { $spelling } : chiffres romains
reason-chemical-formula = { $spelling } : formule chimique
reason-symbol = { $spelling } : symbole
reason-abbreviation = { $spelling } : abréviation
reason-acronym = { $spelling } : sigle
reason-set-phrase = { $spelling } : seulement dans une locution
reason-single-letter = { $spelling } : lettre seule
reason-annex = { $spelling } : proposé par un contributeur, absent des dictionnaires courants
reason-rare-unit = { $spelling } : multiple d’unité absent des dictionnaires courants
reason-onomatopoeia = { $spelling } : onomatopée absente des dictionnaires courants
reason-no-vowel = { $spelling } : sans voyelle, sigle ou abréviation
reason-not-a-word = { $spelling } : absent des dictionnaires courants
reason-foreign-word = { $spelling } : mot étranger, absent des dictionnaires courants
reason-impossible-form = { $spelling } : cette forme n’existe pas
# Where a table leaves such words out
reason-regional = { $spelling } : mot régional, que cette table laisse de côté
reason-slang = { $spelling } : mot d’argot, que cette table laisse de côté
reason-vulgar = { $spelling } : mot grossier ou injurieux, que cette table laisse de côté
reason-very-rare = { $spelling } : mot très rare, que cette table laisse de côté

# Grammar
tag-noun = nom
tag-adjective = adjectif
tag-adverb = adverbe
tag-verb = verbe
tag-interjection = interjection
tag-numeral = nombre
tag-preposition = préposition
tag-conjunction = conjonction
tag-pronoun = pronom
tag-determiner = déterminant
tag-phrase = locution
tag-infinitive = infinitif
tag-present-participle = participe présent
tag-past-participle = participe passé
tag-past-tense = prétérit
tag-present = présent
tag-imperfect = imparfait
tag-past-historic = passé simple
tag-future = futur
tag-conditional = conditionnel
tag-present-subjunctive = subjonctif présent
tag-imperfect-subjunctive = subjonctif imparfait
tag-imperative = impératif
tag-masculine = masculin
tag-feminine = féminin
tag-either-gender = masculin ou féminin
tag-singular = singulier
tag-plural = pluriel
tag-invariable = invariable
tag-comparative = comparatif
tag-superlative = superlatif
tag-first-singular = 1re personne du singulier
tag-second-singular = 2e personne du singulier
tag-third-singular = 3e personne du singulier
tag-first-plural = 1re personne du pluriel
tag-second-plural = 2e personne du pluriel
tag-third-plural = 3e personne du pluriel
tag-first-person = 1re personne
tag-second-person = 2e personne
tag-third-person = 3e personne
tag-spelling-1990 = orthographe de 1990

register-rare = rare
register-old = vieilli
register-familiar = familier
register-pejorative = péjoratif
register-slang = argot
register-literary = littéraire
register-belgian = Belgique
register-canadian = Québec
register-swiss = Suisse
register-african = Afrique
register-regional = régional
register-vulgar = vulgaire
register-insulting = injurieux
register-acadian = Acadie
register-antillean = Antilles
register-breton = Bretagne
register-corsican = Corse
register-eastern = Est
register-louisianan = Louisiane
register-luxembourgish = Luxembourg
register-lyonnais = région de Lyon
register-maghrebi = Maghreb
register-northern = Nord
register-oceanian = Océanie
register-reunionese = La Réunion
register-savoyard = Savoie
register-southern = Midi
register-western = Ouest

# What is wrong with a text
not-a-word-empty = Il n’y a rien à chercher : tapez un mot.
not-a-word-too-long = « { $text } » est trop long : { $limit } caractères au plus.
not-a-word-not-a-letter = « { $text } » : le caractère « { $character } » en position { $position } n’est pas une lettre.
not-a-word-hyphen = « { $text } » a un trait d’union en position { $position } : ces mots ne se jouent pas.
not-a-word-apostrophe = « { $text } » a une apostrophe en position { $position } : ces mots ne se jouent pas.

language-fr = français
language-en = anglais
language-nl = néerlandais
words-missing = La liste de mots { $language } manque et ne peut pas être faite : { $why }. Depuis les sources : make words. Installé : réinstallez le paquet de Ludomots.
