/** What the server says a move would be worth, asked again whenever the move changes. */
import type { Session } from '../lib/session.svelte';
import type { Move, Previewed } from '../wire/types';

interface Tried {
  seat: number;
  move: Move;
}

/** `moment` makes it be asked again when the table has changed. Only the latest answer counts. */
export function previewing(
  session: () => Session,
  tried: () => Tried | null,
  moment: () => unknown,
): { readonly current: Previewed | null } {
  let current = $state.raw<Previewed | null>(null);
  let latest = 0;
  $effect(() => {
    const trying = tried();
    moment();
    const mine = ++latest;
    if (!trying) {
      current = null;
      return;
    }
    void session()
      .ask({ type: 'preview', ...trying })
      .then((answer) => {
        if (mine !== latest) return;
        current = answer.type === 'previewed' ? answer : null;
      });
  });
  return {
    get current() {
      return current;
    },
  };
}
