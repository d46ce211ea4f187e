# Who one is: name, face, colour; the recovery sheet; the people of this device

site-look-change = Change face
site-look-of = { $name }’s face
site-look-face = Face
site-look-colour = Colour
site-face-cat = Cat
site-face-dog = Dog
site-face-bear = Bear
site-face-frog = Frog
site-face-hedgehog = Hedgehog
site-face-penguin = Penguin
site-face-mouse = Mouse
site-face-turtle = Turtle
site-colour-sun = Yellow
site-colour-orange = Orange
site-colour-coral = Brick red
site-colour-rose = Purple
site-colour-sky = Light blue
site-colour-sea = Dark blue
site-colour-leaf = Green
site-colour-stone = Grey

site-here-people = Who plays on this device
site-here-forget = Forget { $name }
site-here-none = The people who play on this device will be offered here.

site-data = Your data
site-data-what = Everything that is kept of you, in one file: name, games, results, cards, messages.
site-data-get = Download my data

site-sheet = Recovery sheet
site-sheet-what = A code on paper: it gives you your account back if you lose your devices, without a password or an address.
site-sheet-make = Prepare a sheet
site-sheet-again = Make a new sheet
site-sheet-made = Sheet made on { $day }. A new one makes it invalid.
site-sheet-revoke = Revoke the sheet
site-sheet-ask-revoke = Revoke the recovery sheet? Its code will be of no use any more.
site-sheet-print = Print
site-sheet-of = Recovery sheet of { $name }
site-sheet-how = On a new device, open { $site }, then “Profile”, and type this code; or point a phone at the square.
site-sheet-keep = Keep this sheet at home: whoever has this code plays in your place. The code stays valid until you make another one.
site-sheet-will-once = The code will be shown only once: be ready to print it or copy it.
site-sheet-once = This code is shown only once: print it or copy it now.
site-sheet-day = Made on { $day }
site-sheet-qr = The link that opens the profile with this code
site-sheet-offer = To find your games again even without this device:
site-sheet-later = No, thanks
