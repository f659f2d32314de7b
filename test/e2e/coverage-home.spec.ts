import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { stubTiles, visitCoverage as visitMap } from './coverage-map.ts';
import { faultsOf } from './faults.ts';
import { expect, test, toast, wakeWholePage } from './test.ts';

test.beforeEach(({ page }) => stubTiles(page));

// No wider than a tablet, so that the map, which is slow to render here, doesn't load.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 720, height: 800 } });

test.describe('my home', () => {
  const answer = (page: Page) => page.locator('[data-answer]');

  test('gets a result that can be shared without its street', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitMap(page);
    const box = page.getByRole('combobox', { name: 'Your address, city or ZIP code' });
    await page.getByRole('button', { name: 'Check my home' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Enter your address, city or ZIP code');

    await box.fill('123 Skyway, Paradise, CA 95969');
    await box.press('Enter');
    await expect(answer(page).getByRole('heading', { level: 3 })).toBeFocused();
    await expect(answer(page)).toContainText('Butte County, CA');
    await expect(answer(page)).toContainText('not your house number');
    await expect(answer(page)).toContainText('FEMA rating: Relatively Moderate');
    await expect(answer(page)).toContainText('The score is a rank: 93% of US counties have a lower risk.');
    await expect(answer(page)).toContainText('Covered now');
    const bars = answer(page).getByRole('list', { name: 'Hazards, score out of 100 and FEMA rating' });
    await expect(bars.getByRole('listitem').first()).toHaveText('Wildfire98.5, Relatively High');
    await expect(bars.getByRole('listitem')).toHaveCount(6);
    await expect(answer(page)).toContainText('Past disasters within 50 miles');
    await expect(answer(page)).toContainText('Camp Fire');
    await expect(
      answer(page)
        .getByText(/^Sources: ./)
        .first(),
    ).toBeVisible();
    await expect(answer(page)).toContainText('Support partners within 50 miles');
    await expect(answer(page)).toContainText('Sample');
    await expect(answer(page)).toContainText('not endorsed by FEMA');
    await expect(answer(page).getByRole('link', { name: 'Protect this home' })).toHaveAttribute(
      'href',
      '/waitlist?address=123%20Skyway%2C%20Paradise%2C%20CA%2095969',
    );
    await expect(page).toHaveURL(/\/coverage\?place=[^&]*95969$/);
    expect(page.url()).not.toContain('Skyway');
    expect.soft(await faultsOf(page)).toEqual([]);

    await answer(page).getByRole('button', { name: 'Copy a link without the street' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toContain('Skyway');
    const asked = page.waitForRequest((request) => request.url().includes('/api/risk/address'));
    await page.goto(link);
    expect((await asked).method()).toBe('GET');
    await expect(answer(page)).toContainText('Butte County, CA');
    await answer(page).getByRole('button', { name: 'Close the result' }).click();
    await expect(answer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/coverage$/);
  });

  test('is found by location, or the page says why not', { tag: SOAK }, async ({ page, context }) => {
    await visitMap(page);
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        refused?.({ code: 1 } as GeolocationPositionError);
    });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('alert')).toContainText('didn’t share your location');
    await expect(page.getByRole('alert')).toContainText('We don’t know where you are');
    await page.reload();
    await wakeWholePage(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 38.44, longitude: -122.71 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(answer(page)).toContainText('Sonoma County, CA');
    await expect(answer(page)).toContainText('Distances are from your device’s location');
    await expect(answer(page).getByRole('link', { name: 'Protect this home' })).toHaveAttribute(
      'href',
      /address=(?!Near)[A-Z][\w%]*%2C%20CA%20954\d\d$/,
    );
    await page.evaluate(() => delete (Navigator.prototype as { clipboard?: unknown }).clipboard);
    await answer(page).getByRole('button', { name: 'Copy a link without the street' }).click();
    await expect(toast(page, 'We couldn’t copy the link')).toBeVisible();
  });

  test.describe('that can’t be found', () => {
    test.use({ expectedErrors: /404|503/ });

    test('shows an error and allows another try', { tag: SOAK }, async ({ page }) => {
      await visitMap(page);
      const box = page.getByRole('combobox', { name: 'Your address, city or ZIP code' });
      const broken = (url: URL) => url.pathname === '/api/risk/address';
      await page.route(broken, (route) => route.fulfill({ status: 503, json: { error: 'We are busy.' } }));
      await box.fill('95969');
      await page.getByRole('button', { name: 'Check my home' }).click();
      await expect(page.getByRole('alert')).toContainText('We are busy.');
      await page.unroute(broken);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(answer(page)).toContainText('Butte County');
      await box.fill('zzzz qqqq');
      await page.getByRole('button', { name: 'Check my home' }).click();
      await expect(page.getByRole('alert')).toContainText('No result for this address');
      await expect(box).toHaveValue('zzzz qqqq');
    });
  });
});
