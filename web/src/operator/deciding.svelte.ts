/** What an operator is about to do: everything needs a reason, some things an end or a name. One at a time. */

interface Decision {
  reason: string;
  /** Until when, in milliseconds. */
  until: number;
  name: string;
  withAddress: boolean;
}

export interface Act {
  title: string;
  /** What the button says. */
  yes: string;
  note?: string;
  asks?: readonly ('until' | 'name' | 'address')[];
  /** What is done; if the server refuses it, the dialog stays and says why. */
  act: (decision: Decision) => Promise<unknown>;
}

export const deciding = $state<{ act: (Act & { answer: (done: boolean) => void }) | null }>({ act: null });

/** Ask for what an act needs, and do it. Returns whether it was done. */
export function decide(act: Act): Promise<boolean> {
  return new Promise((answer) => {
    deciding.act = {
      ...act,
      answer: (done) => {
        deciding.act = null;
        answer(done);
      },
    };
  });
}
