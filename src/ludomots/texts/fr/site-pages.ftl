# Rules, profile, about
site-rules-table = Les règles de la table
site-rules-read = Lire les règles de cette table
site-rules-back = Retour à la table
site-rules-of-table = Voici les règles de votre table, avec ses propres choix.
site-rules-presets = À l’ouverture d’une table, on choisit un jeu de règles :
site-rules-options = Puis, dans les options, tout ceci peut changer :
site-range = de { $low } à { $high }
site-range-time = durée au choix
site-about-fairness = Des tirages honnêtes
site-contents = Sommaire
site-save = Enregistrer
site-saved = Enregistré.
site-choices = Sur cet appareil
site-language = Langue
site-light = Lumière
site-light-is-auto = automatique
site-light-is-day = jour
site-light-is-lamp = lampe
site-motion = Mouvements
site-motion-is-auto = automatique
site-motion-is-full = doux
site-motion-is-still = aucun
site-stage = Ce qui se passe à la table
site-stage-is-calm = montré posément
site-stage-is-brisk = montré vivement
site-stage-is-off = montré d’un coup
site-account = Votre compte
site-account-guest = Vous êtes invité : ce navigateur se souvient de vous, et de personne d’autre. Une clé d’accès garde vos parties et votre nom, sans mot de passe ni adresse.
site-account-kept = Une clé d’accès garde votre compte : vous pouvez revenir depuis vos autres appareils.
site-passkey = Garder mon compte
site-passkey-more = Ajouter une clé
site-passkey-cancelled = Aucune clé n’a été créée ni utilisée. Vous pouvez réessayer.
site-passkey-https = Ce site est ouvert sans https : ici, le navigateur ne permet ni clé d’accès ni installation comme application. Un code fait passer votre compte sur un autre appareil. La personne qui tient le serveur trouvera dans docs/hosting.md comment le rendre accessible en https.
site-login = J’ai déjà une clé
site-code = Code pour un autre appareil
site-code-is = À taper dans le profil de l’autre appareil, une seule fois :
site-code-have = J’ai un code
site-code-use = Se connecter
site-erase = Effacer mes données
site-erase-what = Votre nom, vos clés et vos messages disparaissent ; les parties jouées restent, sans vous nommer.
site-ask-erase = Effacer vos données pour de bon ? C’est définitif.
site-devices = Vos appareils
site-device-is = { $browser ->
        [ludomots] Ludomots dans un terminal
        [edge] Edge
        [opera] Opera
        [samsung] Samsung Internet
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] Un navigateur
    }{ $system ->
        [iphone] {" "}sur un iPhone
        [ipad] {" "}sur un iPad
        [android] {" "}sous Android
        [windows] {" "}sous Windows
        [mac] {" "}sur un Mac
        [chromebook] {" "}sur un Chromebook
        [linux] {" "}sous Linux
       *[other] {""}
    }
site-device-here = cet appareil
site-device-since = depuis le { $day }
site-device-seen = vu le { $day }
site-log-out = Se déconnecter
site-log-out-of = Se déconnecter : { $device }
site-log-out-elsewhere = Se déconnecter partout ailleurs
site-ask-log-out = Se déconnecter de cet appareil ? Votre clé d’accès vous ramènera.
site-ask-log-out-guest = Se déconnecter de cet appareil ? Sans clé d’accès ni autre appareil, vous ne pourrez pas revenir comme la même personne.
site-records = Votre force
site-records-rating = Force { $points }
site-records-won = { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
site-records-bots = avec l’ordinateur
site-records-none = Jouez contre l’ordinateur ou d’autres personnes, chacun sur son appareil : votre force se mesure dès la première partie finie.
site-records-how = La force part de 1 000, monte quand on gagne et descend quand on perd ; elle se mesure à chaque jeu et à chaque nombre de joueurs, et devient plus sûre à chaque partie.
site-sureness-unsure = encore incertaine
site-sureness-fair = assez sûre
site-sureness-sure = sûre
site-solos = Vos records en solitaire
site-solos-none = Pas encore de partie en solitaire. Faites le plus de points possible : votre meilleure partie sera gardée ici.
site-solo-changed = règles modifiées
site-solo-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
site-play-alone = Jouer seul à { $game }
site-look-back = Revoir
site-recent = Vos dernières parties
site-recent-score = { $player } : { $points }
site-recent-won = gagnée
site-recent-none = Vos parties finies seront ici, prêtes à être revues coup par coup.
site-about-what = Ludomots est une ludothèque ouverte de jeux de mots : quatre boîtes devenues rares, jouables ici avec leurs règles exactes, seul, en famille ou à distance.
site-about-fair = Les tirages se vérifient : chaque table publie une empreinte avant la partie et son secret après, et n’importe qui peut tout recalculer sur la page « Revoir ».
site-about-data = Vos données
site-about-data-what = Pas de compte obligatoire, pas de publicité, pas de mesure d’audience. Un témoin signé vous reconnaît d’une visite à l’autre ; vos choix d’affichage restent dans ce navigateur. Si vous demandez à être prévenu, le serveur garde où joindre ce navigateur ou votre adresse de courriel, jusqu’à ce que vous y mettiez fin. Ce que vous signalez à l’équipe, et les mots que vous proposez, sont effacés quelque temps après avoir été traités, d’ordinaire au bout d’un an.
site-about-licences = Licences
site-licence-fr = Mots français : lexique 7.5 de Grammalecte / Dicollecte, Mozilla Public License 2.0.
site-licence-en = Mots anglais : SCOWL 2020.12.07, licence permissive, toutes mentions gardées.
site-licence-nl = Mots néerlandais : OpenTaal, BSD-3-Clause.
site-licence-fonts = Caractères : Fraunces et Atkinson Hyperlegible Next, SIL Open Font License 1.1.
site-licence-code = Programme : licence MIT.
site-about-names = Topword, Topscore, Typo et Mots de Tête sont des noms de leurs propriétaires. Ludomots ne leur est pas lié ; ses textes et ses images sont les siens.

# A game without a board of its own
site-plain-position = La position
site-plain-hand = Vous avez :
site-plain-moves = Coups possibles
site-plain-more = Il y a d’autres coups : écrivez le vôtre.
site-plain-type = Un coup, en notation
