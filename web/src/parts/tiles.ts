/** A tile as it is printed: the tile of Q and U together is "Qu", a blank has a star. */
export function shownTile(tile: string): string {
  if (tile === '?') return '★';
  return tile.length > 1 ? tile[0] + tile.slice(1).toLowerCase() : tile;
}
