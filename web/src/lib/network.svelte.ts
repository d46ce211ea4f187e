/** Whether the server can be reached, as far as the page knows: the browser tells, and each request. */
export const network = $state({ isOff: !navigator.onLine });

addEventListener('offline', () => (network.isOff = true));
addEventListener('online', () => (network.isOff = false));
