# What players decide together: a pause, a move taken back, an absent player, a game called off.

story-proposed-pause = { $days ->
        [one] { $player } suggests a pause of one day
       *[other] { $player } suggests a pause of { $days } days
    }
story-proposed-go-on = { $player } suggests going on with the game
story-proposed-take-back = { $player } would like to take back a move
story-proposed-annul = { $player } suggests ending the game without a result
story-proposed-let-computer-play = { $player } suggests that a computer plays in place of { $other }
story-proposed-withdraw-player = { $player } suggests taking { $other } out of the game
story-agreed = { $player } agrees
story-refused = { $player } does not agree
story-proposal-refused = The suggestion is turned down
story-proposal-lapsed = Too few answered: the suggestion lapses
story-proposal-overtaken = The suggestion no longer applies
story-proposal-taken-back = The suggestion is withdrawn
story-paused = The game is paused
story-went-on = The game goes on
story-taken-back = The move is taken back: this game no longer counts for the ratings
story-computer-took-over = The computer { $computer } plays in place of { $player }, who may come back at any time; this game no longer counts for the ratings
story-computer-takes-over = The computer { $computer } takes the seat of { $player }; this game no longer counts for the ratings
story-seat-retaken = { $player } takes the seat back
story-closed-annulled = The players ended the game: nobody wins, and nothing counts.
story-expected-paused = The game is paused.
story-expected-return = A computer plays in your place. You can take your seat back whenever you like.
story-expected-voted-out = The others gave your seat to a computer. You can watch how it goes on.

table-already-proposed = Another suggestion is still waiting for an answer.
table-already-answered = You have already answered.
table-no-proposal = This suggestion no longer waits for an answer.
table-not-asked = This question is for the others.
table-nobody-to-ask = There is nobody else to suggest it to.
table-vote-of-one = In a game of two nobody can remove the other player who is still playing.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-window-open = A word can still be contested: wait until that is settled.
table-nothing-to-take-back = There is no move to take back.
table-nobody-there = Nobody is playing on this seat now.
table-leave-instead = To stop playing yourself, leave the game.
table-stand-in-plays = A computer plays on this seat. Take it back first.
table-no-stand-in = No computer plays in somebody’s place here.
table-voted-out = The others have voted: this seat stays with the computer.
