/** My rack order and what I was laying, kept while the tab is open: a reload loses nothing. */
import type { Placed } from './types';

interface Kept {
  order: string[];
  laid: Placed[];
}

function read(place: string): Kept {
  try {
    return { order: [], laid: [], ...(JSON.parse(sessionStorage.getItem(`rack:${place}`) ?? '{}') as Partial<Kept>) };
  } catch {
    return { order: [], laid: [] };
  }
}

/** The tiles of a rack, in the order kept for them unless this page has an order of its own. */
export function recall(place: string, rack: readonly string[], ordered: boolean): readonly string[] {
  if (ordered) return rack;
  const left = [...rack];
  const known = read(place).order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...left];
}

export const remember = {
  laid: (place: string): readonly Placed[] => read(place).laid,
  keep(place: string, order: string[], laid: Placed[]): void {
    try {
      sessionStorage.setItem(`rack:${place}`, JSON.stringify({ order, laid }));
    } catch {
      // Without storage a reload forgets the order; nothing else is lost.
    }
  },
};
