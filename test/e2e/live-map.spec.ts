import type { Page } from '@playwright/test';
import { stubTiles } from './coverage-map.ts';
import { faultsOf, overflow } from './faults.ts';
import { expect, test, visit } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visitMap(page: Page, path = '/map'): Promise<void> {
  await stubTiles(page);
  await visit(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-deferred', 'ready');
}

/** Once the demo's sources were polled. */
const waitForHazards = (page: Page) =>
  expect
    .poll(
      async () => {
        const reply = await page.request.get('/api/live-map?west=-123&south=38&east=-122&north=39');
        const { fires, closures } = (await reply.json()) as { fires: unknown[]; closures: unknown[] };
        return [fires.length, closures.length];
      },
      { timeout: 100_000 },
    )
    .toEqual([1, 1]);

test('the live map has a list beside it, with the age of every source, by keyboard alone', async ({
  page,
}) => {
  await waitForHazards(page);
  await visitMap(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live map');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await page.getByLabel('Area').selectOption('North Bay and Wine Country');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Calistoga Road both directions: Road closed' }),
  ).toBeVisible();
  await expect(page.getByText('410 acres. 15% contained.')).toBeVisible();
  await expect(page.getByText(/It may have grown since/)).toBeVisible();
  // No source of zones in a demo: nothing is said about orders but that we can't see them.
  await expect(page.getByText('We can’t see evacuation zones right now.')).toBeVisible();
  await expect(page.getByText('Simulated road closures (demo)').last()).toBeVisible();
  await expect(page.getByText(/Last complete response/)).toHaveCount(2);
  await page.getByRole('button', { name: /Show on map.*Ridge/ }).press('Enter');
  await expect(page.getByLabel('Area')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await page.getByLabel('Area').selectOption('San Diego and Inland Empire');
  await expect(
    page.getByText('No closure is listed here. That doesn’t mean that roads are open.'),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('it fits a phone, in Spanish too', async ({ page }) => {
  await waitForHazards(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await visitMap(page, '/es/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa en vivo');
  await expect(
    page.getByRole('heading', { name: 'Calistoga Road ambos sentidos: Vía cerrada' }),
  ).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('without an answer it says so, and keeps what it had', async ({ page }) => {
    await waitForHazards(page);
    await page.route('**/api/live-map?**', (route) => route.abort());
    await visitMap(page);
    await expect(page.getByText('We couldn’t load the list')).toBeVisible();
    await page.unroute('**/api/live-map?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  });
});
