import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Language, LANGUAGES, LOCALES } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import { sized } from '#test/tier.ts';
import { prerenderedFacts } from '#web/prerendered-pages.ts';
import { expect, test, visit } from './test.ts';

/** What a visitor's phone may load before anyone touches the page, compressed. */
const MAX_BYTES = 95_000;

/** Maps, forms, long texts and links from emails: each kind of page once. The soak tier checks every page. */
const KINDS = ['/', '/coverage', '/map', '/waitlist', '/sign-in', '/faq', '/community', '/shared-recovery'];
/** Those with the least room. In Spanish the same page is about 0.3 kB larger. */
const LARGEST = ['/map', '/waitlist', '/sign-in'];
const all = Object.keys(prerenderedFacts);
const paths = sized<Record<Language, string[]>>({
  gate: { en: KINDS, es: LARGEST },
  soak: { en: all, es: all },
});

/** Every script that the page loaded by itself. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  return [...files];
}

test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /status of 4\d\d/ });

for (const language of LANGUAGES)
  test.describe(`on a phone in ${LOCALES[language]}`, () => {
    // On a phone in another language, a page also loads a small script that suggests that language.
    test.use({ locale: LOCALES[language] });

    for (const path of paths[language].map((path) => pathIn(language, path))) {
      test(`${path} starts with at most ${MAX_BYTES / 1000} kB of script, and no map`, async ({ page }) => {
        const files = await scriptsOf(page, path);
        const sizes = files.map((file) => gzipSync(readFileSync(`dist/web${file}`), { level: 9 }).length);
        expect(files.join(' ')).not.toMatch(/\/(member|map-canvas|hazard-map)-/);
        // Neither the map library nor the validation library. File names don't say which modules are inside.
        const heavy = files.filter((file) => /maplibregl|_zod/.test(readFileSync(`dist/web${file}`, 'utf8')));
        expect(heavy).toEqual([]);
        expect(
          sizes.reduce((sum, size) => sum + size, 0),
          files.map((file, at) => `${sizes[at]} ${file}`).join('\n'),
        ).toBeLessThanOrEqual(MAX_BYTES);
      });
    }
  });
