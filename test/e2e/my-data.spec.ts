import { readFile } from 'node:fs/promises';
import { newestMail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test('a member downloads a copy of everything', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Hearthline data \d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['export.json', 'export.schema.json', 'manifest.json', 'index.html'])
    expect(zip.includes(name)).toBe(true);
});

test.describe('account deletion', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('a member schedules the deletion, sees it on every page and by email, and then cancels it', async ({
    page,
  }) => {
    const email = await signIn(page);
    await visit(page, '/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    const typed = dialog.getByLabel('Type your email address to confirm');
    await typed.fill('somebody@example.com');
    await dialog.getByRole('button', { name: 'Delete in 24 hours' }).click();
    await expect(dialog.getByText('Type this account’s email address exactly.')).toBeVisible();
    await expect(typed).toBeFocused();
    await typed.fill(email);
    await dialog.getByRole('button', { name: 'Delete in 24 hours' }).click();
    await expect(toast(page, 'Deletion scheduled')).toBeVisible();
    await newestMail(page, email, { has: /^Your Hearthline account will be deleted\n/ });

    await visit(page, '/dashboard');
    await expect(page.getByText(/^Your account will be deleted /)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(toast(page, 'You kept your account')).toBeVisible();
    await expect(page.getByText(/^Your account will be deleted /)).toHaveCount(0);
    await visit(page, '/settings');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
