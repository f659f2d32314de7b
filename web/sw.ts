/**
 * The service worker: opens the member app and the evacuation plan offline. Documents are network-first and
 * built files cache-first. Of all API responses it caches only the plan card, the ways out, the home's
 * evacuation status and its route. It also shows push notifications. All other requests pass through.
 */
import {
  DOCUMENT_HEADER,
  FROM_DEVICE_HEADER,
  OFFLINE_PATHS,
  type WorkerMessage,
} from '#contract/device-copy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build: the files that the plan needs to open, and the document's entry script. */
declare const __BUILD__: { id: string; entry: string; files: readonly string[] };

const FILES = `files-${__BUILD__.id}`;
const SHELL = 'shell';
const PLAN = 'plan';
const CHOICES = 'choices';

const SHELL_KEY = '/kept/shell';
const NOT_KEPT_KEY = '/kept/no-plan';

/** A connection that hangs is worse than none, so the cache responds after this time. */
const PATIENCE_MS = 4_000;

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A phone without free storage can't cache anything, but the response is shown all the same. */
const ifThereIsRoom = (keeping: Promise<unknown>) => keeping.catch(() => undefined);

const kept = (cache: string, key: string) => caches.match(key, { cacheName: cache });

// App documents and files

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Caches the document with its own CSP and nonce, but only if it starts this build's script: files of other builds
 * aren't cached. The cached document opens every page, so it omits scripts of pages that aren't cached.
 */
async function keepShell(answer: Response): Promise<void> {
  const html = await answer.text();
  if (!html.includes(__BUILD__.entry)) return;
  const forAnyPage = html.replaceAll(PRELOAD, (link, file: string) =>
    __BUILD__.files.includes(file) ? link : '',
  );
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await (await caches.open(SHELL)).put(SHELL_KEY, new Response(forAnyPage, { headers }));
}

/**
 * Learns from a document's header whether a member or a visitor is signed in here. A captive portal's page has no such
 * header.
 */
async function learnFrom(answer: Response): Promise<void> {
  const whose = answer.ok ? answer.headers.get(DOCUMENT_HEADER) : null;
  if (whose === 'member') await keepShell(answer);
  else if (whose === 'visitor') await forget();
}

async function openPage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request).then((answer) => {
    event.waitUntil(learnFrom(answer.clone()).catch(() => undefined));
    return answer;
  });
  const answer = await within(network).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await kept(SHELL, SHELL_KEY)) ?? answer ?? network;
}

const keepFile = async (request: Request, answer: Response) =>
  (await caches.open(FILES)).put(request, answer);

/** File names contain a content hash, so a cached file is always right, even one of an older build. */
async function openFile(request: Request): Promise<Response> {
  const here = await caches.match(request, { ignoreVary: true });
  if (here) return here;
  // WebKit refuses to pass on its own request for a worker's script, so the worker never starts (no PDF and no map on
  // an iPhone) until the file is cached. The same URL as an ordinary request works.
  const answer = await fetch(request.destination === 'worker' ? request.url : request);
  if (answer.ok) await ifThereIsRoom(keepFile(request, answer.clone()));
  return answer;
}

// The plan

/** How often people signed out here. A response requested before that must not be cached after it. */
let logouts = 0;

const dropPlan = () => caches.delete(PLAN);

/** Caches each response under its own path. A user without a home has no plan. */
async function keepPlan(path: string, answer: Response, isStillHere: () => boolean): Promise<void> {
  const { card } = (await answer.clone().json()) as { card?: unknown };
  if (card === null || (await kept(CHOICES, NOT_KEPT_KEY))) return void (await dropPlan());
  const plan = await caches.open(PLAN);
  if (isStillHere()) await plan.put(path, answer);
}

const ownerOf = async (plan: Response) => ((await plan.clone().json()) as { userId: string }).userId;

