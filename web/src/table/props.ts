/** What the table of a game gets: the session, and the eyes to look with. */
import type { Session } from '../lib/session.svelte';
import type { Eyes } from '../wire/types';

export interface TableProps {
  session: Session;
  eyes: Eyes;
  /** The position as text, where the server was not asked for it: in a game that is looked back at. */
  position?: string;
}
