import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { addPasskeyAndLogOut } from './authenticator.ts';
import { expect, test, visit } from './test.ts';

test.use({ expectedErrors: /status of 40\d/ });

/** Holds every challenge after the first until it is released, because this authenticator answers at once. */
async function holdChallenges(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let count = 0;
  await page.route('**/api/auth/passkey/options', async (route) => {
    count += 1;
    if (count > 1) await held;
    await route.continue();
  });
  return letThrough;
}

test(
  'a suggested passkey that doesn’t work shows an error and is offered again with a new challenge',
  { tag: SOAK },
  async ({ page }) => {
    await addPasskeyAndLogOut(page);
    const letThrough = await holdChallenges(page);
    await page.route(
      '**/api/auth/passkey',
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: 'That passkey does not open an account here.', code: 'passkey_wrong' },
        }),
      { times: 1 },
    );
    await page.goto('/sign-in');
    await expect(page.getByText('That passkey does not open an account here.')).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  },
);

test('a suggestion that failed before the user chose one shows no error', async ({ page }) => {
  await page.route('**/api/auth/passkey/options', (route) => route.fulfill({ status: 400, json: {} }));
  const answered = page.waitForResponse('**/api/auth/passkey/options');
  await visit(page, '/sign-in');
  await answered;
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.locator('#passkey-problem')).toBeEmpty();
});
