/** A word list in one file, as the server packs it (words/packed.py): looked up without a connection. */

interface Head {
  language: string;
  version: string;
  /** The words that may not be played though dictionaries have them: pairs of a code and a spelling. */
  refused: Record<string, [string, string][]>;
}

export interface Found {
  status: 'accepted' | 'refused' | 'unknown';
  reasons: [string, string][];
}

const NEW_LINE = 10;
/** A byte below this begins a word and says how many letters of the word before are dropped. */
const LETTER = 65;

export class PackedList {
  readonly language: string;
  readonly version: string;
  private readonly refused: Map<string, [string, string][]>;
  private readonly words: Uint8Array;
  /** Where the words with each first letter begin. */
  private readonly starts = new Map<number, number>();

  /** Read a file that is no longer compressed. */
  constructor(file: Uint8Array) {
    const end = file.indexOf(NEW_LINE);
    const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
    this.language = head.language;
    this.version = head.version;
    this.refused = new Map(Object.entries(head.refused));
    this.words = file.subarray(end + 1);
    let length = 0;
    for (const [at, byte] of this.words.entries()) {
      if (byte < LETTER) length -= byte;
      else if (length++ === 0) this.starts.set(byte, at);
    }
  }

  /** What the list says of a word, which is given in capitals. */
  find(word: string): Found {
    if (this.accepts(word)) return { status: 'accepted', reasons: [] };
    const reasons = this.refused.get(word);
    return reasons ? { status: 'refused', reasons } : { status: 'unknown', reasons: [] };
  }

  /** Go through the words with the same first letter, in alphabetical order, until the word is there or passed. */
  private accepts(word: string): boolean {
    const { words } = this;
    const wanted = new TextEncoder().encode(word);
    const start = this.starts.get(wanted[0] ?? 0);
    if (start === undefined) return false;
    /** How long the word of the list is so far, and how many of its first letters are those of the wanted one. */
    let length = 0;
    let same = 0;
    for (let at = start; at < words.length; at++) {
      const byte = words[at]!;
      if (byte < LETTER) {
        if (same === length && same === wanted.length) return true;
        length -= byte;
        if (length === 0) return false;
        same = Math.min(same, length);
      } else {
        if (same === length) {
          if (same === wanted.length || byte > wanted[same]!) return false;
          if (byte === wanted[same]) same++;
        }
        length++;
      }
    }
    return same === length && same === wanted.length;
  }
}