/** Returns the cached response, marked as such, and only to the user it was cached for. */
async function planFromDevice(path: string, request: Request): Promise<Response | null> {
  const plan = await kept(PLAN, path);
  if (!plan || (await ownerOf(plan)) !== request.headers.get('x-user-id')) return null;
  const body = { ...((await plan.json()) as object), isFromDevice: true };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', [FROM_DEVICE_HEADER]: '1' },
  });
}

/** Fetches a response of the plan and caches it, even if it arrives after the page stopped waiting. */
async function fetchPlan(path: string, request: Request): Promise<Response> {
  const before = logouts;
  const answer = await fetch(request);
  if (answer.ok) await ifThereIsRoom(keepPlan(path, answer.clone(), () => logouts === before));
  // Signed out, or another user by now.
  if (answer.status === 401 || answer.status === 409) await dropPlan();
  return answer;
}

async function openPlan(path: string, event: FetchEvent): Promise<Response> {
  const network = fetchPlan(path, event.request);
  event.waitUntil(network.catch(() => undefined));
  const answer = await within(network).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await planFromDevice(path, event.request)) ?? answer ?? network;
}

async function forget(): Promise<void> {
  logouts += 1;
  await dropPlan();
  await caches.delete(SHELL);
}

/**
 * Logging out removes the cached data and the push subscription. An expired session doesn't: an order may
 * still come.
 */
async function clearPersonalData(): Promise<void> {
  await forget();
  // Safari supports this only on the Home Screen.
  const push = self.registration.pushManager as PushManager | undefined;
  await (await push?.getSubscription())?.unsubscribe();
}

async function hear(message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') return clearPersonalData();
  if (message.type === 'signed-in') {
    for (const path of OFFLINE_PATHS) {
      const plan = await kept(PLAN, path);
      if (plan && (await ownerOf(plan)) !== message.userId) return void (await dropPlan());
    }
    return;
  }
  if (message.isKept) return void (await caches.delete(CHOICES));
  await (await caches.open(CHOICES)).put(NOT_KEPT_KEY, new Response());
  await dropPlan();
}

// Push notifications

type Pushed = { title: string; body: string; path: string; tag: string };

/** Always shown, and stays until dismissed. An update with the same tag alerts again. */
async function show(event: PushEvent): Promise<void> {
  const { title, body, path, tag } = (event.data?.json() ?? {}) as Partial<Pushed>;
  const options = { body: body ?? '', tag: tag ?? 'notice', data: { path }, icon: '/icon-192.png' };
  await self.registration.showNotification(title ?? 'Hearthline', {
    ...options,
    renotify: true,
    requireInteraction: true,
  } as NotificationOptions);
}

/**
 * Opens the notification's page, in an existing window if there is one. Only paths on our own site are
 * opened.
 */
async function openFrom(notification: Notification): Promise<void> {
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  const isOurs = typeof path === 'string' && /^\/[a-z]/.test(path);
  const url = new URL(isOurs ? path : '/evacuation', self.location.origin).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const moved = await open?.navigate(url).catch(() => null);
  await (moved ? moved.focus() : self.clients.openWindow(url));
}

// Worker lifecycle

/** All or nothing: a worker that couldn't fetch its files isn't installed, and the next page load retries. */
async function install(): Promise<void> {
  await (await caches.open(FILES)).addAll([...__BUILD__.files]);
  await fetch('/plan', { headers: { accept: 'text/html' } }).then(learnFrom, () => undefined);
  await self.skipWaiting();
}

/** Pages of the previous build may still be open and request their files, so one older build is kept. */
async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith('files-') && name !== FILES);
  for (const old of builds.slice(0, -1)) await caches.delete(old);
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event.notification)));
self.addEventListener('message', (event) => event.waitUntil(hear(event.data as WorkerMessage)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (OFFLINE_PATHS.includes(url.pathname)) return event.respondWith(openPlan(url.pathname, event));
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') return event.respondWith(openPage(event));
  if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});
