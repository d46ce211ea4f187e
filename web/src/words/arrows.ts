/** In a list of words Tab stops once; arrows go from one word to the next. */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function stepAmongWords(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLButtonElement)) return;
  const words = [...event.currentTarget.querySelectorAll('button')];
  words[words.indexOf(event.target) + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
