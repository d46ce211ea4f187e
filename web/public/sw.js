// Keeps what works without a connection: the files of the site, and what the server last said of games, rules and today.
self.importScripts('/sw-push.js');

// What the build writes here (worker.ts): its own name, the files that every visitor keeps, and all of them.
const BUILD = { name: 'none', first: [], all: [] };
const FILES = `ludomots-files-${BUILD.name}`;
const ANSWERS = 'ludomots-answers';
const WORDS = 'ludomots-words'; // src/words/kept.ts
// Every page of the site is this document; the path chooses what it shows.
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepFiles([SHELL, '/icon.svg', ...BUILD.first]), keepTexts()]));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/** A page asks for all files, and is told when they are here or that they could not be fetched. */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep-files') return;
  const tell = (isKept) => event.ports[0].postMessage(isKept);
  event.waitUntil(
    keepFiles(BUILD.all).then(
      () => tell(true),
      () => tell(false),
    ),
  );
});

async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith('ludomots'));
  await Promise.all(names.filter((name) => ![FILES, ANSWERS, WORDS].includes(name)).map((name) => caches.delete(name)));
}

async function keepFiles(paths) {
  const files = await caches.open(FILES);
  const here = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await files.addAll(paths.filter((path) => !here.has(path)));
}

/** What the score pads of all games say. */
async function keepTexts() {
  const games = await (await fresh(new Request('/api/games'))).json();
  const paths = games.flatMap(({ name, texts }) => Object.keys(texts).map((language) => `/api/games/${name}/texts/${language}`));
  await Promise.all(paths.map((path) => fresh(new Request(path))));
}

/** A file that is named by its content: once here it is never asked for again. */
async function kept(request) {
  const files = await caches.open(FILES);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/** The server's answer of now; without a connection its last one, marked as such. */
async function fresh(request) {
  const answers = await caches.open(ANSWERS);
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (answer.ok) await answers.put(pathname + search, answer.clone());
    return answer;
  } catch (error) {
    const found = await answers.match(pathname + search);
    if (!found) throw error;
    const headers = new Headers(found.headers);
    headers.set('x-kept', '1');
    return new Response(found.body, { headers });
  }
}

const shell = async () => (await caches.match(SHELL)) ?? Response.error();

/** What pages without a connection ask for. */
const ANSWERED = [
  /^\/api\/me$/,
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+(\/texts\/[^/]+|\/scripts\/example)?$/,
  /^\/api\/rules\/[^/]+$/,
  /^\/api\/daily$/,
  /^\/api\/daily\/\d[^/]*\/[^/]+$/,
];

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (ANSWERED.some((path) => path.test(pathname))) event.respondWith(fresh(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(shell));
});
