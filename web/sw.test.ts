import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVACUATION_ROUTE_PATH } from '#contract/device-copy.ts';
import { withResolvers } from '#web/lib/with-resolvers.ts';

const ORIGIN = 'https://hearthline.example';
const USER = 'user-1';

/** The browser's caches, in memory. */
class Caches {
  readonly named = new Map<string, Map<string, Response>>();
  open(name: string) {
    const cache = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, cache);
    return Promise.resolve({
      put: (key: string, answer: Response) => Promise.resolve(void cache.set(key, answer)),
    });
  }
  match(key: string, { cacheName }: { cacheName: string }) {
    return Promise.resolve(this.named.get(cacheName)?.get(key)?.clone());
  }
  delete(name: string) {
    return Promise.resolve(this.named.delete(name));
  }
  saved = () => [...(this.named.get('plan')?.keys() ?? [])];
}

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let caches: Caches;
let answer: (response: Response) => void;
let fail: (reason: Error) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  caches = new Caches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('__BUILD__', { id: 'test', entry: 'entry.js', files: ['/kept.js'] });
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('fetch', () => {
    const { promise, resolve, reject } = withResolvers<Response>();
    [answer, fail] = [resolve, reject];
    return promise;
  });
  // The worker registers its listeners once and keeps them.
  await import('./sw.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page's request for the route. Returns the response, and when the worker is done. */
function requestRoute() {
  const request = new Request(ORIGIN + EVACUATION_ROUTE_PATH, { headers: { 'x-user-id': USER } });
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => (response = given),
    waitUntil: (given: Promise<unknown>) => work.push(given),
  });
  if (!response) throw new Error('The worker let the request pass');
  return { response, done: () => Promise.all(work) };
}
const route = (state: string) => Response.json({ userId: USER, state });
const read = async (response: Promise<Response>) => (await response).json() as Promise<object>;

/** A message from a page. */
async function tell(message: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({ data: message, waitUntil: (given: Promise<unknown>) => work.push(given) });
  await Promise.all(work);
}

test('a route that comes after the page stopped waiting is still saved', async () => {
  const first = requestRoute();
  answer(route('old'));
  await first.done();
  const second = requestRoute();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await read(second.response)).toMatchObject({ state: 'old', isFromDevice: true });
  answer(route('new'));
  await second.done();
  const third = requestRoute();
  fail(new TypeError('Failed to fetch'));
  expect(await read(third.response)).toMatchObject({ state: 'new', isFromDevice: true });
});

test('the first route is saved, too, however long it takes', async () => {
  const { response, done } = requestRoute();
  await vi.advanceTimersByTimeAsync(60_000);
  answer(route('slow'));
  expect(await read(response)).toMatchObject({ state: 'slow' });
  await done();
  expect(caches.saved()).toEqual([EVACUATION_ROUTE_PATH]);
});

test('a response requested before logging out isn’t saved after it', async () => {
  const { done } = requestRoute();
  await tell({ type: 'forget' });
  answer(route('theirs'));
  await done();
  expect(caches.saved()).toEqual([]);
});

test('a saved route opens for nobody else', async () => {
  const mine = requestRoute();
  answer(Response.json({ userId: 'user-2', state: 'theirs' }));
  await mine.done();
  const { response } = requestRoute();
  fail(new TypeError('Failed to fetch'));
  await expect(response).rejects.toThrow('Failed to fetch');
});

/** Opens a page with this network response; null for no network. */
async function openPage(answered: Response | null): Promise<string> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: `${ORIGIN}/vault`, headers: new Headers() },
    respondWith: (given: Promise<Response>) => (response = given),
    waitUntil: (given: Promise<unknown>) => work.push(given),
  });
  if (answered) answer(answered);
  else fail(new TypeError('Failed to fetch'));
  const html = (await (await response)?.text()) ?? '';
  await Promise.all(work);
  return html;
}

test('the document for offline use asks for no script that isn’t on the device', async () => {
  const link = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`;
  const document = `<script src="entry.js"></script>${link('/kept.js')}${link('/vault.js')}<p>Vault</p>`;
  const headers = { 'x-document': 'member', 'content-security-policy': "script-src 'nonce-1'" };
  expect(await openPage(new Response(document, { headers }))).toBe(document);
  expect(await openPage(null)).toBe(`<script src="entry.js"></script>${link('/kept.js')}<p>Vault</p>`);
  const shell = await caches.match('/kept/shell', { cacheName: 'shell' });
  expect(shell?.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
});
