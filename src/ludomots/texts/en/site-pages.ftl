# Rules, profile, about
site-rules-table = The rules of the table
site-rules-read = Read the rules of this table
site-rules-back = Back to the table
site-rules-of-table = These are the rules of your table, with its own options.
site-rules-presets = When you open a table you pick a set of rules:
site-rules-options = Then every one of these can be changed:
site-range = { $low } to { $high }
site-range-time = any length of time
site-about-fairness = Fair draws
site-contents = Contents
site-save = Save
site-saved = Saved.
site-choices = On this device
site-language = Language
site-light = Light
site-light-is-auto = automatic
site-light-is-day = day
site-light-is-lamp = lamp
site-motion = Motion
site-motion-is-auto = automatic
site-motion-is-full = gentle
site-motion-is-still = none
site-stage = What happens at the table
site-stage-is-calm = shown calmly
site-stage-is-brisk = shown briskly
site-stage-is-off = shown at once
site-account = Your account
site-account-guest = You are a guest: this browser remembers you, and nobody else does. A passkey keeps your games and your name, with no password or e-mail address.
site-account-kept = A passkey keeps your account: you can come back from your other devices.
site-passkey = Keep my account
site-passkey-more = Add a passkey
site-passkey-cancelled = No passkey was created or used. You can try again.
site-passkey-https = This site was opened without https: here the browser allows neither passkeys nor installing the site as an app. A code moves your account to another device. Whoever runs the server will find in docs/hosting.md how to make it reachable over https.
site-login = I have a passkey
site-code = Code for another device
site-code-is = Type it once, in the profile on your other device:
site-code-have = I have a code
site-code-use = Sign in
site-erase = Erase my data
site-erase-what = Your name, your passkeys and your messages are deleted; games you played stay, without your name.
site-ask-erase = Erase your data for good? This can’t be undone.
site-devices = Your devices
site-device-is = { $browser ->
        [ludomots] Ludomots in a terminal
        [edge] Edge
        [opera] Opera
        [samsung] Samsung Internet
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] A browser
    }{ $system ->
        [iphone] {" "}on an iPhone
        [ipad] {" "}on an iPad
        [android] {" "}on Android
        [windows] {" "}on Windows
        [mac] {" "}on a Mac
        [chromebook] {" "}on a Chromebook
        [linux] {" "}on Linux
       *[other] {""}
    }
site-device-here = this device
site-device-since = since { $day }
site-device-seen = last here on { $day }
site-log-out = Log out
site-log-out-of = Log out: { $device }
site-log-out-elsewhere = Log out everywhere else
site-ask-log-out = Log out on this device? Your passkey brings you back.
site-ask-log-out-guest = Log out on this device? Without a passkey or another device you cannot come back as the same person.
site-records = Your strength
site-records-rating = Strength { $points }
site-records-won = { $count ->
        [one] { $count } won
       *[other] { $count } won
    }
site-records-bots = with the computer
site-records-none = Play against the computer or other people, each on their own device: your strength is measured from your first finished game.
site-records-how = Strength starts from 1,000, rises as you win and falls as you lose; it is measured for each game and number of players, and gets surer with every game.
site-sureness-unsure = still uncertain
site-sureness-fair = fairly sure
site-sureness-sure = sure
site-solos = Your solo records
site-solos-none = No solo games yet. Score as many points as you can: your best game will be kept here.
site-solo-changed = rules changed
site-solo-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
site-play-alone = Play { $game } solo
site-look-back = Replay
site-recent = Your latest games
site-recent-score = { $player }: { $points }
site-recent-won = won
site-recent-none = Your finished games will appear here, ready to be replayed move by move.
site-about-what = Ludomots is an open library of word games: four boxes that have become hard to find, played here by their exact rules, solo, with family or from afar.
site-about-fair = Draws can be verified: each table publishes a fingerprint before the game and its secret afterwards, and anybody can compute everything again on the page “Replay”.
site-about-data = Your data
site-about-data-what = No account needed, no advertising, no tracking. A signed cookie recognises you from one visit to the next; your display choices stay in this browser. If you ask to be notified, the server keeps how to reach this browser, or your mail address, until you stop it. What you report to the team, and the words you propose, are deleted some time after they were dealt with, usually after a year.
site-about-licences = Licences
site-licence-fr = French words: lexicon 7.5 of Grammalecte / Dicollecte, Mozilla Public License 2.0.
site-licence-en = English words: SCOWL 2020.12.07, permissive licence, all notices kept.
site-licence-nl = Dutch words: OpenTaal, BSD-3-Clause.
site-licence-fonts = Fonts: Fraunces and Atkinson Hyperlegible Next, SIL Open Font License 1.1.
site-licence-code = Program: MIT licence.
site-about-names = Topword, Topscore, Typo and Mots de Tête are names that belong to their owners. Ludomots is not affiliated with them; its texts and pictures are its own.

# A game without a board of its own
site-plain-position = The position
site-plain-hand = You hold:
site-plain-moves = Possible moves
site-plain-more = There are other moves: write yours.
site-plain-type = A move, in notation
