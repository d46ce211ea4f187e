/** What updates tell, put together: the whole table as each seat of this person sees it. */
import type { Eyes, SeatPart, TableView, Update } from '../wire/types';

/** As `Eyes`, before it is said in a language. */
export type Seen = Omit<Eyes, 'expected'> & Pick<SeatPart, 'expected'>;

export interface Known {
  now: number;
  seq: number;
  /** What everybody may see; its game is apart. */
  table: TableView;
  game: TableView['game'];
  seats: readonly Seen[];
  curtain: Seen | null;
}

/** The table after an update. Fields that did not change stay the same objects. */
export function merged(known: Known | null, update: Update): Known {
  const before = update.since === 0 ? null : known;
  const table = { ...before?.table, ...update.table } as TableView;
  const game = update.game && ({ ...before?.game, ...update.game } as TableView['game']);
  const seen = ({ game: own, ...part }: SeatPart): Seen => ({
    ...part,
    only: part.only ?? null,
    removed: part.removed ?? false,
    view: { ...table, game: game && ({ ...game, ...own } as TableView['game']) },
  });
  const { now, seq, seats, curtain } = update;
  return { now, seq, table, game, seats: seats.map(seen), curtain: curtain ? seen(curtain) : null };
}
