/** What this person prefers on this device. Kept by the browser, sent nowhere. */
import type { TurnSound } from './notes';

import type { Look } from '../wire/types';

export type Language = 'fr' | 'en';
export type Light = 'auto' | 'day' | 'lamp';
export type Motion = 'auto' | 'full' | 'still';
/** How long what happens at a table is shown; `off`: not at all. */
export type StagePace = 'calm' | 'brisk' | 'off';

/** Somebody who sits at this device: a name and a face. */
export interface Companion {
  name: string;
  look: Look;
}

interface Kept {
  language: Language;
  light: Light;
  motion: Motion;
  stage: StagePace;
  sound: boolean;
  /** What is heard when it is one's turn, if sounds are on. */
  turnSound: TurnSound | 'none';
  /** Whether a phone vibrates when it is one's turn. */
  vibrate: boolean;
  flat: boolean;
  levels: Record<string, string>;
  /** The people who play on this device besides its owner. */
  companions: Companion[];
  /** How many games ended before these eyes, and whether a recovery sheet was offered then and declined. */
  ended: number;
  sheetDeclined: boolean;
  /** The language of the words that quick games are played with; null: the language of the site. */
  words: Language | null;
  /** Where pushes reach this browser, as the server was told; nothing if they are not wanted here. */
  device: string;
  /** In which language the server was asked to tell it. */
  deviceLanguage: Language | null;
  /** Whether somebody was asked to be told, and did not want it then. */
  notNow: boolean;
  /** Whether this device keeps words, rules and today for the time without a connection; null: nobody has said yet. */
  offline: boolean | null;
  /** Running games that are not to be shown on the shelf any more. */
  dismissed: string[];
}

const KEY = 'ludomots';

function usual(): Kept {
  return {
    language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    light: 'auto',
    motion: 'auto',
    stage: 'calm',
    sound: false,
    turnSound: 'turn',
    vibrate: false,
    flat: false,
    levels: {},
    companions: [],
    ended: 0,
    sheetDeclined: false,
    words: null,
    device: '',
    deviceLanguage: null,
    notNow: false,
    offline: null,
    dismissed: [],
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

export const settings = $state(kept());

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Put the choices on the page; the style sheets read them there. */
function show(): void {
  const root = document.documentElement;
  const lamp = settings.light === 'lamp' || (settings.light === 'auto' && dark.matches);
  root.dataset.light = lamp ? 'lamp' : 'day';
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
}

/** Change some choices and keep them. */
export function choose(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  show();
}

dark.addEventListener('change', show);
show();
