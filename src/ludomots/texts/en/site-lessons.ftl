# Lessons and examples
site-example = An example on the table
site-example-how = Play each move yourself, or have it played for you.
site-example-play = Play this move
site-example-end = The example ends here.
site-lesson-of = { $game }: the lesson
site-lesson-step = { $step } of { $steps }
site-lesson-back = Back
site-lesson-again = Again
site-lesson-next = Next
site-lesson-show = Show me
site-lesson-first-game = Play my first game
