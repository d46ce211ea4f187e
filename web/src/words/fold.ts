/** Any way of writing a word as the capitals A–Z that games are played with, as the server does it (words/fold.py). */

const LONGEST = 64;
const LIGATURES: Record<string, string> = { œ: 'OE', æ: 'AE', ĳ: 'IJ', ﬀ: 'FF', ﬁ: 'FI', ﬂ: 'FL', ﬃ: 'FFI', ﬄ: 'FFL' };

/** A text that cannot be a word: `code` ends the name of the sentence that says why, `values` are what it tells. */
export interface NotAWord {
  code: string;
  values: { text: string; character: string; position: number; limit: number };
}

/** The word that a text is, or why it is none. */
export function fold(text: string): string | NotAWord {
  const wrong = (code: string, character = '', position = 0): NotAWord => ({
    code,
    values: { text, character, position, limit: LONGEST },
  });
  if ([...text].length > LONGEST) return wrong('too-long');
  let word = '';
  for (const [at, character] of [...text.normalize('NFC')].entries()) {
    const letters = folded(character);
    if (letters === null) return wrong(codeOf(character), character, at + 1);
    word += letters;
  }
  return word || wrong('empty');
}

function folded(character: string): string | null {
  let letters = '';
  for (const part of character.toLowerCase().normalize('NFD')) {
    const ligature = LIGATURES[part];
    if (ligature) letters += ligature;
    else if (/^[a-z]$/.test(part)) letters += part.toUpperCase();
    else if (!/^\p{Mn}$/u.test(part)) return null;
  }
  return letters;
}

function codeOf(character: string): string {
  if (/[-‐‑–]/.test(character)) return 'hyphen';
  return /['’]/.test(character) ? 'apostrophe' : 'not-a-letter';
}
