/** What works without a server: the referee's page, fetched ahead so that the browser has it when the network is gone. */
import { loadAll } from './texts.svelte';

/** Nothing that a visitor waits for is still on its way then; while something moves on the stage it waits for as long again. */
const AFTER = 1500;

export async function keepReferee(page: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const keep = () => {
    if (document.querySelector('[data-playing]')) setTimeout(keep, AFTER);
    else void Promise.all([page(), loadAll()]).catch(() => undefined);
  };
  setTimeout(keep, AFTER);
}
