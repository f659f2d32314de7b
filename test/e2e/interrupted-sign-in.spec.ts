import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { codeTo, linkTo, newEmail, signIn } from './people.ts';
import { expect, settled, test, visit } from './test.ts';

test.use({ expectedErrors: /ERR_FAILED|status of 40[04]|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const finish = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });

test.describe('the code step', () => {
  test('survives a tap outside the dialog and a reload, until the code is used', async ({ page }) => {
    const email = newEmail();
    await visit(page, '/settings');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog.getByLabel('Six-digit code')).toBeVisible();

    await page.reload();
    await expect(dialog.getByText(email)).toBeVisible();
    await dialog.getByLabel('Six-digit code').fill(await codeTo(page, email));
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('awaited-code'))).toBeNull(),
    ).toPass({ timeout: 60_000 });
  });

  test('can be left to change the email and doesn’t reappear', { tag: SOAK }, async ({ page }) => {
    const email = newEmail();
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
    await expect(page.getByLabel('Six-digit code')).toHaveCount(0);
  });

  test('ends when the code expires', { tag: SOAK }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await page.clock.runFor(10 * 60 * 1000);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
    await expect(page.getByLabel('Six-digit code')).toHaveCount(0);
  });
});

test.describe('the sign-in link', () => {
  test(
    'still works after a failed connection, and leads where the person wanted to go',
    { tag: SOAK },
    async ({ page, context }) => {
      const email = newEmail();
      await visit(page, '/settings');
      await page.getByRole('dialog').getByLabel('Email').fill(email);
      await page.getByRole('dialog').getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
      const mail = await context.newPage();
      await visit(mail, await linkTo(page, email));
      await mail.route('**/api/auth/link', (route) => route.abort(), { times: 1 });
      await finish(mail).click();
      await expect(mail.getByText(/We couldn’t reach Hearthline/)).toBeVisible();
      await expect(mail.getByRole('button', { name: 'Sign in another way' })).toBeVisible();
      await finish(mail).click();
      await expect(mail.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    },
  );

  test('is not offered again when it is invalid', { tag: SOAK }, async ({ page }) => {
    await visit(page, `/sign-in#token=${'a'.repeat(43)}`);
    await finish(page).click();
    await expect(page.getByRole('button', { name: 'Sign in another way' })).toBeVisible();
    await expect(finish(page)).toHaveCount(0);
  });

  test(
    'names the account it would replace, and lets the person stay signed in',
    { tag: SOAK },
    async ({ page }) => {
      const email = await signIn(page);
      await visit(page, `/sign-in#token=${'a'.repeat(43)}`);
      await expect(page.getByText(`You’re signed in as ${email}`)).toBeVisible();
      await finish(page).click();
      // The error message moves the button that is clicked next.
      await expect(page.getByRole('alert')).toContainText('This link was used already');
      await page.getByRole('button', { name: `Stay signed in as ${email}` }).click();
      await expect(page).toHaveURL('/dashboard');
      expect(await (await page.request.get('/api/auth/session')).json()).toMatchObject({ user: { email } });
    },
  );
});

test(
  'a URL in different case is treated as unknown and renders without errors',
  { tag: SOAK },
  async ({ page }) => {
    await visit(page, '/Sign-In');
    await expect(page.getByRole('heading', { level: 1, name: /When the order comes/ })).toBeVisible();
  },
);
