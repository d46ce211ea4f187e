// Keeps what the build named by its content, the referee's page for tables without a connection, and a page that says so.
self.importScripts('/sw-push.js');

const STORE = 'ludomots-2';
const OFFLINE = '/offline.html';
// Every page of the site is this document; the path chooses what it shows.
const REFEREE = '/referee';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll([OFFLINE, REFEREE, '/icon.svg', '/api/games'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** The answer of now, kept under a name for when there is no connection. */
async function fresh(request, name) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(name, answer.clone());
    return answer;
  } catch (error) {
    const found = await store.match(name);
    if (found) return found;
    throw error;
  }
}

const isReferee = ({ pathname }) => pathname.replace(/\/$/, '') === REFEREE;
const isOfGames = ({ pathname }) => /^\/api\/games(\/[^/]+\/texts\/[^/]+)?$/.test(pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (isOfGames(address)) event.respondWith(fresh(request, address.pathname));
  else if (request.mode === 'navigate' && isReferee(address)) event.respondWith(fresh(request, REFEREE));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
});
