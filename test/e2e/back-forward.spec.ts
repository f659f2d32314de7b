import type { Page } from '@playwright/test';
import { newEmail } from './people.ts';
import { expect, test as base, visit } from './test.ts';

// Playwright turns the back/forward cache off; the browsers people use have it.
const test = base.extend<{ keeping: Page }>({
  keeping: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) sessionStorage.setItem('was-restored', document.body.hidden ? 'hidden' : 'shown');
      });
    });
    await use(page);
    await browser.close();
  },
});

/** How the page came back out of the cache; a test that never met the cache would prove nothing. */
const wasRestored = (page: Page) => page.evaluate(() => sessionStorage.getItem('was-restored'));

async function enter(page: Page): Promise<void> {
  await visit(page, '/sign-in');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByRole('button', { name: 'Use the e-mail above, without a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
}

test('Back after logging out shows nothing of the member', async ({ keeping: page }) => {
  await enter(page);
  await visit(page, '/settings');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('When the order comes')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await wasRestored(page)).toBe('hidden');
});

test('Back after signing in does not show the public page', async ({ keeping: page }) => {
  await visit(page, '/');
  await enter(page);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  expect(await wasRestored(page)).toBe('shown');
});
