/**
 * The service worker: opens the member's app and the evacuation plan with no network. Documents come from the network
 * when there is one, built files from the device when they are there, and of all answers of the API it keeps the plan
 * card and where the home stands, alone. It shows the notices that are pushed to it. It has no say otherwise: what it does
 * not name goes its usual way.
 */
import {
  DOCUMENT_HEADER,
  FROM_DEVICE_HEADER,
  KEPT_PATHS,
  type WorkerMessage,
} from '#contract/device-copy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the files without which the plan does not open, and the script the document starts. */
declare const __BUILD__: { id: string; entry: string; files: readonly string[] };

const FILES = `files-${__BUILD__.id}`;
const SHELL = 'shell';
const PLAN = 'plan';
const CHOICES = 'choices';

const SHELL_KEY = '/kept/shell';
const NOT_KEPT_KEY = '/kept/no-plan';

/** A line that says it is there and carries nothing is worse than none: after this the device answers. */
const PATIENCE_MS = 4_000;

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const kept = (cache: string, key: string) => caches.match(key, { cacheName: cache });

// The documents and files of the app

/** Keeps the document with its own policy and nonce. Only one that starts this build's script: the others are not here. */
async function keepShell(answer: Response): Promise<void> {
  const html = await answer.clone().text();
  if (html.includes(__BUILD__.entry)) await (await caches.open(SHELL)).put(SHELL_KEY, answer);
}

/** What a document says about who is here. A page of something between us and the server says nothing. */
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

/** The name of a built file carries a hash of what is in it: what is on the device is right. Older builds' files count. */
async function openFile(request: Request): Promise<Response> {
  const here = await caches.match(request, { ignoreVary: true });
  if (here) return here;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

// The plan

const dropPlan = () => caches.delete(PLAN);

/** Each of the answers is kept under its own address; somebody without a home has none. */
async function keepPlan(path: string, answer: Response): Promise<void> {
  const { card } = (await answer.clone().json()) as { card?: unknown };
  if (card === null || (await kept(CHOICES, NOT_KEPT_KEY))) return void (await dropPlan());
  await (await caches.open(PLAN)).put(path, answer);
}

const ownerOf = async (plan: Response) => ((await plan.clone().json()) as { userId: string }).userId;

/** The kept answer, marked as such; only for the person it was kept for. */
async function planFromDevice(path: string, request: Request): Promise<Response | null> {
  const plan = await kept(PLAN, path);
  if (!plan || (await ownerOf(plan)) !== request.headers.get('x-user-id')) return null;
  const body = { ...((await plan.json()) as object), isFromDevice: true };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', [FROM_DEVICE_HEADER]: '1' },
  });
}

async function openPlan(path: string, request: Request): Promise<Response> {
  const network = fetch(request);
  const answer = await within(network).catch(() => null);
  if (answer?.ok) await keepPlan(path, answer.clone());
  // Signed out, or somebody else by now.
  if (answer?.status === 401 || answer?.status === 409) await dropPlan();
  if (answer && answer.status < 500) return answer;
  return (await planFromDevice(path, request)) ?? answer ?? network;
}

async function forget(): Promise<void> {
  await dropPlan();
  await caches.delete(SHELL);
}

/** Whoever logs out here is shown nothing here any more. A session that merely ran out changes nothing: an order may come. */
async function forgetPerson(): Promise<void> {
  await forget();
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

async function hear(message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') return forgetPerson();
  if (message.type === 'signed-in') {
    for (const path of KEPT_PATHS) {
      const plan = await kept(PLAN, path);
      if (plan && (await ownerOf(plan)) !== message.userId) return void (await dropPlan());
    }
    return;
  }
  if (message.isKept) return void (await caches.delete(CHOICES));
  await (await caches.open(CHOICES)).put(NOT_KEPT_KEY, new Response());
  await dropPlan();
}

// Notices

type Pushed = { title: string; body: string; path: string; tag: string };

/** Shown whatever else is going on, until somebody looks; said again, it makes itself heard again. */
async function show(event: PushEvent): Promise<void> {
  const { title, body, path, tag } = (event.data?.json() ?? {}) as Partial<Pushed>;
  const options = { body: body ?? '', tag: tag ?? 'notice', data: { path }, icon: '/icon-192.png' };
  await self.registration.showNotification(title ?? 'Hearthline', {
    ...options,
    renotify: true,
    requireInteraction: true,
  } as NotificationOptions);
}

/** Opens our page about it, in a window that is there already if there is one. Nothing else is ever opened. */
async function openFrom(notification: Notification): Promise<void> {
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  const isOurs = typeof path === 'string' && /^\/[a-z]/.test(path);
  const url = new URL(isOurs ? path : '/evacuation', self.location.origin).href;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const moved = await open?.navigate(url).catch(() => null);
  await (moved ? moved.focus() : self.clients.openWindow(url));
}

// Life of the worker

/** Everything or nothing: a worker that could not fetch its files is not installed, and the next load tries again. */
async function install(): Promise<void> {
  await (await caches.open(FILES)).addAll([...__BUILD__.files]);
  await fetch('/plan', { headers: { accept: 'text/html' } }).then(learnFrom, () => undefined);
  await self.skipWaiting();
}

/** Pages of the build before may still be open and ask for their files: those of one build back stay. */
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
  if (KEPT_PATHS.includes(url.pathname)) return event.respondWith(openPlan(url.pathname, request));
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') return event.respondWith(openPage(event));
  if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});
