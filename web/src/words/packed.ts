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

  /** Read a file that is no longer compressed. */
  constructor(file: Uint8Array) {
    const end = file.indexOf(NEW_LINE);
    const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
    this.language = head.language;
    this.version = head.version;
    this.refused = new Map(Object.entries(head.refused));
    this.words = file.subarray(end + 1);
  }

  /** What the list says of a word, which is given in capitals. */
  find(word: string): Found {
    if (this.accepts(word)) return { status: 'accepted', reasons: [] };
    const reasons = this.refused.get(word);
    return reasons ? { status: 'refused', reasons } : { status: 'unknown', reasons: [] };
  }

  /** Go through all words; that takes a few milliseconds. */
  private accepts(word: string): boolean {
    const { words } = this;
    const wanted = new TextEncoder().encode(word);
    /** How long the word of the list is so far, and how many of its first letters are those of the wanted one. */
    let length = 0;
    let same = 0;
    for (const byte of words) {
      if (byte < LETTER) {
        if (same === length && same === wanted.length) return true;
        length -= byte;
        same = Math.min(same, length);
      } else {
        if (same === length && byte === wanted[length]) same++;
        length++;
      }
    }
    return same === length && same === wanted.length;
  }
}
