/** What is typed at a table, wherever the keyboard is. */

/** Whether a key is for the game: no shortcut of the browser, and not typed into a field or a question. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

/** The letter that was typed, as it stands on a tile; nothing if it is none. */
export function typedLetter(event: KeyboardEvent): string {
  return /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : '';
}
