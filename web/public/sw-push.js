// Notices that the server pushes: they are shown unless the table they are about is in sight, and lead to their page.
const DEVICES = '/api/me/notices/devices';
const TABLES = '/table/';
const ICON = '/icon-192.png';
/** One colour on nothing: what phones draw in their status bar. */
const MARK = '/icon-mark.png';
/** A page that sleeps does not answer at all. In milliseconds. */
const LONGEST_ANSWER = 500;

const pathOf = (url) => new URL(url, location.origin).pathname;

/** Where a page is now. It is asked (lib/push.ts): the worker knows only the address by which it was loaded. */
function placeOf(page) {
  return new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => found(data);
    setTimeout(() => found(pathOf(page.url)), LONGEST_ANSWER);
    page.postMessage({ type: 'where' }, [port2]);
  });
}

/** The open page of an address, if there is one. */
async function pageOf(url, fits = () => true) {
  const pages = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(fits);
  const places = await Promise.all(pages.map(placeOf));
  return pages[places.indexOf(pathOf(url))];
}

async function show({ title, body, tag, url, kind }) {
  const isSeen = pathOf(url).startsWith(TABLES) && (await pageOf(url, (page) => page.visibilityState === 'visible'));
  if (isSeen) return;
  if (kind === 'turn' && 'setAppBadge' in navigator) await navigator.setAppBadge().catch(() => undefined);
  await self.registration.showNotification(title, { body, tag, icon: ICON, badge: MARK, data: { url } });
}

async function lead(url) {
  const open = await pageOf(url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

/** A browser may replace its address for pushes; the server is told, or the next page of the site tells it (`renew` there). */
async function renew({ oldSubscription, newSubscription }) {
  const token = await self.cookieStore?.get('csrftoken');
  const next = newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!token || !next) return;
  await fetch(DEVICES, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token.value) },
    body: JSON.stringify(deviceOf(next)),
  });
}

function deviceOf(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
