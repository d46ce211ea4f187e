# Sounds and vibration
site-turn-sound = When it is your turn
site-turn-sound-is-turn = two notes
site-turn-sound-is-knock = knock, knock
site-turn-sound-is-bell = bell
site-turn-sound-is-harp = harp
site-turn-sound-is-none = nothing
site-vibrate = Vibrate when it is your turn
