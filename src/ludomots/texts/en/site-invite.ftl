# The waiting room: inviting, being invited, preparing the seats.

site-invite-local = This link works for devices on your network, for example on the same Wi-Fi.
site-invite-only-here = The server only listens to this device, so nobody else can open this link. To invite devices on your network, stop it and start it again like this; games in progress are kept.
site-invite-unknown = This link only works on this device. Open the site at the address that others use, and invite them from that page.
site-invite-address = Address
site-invite-watchers = Invite spectators
site-invite-watchers-how = With this link, people watch the game without taking a seat.
site-invite-watch-link = Link to watch

site-guest-invited = { $host } invites you to play { $game }
site-guest-rules = Variant: { $rules }
site-guest-host-starts = { $host } will start the game.
site-guest-full = All seats are taken. Stay on this page to watch: the game will open here.
site-guest-watch = You will watch the game: it will open on this page.
site-guest-rather-sit = Take a seat instead
site-guest-or-watch = To watch only, stay on this page: the game will open here.
site-watching = You are watching this game.
site-chat-players = At this table spectators can read but not write.
site-chat-apart = Among spectators
site-chat-apart-note = Players can read these messages after the game.
site-spectator = spectator

site-seat-host = host
site-seat-up = Move { $name } to seat { $number }
site-computer-level = Computer player
site-computer-add = Add the computer

site-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
site-watching-move = Each move is shown to you when the next one is made.
site-watching-minutes = You see it two minutes late.
site-spectators = Spectators
site-spectators-chat = They may talk among themselves
site-spectators-delay = They see the game
site-spectators-delay-none = As it happens
site-spectators-delay-move = One move late
site-spectators-delay-minutes = Two minutes late
site-spectators-delay-note = A delay keeps anyone from whispering a word to a player. It cannot be changed once the game has begun.

site-reactions = React
site-reaction-hello = Hello!
site-reaction-bravo = Well done!
site-reaction-wow = Wow!
site-reaction-laugh = Ha ha!
site-reaction-oops = Ouch!
site-reaction-thanks = Thanks!
site-reaction-shown = { $player }: { $reaction }
