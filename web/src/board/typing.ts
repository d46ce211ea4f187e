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

interface Typing {
  /** Whether letters can be laid now. */
  may: () => boolean;
  type: (letter: string) => void;
  back: () => void;
  clear: () => void;
}

/** What keys do at a board: a letter is laid, Backspace takes the last one back, Escape all of them. */
export function boardKeys({ may, type, back, clear }: Typing): (event: KeyboardEvent) => void {
  return (event) => {
    if (!may() || !isForGame(event)) return;
    const letter = typedLetter(event);
    if (letter) type(letter);
    else if (event.key === 'Backspace') back();
    else if (event.key === 'Escape') clear();
    else return;
    event.preventDefault();
  };
}
