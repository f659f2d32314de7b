import type { Locator, Page } from '@playwright/test';
import { visitFully } from './test.ts';

/** One gray pixel for every tile, because tests request nothing from the internet. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const stubTiles = (page: Page): Promise<unknown> =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: TILE }),
  );

/** The page with its deferred code loaded and the introduction closed. */
export async function visitCoverage(page: Page, path = '/coverage'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('coverage-intro-seen', 'true'));
  await visitFully(page, path);
}

export const areaCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Areas at risk' }).getByRole('heading');
