import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { newEmail, signIn } from './people.ts';
import { expect, settled, test, visit } from './test.ts';

// A session ends while its page listens to the stream.
test.use({ expectedErrors: /status of 401|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

/**
 * The browser's back/forward cache freezes a page and restores it as it was. The headless shell has no such cache, so
 * the test fires its events manually.
 */
const sendPageEvent = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    return document.body.hidden;
  }, type);

test('Back after logging out shows no member data', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  expect(await sendPageEvent(page, 'pagehide'), 'put away unseen').toBe(true);
  await page.context().clearCookies();
  const reloaded = page.waitForEvent('load');
  expect(await sendPageEvent(page, 'pageshow'), 'brought back unseen').toBe(true);
  await reloaded;
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('Back after signing in does not show the public page', { tag: SOAK }, async ({ page }) => {
  const email = newEmail();
  await visit(page, '/');
  // Sign-in happens on later pages, which leave the name in storage.
  const other = await page.context().newPage();
  await visit(other, '/sign-in');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Use the email above, without a code' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  await sendPageEvent(page, 'pagehide');
  const reloaded = page.waitForEvent('load');
  await sendPageEvent(page, 'pageshow');
  await reloaded;
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
});
