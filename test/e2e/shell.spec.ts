import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { expect, settled, test, visit } from './test.ts';

const widthOf = async (page: Page, name: string) =>
  page
    .getByRole(name === 'Menu' ? 'dialog' : 'complementary', { name })
    .evaluate((it) => it.getBoundingClientRect().width);

test.describe('the sidebar', () => {
  test('is 20rem or 4rem wide, by button or Ctrl+B, and remembers', async ({ page, context }) => {
    await signIn(page);
    await visit(page, '/dashboard');
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(64);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie).toMatchObject({ value: 'false', path: '/' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);

    await page.reload();
    await settled(page);
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(64);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(64);
  });

  test('shows names as tooltips after 700 ms when it is collapsed', async ({ page }) => {
    await signIn(page);
    await visit(page, '/dashboard');
    await page.keyboard.press('Control+b');
    await page.getByRole('link', { name: 'Settings', exact: true }).hover();
    await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  });

  test('marks the entry whose path is the current path, and only that', async ({ page }) => {
    await signIn(page);
    await visit(page, '/settings');
    const current = page.getByRole('navigation', { name: 'Platform' }).locator('[aria-current=page]');
    await expect(current).toHaveText('Settings');
    await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(current).toHaveText('Dashboard');
    await visit(page, '/');
    await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
    await expect(current).toHaveCount(0);
  });

  test('is an 18rem sheet on a small screen, apart from the desktop state', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page);
    await visit(page, '/dashboard');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
    await toggle.click();
    await expect.poll(() => widthOf(page, 'Menu')).toBe(288);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
  });
});

test('a signed-in member meets the not-found screen at an unknown address', async ({ page }) => {
  await signIn(page);
  await visit(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
});

test('a new page moves focus to its heading and names the document', async ({ page }) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page).toHaveTitle('Settings · Hearthline');
});

test('the theme is chosen once and is there before the first paint', async ({ page }) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settled(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'System' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('an account switched in another tab', () => {
  test.use({ expectedErrors: /status of 409|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('makes the old tab load the new account instead of acting for it', async ({ page, context }) => {
    await signIn(page);
    await visit(page, '/settings');
    await expect(page.getByLabel('Name')).toBeEditable();
    const other = await context.newPage();
    const email = await signIn(other);
    await page.getByLabel('Name').fill('Wrong Person');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});
