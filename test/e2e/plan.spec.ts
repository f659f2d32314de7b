import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { addHome } from './homes.ts';
import { addHousehold } from './household-of.ts';
import { signIn } from './people.ts';
import { expect, settled, test, toast, visit } from './test.ts';

// Without a network every call except the plan's fails, and so does the event stream.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[19]/,
});

/** Polls until it is true, even while the page reloads for another user, which ends the current poll. */
const saved = (page: Page, path: string, isThere: boolean): Promise<void> =>
  expect(async () => {
    const isHere = await page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);
    expect(isHere, path).toBe(isThere);
  }).toPass({ timeout: 60_000 });

/** The worker controls the page and has its copy of the plan. */
async function planOnDevice(page: Page, isThere = true): Promise<void> {
  await saved(page, '/api/plan-card', isThere);
  await saved(page, '/kept/shell', true);
}

async function withPlan(page: Page): Promise<string> {
  const email = await signIn(page);
  await addHome(page);
  await addHousehold(page);
  return email;
}

async function withPlanOnDevice(page: Page): Promise<void> {
  await withPlan(page);
  await visit(page, '/settings');
  await planOnDevice(page);
}

test('a member who never opened the plan opens it offline: in this tab, a new tab, and from the first page', async ({
  page,
  context,
}) => {
  await withPlanOnDevice(page);
  await context.setOffline(true);

  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1, name: 'Evacuation plan' })).toBeVisible();
  await expect(page.getByText('1482 Ridgecrest Drive, Paradise, CA 95969')).toBeVisible();
  await expect(page.getByText('This is the plan saved on this device.')).toBeVisible();
  await expect(page.getByText(/^Saved \w+ \d+, \d{4}, \d+:\d\d [AP]M P[SD]T$/)).toBeVisible();
  await expect(page.getByRole('link', { name: '(503) 555-0134' })).toHaveAttribute(
    'href',
    'tel:+15035550134',
  );
  // The concierge's number works without a network, too.
  await expect(page.getByRole('link', { name: '(888) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18885550142',
  );
  await expect(page.getByText('3 people, 1 uses a wheelchair')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Skyway south to Chico.')).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.getByText('You’re offline.')).toBeVisible();
  await tab.getByRole('link', { name: 'Open your saved plan' }).click();
  await expect(tab.getByText('Skyway south to Chico.')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Skyway south to Chico.')).toBeVisible();
  await expect(page.getByText('This is the plan saved on this device.')).toBeHidden();
});

test(
  'a change is saved on the device immediately, without opening the plan',
  { tag: SOAK },
  async ({ page, context }) => {
    await withPlan(page);
    await visit(page, '/household');
    await planOnDevice(page);
    await page.getByLabel('Go bag').fill('Under the stairs');
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(toast(page, 'Plan saved')).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/plan-card'))?.text()))
      .toContain('Under the stairs');
    await context.setOffline(true);
    await page.goto('/plan');
    await expect(page.getByText('Under the stairs')).toBeVisible();
  },
);

test(
  'on a phone without free storage, pages and the evacuation status still open',
  { tag: SOAK },
  async ({ page, baseURL }) => {
    await withPlanOnDevice(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    // Neither page was open before, so the worker must have stored their files and the status.
    await visit(page, '/vault/inventory');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, '/evacuation');
    await expect(page.getByRole('heading', { name: /We see no active evacuation orders/ })).toBeVisible();
  },
);

test(
  'only the plan, the ways out, the evacuation status and route, the shell and built files are ever cached',
  { tag: SOAK },
  async ({ page }) => {
    await withPlanOnDevice(page);
    await visit(page, '/household');
    await expect(page.getByText('Bruno and Luz')).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map((request) => new URL(request.url).pathname);
    });
    expect(
      kept.filter(
        (at) =>
          !/^\/(assets\/.+|kept\/shell|api\/plan-card|api\/homes\/current-home-id\/(evacuation|evacuation-route|ways-out))$/.test(
            at,
          ),
      ),
    ).toEqual([]);
  },
);

test(
  'a member turns off the offline plan on this device, and it stays off',
  { tag: SOAK },
  async ({ page, context }) => {
    await withPlan(page);
    await visit(page, '/plan');
    await planOnDevice(page);
    const keep = page.getByRole('switch', { name: /Save my plan on this device/ });
    await expect(keep).toBeChecked();
    await keep.click();
    await expect(toast(page, 'Plan removed from this device')).toBeVisible();
    await planOnDevice(page, false);
    await page.reload();
    await settled(page);
    await expect(page.getByText('Skyway south to Chico.')).toBeVisible();
    await expect(keep).not.toBeChecked();
    await planOnDevice(page, false);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('We couldn’t load your plan')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await keep.click();
    await planOnDevice(page);
  },
);

test('logging out removes the plan from the device, and so does another user signing in', async ({
  page,
  context,
}) => {
  await withPlanOnDevice(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await saved(page, '/api/plan-card', false);

  await withPlanOnDevice(page);
  // Another person, without a home or a plan.
  await page.goto('about:blank');
  await signIn(page);
  await visit(page, '/settings');
  await saved(page, '/api/plan-card', false);
  await context.setOffline(true);
  await page.goto('/plan');
  await expect(page.getByText('We couldn’t load your plan')).toBeVisible();
  await expect(page.getByText('Ridgecrest')).toBeHidden();
});

test('the plan prints as one letter page, without the surrounding page', { tag: SOAK }, async ({ page }) => {
  await withPlan(page);
  await visit(page, '/plan');
  await expect(page.getByText('Skyway south to Chico.')).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('switch')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
