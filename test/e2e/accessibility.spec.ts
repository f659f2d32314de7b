import type { Page } from '@playwright/test';
import { faultsOf, overflow } from './faults.ts';
import { evacuationScreens } from './evacuation-screens.ts';
import { addHome } from './homes.ts';
import { householdScreens } from './household-screens.ts';
import { inventoryScreens } from './inventory-screens.ts';
import { membershipScreens } from './membership-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { operationsScreens } from './operations-screens.ts';
import { queueScreens } from './queue-screens.ts';
import { recoveryScreens } from './recovery-screens.ts';
import { linkTo, newEmail, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { isSoak, sized, SOAK } from '#test/tier.ts';
import { expect, test, toast, visit } from './test.ts';
import { vaultScreens } from './vault-screens.ts';
import { visitorScreens } from './visitor-screens.ts';
import { focusFaults, forcedColorFaults, spacingFaults } from './walks.ts';

const SCREENS: Screen[] = [
  ...visitorScreens,
  {
    name: 'dashboard',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/dashboard');
      await expect(page.getByText('No passkey yet')).toBeVisible();
    },
  },
  {
    name: 'dashboard with a home',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/dashboard');
      await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
      await expect(page.getByText('No passkey yet')).toBeVisible();
    },
  },
  {
    name: 'readiness',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/readiness');
      const task = page.getByRole('checkbox', { name: 'Drive two ways out' });
      await task.check();
      await expect(task).toBeEnabled();
      await expect(task).toBeChecked();
    },
  },
  {
    name: 'marketplace',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/market');
      await expect(page.getByRole('heading', { name: 'Lumber & Drywall' })).toBeVisible();
      await expect(page.getByText('500 points earned, 0 points spent')).toBeVisible();
      await expect(page.getByRole('row', { name: /Welcome to Hearthline/ })).toBeVisible();
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
  ...vaultScreens,
  ...householdScreens,
  ...inventoryScreens,
  ...membershipScreens,
  ...evacuationScreens,
  ...operationsScreens,
  ...queueScreens,
  ...recoveryScreens,
  ...adminScreens,
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
    name: 'phone menu',
    show: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
    },
  },
  {
    name: 'sidebar sheet',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/dashboard');
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'finish signing in',
    show: async (page) => {
      const email = newEmail();
      await page.request.post('/api/auth/code', { data: { email } });
      await visit(page, await linkTo(page, email));
      await expect(page.getByRole('heading', { name: 'Finish signing in' })).toBeVisible();
    },
  },
  {
    name: 'confirm dialog',
    show: async (page) => {
      // A second session of the same person: this browser drops the first one, which stays valid.
      const email = await signIn(page);
      await page.context().clearCookies();
      await signIn(page, email);
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'step-up dialog',
    show: async (page) => {
      await signIn(page);
      const refusal = { error: 'Confirm it’s you to continue.', code: 'step_up_required' };
      await page.route('**/api/account/passkeys/options', (route) =>
        route.fulfill({ status: 403, json: refusal }),
      );
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
    },
  },
  {
    name: 'toast',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/settings');
      await page.getByLabel('Name').fill('Rosa Delgado');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(toast(page, 'Name saved')).toBeVisible();
      // With keyboard focus in it, it stays.
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      const close = page.getByRole('region', { name: /Notification/ }).getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
    },
  },
  {
    name: 'error state',
    show: async (page) => {
      await signIn(page);
      await page.route('**/api/account/passkeys', (route) =>
        route.fulfill({ status: 503, json: { error: 'We are busy. Try again soon.', code: 'unavailable' } }),
      );
      await visit(page, '/settings');
      await expect(page.getByText('We couldn’t load your passkeys')).toBeVisible();
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

// Some of the screens show failed requests, which the browser logs.
test.use({ expectedErrors: /status of (400|403|415|503)/ });
// Long pages take a while to check four times.
test.setTimeout(480_000);

/** A theme changes only colors, so the second theme is checked only for contrast. */
async function check(page: Page, label: string, rule?: 'color-contrast'): Promise<void> {
  expect.soft(await faultsOf(page, rule ? { rule } : {}), label).toEqual([]);
}

/** Tab stops on one screen. */
const MOST_STOPS = sized({ gate: 15, soak: 80 });
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** The soak tier checks every screen four times. The gate checks each once, alternating between light and dark. */
const IN_GATE = new Set([
  'landing',
  'code step',
  'waitlist with blank fields',
  'dashboard with a home',
  'evacuation, an order with room and cash',
  'setup, people and animals',
]);
test('every screen listed for the gate exists', () => {
  expect([...IN_GATE].filter((name) => !SCREENS.some((screen) => screen.name === name))).toEqual([]);
});

async function checkLooks(page: Page, hasBothThemes: boolean, n: number): Promise<void> {
  if (!isSoak) {
    const isDark = n % 2 === 1;
    if (isDark) await page.emulateMedia({ colorScheme: 'dark' });
    return check(page, isDark ? 'dark, 360 px' : 'light, 360 px');
  }
  await check(page, 'light, 360 px');
  await page.setViewportSize(DESKTOP);
  await check(page, 'light, 1440 px');
  if (hasBothThemes) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(page, 'dark, 1440 px', 'color-contrast');
  await page.setViewportSize(PHONE);
  await check(page, 'dark, 360 px', 'color-contrast');
}

for (const [n, { name, show, hasBothThemes = false }] of SCREENS.entries()) {
  const details = IN_GATE.has(name) ? {} : { tag: SOAK };
  test(
    `${name}: accessible on phone and desktop, light and dark; no horizontal scrolling at 320 px`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize(PHONE);
      await show(page);
      await checkLooks(page, hasBothThemes, n);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.soft.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
      expect.soft(await spacingFaults(page), 'with the text spacing of WCAG 1.4.12').toEqual([]);
      expect.soft(await forcedColorFaults(page), 'in forced colors').toEqual([]);
      // A laptop at 400 % zoom is this low; the header and bars must leave room for the focused element.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await focusFaults(page, MOST_STOPS), 'by keyboard').toEqual([]);
    },
  );
}
