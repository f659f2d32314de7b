import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import type { FundsTerms } from '#contract/core/funds.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { addHome } from './homes.ts';
import { CARDS, fillCard, subscribe } from './members.ts';
import { openOwnServer } from './own-server.ts';
import { ADMIN, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const FUNDS: FundsTerms = { kind: 'repayable', firstDays: 60, months: 12 };

// Map tiles are unreachable, and a declined card is a refused call.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|status of 4/ });

let server: Awaited<ReturnType<typeof openOwnServer>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await openOwnServer({ EMERGENCY_FUNDS: 'repayable' });
});
test.afterAll(() => server.close());

/** A person who was paid in an evacuation. They owe what was sent, no matter when the bank confirms it. */
async function evacuee(page: Page): Promise<void> {
  const { id } = await addHome(page);
  const pin = { lat: 39.7596, lng: -121.6219, confirmed: true, evidence: PIN_EVIDENCE };
  const pinned = await page.request.put(`/api/homes/${id}/location`, { data: pin });
  expect(pinned.ok(), await pinned.text()).toBe(true);
  await subscribe(page, { funds: FUNDS });
  await page.request.put('/api/payout-card', { data: { token: 'sim_debit_5556' } });
  await page.request.post('/api/demo/payout-card/age');
  await publish(page, 'order');
  await expect
    .poll(
      async () => {
        const reply = await page.request.get('/api/homes/current-home-id/evacuation');
        return ((await reply.json()) as Evacuation).cash?.state ?? '';
      },
      { timeout: 60_000 },
    )
    .toMatch(/^(sent|delivered)$/);
}

test(
  'a member repays part of their emergency cash by card, on a phone',
  { tag: SOAK },
  async ({ browser, faults }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.base, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    await visit(page, '/what-we-pay');
    await expect(page.getByText(/you repay it: 12 equal monthly payments, without interest/)).toBeVisible();
    const email = await signIn(page);
    await visit(page, '/membership');
    await expect(page.getByText(/you repay it: 12 equal monthly payments/).first()).toBeVisible();
    await evacuee(page);
    await visit(page, '/evacuation');
    await expect(page.getByText(/You repay it without interest/).first()).toBeVisible();
    await publish(page, 'lifted');
    await visit(page, '/membership#repayments');
    const section = page.getByRole('region', { name: 'Emergency cash you repay' });
    await expect(section.getByText('$1,000.00', { exact: true }).first()).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Emergency cash you repay' })).toBeInViewport();
    await expect(section.getByText(/Next: \$83\.34 on/)).toBeVisible({ timeout: 30_000 });
    await section.getByRole('button', { name: 'Make a payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a payment' });
    const amount = dialog.getByLabel('Amount in dollars');
    await expect(amount).toHaveValue('83.34');
    await amount.fill('2000');
    await dialog.getByRole('button', { name: 'Continue to card' }).click();
    await expect(dialog.getByText('You owe $1,000.00. Enter that or less')).toBeVisible();
    await amount.fill('250');
    await dialog.getByRole('button', { name: 'Continue to card' }).click();
    await fillCard(page, CARDS.declined);
    await dialog.getByRole('button', { name: 'Pay $250.00' }).click();
    await expect(dialog.getByText('Your card wasn’t charged')).toBeVisible();
    await fillCard(page, CARDS.good);
    await dialog.getByRole('button', { name: 'Pay $250.00' }).click();
    await expect(toast(page, 'We received $250.00')).toBeVisible();
    await expect(section.getByText('$750.00', { exact: true }).first()).toBeVisible();
    await expect(section.getByText('Card payment')).toBeVisible();
    await section.getByRole('button', { name: 'Show all 12 payments' }).click();
    await expect(section.getByText('Paid', { exact: true }).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    const team = await browser.newContext({ baseURL: server.base, viewport: { width: 1440, height: 900 } });
    const office = await team.newPage();
    await signIn(office, ADMIN);
    await visit(office, '/admin/repayments');
    await office.getByRole('link', { name: email }).click();
    await office.getByRole('button', { name: 'Waive some or all' }).click();
    const waive = office.getByRole('dialog', { name: 'Waive the balance' });
    await waive.getByLabel('Amount in dollars').fill('750');
    await waive.getByLabel('Reason').fill('The house burned down.');
    expect(await faultsOf(office)).toEqual([]);
    await waive.getByRole('button', { name: 'Waive' }).click();
    await expect(toast(office, 'Waived')).toBeVisible();
    await expect(section.getByText('You don’t owe anything.')).toBeVisible();
    await expect(section.getByText('The house burned down.')).toBeVisible();
    await context.close();
    await team.close();
  },
);
