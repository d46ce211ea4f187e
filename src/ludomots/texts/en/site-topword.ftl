# The table of Topword on the site
site-topword-board = Board of { $side } by { $side } squares
site-topword-flat = Flat view
site-topword-tilted = Tilted view
site-topword-start-square = start square
site-topword-pile-of = pile of { $count }
site-topword-pile = From the top: { $letters }
site-topword-no-tile = You have no { $tile }.
site-topword-exchange = Exchange
site-topword-which = Touch the tile to exchange.
site-topword-exchange-this = Exchange { $tile }
site-topword-ask-exchange = Exchange { $tile } with the bag? Your turn will be over.
site-topword-ask-free-exchange = Exchange { $tile } with the bag?
site-topword-turn-q = { $tile }: read it the other way
