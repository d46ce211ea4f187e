/** Names for what the server tells of this game. */
import type { Schemas, Square } from '../../wire/types';

export type TopwordView = Schemas['TopwordView'];
export type Placed = Schemas['TopwordPlaced'];
export type Scored = Schemas['TopwordScored'];

/** What is printed on the boards: their start squares, by the length of the side. */
export interface Box {
  start?: Record<string, readonly Square[]>;
}
