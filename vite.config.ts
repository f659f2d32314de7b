import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import * as en from './contract/text/en/shell/documents.ts';
import * as es from './contract/text/es/shell/documents.ts';
import { makeCommonFonts } from './scripts/common-fonts.ts';
import { makeCoveragePoster } from './scripts/coverage-poster.ts';
import { firstAreasPlugin } from './scripts/first-areas.ts';
import { slimContracts } from './scripts/slim-contract.ts';
import { directIcons, slimIcons } from './scripts/slim-icons.ts';
import { visitorStyles } from './scripts/visitor-styles.ts';
import { plannedFiles } from './scripts/web-chunks.ts';

const from = (file: string) => path.resolve(import.meta.dirname, file);

/** The API's port in development. */
const apiPort = process.env['PORT'] ?? '3000';
const api = `http://127.0.0.1:${apiPort}`;

async function isSignedIn(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  try {
    const answer = await fetch(`${api}/api/auth/session`, { headers: { cookie } });
    const body = (await answer.json()) as { user: unknown };
    return body.user !== null && body.user !== undefined;
  } catch {
    return false;
  }
}

/**
 * In development, picks the document as the server does: the member app with a session, the public page
 * without.
 */
function chooseDocument(): Plugin {
  return {
    name: 'choose-document',
    apply: 'serve',
    configureServer(server) {
      const choose = async (request: Connect.IncomingMessage) => {
        const wantsDocument = request.headers.accept?.includes('text/html') ?? false;
        if (!wantsDocument || request.url?.startsWith('/api/')) return;
        request.url = (await isSignedIn(request.headers.cookie)) ? '/member.html' : '/visitor.html';
      };
      server.middlewares.use((request, _response, next) => void choose(request).then(() => next(), next));
    },
    transformIndexHtml: (html) =>
      html
        .replaceAll('__APP_MODE__', 'demo')
        .replaceAll('__SUPPORT_EMAIL__', process.env['SUPPORT_EMAIL'] ?? 'support@hearthline.example')
        .replaceAll('__CONCIERGE_PHONE__', process.env['CONCIERGE_PHONE'] ?? '+18885550142')
        .replaceAll(
          '__FUNDS__',
          process.env['EMERGENCY_FUNDS'] === 'repayable' ? 'repayable:60:12' : 'benefit',
        )
        .replaceAll(/__(PRICE_LIST|REAL|IMAGERY|IMAGERY_BY|FIRST_STATUS|TIME_ZONE|PAGE_SCRIPTS)__/g, ''),
  };
}

/**
 * Inlines web/recover.ts into both documents: it handles scripts that fail to load, so it can't be one of
 * them.
 */
const recovery = (): Plugin => ({
  name: 'recovery',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const file = from('web/recover.ts');
      const plain = await transformWithOxc(await readFile(file, 'utf8'), file);
      const { code } = await minify('recover.js', plain.code, { module: true });
      // Wrapped in its own scope: it isn't a module and must not leak globals.
      return html.replace(
        '<!--recover-->',
        () => `<script nonce="__CSP_NONCE__">(()=>{${code.trim()}})()</script>`,
      );
    },
  },
});

/** Writes the texts of the build's language into the documents and into web/recover.ts. */
function documentTexts(): Plugin {
  let messages: Record<string, string> = en;
  return {
    name: 'document-texts',
    configResolved({ resolve }) {
      if (resolve.conditions.includes('spanish')) messages = es;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => messages[name] ?? ''),
    },
  };
}

const commonFonts = (): Plugin => ({ name: 'common-fonts', buildStart: makeCommonFonts });
const coveragePoster = (): Plugin => ({ name: 'coverage-poster', buildStart: makeCoveragePoster });

/**
 * Fonts, character maps and decoders that some PDFs need. The path contains the viewer's version, so that
 * browsers can cache it.
 */
const pdfData = (): Plugin => ({
  name: 'pdf-data',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    const pdfjs = path.dirname(from('node_modules/pdfjs-dist/package.json'));
    const { version } = JSON.parse(await readFile(path.join(pdfjs, 'package.json'), 'utf8')) as {
      version: string;
    };
    for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
      for (const file of await readdir(path.join(pdfjs, folder))) {
        // PDF scripts are never run, and the decoders' licenses are in the package.
        if (/^quickjs|LICENSE/.test(file)) continue;
        const source = await readFile(path.join(pdfjs, folder, file));
        this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${folder}/${file}`, source });
      }
    }
  },
});

/** Replaces Vite's preload helper, whose failed imports can't be retried: see web/lib/load-chunk.ts. */
const retryableImports = (): Plugin => ({
  name: 'retryable-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadChunk as __vitePreload } from ${JSON.stringify(from('web/lib/load-chunk.ts'))}`,
  },
  generateBundle(_options, bundle) {
    const isThere = Object.values(bundle).some(
      (file) => file.type === 'chunk' && file.code.includes(' did not arrive'),
    );
    if (!isThere)
      this.error('web/lib/load-chunk.ts is not in the build: Vite has renamed its preload helper.');
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  root: from('web'),
  cacheDir: from('node_modules/.cache/vite'),
  plugins: [
    react(),
    tailwindcss(),
    commonFonts(),
    coveragePoster(),
    firstAreasPlugin(),
    pdfData(),
    directIcons(),
    slimIcons(),
    slimContracts(),
    visitorStyles(),
    recovery(),
    documentTexts(),
    retryableImports(),
    chooseDocument(),
  ],
  // The server replaces this placeholder with a fresh nonce in every document.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // What loadChunk receives: the chunk first. The shared file is loaded by every visitor; listing all
      // imports of all pages there would add 1.3 kB, to save one round trip per navigation.
      resolveDependencies: (file, deps, { hostId, hostType }) => {
        if (hostType === 'html') return deps;
        return /\/shared-[^/]*$/.test(`/${hostId}`) ? [file] : [...new Set([file, ...deps])];
      },
    },
    // Assets stay separate files: data: fonts or scripts would require a looser content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The map library is one large chunk, loaded only by visitors who view the map.
    chunkSizeWarningLimit: 1200,
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          rolldownOptions: {
            input: { visitor: from('web/visitor.html'), member: from('web/member.html') },
            // Puts each message into the code that shows it: a page carries no other page's texts.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: { groups: [plannedFiles()] },
            },
          },
        }),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
}));
