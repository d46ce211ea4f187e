/** What the table of a game gets: the session, and the eyes to look with. */
import type { Session } from '../lib/session.svelte';
import type { Eyes, Move, Previewed } from '../wire/types';

export interface TableProps {
  session: Session;
  eyes: Eyes;
  /** The position as text, where the server was not asked for it: in a game that is looked back at. */
  position?: string;
}

/** What the part with my own letters gets besides: what I am laying is worth, and the ways to play it. */
export interface HandProps extends TableProps {
  myTurn: boolean;
  preview: Previewed | null;
  playable: boolean;
  play: () => void;
  pick: (move: Move) => void;
}
