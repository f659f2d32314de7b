import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/money/orders.ts';
import { sized, SOAK } from '#test/tier.ts';
import { faultsOf, overflow } from './faults.ts';
import { subscribe } from './members.ts';
import { newestMail, signIn } from './people.ts';
import { test, toast, visit } from './test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const balance = (page: Page) => page.getByRole('heading', { name: 'Points balance' }).locator('..');
const purchases = (page: Page) => page.getByRole('region', { name: 'Purchases' });

async function redeem(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search the catalog').fill(name);
  await card(page, name)
    .getByRole('button', { name: `Redeem ${name}` })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function fillAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Maya Ortiz');
  await dialog.getByLabel('Street address').fill('12 Skyway');
  await dialog.getByLabel('City').fill('Paradise');
  await dialog.getByLabel('ZIP code').fill('95969');
}

/** From the catalog to the card form. */
async function toCheckout(page: Page, name: string, isDelivered = false): Promise<string> {
  await visit(page, '/market');
  await redeem(page, name);
  await page.getByRole('radio', { name: /by card/ }).check();
  if (isDelivered) await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByLabel('Card number')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function pay(page: Page, testCard: RegExp): Promise<void> {
  await page.getByRole('button', { name: testCard }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

const read = async (page: Page, orderId: string) =>
  (await (await page.request.get(`/api/orders/${orderId}`)).json()) as Order;

test('a member finds an item, redeems it for points, tracks it and cancels it', async ({ page }) => {
  test.slow();
  const email = await signIn(page);
  await subscribe(page);
  await visit(page, '/market');
  await expect(purchases(page)).toContainText('Nothing yet');
  await page.getByRole('button', { name: 'Rebuild and repair' }).click();
  await expect(page).toHaveURL('/market?category=rebuild');
  await expect(card(page, 'Pet Go-Bag')).toHaveCount(0);
  await page.getByLabel('Search the catalog').fill('drywall');
  await expect(page).toHaveURL('/market?q=drywall&category=rebuild');
  await page.reload();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();

  await card(page, 'Lumber & Drywall').getByRole('button', { name: 'Redeem Lumber & Drywall' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lumber & Drywall' });
  await expect(dialog.getByRole('definition')).toHaveText(['500', '-250', '250']);
  await dialog.getByRole('button', { name: 'Redeem for 250 points' }).dblclick();
  await expect(toast(page, 'Order Complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toContainText('250');
  await expect(purchases(page).getByRole('listitem')).toHaveCount(1);
  await newestMail(page, email, { has: /^Receipt: Lumber & Drywall\n/ });

  await purchases(page).getByRole('link', { name: 'Lumber & Drywall' }).click();
  await expect(page).toHaveURL(/\/purchases\/.+/);
  await expect(page.getByText('Paid: Done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel purchase' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Cancel this purchase?' });
  await expect(asking).toContainText('250 points go back to your balance right away.');
  await asking.getByRole('button', { name: 'Keep it' }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText('Canceled', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel purchase' }).click();
  await asking.getByRole('button', { name: 'Cancel purchase' }).click();
  await expect(toast(page, 'Purchase canceled')).toBeVisible();
  await expect(page.getByText('250 points are back in your balance').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Marketplace' }).click();
  await expect(balance(page)).toContainText('500');
});

test('a member pays by card after a decline and cancels: the card is refunded', async ({ page }) => {
  test.slow();
  const email = await signIn(page);
  await subscribe(page);
  await visit(page, '/market');
  await redeem(page, 'Quake Straps Kit');
  await page.getByRole('button', { name: 'Redeem for 80 points' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Street address')).toHaveAccessibleDescription('Enter the street address');
  const orderId = await toCheckout(page, 'Quake Straps Kit', true);
  const summary = page.getByRole('region', { name: 'Purchase summary' });
  await expect(summary).toContainText('12 Skyway');
  await expect(summary).toContainText('2-4 business days after payment');
  await expect(summary).toContainText('Price$39.00');
  await expect(summary).toContainText('California sales tax, 7.25%$2.83');
  await expect(summary).toContainText('Total$41.83');
  await expect(page.getByText('Demo payment - no card is charged')).toBeVisible();
  await pay(page, /Is declined/);
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  expect((await read(page, orderId)).status).toBe('PENDING');
  // The toast's information is still there later, on another day or in another window.
  await page.reload();
  const card = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(card).toContainText('Your card wasn’t charged');
  await expect(card).toContainText('Your card was declined.');
  await expect(page.getByRole('link', { name: 'Marketplace', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await pay(page, /^Pays 4242/);
  await expect(page).toHaveURL('/market');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText('Thank you for your purchase!').first()).toBeVisible();
  expect(await read(page, orderId)).toMatchObject({ status: 'PAID', amountCents: 4183, taxCents: 283 });
  await newestMail(page, email, { has: '$41.83' });
  // The toast disappears; the line with the receipt stays, even after a reload.
  await page.reload();
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page).toHaveURL(`/purchases/${orderId}`);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(
    'California sales tax, 7.25%$2.83',
  );

  await visit(page, `/checkout/${orderId}`);
  await expect(page.getByText('This purchase is paid')).toBeVisible();
  await page.goto(`/orders/${orderId}`);
  await expect(page).toHaveURL(`/purchases/${orderId}`); // as in an email from before the URL changed
  await page.getByRole('button', { name: 'Cancel purchase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel purchase' }).click();
  await expect(page.getByText('We refunded $41.83 to your Visa ending 4242').first()).toBeVisible();
});

test('when the bank asks, refusing pays nothing and approving pays', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  const orderId = await toCheckout(page, 'Pet Go-Bag', true);
  await pay(page, /Asks for approval/);
  const bank = page.getByRole('alertdialog', { name: 'Your bank needs your approval' });
  await bank.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  expect((await read(page, orderId)).status).toBe('PENDING');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL('/market');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
});

test(
  'closing the window mid-payment loses nothing: the order is still paid',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    const orderId = await toCheckout(page, 'Water for Two Weeks', true);
    // The card reaches the provider, but the browser never reports it.
    await page.route('**/check', () => undefined);
    const asking = page.waitForRequest('**/check');
    await pay(page, /^Pays 4242/);
    await asking;
    const other = await page.context().newPage();
    await page.close();
    await expect(async () => expect((await read(other, orderId)).status).toBe('PAID')).toPass();
    await visit(other, '/market');
    await expect(purchases(other).getByRole('listitem')).toContainText(['Paid']);
  },
);

test.describe('errors', () => {
  test.use({ expectedErrors: /status of (404|409|503)/ });

  test(
    'too few points are shown before ordering and by the server; nothing is ordered twice or for free',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await subscribe(page);
      await visit(page, '/market');
      await redeem(page, 'Debris Removal');
      const dialog = page.getByRole('dialog', { name: 'Debris Removal' });
      await expect(dialog.getByRole('radio', { name: /by card/ })).toBeChecked();
      await dialog.getByRole('radio', { name: /^600 points/ }).check();
      await dialog.getByRole('button', { name: 'Redeem for 600 points' }).click();
      await expect(toast(page, 'Insufficient Points')).toBeVisible();
      await expect(page.getByText('You need 600 points but only have 500.').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Not now' }).click();

      // The page shows points that were spent elsewhere in the meantime.
      await redeem(page, 'Contractor Assessment');
      await page.route('**/api/orders', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 409,
              json: { error: 'You need 400 points but only have 150.', code: 'too_few_points' },
            })
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Redeem for 400 points' }).click();
      await expect(toast(page, 'Insufficient Points')).toBeVisible();
      await expect(page.getByText('You need 400 points but only have 150.').first()).toBeVisible();
      await page.unroute('**/api/orders');
      await page.route('**/api/orders', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await page.getByRole('button', { name: 'Redeem for 400 points' }).click();
      await expect(toast(page, 'Order Failed')).toBeVisible();
      await expect(page.getByText('Failed to create order.').first()).toBeVisible();
    },
  );

  test(
    'orders and checkouts that are missing, someone else’s or not loaded say so',
    { tag: SOAK },
    async ({ page, newVisitor }) => {
      await signIn(page);
      await visit(page, '/checkout');
      await expect(page.getByText('There’s nothing to pay here')).toBeVisible();
      const other = await newVisitor();
      await signIn(other);
      const theirs = await toCheckout(other, 'Pet Go-Bag', true);
      for (const path of ['/checkout', '/purchases']) {
        await visit(page, `${path}/${theirs}`);
        await expect(page.getByText('We couldn’t find this purchase')).toBeVisible();
      }
      await other.request.post(`/api/orders/${theirs}/cancel`, { data: {} });
      // The other window gets the update and removes the form.
      await expect(other.getByText('This purchase was canceled')).toBeVisible();

      let isBusy = true;
      await page.route('**/api/orders*', (route) =>
        isBusy
          ? route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } })
          : route.continue(),
      );
      await visit(page, '/purchases');
      await expect(page.getByText('We couldn’t load your purchases')).toBeVisible();
      isBusy = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No purchases yet')).toBeVisible();
    },
  );
});

test(
  'every order screen has no accessibility issues, wide and narrow, light and dark',
  { tag: SOAK },
  async ({ page }) => {
    test.slow();
    await signIn(page);
    const orderId = await toCheckout(page, 'Online Tutor, Four Hours');
    const phone = [360, 'light'] as const;
    for (const [width, colorScheme] of sized({ gate: [phone], soak: [phone, [1280, 'dark'] as const] })) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      for (const [path, there] of [
        ['/market', 'Online Tutor, Four Hours'],
        [`/purchases/${orderId}`, 'Status'],
        ['/purchases', 'Online Tutor, Four Hours'],
        [`/checkout/${orderId}`, 'Card number'],
      ] as const) {
        await visit(page, path);
        await expect(page.getByText(there).first()).toBeVisible();
        expect(await faultsOf(page), `${path} at ${width}`).toEqual([]);
        expect(await overflow(page), `${path} at ${width}`).toBe(0);
      }
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, '/market');
    await redeem(page, 'Pet Go-Bag');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

test(
  'a person without a membership sees what points require before trying, and can still pay by card',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, '/market');
    const notice = page.getByText('Points need an active membership');
    await expect(notice).toBeVisible();
    await redeem(page, 'Lumber & Drywall');
    const dialog = page.getByRole('dialog', { name: 'Lumber & Drywall' });
    await expect(dialog.getByText('You need a membership to redeem points')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Redeem for 250 points' })).toBeDisabled();
    await dialog.getByRole('radio', { name: /by card/ }).check();
    await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
    await subscribe(page);
    await visit(page, '/market');
    await expect(notice).toBeHidden();
  },
);
