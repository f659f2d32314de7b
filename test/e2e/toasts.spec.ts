import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications \(F8\)/ }).getByRole('listitem');

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  const save = page.getByRole('button', { name: 'Save name' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save.click();
  await saved;
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(toasts(page)).toHaveCount(1);
}

test('one toast at a time, for five seconds', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await visit(page, '/settings');
  await rename(page, 'First Name');
  await page.clock.runFor(3000);
  await rename(page, 'Second Name');
  await expect(toasts(page)).toHaveCount(1);
  // Three seconds later the first would be gone; the second has started its own five.
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 brings the keyboard to the toasts, and one can be closed there', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await rename(page, 'Rosa Delgado');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications \(F8\)/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page
    .getByRole('region', { name: /Notification/ })
    .getByRole('button', { name: 'Close' })
    .press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});
