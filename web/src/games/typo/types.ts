/** Names for what the server tells of this game. */
import type { Schemas } from '../../wire/types';

export type TypoView = Schemas['TypoView'];
/** What became of a card in its round. */
export type Done = TypoView['done'][number];
