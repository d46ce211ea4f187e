/** Names for what the server tells of this game. */
import type { Schemas } from '../../wire/types';

export type TopwordView = Schemas['TopwordView'];
export type Placed = Schemas['TopwordPlaced'];
