# The operators: their page, and what players report to them
site-report = Report
site-report-of = Report { $name }
site-report-about = What about
site-report-about-name = their name
site-report-about-chat = their messages
site-report-about-play = the way they play
site-report-text = What happened? (optional)
site-report-what = The site’s team will see it, with the last messages of this table. The other player will not be told.
site-report-send = Send the report
site-report-done = Thank you. The site’s team will have a look.
site-gone-banned = Your access is suspended
site-gone-session-over = This page is logged out
site-remove = Remove
site-ask-remove = Remove { $name } from the table? They will not be able to sit down here again.
site-remove-of = Remove { $name } from the table
site-operator = The site’s team
site-operator-invitation = Invitation code
site-operator-invitation-what = This page is for the site’s team. If you were invited, enter your code.
site-operator-enter = Enter
site-operator-keep = Keep your account with a passkey: without one, your access is lost with this browser.
site-operator-reports = Reports
site-operator-tables = Tables
site-operator-people = People
site-operator-sanctions = Decisions
site-operator-proposals = Proposed words
site-operator-proposals-open = to decide
site-operator-proposals-decided = decided
site-operator-proposals-export = Export those that wait
site-operator-none-proposals-open = No word waits for a decision.
site-operator-none-proposals-decided = Nothing has been decided yet.
site-operator-proposed = Proposed { $times ->
        [one] once
       *[other] { $times } times
    }
site-operator-decide = Mark as decided
site-operator-ask-decide = Decide about { $word }?
site-operator-decide-what = Your note stays visible to operators. The list itself changes with its next edition.
site-operator-words = Refused words
site-operator-audit = Audit log
site-operator-newer = Newer
site-operator-older = Older
site-operator-nobody = somebody erased
site-operator-command-line = The command line
site-operator-reports-open = waiting
site-operator-reports-settled = settled
site-operator-none-open = No report is waiting. All is well.
site-operator-none-settled = No report has been settled yet.
site-operator-report = { $name }: { $about ->
        [name] their name
        [chat] their messages
       *[play] the way they play
    }
site-operator-reported = Reported by { $name }, { $when }
site-operator-settled = Settled by { $name }, { $when }:
site-operator-at-table = { $game }, with { $players }
site-operator-gone = gone
site-operator-no-chat = Nobody has written anything at this table.
site-operator-settle = Settle
site-operator-ask-settle = Settle this report?
site-operator-settle-what = The team can read your note, players cannot.
site-operator-see-table = See the table
site-operator-see-person = See the person
site-operator-search = Search
site-operator-search-tables = A table or a person
site-operator-search-people = A name, a person or a table
site-operator-search-first = Search for a part of a name, or for the id of a person or a table.
site-operator-none-tables = No tables.
site-operator-none-people = Nobody of that name.
site-operator-table = { $status ->
        [open] Waiting for players
        [running] Running
        [finished] Finished
       *[closed] Closed
    }{ $listed ->
        [true] , in the list
       *[false] {""}
    } · { $when }
site-operator-unreadable = Table that cannot be read
site-operator-look = Who is there, and what was said
site-operator-close = Close the table
site-operator-ask-close = Close this table?
site-operator-close-what = Nobody wins, nothing counts, and the table says so.
site-operator-unlist = Take out of the list
site-operator-ask-unlist = Take this table out of the list?
site-operator-unlist-what = Those who have the link still find it.
site-operator-person = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $kept ->
        [true] account kept with a passkey
       *[false] no passkey
    }
site-operator-ban = Ban
site-operator-ask-ban = Ban { $name }?
site-operator-ban-what = They will be able to look, but neither play nor chat. They are shown the reason.
site-operator-mute = Mute
site-operator-ask-mute = Mute { $name }?
site-operator-mute-what = They will be able to read chats, but not to write. They are shown the reason.
site-operator-rename = Rename
site-operator-ask-rename = Give { $name } another name?
site-operator-rename-what = It holds from the next table on, and they cannot change it meanwhile. They are shown the reason.
site-operator-new-name = New name
site-operator-how-long = For how long
site-operator-days = { $days ->
        [1] a day
        [7] a week
        [30] a month
       *[365] a year
    }
site-operator-with-address = Their address, too. Mind that a school or a club may have only one.
site-operator-reason = Reason
site-operator-lift = Lift
site-operator-ask-lift = Lift this decision?
site-operator-holds = { $name }: { $kind ->
        [ban] banned
        [mute] muted
       *[name] has a given name
    }{ $address ->
        [true] , with their address
       *[false] {""}
    }
site-operator-an-address = an address
site-operator-until = until { $day }, by { $by }
site-operator-address = Ban an address
site-operator-address-what = Nobody will be able to play from this address. Only a hash of it is kept.
site-operator-none-sanctions = No decision holds now.
site-operator-word = Refuse a word
site-operator-refuse = Refuse
site-operator-allow = Allow { $word }
site-operator-words-ours = Refused by the team
site-operator-words-usual = { $count ->
        [one] { $count } word refused from the start
       *[other] { $count } words refused from the start
    }
site-operator-none-words = None so far.
site-operator-limits = Limits
site-operator-limits-what = What everybody may ask of the server. A school or a club often has a single address: its limits are wide.
site-operator-most = { $most } at most
site-operator-usually = usually
site-operator-near = Close to the limit:
site-operator-halve = Half as much
site-operator-double = Twice as much
site-operator-as-usual = As usual
site-operator-limit-change-what = It holds at once, on all servers.
site-operator-limit-requests-of-person = Requests of a person
site-operator-limit-requests-of-address = Requests of an address
site-operator-limit-frames-of-person = Messages of a person to tables
site-operator-limit-frames-of-address = Messages of an address to tables
site-operator-limit-sockets-of-person = Connections of a person at the same time
site-operator-limit-sockets-of-address = Connections of an address at the same time
site-operator-limit-tries-of-address = Tries to log in from an address
site-operator-limit-openings-of-person = Tables that a person opens, with their computers
site-operator-limit-openings-of-address = Tables that an address opens, with their computers
site-operator-limit-listed-of-person = Tables of a person in the list
site-operator-limit-listed-of-address = Tables of an address in the list
site-operator-limit-waiting-of-person = Tables where a person waits for the start
site-operator-limit-seats-of-person = Seats that a person takes
site-operator-limit-seats-of-address = Seats that an address takes
site-operator-limit-friend-requests-of-person = Requests for friendship of a person
site-operator-limit-invitations-of-person = Invitations of a person to tables
site-operator-limit-mails-of-recipient = Mails to one mail address that ask to confirm it
site-operator-limit-mails-of-address = Mails to confirm a mail address, asked for from an address
site-operator-limit-thinking-of-person = Milliseconds of thinking for a person
site-operator-limit-thinking-of-address = Milliseconds of thinking for an address
site-operator-most-filled = { $most } at once, then { NUMBER($minute, maximumFractionDigits: 1) } a minute
site-operator-none-audit = The team has not done anything yet.
site-operator-did = { $who }: { $action ->
        [banned] ban
        [muted] mute
        [lifted] lift a decision
        [renamed] rename
        [address-added] address added to a decision
        [word-refused] refuse a word
        [word-allowed] allow a word
        [report-settled] settle a report
        [proposal-decided] decide about a proposed word
        [table-closed] close a table
        [table-unlisted] take a table out of the list
        [limit-changed] change a limit
        [operator-invited] invite an operator
        [operator-added] become an operator
        [operator-removed] remove an operator
       *[other] { $action }
    }
