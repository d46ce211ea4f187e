/** Names for what comes over the wire. The types themselves are generated: `make types`. */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type ShelfGame = Schemas['Game'];
export type GameRules = Schemas['GameRules'];
export type RuleOption = GameRules['options'][number];
export type OptionValue = RuleOption['default'];
export type WantedTable = Partial<Schemas['OpenTable']> & Pick<Schemas['OpenTable'], 'game' | 'seats'>;
export type ListedTable = Schemas['ListedTable'];
export type MyTable = Schemas['MyTable'];
export type Problem = Schemas['Problem'];

export type FromClient = Schemas['FromClient'];
export type FromServer = Schemas['FromServer'];
export type State = Schemas['State'] & { type: 'state' };
export type Line = Schemas['Line'];
export type Eyes = Schemas['SeatView'];
export type ShownSeat = Schemas['ShownSeat'];
export type SeatLabel = Schemas['SeatLabel'];
export type Message = Schemas['Message'];
export type Previewed = Schemas['Previewed'];
export type Hint = Schemas['Hint'];
export type Plain = Schemas['Plain'];
/** A move of any game. */
export type Move = Schemas['Play']['move'];
export type Square = Schemas['Square'];

export type Judged = Schemas['Judged'];
export type MySolo = Schemas['MySolo'];
export type MyRating = Schemas['MyRating'];
export type BestPlays = Schemas['Best'];
export type Verified = Schemas['Verification'];
/** A game looked back at; `line` tells a step in words, `text` in the notation of records. */
export type Replayed = Omit<Schemas['Replay'], 'steps'> & {
  steps: (Schemas['ReplayStep'] & { view: Eyes['view']['game'] })[];
};
