/** Asking before something that costs. One question at a time. */

interface Question {
  text: string;
  yes: string;
  answer: (sure: boolean) => void;
}

export const asking = $state<{ question: Question | null }>({ question: null });

/** Ask whether to go on; `yes` says what will be done. */
export function sure(text: string, yes: string): Promise<boolean> {
  return new Promise((answer) => {
    asking.question = {
      text,
      yes,
      answer: (is) => {
        asking.question = null;
        answer(is);
      },
    };
  });
}
