/** Names for what the server tells of this game. */
import type { Schemas } from '../../wire/types';

export type TopscoreView = Schemas['TopscoreView'];

/** What is printed on the boards: the points of each row of a big pyramid, by the length of its word. */
export interface Box {
  points?: Record<string, number>;
}
