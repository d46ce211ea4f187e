# Sounds and vibration
site-turn-sound = Quand c’est à vous
site-turn-sound-is-turn = deux notes
site-turn-sound-is-knock = toc, toc
site-turn-sound-is-bell = clochette
site-turn-sound-is-harp = harpe
site-turn-sound-is-none = rien
site-vibrate = Vibrer quand c’est à vous
