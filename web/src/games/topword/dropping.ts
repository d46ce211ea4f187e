/** Where a dragged tile goes: a square ("5,4"), another tile of the rack ("rack:3"), or back ("rack"). */
import type { Laying } from './laying.svelte';

export function dropOn(laying: Laying, key: number, over: string | null): void {
  if (!over || over.startsWith('rack')) {
    laying.takeBack(key);
    const before = over?.split(':')[1];
    if (before !== undefined) laying.reorder(key, Number(before));
    return;
  }
  const [row, col] = over.split(',').map(Number);
  laying.lay(key, { row: row!, col: col! });
}
