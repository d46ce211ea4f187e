/** The eyes of a reader: a position to look at, at a table where nothing can be done. */
import type { Eyes, Replayed } from '../wire/types';

export function stillEyes(game: Pick<Replayed, 'game' | 'names'>, position: Replayed['steps'][number]['view']): Eyes {
  return {
    seat: null,
    expected: '',
    may: [],
    view: {
      id: '',
      seq: 0,
      kind: game.game,
      preset: 'french',
      changes: {},
      rulebook: 1,
      words: { name: '', version: '' },
      pace: { type: 'untimed' },
      status: 'finished',
      seats: game.names.map((name) => ({
        who: { name, level: null },
        isOwner: false,
        here: true,
        left: null,
        running: false,
        late: 0,
        offersRematch: false,
      })),
      commitment: '',
      game: position,
      toAct: [],
      deadline: null,
      outcome: null,
      next: null,
      chat: false,
    },
  };
}
