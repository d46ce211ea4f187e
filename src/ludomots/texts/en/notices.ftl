# Being told of one's games when the page is closed: push messages, mails, the calendar.

notice-confirm-subject = Ludomots: is this your address?
notice-confirm-asked = Somebody, probably you, wants to be told here when it is their turn at { $site }.
notice-confirm-open = If that was you, open this page and confirm your address: { $link }
notice-confirm-else = If not, do nothing: no other mail will come.

notice-turn-kind = It is your turn
notice-turn-title = { $game }: your turn
notice-turn-body = The others are waiting for your move.
notice-finished-kind = A game is over
notice-finished-title = { $game }: the game is over
notice-finished-body = See how it ended.
notice-joined-kind = Somebody joined your table
notice-joined-title = { $game }: { $player } is at your table
notice-joined-body = { $player } has sat down. Come and begin the game.
notice-invited-kind = Somebody invites you
notice-invited-title = { $player } invites you to play
notice-invited-body = There is a seat for you at a table of { $game }.
notice-daily-kind = The position of the day
notice-daily-title = The position of the day
notice-daily-body = A new position is waiting for you. What is the best move?
notice-test-title = Ludomots can reach you
notice-test-body = This is how you will be told when it is your turn.

notice-mail-several = Ludomots: { $count ->
        [one] one piece of news
       *[other] { $count } pieces of news
    }
notice-mail-why = You receive this mail because you gave this address at { $site }.
notice-mail-stop = No more mails: { $link }

notice-calendar-name = Ludomots: my deadlines
notice-calendar-turn = { $game }: your move is due
notice-calendar-with = You play with { $players }.
