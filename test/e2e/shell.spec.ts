import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { family } from './evacuation-of.ts';
import { overflow } from './faults.ts';
import { signIn } from './people.ts';
import { expect, settled, test, visit } from './test.ts';

const widthOf = async (page: Page, name: string) =>
  page
    .getByRole(name === 'Menu' ? 'dialog' : 'complementary', { name })
    .evaluate((it) => it.getBoundingClientRect().width);

test.describe('the sidebar', () => {
  test(
    'is 20rem or 4rem wide, toggled by button or Ctrl+B, and remembered',
    { tag: SOAK },
    async ({ page, context }) => {
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
    },
  );

  test(
    'overlays the page when doubled text leaves no room for both: nothing scrolls horizontally',
    { tag: SOAK },
    async ({ page }) => {
      await family(page, { hasCard: false });
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const path of [
        '/dashboard',
        '/vault',
        '/readiness',
        '/market',
        '/settings',
        '/plan',
        '/membership',
      ]) {
        await visit(page, path);
        await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
        await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
        await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Readiness' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Readiness' })).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
      await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
    },
  );

  test(
    'shows tooltips when collapsed: after 700 ms, or immediately within 300 ms of another',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await page.clock.install();
      await visit(page, '/dashboard');
      await page.keyboard.press('Control+b');
      await expect.poll(() => widthOf(page, 'Sidebar')).toBe(64);
      await page.clock.pauseAt(Date.now() + 60_000);
      // In steps, like a hand: a tooltip waits for the second move to know that the pointer isn't on its way to it.
      const point = async (name: string) => {
        const box = await page.getByRole('link', { name, exact: true }).boundingBox();
        await page.mouse.move(32, (box?.y ?? 0) + 20, { steps: 5 });
      };
      const leave = () => page.mouse.move(900, 600, { steps: 5 });
      const tooltip = (name: string) => page.getByRole('tooltip', { name });
      await point('Settings');
      await page.clock.runFor(690);
      await expect(tooltip('Settings')).toHaveCount(0);
      await page.clock.runFor(20);
      await expect(tooltip('Settings')).toBeVisible();

      await leave();
      await page.clock.runFor(250);
      await point('Dashboard');
      await page.clock.runFor(1);
      await expect(tooltip('Dashboard')).toBeVisible();

      await leave();
      await page.clock.runFor(350);
      await point('Settings');
      await page.clock.runFor(690);
      await expect(tooltip('Settings')).toHaveCount(0);
    },
  );

  test(
    'a tooltip stays while the pointer is on it, and Escape closes it',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await visit(page, '/dashboard');
      await page.keyboard.press('Control+b');
      await expect.poll(() => widthOf(page, 'Sidebar')).toBe(64);
      const link = page.getByRole('link', { name: 'Settings', exact: true });
      await link.hover();
      const tooltip = page.getByRole('tooltip', { name: 'Settings' });
      await expect(tooltip).toBeVisible();
      // In steps, like a hand that moves from the link to the tooltip's text.
      const words = page.locator('[data-radix-popper-content-wrapper]');
      const box = await words.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 12 });
      await expect(tooltip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
      await expect(link).toBeVisible();
    },
  );

  test(
    'toggles only on Ctrl+B, once per press, and never under a dialog',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await visit(page, '/settings');
      await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
      await page.keyboard.press('Control+Shift+b');
      await page.keyboard.press('Control+Alt+b');
      // A field that the browser autofills fires a keydown without a key.
      await page.evaluate(() => dispatchEvent(new Event('keydown')));
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('dialog').press('Control+b');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      await expect(sidebar).toHaveAttribute('data-state', 'expanded');
      await page.keyboard.down('Control');
      await page.keyboard.down('b');
      await page.keyboard.down('b');
      await page.keyboard.up('b');
      await page.keyboard.up('Control');
      await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
      await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'B', ctrlKey: true })));
      await expect(sidebar).toHaveAttribute('data-state', 'expanded');
    },
  );

  test('marks only the entry whose path is the current path', { tag: SOAK }, async ({ page }) => {
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

  test('has help in its own group, and the account menu has the terms', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/dashboard');
    const help = page.getByRole('navigation', { name: 'Help' });
    await expect(help.getByRole('link')).toHaveText([
      'Concierge',
      'Help Center',
      'Contact',
      'Community',
      'Live map',
      'Coverage map',
    ]);
    await help.getByRole('link', { name: 'Help Center' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeFocused();
    await expect(help.locator('[aria-current=page]')).toHaveText('Help Center');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Privacy Policy' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });

  test(
    'is an 18rem sheet on a small screen, independent of the desktop state',
    { tag: SOAK },
    async ({ page }) => {
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
      await page.setViewportSize({ width: 320, height: 640 });
      await toggle.click();
      await expect.poll(() => widthOf(page, 'Menu')).toBe(288);
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(() => widthOf(page, 'Sidebar')).toBe(320);
    },
  );

  test.describe('with touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('closes without leaving a tooltip over the page', { tag: SOAK }, async ({ page }) => {
      await signIn(page);
      await visit(page, '/dashboard');
      const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
      await toggle.tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(toggle).toBeFocused();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.getByRole('tooltip').count()).toBe(0);
    });
  });

  test('shows its button’s tooltip on keyboard focus', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/dashboard');
    await page.getByRole('link', { name: 'Hearthline' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip', { name: 'Toggle sidebar (Ctrl+B)' })).toBeVisible();
  });
});

test('a signed-in member sees the not-found screen at an unknown URL', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
});

test('a new page moves focus to its heading and sets the document title', async ({ page }) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page).toHaveTitle('Settings · Hearthline');
});

test('the chosen theme is saved and applied before the first paint', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Nothing is painted before there is a body; the app's own scripts run after all of it.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/dashboard');
  expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'System' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
