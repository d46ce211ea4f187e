/** Names for what comes over the wire. The types themselves are generated: `make types`. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type Line = Schemas['Line'];
export type Eyes = Schemas['Eyes'];
export type ShownSeat = Schemas['ShownSeat'];
export type ListedTable = Schemas['ListedTable'];
export type State = Schemas['State'];
export type Message = Schemas['Message'];
export type Previewed = Schemas['Previewed'];
export type Hint = Schemas['Hint'];
export type Square = Schemas['Square'];

export type FromServer =
  | State
  | Schemas['Done']
  | Schemas['Refused']
  | Previewed
  | Schemas['Hinted']
  | Schemas['Said'];

export type FromClient =
  | Schemas['Join']
  | Schemas['Leave']
  | Schemas['Start']
  | Schemas['Play']
  | Schemas['OfferRematch']
  | Schemas['SwitchChat']
  | Schemas['Say']
  | Schemas['AskPreview']
  | Schemas['AskHints'];

export type TopwordView = Schemas['TopwordView'];
export type Placed = Schemas['Placed'];
