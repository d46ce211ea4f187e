/** How somebody at the table feels about what just happened. */
export type Mood = 'calm' | 'thinks' | 'glad' | 'sore';
