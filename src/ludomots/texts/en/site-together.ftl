# Playing together: friends, groups, invitations, player pages, leaderboards.

site-together-here = here now
site-together-you = you
site-together-friends = Your friends
site-together-friends-none = No friends here yet. Play with somebody, then ask them: after that you find each other in one tap.
site-together-asked = They would like to be your friends
site-together-asking = waiting for their answer
site-together-ask = Become friends
site-together-agree = Accept
site-together-refuse = Refuse
site-together-take-back = Withdraw the request
site-together-end = Stop being friends
site-together-ask-end = Stop being friends with { $name }? They are not told.
site-together-met = You have played with them
site-together-met-one = you have played together
site-together-met-none = The people you finish a game with will be here.
site-together-block = Block
site-together-unblock = Unblock
site-together-blocked = People you blocked
site-together-is-blocked = You blocked this person. They do not know.
site-together-ask-block = Block { $name }? They will not be able to invite you, ask to be friends or sit down at your tables, and you will not see their messages. They are not told.
site-together-standing-none = You are not friends.
site-together-standing-asking = You are waiting for their answer.
site-together-standing-asked = Would like to be your friend.
site-together-standing-friends = You are friends.
site-together-friend-one = friend

site-together-known = What others know about you
site-together-seen = Show that I am here
site-together-seen-how = To your friends, in your groups and on your page.
site-together-shares = Show my games and my strength
site-together-shares-how = On your page, without naming your opponents. Whoever played a game with you always sees that game.
site-together-ranked = Be on the leaderboards
site-together-ranked-how = With your name: the games you won in the month, and your strength in the lists of each game.
site-together-my-page = Your page
site-together-page = Their page

site-together-groups = Your groups
site-together-groups-none = A group keeps one link for good: send it once, and every game opens for everybody.
site-together-group-name = New group
site-together-group-example = The Sunday table
site-together-group-make = Make it
site-together-group-open = Open
site-together-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
site-together-founder = looks after the group
site-together-invited = You are invited to this group, which { $name } looks after: once you are in, you see its tables and are invited to them.
site-together-join = Join the group
site-together-open = A table for the group
site-together-open-how = All members are invited.
site-together-open-again = Same as last time: { $game }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
site-together-open-other = Another game:
site-together-tables = The group’s tables
site-together-link = Link of the group
site-together-link-how = Whoever has this link can join the group. It stays the same.
site-together-renew = Change the link
site-together-ask-renew = Change the link? The old one will stop working; the members stay.
site-together-leave = Leave the group
site-together-ask-leave = Leave this group? Its link will bring you back.
site-together-ask-leave-last = Leave this group? You are its last member: it will be deleted.
site-together-remove = Remove
site-together-ask-remove = Remove { $name } from the group? To keep them from coming back, change the link, too.

site-together-invitations = Your invitations
site-together-accept = Accept
site-together-decline = Decline
site-together-invite = Invite somebody you know
site-together-invite-one = Invite
site-together-invite-waiting = invitation sent
site-together-invite-declined = is not coming
site-together-invite-seated = at the table
site-together-more = Everybody ({ $count })
site-together-fewer = Fewer
site-together-same = Play again with the same people

site-together-head = Between you
site-together-head-score = { $games ->
        [one] One game
       *[other] { $games } games
    }: { $won ->
        [one] ahead once
       *[other] ahead { $won } times
    }, { $lost ->
        [one] behind once
       *[other] behind { $lost } times
    }
site-together-head-none = You have not finished a game together yet.
site-together-my-points = your points: { $points }
site-together-ratings = Strength, game by game
site-together-course = { $kind }: strength over { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
site-together-games = Latest games
site-together-hidden = This person does not show their games.
site-together-mine-hidden = Only you see these games and this strength. You can show them on the page “Together”.

site-together-leaderboards = Leaderboards of the month
site-together-leaderboard-how = Who won most games with other people, of those who want to be here. To join in:
site-together-leaderboard-none = Nobody is here for this month.
site-together-game = Game
site-together-month-before = Month before
site-together-month-after = Month after
site-together-won = { $won } won of { $games }
