# Why one move is better than another
review-why-more-only = Par rapport à { $made }, { $best } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
review-why-more = Par rapport à { $made }, { $best } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus, et en outre { $reasons }.
review-why-less = Par rapport à { $made }, { $best } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins, mais { $reasons }.
review-why-same = Par rapport à { $made }, { $best } rapporte autant de points, mais { $reasons }.
review-why-no-points = Par rapport à { $made }, { $best } { $reasons }.
review-why-later = Par rapport à { $made }, { $best } rapporte davantage aux tours suivants.
review-pass = un tour passé
