# Being told of one's games when the page is closed: push messages, mails, the calendar.

problem-no-zone = This time zone is unknown here.
problem-push-device = This browser cannot be reached: the address or the keys of its push service are not valid.
problem-no-device = You are not told in this browser.
problem-no-mail = This server sends no mail.
problem-mail-not-sent = The mail could not be sent. Check the address, or try again later.
problem-no-notice-link = This link is no longer valid.
problem-not-at-table = You do not sit at this table.
problem-no-calendar = This calendar is not shared, or no longer.

notice-confirm-subject = Ludomots: is this your address?
notice-confirm-asked = Somebody, probably you, wants to be told here when it is their turn at { $site }.
notice-confirm-open = If that was you, open this page and confirm your address: { $link }
notice-confirm-else = If not, do nothing: no other mail will come.
