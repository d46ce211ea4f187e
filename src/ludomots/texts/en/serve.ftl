# The commands serve and thinker, for those who run a server.

cli-serve = Serve the site: the games in a browser, for oneself or for others.
cli-option-host = the address to listen at; 0.0.0.0 for the whole network
cli-option-port = the port; 0: any free one
cli-option-bus = the bus between several servers, nats://HOST:PORT
cli-option-workers = always 1: a server is one process; for several, give each a --bus
cli-option-open = open the browser
cli-option-computer-pace = seconds that a computer player takes for an ordinary turn; 0: it plays at once
cli-option-close-listed = hours after which a table of the list closes if its game has not begun
cli-option-close-invited = days after which a table by invitation closes if its game has not begun
cli-option-close-alone = days without a move after which a game of one person without a clock closes
cli-option-close-together = days without a move after which a game of several people without a clock closes
cli-option-keep-games = days for which the log of a finished game is kept (for ever if not given)
cli-option-keep-records = keep these games as text after that, to be looked back at
cli-option-keep-settled = days for which reports and proposed words are kept after operators settled them
cli-option-public-url = the address by which people reach the site, https://HOST: links in mails begin with it
cli-option-mail-server = the mail server that sends mails to players, smtp://USER:PASSWORD@HOST:PORT or smtps://…; without it no mail is sent
cli-option-mail-from = the mail address from which these mails come
cli-option-push-inside = let push messages go to addresses inside your own network too, and over plain http
serve-public-url = --public-url is an address that begins with https:// (or http://), as people type it.
serve-mail-incomplete = To send mail, --mail-server needs --mail-from (the sender) and --public-url (what links begin with).
serve-mail-server = A mail server is named smtp://USER:PASSWORD@HOST:PORT, or smtps://… if it is encrypted from the start. User and password can be left out.
cli-option-limits = limit what each visitor may ask; without limits for measuring
serve-here = Ludomots is here: { $address } (Ctrl-C to stop)
serve-for-others = From other devices on the network: { $addresses }
serve-no-workers = A server is one process: leave --workers out. One process on SQLite is enough for most sites; for more, start several servers on one PostgreSQL database, each with --bus and the address of a NATS server.
serve-in-use = A server already runs on { $file }: { $server }. Two servers on one file would not tell each other what happens. Stop the other one, or start both with --bus.
serve-without-bus = Warning: { $servers } runs on this database too, or did until a moment ago. Without --bus servers do not tell each other what happens: people at one table would not see each other’s moves. Start all of them with --bus.
serve-port-taken = Port { $port } is taken: another program listens there, perhaps another Ludomots. Stop it, or choose another port: ludomots serve --port { $other }
serve-port-rights = Port { $port } is reserved for the system. Choose one above 1023 (--port 8000), and let a reverse proxy listen at { $port }.
serve-no-host = { $host } is not an address of this machine. Give one of its own to --host: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
serve-no-site = The site has not been built, so that only the API is served. From the sources: make site. Installed: install the wheel of Ludomots again.
serve-metrics-token = The token of the figures (--metrics-token or LUDOMOTS_METRICS_TOKEN) needs at least { $length } plain characters. To make one: openssl rand -hex 16
bus-address = A bus is named nats://HOST:PORT.
bus-not-yet = The bus { $address } does not answer yet. The server starts without it and joins it as soon as it answers.
bus-away = The bus { $address } does not answer. Start it (nats-server) or correct --bus, then try again.
serve-cannot-listen = Cannot listen at { $address }: { $why }
cli-option-metrics-token = the token with which /metrics may be read from other machines; without it, from this machine only
cli-option-log = how the lines of the log look; usually plain on a terminal and JSON elsewhere
cli-thinker = Think for the computer players of several servers, over their bus.
cli-option-threads = how many think at once
thinker-ready = { $threads ->
    [one] Ready to think of one move at a time, over { $address } (Ctrl-C to stop)
   *[other] Ready to think of { $threads } moves at a time, over { $address } (Ctrl-C to stop)
}
