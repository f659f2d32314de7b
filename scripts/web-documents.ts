/** Writes the documents of one language: one per public page, and those of the signed-in app. */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { BRAND } from '#contract/brand.ts';
import { filesAfterSignIn } from '#contract/device-copy.ts';
import { type Language, LANGUAGES, LOCALES } from '#contract/text/language.ts';
import { summary as english } from '#contract/text/en/brand.ts';
import { summary as spanish } from '#contract/text/es/brand.ts';
import { PATH_PREFIXES, pathIn } from '#contract/text/paths.ts';
import { scriptsOf } from './web-manifest.ts';
import { buildServiceWorker } from './web-worker.ts';

const SUMMARIES: Record<Language, string> = { en: english, es: spanish };

/** The build of one language: the files for browsers, and the code that prerenders its pages. */
export type LanguageBuild = { language: Language; client: string; server: string };

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

const NONCE = '__CSP_NONCE__';
const EMPTY_ROOT = '<div id="root"></div>';
/** Limit for the scripts a public page may load before it becomes interactive on a phone. */
const MAX_SCRIPT_BYTES = 95_000;
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Inlines styles into the document, so that the first paint needs no other request. */
async function inlineStyles({ client }: LanguageBuild, html: string): Promise<string> {
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
 * The text is visible without scripts, so they load only after the first paint. Until then the connection is
 * used for the text and its fonts. A page opened in a background tab isn't painted and doesn't wait.
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
function fontPreloads({ client }: LanguageBuild): string {
  const fonts = globSync('assets/{figtree,bricolage-grotesque}-common-*.woff2', { cwd: client });
  if (fonts.length !== 2) throw new Error(`The build has ${fonts.length} fonts where two were expected.`);
  return fonts
    .map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`)
    .join('\n    ');
}

/** The same page in every language, for search engines. */
const alternates = (page: Page): string[] =>
  page.isIndexed
    ? [
        ...LANGUAGES.map(
          (language) =>
            `<link rel="alternate" hreflang="${language}" href="__ORIGIN__${pathIn(language, page.path)}" />`,
        ),
        `<link rel="alternate" hreflang="x-default" href="__ORIGIN__${page.path}" />`,
      ]
    : [];

function pageHead(page: Page, language: Language, manifest: Manifest, html: string): string {
  const address = `__ORIGIN__${pathIn(language, page.path)}`;
  const early = [...scriptsOf(manifest, page.source)].filter((file) => !html.includes(file));
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    // The server fills in its public address, which isn't known at build time.
    `<link rel="canonical" href="${address}" />`,
    ...alternates(page),
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:locale" content="${LOCALES[language].replace('-', '_')}" />`,
    `<meta property="og:title" content="${escapeHtml(page.title)}" />`,
    `<meta property="og:description" content="${escapeHtml(page.description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${BRAND.name}" />`,
    '<meta property="og:image" content="__ORIGIN__/social.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${BRAND.name}: ${escapeHtml(SUMMARIES[language])}" />`,
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

async function checkScriptBudget({ client }: LanguageBuild, pagePath: string, html: string): Promise<void> {
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file as string),
  );
  let bytes = 0;
  for (const file of scripts) bytes += gzipSync(await readFile(path.join(client, file)), { level: 9 }).length;
  if (bytes > MAX_SCRIPT_BYTES) {
    throw new Error(`${pagePath} needs ${bytes} bytes of script (gzip); the budget is ${MAX_SCRIPT_BYTES}.`);
  }
}

/** What the server needs to know about a language's documents; see server/platform/documents.ts. */
export type DocumentIndex = {
  pages: object[];
  memberPaths: string[];
  demoPaths: string[];
  pageScripts: Record<string, string[]>;
};

/**
 * Pages whose documents request the page's scripts directly. Otherwise the browser discovers them only when
 * the app runs, two round trips later.
 */
