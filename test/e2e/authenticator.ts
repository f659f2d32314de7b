import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { expect, toast, visit } from './test.ts';

/** Gives the browser a built-in authenticator that always approves, even for autofill suggestions. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
}

/** A new person, who then signs in with the passkey. */
export async function addPasskeyAndLogOut(page: Page): Promise<void> {
  await plugInAuthenticator(page);
  await signIn(page);
  await visit(page, '/settings');
  await addPasskey(page, 'Tablet');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
}
