import type { Locator, Page } from '@playwright/test';
import { sized, SOAK } from '#test/tier.ts';
import { areaCards as cards, stubTiles, visitCoverage as visitMap } from './coverage-map.ts';
import { faultsOf, overflow } from './faults.ts';
import { signIn } from './people.ts';
import { escape, expect, test, visit, wakeWholePage } from './test.ts';

test.beforeEach(({ page }) => stubTiles(page));

const skeletons = (page: Page): Locator => page.locator('[data-skeleton]');
const countLine = (page: Page): Locator => page.getByText(/areas found • \d+ showing/);

const expectNoFaults = async (page: Page, label: string) =>
  expect.soft(await faultsOf(page), label).toEqual([]);

// No wider than a tablet: the page is just the list, and the map, which is slow to render here, doesn't load.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 720, height: 800 } });

test.describe('the introduction', () => {
  const seen = (page: Page) => page.evaluate(() => localStorage.getItem('coverage-intro-seen'));

  test('explains the map in three steps, once, and again on request', { tag: SOAK }, async ({ page }) => {
    await visit(page, '/coverage');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 of 3');
    await expect(dialog.getByText(/^(Risk-Based Approach|Network Support|Full Recovery)$/)).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await expect(dialog.locator('[data-dots] > *')).toHaveCount(3);
    await expectNoFaults(page, 'introduction');

    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: 'What the Map Shows' })).toBeFocused();
    await expect(dialog).toContainText('2 of 3');
    await expect(dialog.getByRole('listitem')).toContainText(['Real-time', '10 Years', 'In-Network']);
    await expect(dialog).toContainText('Toggle layers');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toContainText('1 of 3');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: 'Choose Your Focus' })).toBeVisible();
    await expect(dialog.locator('[data-done=true]')).toHaveCount(3);
    await expect(dialog.getByText(/^(Risk Assessment|Historical Data|Support Network)$/)).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
    expect(await seen(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Explore Map' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => seen(page)).toBe('true');

    await visit(page, '/coverage?intro=1');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'How to read this map' }).click();
    await escape(dialog);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'How to read this map' })).toBeFocused();
  });

  test('can be skipped permanently', { tag: SOAK }, async ({ page }) => {
    await visit(page, '/coverage');
    await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => seen(page)).toBe('true');
    await page.reload();
    await wakeWholePage(page);
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the list', () => {
  test(
    'shows six cards, then three skeletons for 0.8 seconds, then the rest',
    { tag: SOAK },
    async ({ page }) => {
      await page.clock.install();
      await visitMap(page);
      await expect(page.getByRole('heading', { level: 1, name: 'At-Risk Properties' })).toBeVisible();
      await expect(page.getByText('COVERAGE MAP', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      await expect(countLine(page)).toHaveText('8 areas found • 6 showing');
      await expect(page.getByText('FEMA Risk Data').first()).toBeVisible();
      await expect(
        page.getByText('FEMA National Risk Index 1.20, December 2025; not endorsed by FEMA').first(),
      ).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);

      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.locator('[data-list-end]').scrollIntoViewIfNeeded();
      await expect(skeletons(page)).toHaveCount(3);
      await page.clock.runFor(750);
      await expect(cards(page)).toHaveCount(6);
      await page.clock.runFor(100);
      await expect(cards(page)).toHaveCount(8);
      await expect(skeletons(page)).toHaveCount(0);
      await expect(countLine(page)).toHaveText('8 areas found • 8 showing');
      await expect(page.getByText('All 8 locations loaded')).toBeVisible();
      await page.clock.resume();

      await page.getByRole('button', { name: 'Scroll to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
      // The list begins below the address and the filters, so its own scroll position counts.
      const pushList = (px: number) =>
        countLine(page).evaluate((line, by) => {
          const column = line.parentElement?.parentElement;
          scrollTo(0, scrollY + (column?.getBoundingClientRect().top ?? 0) + by);
        }, px);
      await pushList(298);
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
      await pushList(302);
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();

      await page.getByLabel('Hazard type').selectOption('Wildfire');
      await expect(countLine(page)).toHaveText('7 areas found • 6 showing');
      await page.getByLabel('Hazard type').selectOption('All hazards');
      await expect(countLine(page)).toHaveText('8 areas found • 6 showing');
    },
  );

  test('can be searched and filtered, also through the URL', { tag: SOAK }, async ({ page }) => {
    await visitMap(page);
    const search = page.getByRole('searchbox', { name: 'Search locations...' });
    await search.fill('SAN ');
    await expect(cards(page)).toHaveText(['San Diego', 'San Francisco']);
    await expect(countLine(page)).toHaveText('2 areas found • 2 showing');
    await expect(page.getByText(/locations loaded/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/coverage\?q=SAN$/);
    await page.getByLabel('Hazard type').selectOption('Wildfire');
    await expect(cards(page)).toHaveText(['San Diego']);
    await page.getByLabel('Risk level').selectOption('Very High Risk');
    await expect(page).toHaveURL(/\/coverage\?q=SAN&risk=very-high&hazard=wildfire$/);
    await page.reload();
    await expect(cards(page)).toHaveText(['San Diego']);
    await expect(search).toHaveValue('SAN');
    await expect(page.getByLabel('Risk level')).toHaveValue('Very High Risk');
    await expect(page.getByLabel('Hazard type')).toHaveValue('wildfire');

    await search.fill('no such place');
    await expect(page.getByText('No area matches')).toBeVisible();
    await expect(countLine(page)).toHaveText('0 areas found • 0 showing');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(search).toBeFocused();
    await expect(cards(page)).toHaveCount(6);
    await expect(page).toHaveURL(/\/coverage$/);

    await visitMap(page, '/coverage?risk=dreadful&hazard=locusts');
    await expect(countLine(page)).toHaveText('8 areas found • 6 showing');
    await expect(page.getByLabel('Risk level')).toHaveValue('all');
  });

  test(
    'has cards with the two highest hazards and text for every color, and announces the selection',
    { tag: SOAK },
    async ({ page }) => {
      await visitMap(page, '/coverage?q=Butte');
      const card = page.getByRole('list', { name: 'Areas at risk' }).getByRole('listitem').first();
      await expect(card).toContainText('Butte County, CA');
      await expect(card).toContainText('93.9score of 100');
      await expect(card).toContainText('FEMA rating: Relatively Moderate Risk');
      await expect(card.getByRole('list', { name: 'Highest hazards' }).getByRole('listitem')).toHaveText([
        'Wildfire 98.5',
        'Earthquake 97.5',
      ]);
      const button = card.getByRole('button', { name: 'Butte', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const details = page.getByRole('region', { name: 'Details of Butte' }).filter({ visible: true });
      await expect(details).toContainText('Not Applicable');
      await expect(details.getByRole('link', { name: 'Protect This Area' })).toHaveAttribute(
        'href',
        '/waitlist?address=Butte%2C%20Butte%20County%2C%20CA',
      );
      await details.getByRole('button', { name: 'Close details' }).click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test.describe('when the server does not respond', () => {
    test.use({ expectedErrors: /503/ });

    test('says so and can be retried', { tag: SOAK }, async ({ page }) => {
      const broken = (url: URL) => url.pathname === '/api/risk/areas';
      await page.route(broken, (route) => route.fulfill({ status: 503, json: { error: 'Busy.' } }));
      await visitMap(page);
      await expect(page.getByRole('alert')).toContainText('We couldn’t load the list');
      await page.unroute(broken);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(6);
    });
  });
});

test(
  'has no accessibility issues, wide and narrow, light and dark, for visitors and members',
  { tag: SOAK },
  async ({ page }) => {
    await visitMap(page);
    await expect(cards(page)).toHaveCount(6);
    for (const width of sized({ gate: [360], soak: [360, 1280] })) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await faultsOf(page), `${width} px, light`).toEqual([]);
      // A theme changes only colors, so the second check is only about them.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await faultsOf(page, { rule: 'color-contrast' }), `${width} px, dark`).toEqual([]);
    }
    for (const width of [320, 640, 900]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.soft.poll(() => overflow(page), `sideways scrolling at ${width} px`).toBe(0);
    }
    await signIn(page);
    // There is no room for the map next to the sidebar, and it was checked already.
    await page.setViewportSize({ width: 1000, height: 800 });
    await visit(page, '/coverage');
    await expect(cards(page)).toHaveCount(6);
    await expectNoFaults(page, 'member layout');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('says what it is, and an address leads to the waitlist', async ({ page }) => {
    await page.goto('/coverage');
    await expect(page.getByRole('heading', { level: 1, name: 'At-Risk Properties' })).toBeVisible();
    await expect(page.getByText('The map and the list need JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
    await page.getByLabel('Your address, city or ZIP code').fill('12 Oak St');
    await page.getByRole('button', { name: 'Check my home' }).click();
    await expect(page).toHaveURL('/waitlist?address=12+Oak+St');
  });
});
