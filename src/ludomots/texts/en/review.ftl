# Why one move is better than another
review-why-more-only = Compared with { $made }, { $best } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
review-why-more = Compared with { $made }, { $best } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more, and also { $reasons }.
review-why-less = Compared with { $made }, { $best } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less, but { $reasons }.
review-why-same = Compared with { $made }, { $best } scores as many points, but { $reasons }.
review-why-no-points = Compared with { $made }, { $best } { $reasons }.
review-why-later = Compared with { $made }, { $best } brings more in the turns that follow.
review-pass = a pass