const EARLY_PAGES: Record<string, string> = {
  '/': 'office/dashboard/dashboard-page.tsx',
  '/dashboard': 'office/dashboard/dashboard-page.tsx',
  '/evacuation': 'emergency/evacuation/evacuation-page.tsx',
  '/plan': 'emergency/plan/plan-page.tsx',
  '/vault': 'home/vault/vault-page.tsx',
  '/readiness': 'home/readiness/readiness-page.tsx',
  '/market': 'money/marketplace/market-page.tsx',
  '/help': 'service/conversations/help-page.tsx',
  '/settings': 'office/settings/settings-page.tsx',
};

function pageScripts(manifest: Manifest): Record<string, string[]> {
  const ofApp = scriptsOf(manifest, 'member.html');
  return Object.fromEntries(
    Object.entries(EARLY_PAGES).map(([path, source]) => [
      path,
      [...scriptsOf(manifest, source)].filter((file) => !ofApp.has(file)),
    ]),
  );
}

/** The first page after signing in, whose files a browser preloads while the user waits for the code. */
async function writeFilesAfterSignIn({ language, client }: LanguageBuild, manifest: Manifest): Promise<void> {
  const scripts = scriptsOf(manifest, 'member.html');
  scriptsOf(manifest, EARLY_PAGES['/dashboard'] ?? '', scripts);
  const chunks = Object.values(manifest).filter(({ file }) => scripts.has(file));
  const files = new Set([...scripts, ...chunks.flatMap(({ css = [] }) => css)]);
  await writeFile(path.join(client, filesAfterSignIn(language)), JSON.stringify([...files].toSorted()));
}

export async function writeDocuments(built: LanguageBuild): Promise<DocumentIndex> {
  const { language, client, server } = built;
  const folder = PATH_PREFIXES[language].slice(1);
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  await buildServiceWorker(built, manifest);
  await writeFilesAfterSignIn(built, manifest);
  const prerender = (await import(pathToFileURL(path.join(server, 'prerender.js')).href)) as Prerender;
  const pages = await prerender.prerenderPages();
  const write = async (file: string, html: string) => {
    const target = path.join(client, 'pages', folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  const withFont = (html: string) => html.replace('</title>', () => `</title>\n    ${fontPreloads(built)}`);
  const inLanguage = async (file: string) =>
    (await readFile(path.join(client, file), 'utf8')).replace('lang="en"', `lang="${language}"`);
  const visitor = await inlineStyles(built, await inLanguage('visitor.html'));
  const documentOf = (page: Page, body: string) => {
    if (/ style="|<script/.test(body)) {
      throw new Error(
        `${page.path} has an inline style or script, which the content security policy refuses.`,
      );
    }
    return visitor
      .replace('<!--page-head-->', () => pageHead(page, language, manifest, visitor))
      .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);
  };
  const index = [];
  for (const page of pages) {
    const { isIndexed, fill } = page;
    const name = page.path === '/' ? 'index' : page.path.slice(1);
    const html = documentOf(page, page.body);
    await checkScriptBudget(built, page.path, html);
    const file = `${name}.html`;
    await write(file, withFont(scriptsLast(html)));
    const variants = page.variants.map(({ query }, i) => ({ query, file: `${name}~${i + 1}.html` }));
    for (const [i, variant] of variants.entries())
      await write(variant.file, withFont(scriptsLast(documentOf(page, page.variants[i]?.body ?? ''))));
    const demoFile = page.demoBody === undefined ? undefined : `${name}~demo.html`;
    if (demoFile) await write(demoFile, withFont(scriptsLast(documentOf(page, page.demoBody ?? ''))));
    index.push({
      path: pathIn(language, page.path),
      file: path.posix.join(folder, file),
      demoFile: demoFile && path.posix.join(folder, demoFile),
      isIndexed,
      fill,
      variants: variants.map(({ query, file: name }) => ({ query, file: path.posix.join(folder, name) })),
    });
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
  await write('app.html', withFont(await inLanguage('member.html')));
  const { memberPaths, demoPaths } = prerender;
  for (const leftover of ['visitor.html', 'member.html', '.vite']) {
    await rm(path.join(client, leftover), { recursive: true });
  }
  return { pages: index, memberPaths, demoPaths, pageScripts: pageScripts(manifest) };
}
