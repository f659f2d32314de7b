import type { Page } from '@playwright/test';
import { SOAK } from '#test/tier.ts';
import { expectFits } from './faults.ts';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

async function startRecovery(page: Page): Promise<void> {
  await signIn(page);
  await addHome(page);
  await visit(page, '/recovery');
  await page.getByRole('button', { name: 'Report a loss' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When did the loss happen?').fill('2026-01-08');
  await dialog.getByLabel('State of emergency').check();
  await dialog.getByLabel('Your home is a total loss').check();
  await dialog.getByRole('button', { name: 'Start recovery' }).click();
  await expect(page.getByRole('heading', { name: 'What to do today' })).toBeVisible();
}

test('a loss starts a recovery; every deadline shows its law, confidence and check date', async ({
  page,
}) => {
  await startRecovery(page);
  await expect(page.getByText('Information, not legal advice')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 800-927-4357' })).toBeVisible();
  const owed = page.locator('section', { has: page.getByRole('heading', { name: 'What others owe you' }) });
  const own = page.locator('section', { has: page.getByRole('heading', { name: 'Your own deadlines' }) });
  await expect(own.getByRole('heading', { name: 'Sue your insurer' })).toBeVisible();
  await expect(owed.getByRole('heading', { name: 'Sue your insurer' })).toHaveCount(0);
  for (const section of [owed, own]) {
    const rows = section.locator('ul > li');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      await expect(row.getByText(/^Law: /)).toBeVisible();
      await expect(row.getByText(/^Confidence: [ABCM]$/)).toBeVisible();
      await expect(row.getByText(/^Last checked: /)).toBeVisible();
    }
  }
});

test(
  'a logged letter starts its deadline, and a corrected date says why it moved',
  { tag: SOAK },
  async ({ page }) => {
    await startRecovery(page);
    await page.getByRole('link', { name: 'Contact log' }).click();
    await page.getByRole('button', { name: 'Add to log' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date').fill('2026-01-12');
    await dialog.getByLabel('How?').selectOption('letter');
    await dialog.getByLabel('Who did you talk to?').fill('Robin Reyes');
    await dialog.getByLabel('What was said?').fill('Asked for the whole policy');
    await dialog.getByLabel('Does this start a deadline?').selectOption('policy_copy_requested');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(page.getByText('Asked for the whole policy')).toBeVisible();
    await page.getByRole('link', { name: 'Recovery', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Send your complete policy' })).toBeVisible();
    await expect(page.getByText('Due Feb 11, 2026', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Correct: Your insurer got your request/ }).click();
    await dialog.getByLabel('When?').fill('2026-01-14');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Due Feb 13, 2026', { exact: true })).toBeVisible();
    await expectFits(page);
    await expect(page.getByText(/from Jan 12, 2026 to Jan 14, 2026/).first()).toBeVisible();
  },
);

test('expenses above normal add up, and the adjuster’s PDF downloads', { tag: SOAK }, async ({ page }) => {
  await startRecovery(page);
  await page.getByRole('link', { name: 'Living expenses' }).click();
  await page.getByRole('button', { name: 'Add expense' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2026-01-20');
  await dialog.getByLabel('Paid to').fill('Ridge Diner');
  await dialog.getByLabel('Amount in dollars').fill('125.50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ridge Diner').first()).toBeVisible();
  await page.getByRole('button', { name: 'Set normal cost' }).click();
  await dialog.getByLabel('Normal cost per month, in dollars').fill('50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Food $50 $125.50 $75.50' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^living-expenses-.*\.pdf$/);
});

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the pages fit ${width} px in ${colorScheme}`, { tag: SOAK }, async ({ page }, info) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await startRecovery(page);
      for (const part of ['', '/log', '/expenses', '/claim', '/aid', '/steps', '/rebuild']) {
        const path = `/recovery${part}`;
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect([path, wide]).toEqual([path, false]);
        await page.screenshot({
          path: info.outputPath(`${path.replaceAll('/', '-')}.png`),
          fullPage: true,
        });
      }
    });
