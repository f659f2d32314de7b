import type { Page } from '@playwright/test';
import { stubTiles } from './coverage-map.ts';
import { faultsOf, overflow } from './faults.ts';
import { addHome } from './homes.ts';
import { addPaper } from './papers.ts';
import { householdScreens } from './household-screens.ts';
import { inventoryScreens } from './inventory-screens.ts';
import { linkIn, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, toast, visit, visitWhole } from './test.ts';

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
  { name: 'waitlist', show: (page) => visitWhole(page, '/waitlist?plan=plus&color=purple') },
  {
    name: 'answer of the waitlist',
    show: async (page) => {
      await visitWhole(
        page,
        `/waitlist?email=${newEmail()}&address=500%20S%20Virginia%20St%2C%20Reno%2C%20NV`,
      );
      await page.getByRole('button', { name: 'Claim Your Address' }).click();
      await expect(page.getByRole('dialog', { name: 'Request Received!' })).toBeVisible();
    },
  },
  {
    name: 'link to leave the waitlist, cut short',
    show: async (page) => {
      await visit(page, '/waitlist/leave?token=cut-short');
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    },
  },
  { name: 'contact', show: (page) => visitWhole(page, '/contact') },
  {
    name: 'contact, in the member app',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/contact');
    },
  },
  {
    name: 'service dialog',
    show: async (page) => {
      await visitWhole(page, '/');
      await page.getByRole('button', { name: 'See the cash transfer' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'waitlist with blank fields',
    show: async (page) => {
      await visitWhole(page, '/waitlist');
      await page.getByRole('button', { name: 'Claim Your Address' }).click();
      await expect(toast(page, 'Please fill in all fields')).toBeVisible();
    },
  },
  { name: 'questions and answers', show: (page) => visitWhole(page, '/faq#plans') },
  { name: 'community support', show: (page) => visitWhole(page, '/community') },
  { name: 'privacy policy', show: (page) => visitWhole(page, '/privacy-policy') },
  { name: 'terms of service', show: (page) => visitWhole(page, '/terms-of-service') },
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
      await page.getByRole('checkbox', { name: 'Drive two ways out' }).check();
      await expect(page.getByText('20 points earned')).toBeVisible();
    },
  },
  {
    name: 'marketplace',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/market');
      await expect(page.getByText('Lumber & Drywall')).toBeVisible();
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
  {
    name: 'vault without a home, with everything missing',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Save home and policy' }).click();
      await expect(page.getByText('Insurance carrier required')).toBeVisible();
    },
  },
  {
    name: 'vault',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await expect(page.getByText('Approximate: place the pin')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
    },
  },
  {
    name: 'claim packet with a shared link',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault/claim');
      await page.getByRole('button', { name: 'Make a packet' }).click();
      await page.getByRole('button', { name: /^Share by link/ }).click({ timeout: 30_000 });
      await page.getByLabel('Whom is it for').fill('Dana Reyes, adjuster');
      await page.getByRole('button', { name: 'Make the link' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Not used yet.')).toBeVisible();
    },
  },
  {
    name: 'a share link that does not work',
    show: async (page) => {
      await visit(page, '/shared');
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    },
  },
  {
    name: 'pin on the map',
    show: async (page) => {
      await stubTiles(page);
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Place your home on the map' }).click();
      await expect(page.locator('[data-map=ready]')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'policy form',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Add a policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a policy' })).toBeVisible();
    },
  },
  {
    name: 'documents, with a refused upload',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addPaper(page, 'Grant deed.pdf', 'deed-or-lease');
      await visit(page, '/vault/documents');
      const file = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') };
      await page.getByLabel('Choose files').setInputFiles([file]);
      await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Grant deed', exact: true })).toBeVisible();
    },
  },
  {
    name: 'checklist of documents',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addPaper(page, 'Grant deed.pdf', 'deed-or-lease');
      await visit(page, '/vault/documents?tab=checklist');
      await expect(page.getByText('Have', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'trash of documents',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      const { id } = await addPaper(page, 'Old lease.pdf');
      await page.request.post(`/api/homes/current-home-id/documents/${id}/trash`, { data: {} });
      await visit(page, '/vault/documents?tab=trash');
      await expect(page.getByText('30 days left')).toBeVisible();
    },
  },
  {
    name: 'document, opened',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addPaper(page, 'Grant deed.pdf');
      await visit(page, '/vault/documents');
      await page.getByRole('button', { name: 'Grant deed', exact: true }).click();
      await expect(page.locator('canvas[data-drawn]')).toBeVisible();
    },
  },
  {
    name: 'versions of a document',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addPaper(page, 'Grant deed.pdf');
      await visit(page, '/vault/documents');
      await page.getByRole('button', { name: 'More for Grant deed' }).click();
      await page.getByRole('menuitem', { name: 'Versions' }).click();
      await expect(page.getByText('Newest', { exact: true })).toBeVisible();
    },
  },
  ...householdScreens,
  ...inventoryScreens,
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
      await visit(page, linkIn(await newestMail(page, email)));
      await expect(page.getByRole('heading', { name: 'Finish signing in' })).toBeVisible();
    },
  },
  {
    name: 'confirm dialog',
    show: async (page) => {
      // A second session of the same person: this browser forgets the first, which lives on.
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
      const refusal = { error: 'Confirm it is you to continue.', code: 'step_up_required' };
      await page.route('**/api/account/passkeys/options', (route) =>
        route.fulfill({ status: 403, json: refusal }),
      );
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
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
      // With the keyboard in it, it stays.
      await page.keyboard.press('F8');
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
      await expect(page.getByText('Your passkeys did not load')).toBeVisible();
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

// The refusals some of the screens are about.
test.use({ expectedErrors: /status of (400|403|503)/ });
// Long texts take their time to be looked over four times.
test.setTimeout(150_000);

/** The theme changes colours alone, so the second look is for them alone. */
async function check(page: Page, label: string, rule?: 'color-contrast'): Promise<void> {
  expect.soft(await faultsOf(page, rule ? { rule } : {}), label).toEqual([]);
}

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
