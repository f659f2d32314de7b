import { SOAK } from '#test/tier.ts';
import { expect, type Page } from '@playwright/test';
import { shiftOf } from './faults.ts';
import { addHome, POLICY } from './homes.ts';
import { signIn } from './people.ts';
import { test, toast, visit } from './test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Holds all of the member's responses until this is called, so that the skeletons appear first. */
async function holdAnswers(page: Page): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/(homes|points|skus|tasks)/, async (route) => {
    await asked;
    await route.continue();
  });
  return () => answer();
}

test('a member without a home sees the four cards with marked samples, and one prompt to add the home', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await expect(card(page, 'HomeVault').getByText('Sample', { exact: true })).toBeVisible();
  await expect(card(page, 'HomeVault')).toContainText('418 Manzanita Lane');
  const readiness = card(page, 'Readiness Score');
  await expect(readiness.getByText('Sample', { exact: true })).toBeVisible();
  await expect(readiness.getByRole('meter')).toHaveAttribute('aria-valuenow', '70');
  await expect(readiness).toContainText('3 of 5 tasks complete');
  await expect(card(page, 'Points')).toContainText('500');
  await expect(card(page, 'Points').getByText('Sample')).toHaveCount(0);
  await expect(card(page, 'Marketplace')).toContainText('Lumber & Drywall');
  await expect(card(page, 'Marketplace')).toContainText('250 points');
  await expect(card(page, 'Needs your attention')).toHaveCount(0);

  await expect(page.getByRole('navigation', { name: 'Platform' }).getByRole('link')).toHaveText([
    'Dashboard',
    'HomeVault',
    'Readiness',
    'Marketplace',
    'Settings',
  ]);
  await card(page, 'Marketplace').getByRole('link', { name: 'Browse Catalog' }).click();
  await expect(page).toHaveURL('/market');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
});

test('a member with a home sees their own data and what needs attention', async ({ page }) => {
  await signIn(page);
  const soon = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  await addHome(page, { policy: { ...POLICY, expiryDate: soon } });
  await page.request.post('/api/homes/current-home-id/inventory', {
    data: { name: 'Piano', category: 'Other', estValue: 4200 },
  });
  await visit(page, '/dashboard');
  const vault = card(page, 'HomeVault');
  await expect(vault).toContainText('1482 Ridgecrest Drive');
  await expect(vault).toContainText('1 item, $4,200');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  await expect(card(page, 'Readiness Score')).toContainText('0 of 12 tasks complete');
  const attention = card(page, 'Needs your attention');
  await expect(attention).toContainText(/Your Golden Bear Mutual policy ends in 1[123] days/);
  await expect(attention).toContainText('Place your home on the map');
  const isFirst = async () =>
    ((await attention.boundingBox())?.y ?? 0) < ((await vault.boundingBox())?.y ?? 0);
  await expect.poll(isFirst).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(isFirst).toBe(true);
  await expect(page.getByRole('main').getByRole('link', { name: 'Evacuation plan' })).toHaveAttribute(
    'href',
    '/plan',
  );
  await vault.getByRole('link', { name: 'View Documents' }).click();
  await expect(page).toHaveURL(/\/vault/);
});

test('Earn Demo +100 waits, adds the points and confirms it; the history lists them', async ({ page }) => {
  await signIn(page);
  await visit(page, '/dashboard');
  await expect(card(page, 'Points')).toContainText('500');
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/points/demo', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Earn Demo +100' }).click();
  const waiting = page.getByRole('button', { name: 'Adding...' });
  await expect(waiting).toBeDisabled();
  await waiting.click({ force: true });
  answer();
  await expect(toast(page, 'Points Added!')).toBeVisible();
  await expect(page.getByText("You've earned 100 demo points.").first()).toBeVisible();
  await expect(card(page, 'Points')).toContainText('600');
  await card(page, 'Points').getByRole('link', { name: 'Transaction history' }).click();
  await expect(page.getByRole('row', { name: /Demo points.*\+100.*600/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Welcome to Hearthline.*\+500.*500/ })).toBeVisible();
});

test.describe('when points cannot be added', () => {
  test.use({ expectedErrors: /status of 503/ });
  test('the member sees an error', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/market');
    await page.route('**/api/points/demo', (route) =>
      route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } }),
    );
    await page.getByRole('button', { name: 'Earn Demo +100' }).click();
    await expect(page.getByText('Failed to add demo points.').first()).toBeVisible();
  });
});

const PHONE = [360, 740] as const;
for (const [width, height] of [PHONE, [1440, 900] as const]) {
  test(
    `nothing shifts while the cards load at ${width} px, with and without a home`,
    { tag: SOAK },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signIn(page);
      for (const withHome of [false, true]) {
        if (withHome) await addHome(page);
        const answer = await holdAnswers(page);
        await visit(page, '/dashboard');
        await expect(page.getByText('Loading your home')).toBeAttached();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        answer();
        await expect(card(page, 'Readiness Score')).toContainText('tasks complete');
        await expect(card(page, 'Marketplace')).toContainText('Lumber & Drywall');
        await expect(page.getByText('No passkey yet')).toBeVisible();
        expect(await shiftOf(page)).toBe(0);
        await page.unrouteAll();
      }
    },
  );
}
