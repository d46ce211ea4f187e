# People: guests, names, passkeys, codes.

person-erased = Anonymous
person-guest = Player { $number }
problem-code = This code is not valid: it was used already, is more than ten minutes old, or was copied wrongly.
problem-no-session = You are not logged in on this device.
problem-session-over = This page is no longer connected. Reload it to go on.
problem-token = This page is out of date. Reload it, then try again.
problem-passkey = This passkey could not be verified. Please try again.
problem-passkey-address = Passkeys need an address with a name, over https, or localhost.
problem-passkey-unknown = This passkey is no longer known here.
