import { randomUUID } from 'node:crypto';
import type { MembershipView } from '#contract/money/membership.ts';
import type { Order } from '#contract/money/orders.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { isSoak, SOAK } from '#test/tier.ts';
import { faultsOf, overflow } from './faults.ts';
import { subscribe } from './members.ts';
import { ADMIN, newEmail, signIn } from './people.ts';
import { searchList } from './search-list.ts';
import { expect, test, toast, visit } from './test.ts';
import type { Page } from '@playwright/test';

/** Redeems an item for points, without a page. */
async function order(page: Page, name: string): Promise<Order> {
  const { entitlements } = (await (await page.request.get('/api/membership')).json()) as MembershipView;
  if (!entitlements) await subscribe(page);
  const skus = (await (await page.request.get('/api/skus')).json()) as Sku[];
  const sku =
    skus.find((one) => one.name === name) ??
    skus.find(({ pointsCost, stock }) => pointsCost > 0 && pointsCost <= 400 && stock !== 0);
  const answer = await page.request.post('/api/orders', { data: { skuId: sku?.id, usePoints: true } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Order;
}

test(
  'an order is fulfilled with a note, and the member sees it in their open window',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const member = await newVisitor();
    const email = newEmail();
    await signIn(member, email);
    const placed = await order(member, '');
    await visit(member, `/purchases/${placed.id}`);
    await expect(member.getByText('Paid', { exact: true }).first()).toBeVisible();

    await signIn(page, ADMIN);
    await visit(page, '/admin/purchases');
    await searchList(page, 'Number, email or item', email, '1 purchase');
    const number = placed.id.slice(-8).toUpperCase();
    await page.getByRole('link', { name: number }).click();
    const pane = page.getByRole('dialog', { name: `Purchase ${number}` });
    await expect(pane.getByText(email)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await pane.getByRole('button', { name: 'Mark as fulfilled' }).click();
    const asking = page.getByRole('dialog', { name: 'Mark as fulfilled?' });
    await asking.getByLabel('Note for the member').fill('Tracking 1Z 999.');
    await asking.getByRole('button', { name: 'Mark as fulfilled' }).click();
    await expect(toast(page, `Purchase ${number} is fulfilled`)).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Refund' })).toBeVisible();
    await expect(member.getByText('Tracking 1Z 999.')).toBeVisible();

    // Fulfilling it fails after all: points are returned once, and the reason is shown.
    await pane.getByRole('button', { name: 'Refund' }).click();
    const back = page.getByRole('dialog', { name: 'Refund?' });
    await back.getByRole('button', { name: 'Refund' }).click();
    await expect(back.getByText('Enter a reason for the member to read')).toBeVisible();
    await back.getByLabel('Reason').fill('It arrived broken.');
    await back.getByRole('button', { name: 'Refund' }).click();
    await expect(pane.getByText('It arrived broken.')).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Refund' })).toBeHidden();
    await expect(member.getByText('It arrived broken.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pane).toBeHidden();
    await expect(page.getByRole('link', { name: number })).toBeFocused();
  },
);

test('several orders are fulfilled at once', { tag: SOAK }, async ({ page, newVisitor }) => {
  const member = await newVisitor();
  const email = newEmail();
  await signIn(member, email);
  await signIn(page, ADMIN);
  const name = `Radio ${randomUUID().slice(0, 6)}`;
  const made = await page.request.post('/api/admin/skus', {
    data: { name, description: 'A radio with a crank.', pointsCost: 10 },
  });
  expect(made.status()).toBe(201);
  for (let n = 0; n < 3; n += 1) await order(member, name);
  await visit(page, '/admin/purchases?status=PAID');
  await searchList(page, 'Number, email or item', name, '3 purchases');
  await page.getByLabel('Select this page').check();
  await page.getByRole('button', { name: 'Mark 3 as fulfilled' }).click();
  const asking = page.getByRole('dialog', { name: 'Mark 3 purchases as fulfilled?' });
  await asking.getByRole('button', { name: 'Mark 3 as fulfilled' }).click();
  await expect(toast(page, '3 purchases fulfilled')).toBeVisible();
  await expect(page.getByText('No purchases match')).toBeVisible();
});

test(
  'an item is added, edited and its stock counted; a member buys it; it is removed',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const name = `Smoke hood ${randomUUID().slice(0, 6)}`;
    await signIn(page, ADMIN);
    await visit(page, '/admin/catalog');
    await page.getByRole('button', { name: 'Add an item' }).click();
    const adding = page.getByRole('dialog', { name: 'Add an item' });
    await adding.getByLabel('Name').fill(name);
    await adding.getByLabel('Description').fill('Fifteen minutes of air.');
    await adding.getByLabel('Points').fill('many');
    await adding.getByRole('button', { name: 'Add item' }).click();
    await expect(adding.getByText('Enter a whole number')).toBeVisible();
    await expect(adding.getByLabel('Points')).toBeFocused();
    await adding.getByLabel('Points').fill('120');
    await adding.getByLabel('How many are left').fill('2');
    expect(await faultsOf(page)).toEqual([]);
    await adding.getByRole('button', { name: 'Add item' }).click();
    await expect(toast(page, 'Item added')).toBeVisible();

    const member = await newVisitor();
    await signIn(member);
    expect((await order(member, name)).sku.name).toBe(name);

    await searchList(page, 'Name or description', name, '1 item');
    await page.getByRole('link', { name }).click();
    const pane = page.getByRole('dialog', { name });
    await expect(pane.getByText('1 left')).toBeVisible();
    await pane.getByRole('button', { name: 'Change stock' }).click();
    const stock = page.getByRole('dialog', { name: `Stock of ${name}` });
    await stock.getByLabel('How many').fill('10');
    await stock.getByLabel('Reason').fill('Delivery of Monday');
    await stock.getByRole('button', { name: 'Save stock' }).click();
    await expect(pane.getByText('11 left')).toBeVisible();
    await pane.getByRole('button', { name: 'Hide' }).click();
    await page
      .getByRole('dialog', { name: 'Hide this item?' })
      .getByRole('button', { name: 'Hide item' })
      .click();
    await expect(pane.getByText('Hidden', { exact: true })).toBeVisible();
    const skus = (await (await member.request.get('/api/skus')).json()) as Sku[];
    expect(skus.map((one) => one.name)).not.toContain(name);
  },
);

test.describe(() => {
  // Two refusals: deducting more points than there are, and the request of a person who is signed out by a new role.
  test.use({ expectedErrors: /409|401/ });

  test(
    'an administrator finds a member, adds points with a reason, and grants and revokes a role',
    { tag: SOAK },
    async ({ page, newVisitor }) => {
      const member = await newVisitor();
      const email = newEmail();
      await signIn(member, email);
      await signIn(page, ADMIN);
      await visit(page, '/admin/members');
      await searchList(page, 'Email or name', email, '1 member');
      await page.getByRole('link', { name: email }).click();
      const pane = page.getByRole('dialog', { name: email });
      await pane.getByRole('button', { name: 'Adjust points' }).click();
      const points = page.getByRole('dialog', { name: 'Adjust points' });
      await points.getByLabel('How many').fill('-600');
      await points.getByLabel('Reason').fill('Goodwill');
      await points.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Not saved')).toBeVisible();
      await expect(points.getByText('Not saved')).toBeVisible();
      await points.getByLabel('How many').fill('250');
      await points.getByRole('button', { name: 'Save' }).click();
      await expect(pane.getByText('750 points', { exact: true })).toBeVisible();
      await expect(pane.getByText('Goodwill', { exact: true })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      const changeRole = async (role: string, reason: string) => {
        await pane.getByRole('button', { name: 'Change role' }).click();
        const asking = page.getByRole('dialog', { name: `Change ${email}’s role` });
        await asking.getByRole('radio', { name: role }).check();
        await asking.getByLabel('Reason').fill(reason);
        await asking.getByRole('button', { name: 'Change role' }).click();
        await expect(asking).toBeHidden();
      };
      await changeRole('Administrator', 'Joins the team.');
      await expect(pane.getByText('Administrator', { exact: true }).first()).toBeVisible();
      expect((await member.request.get('/api/account')).status()).toBe(401);
      await changeRole('Member No staff access.', 'Left the team.');
      await expect(pane.getByText('Administrator', { exact: true })).toHaveCount(0);
    },
  );
});

test('orders, members and the catalog fit the smallest phone', { tag: SOAK }, async ({ page }) => {
  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/admin/purchases', '/admin/members', '/admin/catalog']) {
    await visit(page, path);
    await expect(page.getByText(/^[\d,]+ (purchase|member|item)s?$/)).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    if (isSoak) expect(await faultsOf(page)).toEqual([]);
  }
});
