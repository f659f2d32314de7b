import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { addPasskey, addPasskeyAndLogOut, plugInAuthenticator } from './authenticator.ts';
import { codeTo, signIn } from './people.ts';
import { escape, expect, test, toast, visit } from './test.ts';

/** Answers the first attempt to add a key as if five minutes had passed since signing in: with a step-up. */
async function growOld(page: Page): Promise<void> {
  const refusal = { error: 'Confirm it’s you to continue.', code: 'step_up_required' };
  await page.route(
    '**/api/account/passkeys/options',
    (route) => route.fulfill({ status: 403, json: refusal }),
    {
      times: 1,
    },
  );
}

// Apart from the refusals caused here: the stream of a session that was signed out ends, and is refused once.
test.use({ expectedErrors: /status of 40[13]|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

test('a member adds a passkey, signs out, and signs in with it', async ({ page }) => {
  await plugInAuthenticator(page);
  const email = await signIn(page);
  await growOld(page);
  await visit(page, '/settings');
  await addPasskey(page, 'Kitchen laptop');

  const stepUp = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await stepUp.getByRole('button', { name: 'Email me a code' }).click();
  await expect(stepUp.getByLabel('Six-digit code')).toBeVisible();
  await stepUp.getByLabel('Six-digit code').fill(await codeTo(page, email));
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Kitchen laptop' })).toBeVisible();
  // The button for adding the first passkey is gone.
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await visit(page, '/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  await expect(page.getByText('1 passkey opens this account.')).toBeVisible();

  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkey yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
});

test('a passkey chosen from the email field’s suggestions signs in', { tag: SOAK }, async ({ page }) => {
  await addPasskeyAndLogOut(page);
  // This authenticator responds as soon as the page offers its passkeys there.
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
});

test('a member who skips step-up adds nothing and keeps their input', { tag: SOAK }, async ({ page }) => {
  await plugInAuthenticator(page);
  await signIn(page);
  await growOld(page);
  await visit(page, '/settings');
  await addPasskey(page, 'Old phone');
  await escape(page.getByRole('dialog', { name: 'Confirm it’s you' }));
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Old phone');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No passkey yet')).toBeVisible();
});
