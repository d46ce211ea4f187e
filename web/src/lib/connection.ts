/** Whether the page of a table has lost its server, for the parts of the table that must say why they wait. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('connection');

/** Let the parts of a page know whether it is cut off from the server. */
export function tellCutOff(cutOff: () => boolean): void {
  setContext(KEY, cutOff);
}

/** Ask whether the page is cut off; where nobody tells, as in a replay, it never is. */
export function isCutOff(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
