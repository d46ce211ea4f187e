# The table of Topword on the site
site-topword-board = Plateau de { $side } cases sur { $side }
site-topword-flat = Vue à plat
site-topword-tilted = Vue en relief
site-topword-start-square = case de départ
site-topword-pile-of = pile de { $count }
site-topword-pile = De haut en bas : { $letters }
site-topword-no-tile = Vous n’avez pas de { $tile }.
site-topword-exchange = Échanger
site-topword-which = Touchez la lettre à échanger.
site-topword-exchange-this = Échanger { $tile }
site-topword-ask-exchange = Échanger { $tile } contre une lettre du sac ? Votre tour sera fini.
site-topword-ask-free-exchange = Échanger { $tile } contre une lettre du sac ?
site-topword-turn-q = { $tile } : lire autrement
