/**
 * Builds the web app into dist/web: hashed files in assets/, one HTML document per public page and one for
 * the member app in pages/, and documents.json, which tells the server which is which. Built elsewhere and
 * moved in when complete: dist/web holds the old build, briefly none, then the new one, but never a partial
 * one.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { BRAND } from '#contract/brand.ts';
import { swapIn } from './swap-in.ts';

type Page = {
  path: string;
  source: string;
  title: string;
  description: string;
  isIndexed: boolean;
  fill: string[];
  facts: object[];
  body: string;
  demoBody?: string;
  variants: { query: string; body: string }[];
};
type Prerender = {
  prerenderPages: () => Promise<Page[]>;
  prerenderPlainAnswer: () => Promise<string>;
  memberPaths: string[];
  demoPaths: string[];
};

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/web');
const work = path.join(root, `dist/.build-${process.pid}`);
const client = path.join(work, 'web');
const server = path.join(work, 'ssr');

const NONCE = '__CSP_NONCE__';
const EMPTY_ROOT = '<div id="root"></div>';
/** Limit for the scripts a public page may load before it becomes interactive on a phone. */
const MAX_SCRIPT_BYTES = 95_300;
/** Below this size, compression saves no network packet. */
const MIN_COMPRESSED_BYTES = 1024;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

async function bundle(): Promise<void> {
  const common = { root: path.join(root, 'web'), configFile: path.join(root, 'vite.config.ts') };
  await build({ ...common, logLevel: 'warn', build: { outDir: client, emptyOutDir: true, manifest: true } });
  await build({
    ...common,
    logLevel: 'warn',
    build: { outDir: server, emptyOutDir: true, ssr: path.join(root, 'web/prerender.tsx') },
  });
}

/** All scripts a module needs up front: its own chunk and its imports. */
function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `The build has no chunk for ${key}; is its source named right in web/prerendered-pages.ts?`,
    );
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}

/** Inlines styles into the document, so that the first paint needs no other request. */
async function inlineStyles(html: string): Promise<string> {
  let inlined = html;
  for (const [link, href] of html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)) {
    const css = await readFile(path.join(client, href as string), 'utf8');
    inlined = inlined.replace(link, () => `<style nonce="${NONCE}">${css.trim()}</style>`);
  }
  return inlined;
}

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;

/**
 * The text is visible without scripts, so they load only after the first paint: until then the connection is
 * for the text and its fonts. A page opened in a background tab isn't painted and doesn't wait.
 */
function scriptsLast(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const [entry] = [...html.matchAll(ENTRY)].map(([, src]) => src);
  const begin =
    `var start=()=>{for(var href of ${JSON.stringify(preloads)})` +
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));" +
    // web/recover.ts listens for this event.
    `import(${JSON.stringify(entry)}).catch((e)=>{dispatchEvent(new Event('scripts-missing'));console.error(e)})};` +
    'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))';
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(ENTRY, '')
    .replace('</body>', () => `  <script nonce="${NONCE}">${begin}</script>\n  </body>`);
}

/** Both fonts are on every page but are discovered only in the styles, so preload them. */
function fontPreloads(): string {
  const fonts = globSync('assets/{figtree,bricolage-grotesque}-common-*.woff2', { cwd: client });
  if (fonts.length !== 2) throw new Error(`The build has ${fonts.length} fonts where two were expected.`);
  return fonts
    .map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ');
}

function pageHead(page: Page, manifest: Manifest, html: string): string {
  const early = [...scriptsOf(manifest, page.source)].filter((file) => !html.includes(file));
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    // The server fills in its public address, which the build doesn't know.
    `<link rel="canonical" href="__ORIGIN__${page.path}" />`,
    `<meta property="og:url" content="__ORIGIN__${page.path}" />`,
    `<meta property="og:title" content="${escapeHtml(page.title)}" />`,
    `<meta property="og:description" content="${escapeHtml(page.description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${BRAND.name}" />`,
    '<meta property="og:image" content="__ORIGIN__/social.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${BRAND.name}: ${escapeHtml(BRAND.summary)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...page.facts.map(
      // "<" could end the element early.
      (fact) =>
        `<script type="application/ld+json" nonce="${NONCE}">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`,
    ),
    ...early.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${NONCE}" />`),
  ].join('\n    ');
}

/** The document for visitors without scripts, with nothing to hydrate. */
const withoutScripts = (html: string, body: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);

