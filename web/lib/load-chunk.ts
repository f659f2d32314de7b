import { isMissingScript } from './missing-script.ts';

/**
 * Every `import()` of the built app goes through `loadChunk`; vite.config.ts swaps it in for Vite's preload
 * helper.
 *
 * Browsers cache a failed module load by its URL: a second `import()` makes no request and fails again until
 * the page is reloaded. So the chunk is first fetched as plain data, which can be retried, and then imported
 * from the cache. A member whose connection dropped can try again and succeed. If the connection drops
 * between the two steps, web/recover.ts reloads the page.
 */

/** Files that the document itself requested have loaded, or web/recover.ts reloads the page. */
const inDocument = (file: string) => document.querySelector(`[href="/${file}"],[src="/${file}"]`);

const addLink = (file: string, rel: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href: `/${file}` });
  document.head.append(link);
  return link;
};

/** A stylesheet that failed is removed, so that the next attempt requests it again. */
const addStylesheet = (file: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = addLink(file, 'stylesheet');
    link.onload = resolve;
    link.onerror = () => reject(link.remove());
  });

const fetchScript = async (file: string) => {
  const reply = await fetch(`/${file}`);
  // Read the body to the end: only then is it in the cache.
  await (reply.ok ? reply.text() : Promise.reject());
};

const requests = new Map<string, Promise<unknown>>();

/** Requests each file once. A failed request is forgotten, so that it can be retried. */
function request(file: string): unknown {
  if (inDocument(file)) return;
  const current =
    requests.get(file) ??
    (file.endsWith('.css') ? addStylesheet(file) : fetchScript(file)).catch(() => {
      requests.delete(file);
      // A TypeError, like a failed fetch(): the page then asks the user to check the connection.
      throw new TypeError(`${file} did not arrive`);
    });
  requests.set(file, current);
  return current;
}

/** `load` imports the first of `files`; the others are its stylesheets and dependencies. */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.filter((file, at) => at === 0 || file.endsWith('.css')).map(request));
  for (const file of files) if (!inDocument(file)) addLink(file, 'modulepreload');
  try {
    return await load();
  } catch (error) {
    if (isMissingScript(error)) dispatchEvent(new Event('scripts-missing'));
    throw error;
  }
}
