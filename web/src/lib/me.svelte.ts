/** Who I am to the server: a guest from the first visit on. */
import type { Look, Me } from '../wire/types';
import { get, send } from './api';

let asked: Promise<Me> | null = null;
export const me = $state<{ now: Me | null }>({ now: null });

/** Find out who I am, once. It also brings the cookies that changes need. */
export function whoAmI(): Promise<Me> {
  asked ??= get<Me>('/api/me').then(
    (found) => (me.now = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

const same = (one: Look, other: Look) => one.face === other.face && one.colour === other.colour;

/** Take a name, and a face if one is given, to have them wherever I sit down next. */
export async function become(name: string, look?: Look): Promise<void> {
  const changes: { name?: string; look?: Look } = {};
  if (name !== me.now?.name) changes.name = name;
  if (look && !(me.now && same(look, me.now.look))) changes.look = look;
  if (Object.keys(changes).length) me.now = await send<Me>('PATCH', '/api/me', changes);
}
