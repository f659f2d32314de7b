import type { Locator, Page } from '@playwright/test';
import { visitFully } from './test.ts';

/** One grey pixel for every tile: no test asks anything of the world. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const stubTiles = (page: Page): Promise<unknown> =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: TILE }),
  );

/** The page with its later code; the introduction is out of the way. */
export async function visitCoverage(page: Page, path = '/coverage'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('coverage-intro-seen', 'true'));
  await visitFully(page, path);
}

export const areaCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Areas at risk' }).getByRole('heading');
