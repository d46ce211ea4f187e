# Lessons
site-example = An example on the table
site-lesson-start = Start the lesson
site-lesson-step = { $step } of { $steps }
site-lesson-end = I see
