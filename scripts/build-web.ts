/**
 * Builds the web app into dist/web: hashed files in assets/, one HTML document per public page and language
 * and one per language for the member app in pages/, and documents.json, which tells the server which is which. Built elsewhere and
 * moved in when complete: dist/web holds the old build, briefly none, then the new one, but never a partial
 * one.
 */
import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { swapIn } from './swap-in.ts';
import { type DocumentIndex, type LanguageBuild, writeDocuments } from './web-documents.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'dist/web');
const work = path.join(root, `dist/.build-${process.pid}`);
const web = path.join(work, 'web');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size, compression doesn't save a network packet. */
const MIN_COMPRESSED_BYTES = 1024;

/** Conditions of `#text/*` in package.json, in addition to Vite's own. */
const CONDITIONS: Record<Language, string[]> = { en: [], es: ['spanish'] };

async function bundle(language: Language): Promise<LanguageBuild> {
  const client = language === 'en' ? web : path.join(work, `web-${language}`);
  const server = path.join(work, `ssr-${language}`);
  const common = {
    root: path.join(root, 'web'),
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
  } as const;
  await build({
    ...common,
    resolve: { conditions: [...CONDITIONS[language], ...defaultClientConditions] },
    build: { outDir: client, emptyOutDir: true, manifest: true, copyPublicDir: language === 'en' },
  });
  const conditions = [...CONDITIONS[language], ...defaultServerConditions];
  await build({
    ...common,
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    build: { outDir: server, emptyOutDir: true, ssr: path.join(root, 'web/prerender.tsx') },
  });
  return { language, client, server };
}

/** Files that don't depend on the language have the same name in every build, and are stored once. */
async function buildAll(): Promise<void> {
  const indexes: DocumentIndex[] = [];
  for (const language of LANGUAGES) {
    const built = await bundle(language);
    indexes.push(await writeDocuments(built));
    if (built.client !== web) await cp(built.client, web, { recursive: true, force: false });
  }
  const documents = {
    pages: indexes.flatMap(({ pages }) => pages),
    memberPaths: indexes[0]?.memberPaths,
    demoPaths: indexes[0]?.demoPaths,
    pageScripts: Object.fromEntries(LANGUAGES.map((language, at) => [language, indexes[at]?.pageScripts])),
  };
  await writeFile(path.join(web, 'documents.json'), `${JSON.stringify(documents, null, 2)}\n`);
}

/**
 * Files compressed in parallel. Compressing all at once would need more open files than a container allows.
 */
const LANES = 8;

/**
 * A file never changes under its name, so it's compressed once, here, at the highest level. A quick build for tests gets
 * files that are a tenth larger in a sixteenth of the time.
 */
const BROTLI_QUALITY = process.argv.includes('--quick') ? 9 : constants.BROTLI_MAX_QUALITY;

async function compress(): Promise<void> {
  const names = globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: web }).values();
  const lane = async () => {
    for (const name of names) await compressFile(path.join(web, name));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_COMPRESSED_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

try {
  await buildAll();
  await compress();
  // Next to the work folder, so that the old build survives if it can't be put back. The next `npm start`
  // build removes it.
  await swapIn(web, target, `${work}.previous`);
} finally {
  // After an error, other workers are still writing. Without retries, their files would hide the original
  // error.
  await rm(work, { recursive: true, force: true, maxRetries: 10 });
}
