import { STATIC_IMPORT } from './static-import.ts';

/**
 * Every `import()` of the built app goes through `loadChunk`; vite.config.ts swaps it in for Vite's preload helper.
 *
 * Browsers remember a module that failed to load by its URL: a second `import()` makes no request and fails again until
 * the page is reloaded. So each file is first fetched as plain data, which can be repeated, and imported only once all
 * of them are in the HTTP cache. A member whose connection dropped for a moment can then try again and succeed.
 */

/** What the document asked for itself is there, or web/recover.ts reloads the page. */
const inDocument = (file: string) => document.querySelector(`[href="/${file}"],[src="/${file}"]`);

/** Returns the files this one imports. */
async function fetchScript(file: string): Promise<string[]> {
  const reply = await fetch(`/${file}`);
  return reply.ok
    ? [...(await reply.text()).matchAll(STATIC_IMPORT)].map(([, name]) => `assets/${name}`)
    : Promise.reject();
}

/** A stylesheet that failed is removed, so that the next attempt requests it again. */
function addStylesheet(file: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${file}`;
    link.onload = () => resolve([]);
    link.onerror = () => reject(link.remove());
    document.head.append(link);
  });
}

const requests = new Map<string, Promise<string[]>>();

/** Each file is requested once; a failed request is forgotten. */
function request(file: string): Promise<string[]> {
  const earlier = requests.get(file);
  if (earlier) return earlier;
  if (inDocument(file)) return Promise.resolve([]);
  const current = (file.endsWith('.css') ? addStylesheet(file) : fetchScript(file)).catch(() => {
    requests.delete(file);
    // As from fetch(): people are told to check their connection.
    throw new TypeError(`${file} did not arrive`);
  });
  requests.set(file, current);
  return current;
}

async function fetchWithImports(file: string, visited: Set<string>): Promise<void> {
  if (visited.has(file)) return;
  visited.add(file);
  await Promise.all((await request(file)).map((name) => fetchWithImports(name, visited)));
}

/** `files` are the chunk and those of its imports the build names; `load` imports the chunk. */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const visited = new Set<string>();
  await Promise.all(files.map((file) => fetchWithImports(file, visited)));
  return load();
}
