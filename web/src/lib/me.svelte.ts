/** Who I am to the server: a guest from the first visit on. */
import type { Me } from '../wire/types';
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

/** Take a name, to be called by it wherever I sit down next. */
export async function takeName(name: string): Promise<void> {
  if (name !== me.now?.name) me.now = await send<Me>('PATCH', '/api/me', { name });
}
