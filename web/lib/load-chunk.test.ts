import { beforeEach, expect, test, vi } from 'vitest';

const [PAGE, FIELD, STYLES] = ['assets/page-1.js', 'assets/field-2.js', 'assets/page-3.css'];
const FILES = [PAGE, FIELD, STYLES];
const requested: string[] = [];
const events: string[] = [];
let isConnected = true;
let links: { rel: string; href: string }[] = [];

const link = () => ({
  rel: '',
  href: '',
  onload: () => undefined,
  onerror: () => undefined,
  remove() {
    links = links.filter((one) => one !== this);
  },
});

beforeEach(() => {
  vi.resetModules();
  isConnected = true;
  links = [];
  requested.length = 0;
  events.length = 0;
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type));
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (!isConnected) throw new TypeError('Failed to fetch');
    return new Response('', { status: url.includes('gone') ? 404 : 200 });
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
    createElement: link,
    head: {
      append: (added: ReturnType<typeof link>) => {
        links.push(added);
        requested.push(added.href);
        queueMicrotask(() => (isConnected ? added.onload : added.onerror)());
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

test('a chunk is imported once it and its styles are loaded; its imports are fetched in parallel', async () => {
  const { loadChunk } = await import('./load-chunk.ts');
  const imported = vi.fn<() => Promise<string>>(async () => {
    expect(requested).toEqual([PAGE, STYLES, PAGE, FIELD].map((file) => `/${file}`));
    return 'loaded';
  });
  expect(await loadChunk(imported, FILES)).toBe('loaded');
  await loadChunk(async () => 'again', FILES);
  expect(requested).toHaveLength(4);
});

test('after a dropped connection, retrying works because nothing was imported before', async () => {
  const { loadChunk } = await import('./load-chunk.ts');
  const imported = vi.fn<() => Promise<string>>(async () => 'loaded');
  isConnected = false;
  await expect(loadChunk(imported, FILES)).rejects.toThrow(TypeError);
  expect(imported).not.toHaveBeenCalled();
  expect(requested, 'no module is asked for as one').not.toContain(`/${FIELD}`);
  isConnected = true;
  expect(await loadChunk(imported, FILES)).toBe('loaded');
  expect(requested.filter((url) => url === `/${STYLES}`)).toHaveLength(2);
});

test('a chunk missing on the server fails before it is imported', async () => {
  const { loadChunk } = await import('./load-chunk.ts');
  await expect(loadChunk(async () => 'loaded', ['assets/gone-4.js'])).rejects.toThrow(
    'assets/gone-4.js did not arrive',
  );
});

test('an import lost along the way asks for a reload; an error in the code does not', async () => {
  const { loadChunk } = await import('./load-chunk.ts');
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/field-2.js');
  await expect(loadChunk(() => Promise.reject(lost), FILES)).rejects.toBe(lost);
  expect(events).toEqual(['scripts-missing']);
  await expect(loadChunk(() => Promise.reject(new Error('x is not defined')), FILES)).rejects.toThrow('x is');
  expect(events).toHaveLength(1);
});

test('files the document loads itself are not requested twice', async () => {
  const { loadChunk } = await import('./load-chunk.ts');
  links = FILES.map((file) => ({ rel: 'modulepreload', href: `/${file}` }));
  await loadChunk(async () => 'loaded', FILES);
  expect(requested).toEqual([]);
});
