# People: guests, names, passkeys, codes.

person-guest = Player { $number }
