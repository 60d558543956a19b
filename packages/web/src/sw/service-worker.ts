/// <reference lib="webworker" />
/**
 * Keeps every file of the app, so that it starts and plays with no network. The two constants are
 * written in front of this file by the build: a new version has another name and its own store.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

const scope = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'empty-chair-';
const CURRENT = PREFIX + VERSION;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CURRENT).then((cache) =>
      // Past the browser's own cache: an old page with new scripts would not fit together.
      cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))),
    ),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOld());
});

/** The last version stays: a tab that still runs it may yet need one of its parts. */
async function dropOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.filter((name) => name !== CURRENT).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

scope.addEventListener('message', (event) => {
  // Only when the player asked for it in the app.
  if (event.data === 'take-over') void scope.skipWaiting();
});

/** A notice that is tapped brings back the game that it is about. */
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => url === address);
  await (there === undefined ? scope.clients.openWindow(address) : there.focus());
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === scope.location.origin;
  if (request.method !== 'GET' || !isOurs) return;
  const tables = new URL('tables', scope.registration.scope).pathname;
  if (pathname === tables) event.respondWith(whetherTables(request));
  // Of shared tables nothing is kept, and a stream is none of our business.
  else if (!pathname.startsWith(`${tables}/`)) event.respondWith(answer(request));
});

/** Without a network there are none; that is no failure. */
function whetherTables(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.json({ tables: false }));
}

async function answer(request: Request): Promise<Response> {
  const current = await caches.open(CURRENT);
  const own = await current.match(request);
  if (own !== undefined) return own;
  if (request.mode === 'navigate') {
    const page = await current.match('./');
    if (page !== undefined) return page;
  }
  return (await caches.match(request)) ?? fetch(request);
}
