import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newEmail, newestMail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

type Screen = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** The screen shows both themes side by side, so one look sees both. */
  hasBothThemes?: boolean;
};

const openSignIn = async (page: Page) => {
  await visit(page, '/settings');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
};

const SCREENS: Screen[] = [
  { name: 'landing', show: (page) => visit(page, '/') },
  { name: 'sign-in page', show: (page) => visit(page, '/sign-in') },
  { name: 'sign-in dialog', show: openSignIn },
  {
    name: 'code step',
    show: async (page) => {
      await visit(page, '/sign-in');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
    },
  },
  {
    name: 'demo mailbox',
    show: async (page) => {
      const email = newEmail();
      await page.request.post('/api/auth/code', { data: { email } });
      await newestMail(page, email);
      await visit(page, `/demo/mailbox?to=${email}`);
      await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
    },
  },
  { name: 'components', show: (page) => visit(page, '/demo/ui'), hasBothThemes: true },
  {
    name: 'dashboard',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/dashboard');
      await expect(page.getByText('No passkey yet')).toBeVisible();
    },
  },
  {
    name: 'settings',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/settings');
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await expect(page.getByText('No passkey yet')).toBeVisible();
    },
  },
  {
    name: 'add a passkey',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
    },
  },
  {
    name: 'account menu',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/dashboard');
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'not found',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/no/such/page');
    },
  },
];

/** The theme changes colours alone, so the second look is for them alone. */
async function check(page: Page, label: string, only?: 'color-contrast'): Promise<void> {
  // A menu floats outside the landmarks by nature: it belongs to the button that opened it.
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  const axe = new AxeBuilder({ page }).disableRules(hasMenu ? ['region'] : []);
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found, label).toEqual([]);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, show, hasBothThemes = false } of SCREENS) {
  test(`${name}: no faults at 360 and 1280 px, light and dark; no sideways scrolling at 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 740 });
    await show(page);
    await check(page, 'light, 360 px');
    await page.setViewportSize({ width: 1280, height: 800 });
    await check(page, 'light, 1280 px');
    if (!hasBothThemes) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await check(page, 'dark, 1280 px', 'color-contrast');
      await page.setViewportSize({ width: 360, height: 740 });
      await check(page, 'dark, 360 px', 'color-contrast');
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), 'sideways scrolling at 320 px').toBe(0);
  });
}
