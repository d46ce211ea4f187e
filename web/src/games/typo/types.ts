/** Names for what the server tells of this game. */
import type { Schemas } from '../../wire/types';

export type TypoView = Schemas['TypoView'];
