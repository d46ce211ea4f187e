// Times the public solver upwords-solver: reads words and positions as JSON, prints JSON.
import { readFileSync } from 'node:fs';
import { UpwordsWordFinder } from 'upwords-solver';
import { TileRack } from 'upwords-toolkit';

const { words, positions } = JSON.parse(readFileSync(0, 'utf8'));
UpwordsWordFinder.init(words);

function rackOf(letters) {
  const rack = new TileRack();
  for (const letter of letters) rack.addTiles({ [letter]: 1 });
  return rack;
}

const answers = positions.map(({ board, rack }) => {
  const started = performance.now();
  const plays = UpwordsWordFinder.findAllPossiblePlays(board, rackOf(rack));
  return { milliseconds: performance.now() - started, plays: plays.length };
});
console.log(JSON.stringify(answers));
