# The command line
cli-about = Ludomots, la ludothèque libre des jeux de lettres.
cli-word = Dire si un mot est admis, et pourquoi. Sans mot : une invite.
cli-lexicon = Chercher dans une liste de mots.
cli-info = Ce que contient une liste, d’où elle vient, sous quelle licence.
cli-words = Toute la liste, un mot par ligne, ou une partie.
cli-anagrams = Les mots faits avec ces lettres ; « ? » est un joker.
cli-pattern = Les mots d’un motif : « ? » une lettre, « * » n’importe quelle suite.
cli-prefix = Les mots qui commencent ainsi.
cli-hooks = Les lettres qui allongent un mot, devant et derrière.
cli-most-played = Les mots que les ordinateurs posent le plus entre eux, par leur forme du dictionnaire, et combien ont une définition.
cli-option-most-played = nombre de parties de chaque jeu et de chaque niveau
cli-argument-most-played = un seul jeu ; sinon tous
cli-study = Les mots à connaître, avec leurs lettres devant et derrière et leur sens. Sans liste : quelles listes il y a.
cli-argument-list = la liste
study-unknown = Pas de liste « { $name } » à apprendre. Il y a : { $choices }
cli-option-lexicon = la liste de mots
cli-option-json = répondre en JSON
cli-option-lang = la langue des réponses (par défaut celle du système)
cli-option-limit = nombre de mots au plus, 0 pour tous
cli-option-shortest = aussi les mots plus courts, jusqu’à cette longueur
cli-option-frequency = classe de fréquence au moins égale à, de 0 à 9
cli-option-everyday = sans les temps rares ni les mots vieillis, régionaux ou argotiques
cli-option-form = seulement cette forme verbale (plusieurs fois possible)
cli-option-length = seulement les mots de cette longueur
cli-argument-word = un ou plusieurs mots
cli-argument-letters = les lettres
cli-argument-pattern = le motif, par exemple ?A?EAU
cli-argument-start = le début des mots
cli-argument-any-game = le jeu ; sans lui, un écran pour le choisir
cli-play = Jouer dans le terminal. Sans option : un écran pour choisir.
cli-option-against = un adversaire : debutant, famille, club ou champion (plusieurs fois possible)
cli-option-people = nombre de personnes à ce clavier ; 1 sans adversaire : seul
cli-option-name = le nom d’une personne (plusieurs fois possible)
cli-option-draws = un tirage qui peut être refait
cli-option-coach = dire ce que valait chacun de vos coups, dans une partie contre l’ordinateur
cli-option-hints = avec ou sans indices
cli-version = Afficher la version et sortir.
extra-missing = Il faut pour cela un paquet dont peu de gens ont besoin et qui n’est pas installé. Pour l’installer : pip install "ludomots[{ $extra }]"

prompt-welcome =
    { $language }, { $count } mots. Tapez un mot pour savoir s’il est admis,
    ou un motif comme ?A?EAU ou CHAT*. Ligne vide ou Ctrl-D pour sortir.
prompt = mot ›
found-none = aucun mot
found-more =
    { $count ->
        [one] … le premier seulement ; --limit 0 pour tout voir
       *[other] … les { $count } premiers seulement ; --limit 0 pour tout voir
    }
hooks-front = devant { $word } : { $letters }
hooks-behind = derrière { $word } : { $letters }
most-played-explained = { $words } mots posés, dont { NUMBER($share, maximumFractionDigits: 1) } % ont une définition
hooks-none = rien

number = { $value }
info-words = mots
info-refused = refus expliqués
info-readings = lectures
info-longest = mot le plus long
info-version = version
info-source = source
info-licence = licence
info-folder = fichiers
cli-option-resume = Reprendre la dernière partie inachevée, de ce jeu s’il est nommé.
cli-option-play-server = Adresse d’un serveur : jouer à ses tables.
cli-option-join = Lien d’invitation à une table d’un serveur.
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commandes
cli-help = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion pour ce shell.
cli-show-completion = Afficher la complétion de ce shell, pour la copier ou l’adapter.
cli-system = Le système refuse : { $why } { $file }

# Dictionnaires de l’hôte
cli-glosses = Des définitions tirées d’un dictionnaire à vous, montrées à côté des mots.
cli-glosses-import = Ajouter les définitions d’un fichier ; celles de la même source et de la même langue sont remplacées.
cli-glosses-list = Les dictionnaires ajoutés, avec leur licence.
cli-glosses-remove = Retirer toutes les définitions d’une source.
cli-argument-glosses = un fichier avec une définition par ligne, en JSON (voir docs/formats.md)
cli-argument-source = le nom de la source, comme « list » l’affiche
glosses-imported =
    { $count ->
        [one] Une définition est conservée dans { $file }.
       *[other] { $count } définitions sont conservées dans { $file }.
    }
glosses-left-out =
    { $count ->
        [one] Une ligne a été laissée de côté : aucune liste ne peut contenir un tel mot.
       *[other] { $count } lignes ont été laissées de côté : aucune liste ne peut contenir de tels mots.
    }
glosses-none = Aucun dictionnaire n’a été ajouté.
glosses-source =
    { $glosses ->
        [one] { $source }, { $language } : une définition, licence { $licence }
       *[other] { $source }, { $language } : { $glosses } définitions, licence { $licence }
    }
glosses-removed =
    { $count ->
        [one] Une définition de { $source } a été retirée.
       *[other] { $count } définitions de { $source } ont été retirées.
    }
glosses-unknown = Il n’y a pas de source « { $source } ». « ludomots glosses list » les nomme.
gloss-bad-line = Ligne { $line } : { $why } Rien n’a été ajouté.
gloss-bad-unreadable = elle est illisible : { $why }.
gloss-bad-language = il n’y a pas de liste de mots « { $found } » ; les choix sont { $choices }.
gloss-bad-part = « { $found } » n’est pas une nature de mot ; les choix sont { $choices }, ou rien.
gloss-bad-blanks = un texte commence ou finit par un blanc, ou contient un caractère qui ne s’affiche pas.
