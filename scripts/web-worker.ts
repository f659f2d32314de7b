/** Builds the service worker of one language. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { workerFile } from '#contract/device-copy.ts';
import type { Language } from '#contract/text/language.ts';
import { scriptsOf } from './web-manifest.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Pages that work offline, and what every page may need; see web/sw.ts. */
const OFFLINE_PAGES = [
  'emergency/plan/plan-page.tsx',
  'emergency/evacuation/evacuation-page.tsx',
  'home/recovery/steps-page.tsx',
  'office/dashboard/dashboard-page.tsx',
  'emergency/ambassadors/training-page.tsx',
  'emergency/ambassadors/module-page.tsx',
  'emergency/evacuation/request-card.tsx',
  'shell/account-menu-list.tsx',
  'shell/mobile-sidebar.tsx',
  'ui/toaster.tsx',
];

/** The service worker with the list of files it caches. Its content changes when any of them does. */
export async function buildServiceWorker(
  { language, client }: { language: Language; client: string },
  manifest: Manifest,
): Promise<void> {
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
        output: { entryFileNames: workerFile(language), format: 'iife' },
      },
    },
  });
}
