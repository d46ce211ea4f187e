/** Names for what the server tells of this game. */
import type { Schemas } from '../../wire/types';

export type MotsDeTeteView = Schemas['MotsDeTeteView'];
export type Written = Schemas['MotsDeTeteWritten'];
export type Stood = Schemas['MotsDeTeteStood'];
export type Bonus = Schemas['MotsDeTeteBonus'];
export type Scored = Schemas['MotsDeTeteScored'];