async function checkScriptBudget(pagePath: string, html: string): Promise<void> {
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file as string),
  );
  let bytes = 0;
  for (const file of scripts) bytes += gzipSync(await readFile(path.join(client, file)), { level: 9 }).length;
  if (bytes > MAX_SCRIPT_BYTES) {
    throw new Error(`${pagePath} needs ${bytes} bytes of script (gzip); the budget is ${MAX_SCRIPT_BYTES}.`);
  }
}

async function writeDocuments(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  await buildServiceWorker(manifest);
  const prerender = (await import(pathToFileURL(path.join(server, 'prerender.js')).href)) as Prerender;
  const pages = await prerender.prerenderPages();
  const write = async (file: string, html: string) => {
    const target = path.join(client, 'pages', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  const withFont = (html: string) => html.replace('</title>', () => `</title>\n    ${fontPreloads()}`);
  const visitor = await inlineStyles(await readFile(path.join(client, 'visitor.html'), 'utf8'));
  const documentOf = (page: Page, body: string) => {
    if (/ style="|<script/.test(body)) {
      throw new Error(
        `${page.path} has an inline style or script, which the content security policy refuses.`,
      );
    }
    return visitor
      .replace('<!--page-head-->', () => pageHead(page, manifest, visitor))
      .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);
  };
  const index = [];
  for (const page of pages) {
    const { isIndexed, fill } = page;
    const name = page.path === '/' ? 'index' : page.path.slice(1);
    const html = documentOf(page, page.body);
    await checkScriptBudget(page.path, html);
    const file = `${name}.html`;
    await write(file, withFont(scriptsLast(html)));
    const variants = page.variants.map(({ query }, i) => ({ query, file: `${name}~${i + 1}.html` }));
    for (const [i, variant] of variants.entries())
      await write(variant.file, withFont(scriptsLast(documentOf(page, page.variants[i]?.body ?? ''))));
    const demoFile = page.demoBody === undefined ? undefined : `${name}~demo.html`;
    if (demoFile) await write(demoFile, withFont(scriptsLast(documentOf(page, page.demoBody ?? ''))));
    index.push({ path: page.path, file, demoFile, isIndexed, fill, variants });
  }
  const bare = (title: string) =>
    visitor.replace(
      '<!--page-head-->',
      `<meta name="robots" content="noindex" />\n    <title>${title}</title>`,
    );
  await write('blank.html', withFont(bare('Hearthline')));
  await write(
    'plain.html',
    withFont(withoutScripts(bare('__PLAIN_TITLE__ · Hearthline'), await prerender.prerenderPlainAnswer())),
  );
  await write('app.html', withFont(await readFile(path.join(client, 'member.html'), 'utf8')));
  const { memberPaths, demoPaths } = prerender;
  const documents = { pages: index, memberPaths, demoPaths };
  await writeFile(path.join(client, 'documents.json'), `${JSON.stringify(documents, null, 2)}\n`);
  for (const leftover of ['visitor.html', 'member.html', '.vite']) {
    await rm(path.join(client, leftover), { recursive: true });
  }
}

/** Pages that open offline, and what every page may need; see web/sw.ts. */
const OFFLINE_PAGES = [
  'emergency/plan/plan-page.tsx',
  'emergency/evacuation/evacuation-page.tsx',
  'office/dashboard/dashboard-page.tsx',
  'ui/toaster.tsx',
];

/** The service worker, with the list of files it caches. Its text changes when one of them does. */
async function buildServiceWorker(manifest: Manifest): Promise<void> {
  const scripts = new Set<string>();
  for (const key of ['member.html', ...OFFLINE_PAGES]) scriptsOf(manifest, key, scripts);
  const chunks = Object.values(manifest).filter(({ file }) => scripts.has(file));
  const styles = chunks.flatMap(({ css = [] }) => css);
  const fonts = globSync('assets/{figtree,bricolage-grotesque}-common-*.woff2', { cwd: client });
  const files = [...new Set([...scripts, ...styles, ...fonts])].map((file) => `/${file}`).toSorted();
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const entry = `/${manifest['member.html']?.file}`;
  await build({
    root: path.join(root, 'web'),
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify({ id, entry, files }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(root, 'web/sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

/** Files never change under their name, so they are compressed once, here, at the highest level. */
async function compress(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: client });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(client, name);
      const bytes = await readFile(file);
      if (bytes.length < MIN_COMPRESSED_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

try {
  await bundle();
  await writeDocuments();
  await compress();
  // Next to the work folder, so that the old build survives if it can't be put back. The next `npm start`
  // build removes it.
  await swapIn(client, target, `${work}.previous`);
} finally {
  await rm(work, { recursive: true, force: true });
}
