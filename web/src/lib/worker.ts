/** The service worker, which keeps pages for the time without a connection (public/sw.js). */

/** Nothing that a visitor waits for is still on its way then; while something moves on the stage it waits for as long again. */
const AFTER = 1500;

export const hasWorker = 'serviceWorker' in navigator && import.meta.env.PROD;

/** Start the worker once the page is quiet; it fetches the referee ahead. Then do what comes after it. */
export function startWorker(then: () => void): void {
  if (!hasWorker) return;
  const start = () => {
    if (document.querySelector('[data-playing]')) setTimeout(start, AFTER);
    else navigator.serviceWorker.register('/sw.js').then(then, () => undefined);
  };
  setTimeout(start, AFTER);
}

/** Have the worker keep all files of the site. Returns whether it has them. */
export async function keepFiles(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data === true);
    active!.postMessage({ type: 'keep-files' }, [port2]);
  });
}
