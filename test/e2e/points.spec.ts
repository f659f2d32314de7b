import { SOAK } from '#test/tier.ts';
import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test, visit } from './test.ts';

test(
  'a member filters the history by mouse and keyboard, and views a year',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, '/market');
    await page.getByRole('button', { name: 'Earn Demo +100' }).click();
    await expect(page.getByRole('row', { name: /Demo points.*\+100.*600/ })).toBeVisible();
    await expect(page.getByText('600 points earned, 0 points spent')).toBeVisible();
    await expect(page.getByText('Your chart starts on your second day.')).toBeVisible();

    await page.getByRole('tab', { name: 'Spent' }).click();
    await expect(page.getByText('No points spent yet')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Earned' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row', { name: /Welcome to Hearthline.*\+500.*500/ })).toBeVisible();

    // The response for a member who joined a year ago.
    await page.route('**/api/points/by-day?days=365*', (route) =>
      route.fulfill({
        json: {
          from: '2025-11-16',
          to: '2026-11-15',
          before: 500,
          days: [{ day: '2026-03-01', earned: 20, spent: 250, balance: 270 }],
        },
      }),
    );
    await page.getByRole('tab', { name: '1 year' }).click();
    const table = page.getByRole('table', { name: 'Points balance, last year' });
    await expect(table.getByRole('row')).toHaveText(['Nov 16, 2025500', 'Mar 1, 2026270', 'Nov 15, 2026270']);

    // The line shows its values to keyboard and pointer, and hides them when both are gone.
    const line = page.getByRole('slider', { name: 'Points balance, last year' });
    const value = (text: string) => expect(line).toHaveAttribute('aria-valuetext', text);
    await page.getByRole('tab', { name: '1 year' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(line).toBeFocused();
    await value('Nov 15, 2026: 270 points');
    await expect(line.getByText('Nov 15, 2026')).toBeVisible();
    await page.keyboard.press('Home');
    await value('Nov 16, 2025: 500 points');
    await page.keyboard.press('ArrowRight');
    await value('Nov 17, 2025: 500 points');
    await page.keyboard.press('Escape');
    await expect(line.getByText('Nov 17, 2025')).toBeHidden();
    const box = await line.boundingBox();
    if (!box) throw new Error('The line has no place.');
    await line.hover({ position: { x: box.width / 4, y: box.height / 2 } });
    await value('Feb 15, 2026: 500 points');
    await expect(line.getByText('500 points')).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(line.getByText('500 points')).toBeHidden();
    await value('Nov 15, 2026: 270 points');
    // Round numbers along the side, months below.
    for (const tick of ['0', '200', '400', '600', 'Nov 2025', 'May 2026', 'Nov 2026'])
      await expect(page.getByRole('figure').getByText(tick, { exact: true })).toBeVisible();
  },
);

test.describe('when the history does not load', () => {
  test.use({ expectedErrors: /status of 503/ });
  test('both parts say so and load on retry', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    let isBusy = true;
    await page.route(/\/api\/points\/(ledger|by-day)/, (route) =>
      isBusy
        ? route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } })
        : route.continue(),
    );
    await visit(page, '/market');
    const history = page.getByRole('region', { name: 'Transaction history' });
    await expect(history.getByText('Your points chart didn’t load')).toBeVisible({ timeout: 20_000 });
    await expect(history.getByText('Your transactions didn’t load')).toBeVisible({ timeout: 20_000 });
    isBusy = false;
    const again = history.getByRole('button', { name: 'Try again' });
    await again.first().click();
    await expect(again).toHaveCount(1);
    await again.click();
    await expect(history.getByRole('row', { name: /Welcome to Hearthline/ })).toBeVisible();
    await expect(history.getByText('500 points earned')).toBeVisible();
  });
});
