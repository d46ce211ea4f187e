/** What the server says a move would be worth, asked again whenever the move changes. */
import type { Session } from '../lib/session.svelte';
import type { Move, Previewed, Schemas } from '../wire/types';

interface Tried {
  seat: number;
  move: Move;
}

/** It is asked again when another state of the table is shown. Only the latest answer counts. */
export function previewing(session: () => Session, tried: () => Tried | null): { readonly current: Previewed | null } {
  let answered = $state.raw<Schemas['Previewed'] | null>(null);
  const current = $derived(answered && { ...answered, problem: answered.problem && session().explained(answered.problem) });
  let latest = 0;
  $effect(() => {
    const trying = tried();
    void session().state?.seq;
    const mine = ++latest;
    if (!trying) {
      answered = null;
      return;
    }
    void session()
      .ask({ type: 'preview', ...trying })
      .then((answer) => {
        if (mine !== latest) return;
        answered = answer.type === 'previewed' ? answer : null;
      });
  });
  return {
    get current() {
      return current;
    },
  };
}
