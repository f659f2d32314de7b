import { beforeEach, expect, test, vi } from 'vitest';

const page = 'assets/page-1.js';
const files: Record<string, string> = {};
const requested: string[] = [];
let isConnected = true;
let inDocument: string[] = [];

/** A stylesheet link that loads, or fails, as soon as it is in the document. */
const link = () => ({
  rel: '',
  href: '',
  onload: () => undefined,
  onerror: () => undefined,
  remove: () => undefined,
});

beforeEach(() => {
  vi.resetModules();
  isConnected = true;
  inDocument = [];
  requested.length = 0;
  for (const file of Object.keys(files)) delete files[file];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (!isConnected) throw new TypeError('Failed to fetch');
    const code = files[url.slice(1)];
    return new Response(code ?? 'Not found', { status: code === undefined ? 404 : 200 });
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      inDocument.some((file) => selector.includes(`"/${file}"`)) ? {} : null,
    createElement: link,
    head: {
      append: (added: ReturnType<typeof link>) => {
        requested.push(added.href);
        (isConnected ? added.onload : added.onerror)();
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

const load = async (names: string[], chunk = async () => 'loaded') => {
  const { loadChunk } = await import('./load-chunk.ts');
  return { again: () => loadChunk(chunk, names) };
};

test('a chunk is imported once it and everything it imports are there, in a circle too', async () => {
  files[page] = 'import{a as b}from"./field-2.js";import"./side-3.js";const c=()=>import("./later-4.js")';
  files['assets/field-2.js'] = 'import{x}from"./page-1.js";export{a}';
  files['assets/side-3.js'] = '';
  const { again } = await load([page]);
  expect(await again()).toBe('loaded');
  expect(requested.toSorted()).toEqual(['/assets/field-2.js', '/assets/page-1.js', '/assets/side-3.js']);
  await again();
  expect(requested).toHaveLength(3);
});

test('a member whose connection dropped tries again and succeeds: nothing was imported before', async () => {
  files[page] = 'import"./field-2.js"';
  files['assets/field-2.js'] = '';
  const imported = vi.fn<() => Promise<string>>(async () => 'loaded');
  const { again } = await load([page, 'assets/page-5.css'], imported);
  isConnected = false;
  await expect(again()).rejects.toThrow(TypeError);
  expect(imported).not.toHaveBeenCalled();
  isConnected = true;
  expect(await again()).toBe('loaded');
  expect(requested.filter((url) => url.endsWith('.css'))).toHaveLength(2);
});

test('an import that is missing on the server fails, and is asked for again', async () => {
  files[page] = 'import"./field-2.js"';
  const { again } = await load([page]);
  await expect(again()).rejects.toThrow('assets/field-2.js did not arrive');
  files['assets/field-2.js'] = '';
  expect(await again()).toBe('loaded');
});

test('what the document loads itself is not requested twice', async () => {
  files[page] = 'import"./shared-6.js"';
  inDocument = ['assets/shared-6.js'];
  const { again } = await load([page]);
  await again();
  expect(requested).toEqual(['/assets/page-1.js']);
});
