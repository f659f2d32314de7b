import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { EVENTS_PATH } from '#contract/events.ts';
import { linkTo, newEmail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

/** Another tab of the same browser signs another person in, through the link in the email. */
async function switchIn(other: Page): Promise<string> {
  const email = newEmail();
  await other.request.post('/api/auth/code', { data: { email } });
  await visit(other, await linkTo(other, email));
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  return email;
}

async function openSettings(page: Page): Promise<void> {
  await signIn(page);
  await visit(page, '/settings');
  await expect(page.getByLabel('Name')).toBeEditable();
  await page.getByLabel('Name').fill('Wrong Person');
}

test.use({ expectedErrors: /status of 40[19]|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

test(
  'a tab of the previous user switches to the new one automatically',
  { tag: SOAK },
  async ({ page, context }) => {
    await openSettings(page);
    const email = await switchIn(await context.newPage());
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
  },
);

test('a tab that missed the account switch still cannot act for the new user', async ({ page, context }) => {
  // It reaches neither the other tab nor the server.
  await page.route(`**${EVENTS_PATH}`, () => {});
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await openSettings(page);
  const email = await switchIn(await context.newPage());
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const account = await page.request.get('/api/account');
  expect(await account.json()).toMatchObject({ email, name: null });
});

test('a tab of a user who logged out elsewhere asks to sign in', { tag: SOAK }, async ({ page, context }) => {
  await openSettings(page);
  const other = await context.newPage();
  await visit(other, '/settings');
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
