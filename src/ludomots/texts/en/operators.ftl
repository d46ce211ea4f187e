# Operators: what they decide, and what players report to them

problem-banned = You cannot play here until { $until }. Reason: { $reason }
problem-muted = You cannot chat here until { $until }. Reason: { $reason }
problem-name-given = Until { $until } your name here is { $name }. Reason: { $reason }
problem-name-words = This name has a word in it that is not allowed here. Please choose another name.
problem-chat-words = This message has a word in it that is not allowed here.
problem-invitation = This invitation is not valid: it was used already, is more than a day old, or was copied wrongly.
problem-nobody-to-report = There is nobody to report here.
problem-sanction-past = The end has passed already. Please choose a later one.
problem-sanction-nobody = Please say whom this is about: a person, an address, or a report.
problem-limit-amount = Of what fills up again say how much at once and how much a second; of anything else only how much.
problem-nothing-there = There is no such thing, or it was settled already.
