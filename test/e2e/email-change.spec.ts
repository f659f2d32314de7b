import type { Page } from '@playwright/test';
import { SOAK } from '#test/tier.ts';
import { faultsOf, overflow } from './faults.ts';
import { codeTo, linkTo, newEmail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

// Undo signs this page out, so its calls and its stream are refused.
test.use({
  expectedErrors: /status of 40[019]|ERR_INCOMPLETE_CHUNKED_ENCODING/,
  contextOptions: { reducedMotion: 'reduce' },
});

async function checkScreen(page: Page): Promise<void> {
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
      await expect.poll(() => overflow(page)).toBe(0);
    }
}

test(
  'a member changes their email, and the old mailbox undoes it',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const old = await signIn(page);
    const next = newEmail();
    await visit(page, '/settings');
    const change = page.getByRole('button', { name: 'Change email' });
    await change.click();
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await checkScreen(page);
    await dialog.getByLabel('New email').fill(old);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText('This is already your email address.')).toBeVisible();
    await expect(dialog.getByLabel('New email')).toBeFocused();
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    await checkScreen(page);
    await dialog.getByLabel('Six-digit code').fill(await codeTo(page, next));
    await expect(toast(page, 'Email changed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Account info' })).toContainText(next);

    const owner = await newVisitor();
    await visit(owner, await linkTo(owner, old));
    await checkScreen(owner);
    await owner.getByRole('button', { name: 'Restore my email' }).click();
    await expect(owner.getByRole('heading', { name: 'Your email is restored' })).toBeFocused();
    await expect(owner.getByText(old)).toBeVisible();
    await checkScreen(owner);
    expect((await page.request.get('/api/account')).status()).toBe(401);
  },
);
