import type { Locator, Page } from '@playwright/test';
import { visitFully } from './test.ts';

/** One gray pixel for every tile, because tests request nothing from the internet. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ANSWER = { contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: TILE };

export const stubTiles = (page: Page): Promise<unknown> =>
  page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill(ANSWER));

/** Answers only the tile that shows that there are tiles. Returns how many others are waiting, as on a slow network. */
export async function holdTiles(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill(ANSWER);
  });
  return () => asked - 1;
}

/** The page with its deferred code loaded and the introduction closed. */
export async function visitCoverage(page: Page, path = '/coverage'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('coverage-intro-seen', 'true'));
  await visitFully(page, path);
}

export const areaCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Areas at risk' }).getByRole('heading');
