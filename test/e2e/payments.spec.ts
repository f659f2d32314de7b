import { SOAK } from '#test/tier.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PAYMENT_SCRIPTS } from '#contract/payment-scripts.ts';
import { newEmail } from './people.ts';
import { openStripeServer, stubStripe } from './stripe-server.ts';
import { expect, settled, test, toast, visit } from './test.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const form = (page: Page) => page.getByRole('region', { name: 'Payment' });

/** An order that waits for a card, on the server at `base`. */
async function orderByCard(page: Page, base = ''): Promise<string> {
  const answer = await page.request.post(`${base}/api/auth/dev-login`, { data: { email: newEmail() } });
  expect(answer.ok()).toBe(true);
  const skus = (await (await page.request.get(`${base}/api/skus`)).json()) as {
    id: string;
    priceCents: number;
  }[];
  const skuId = skus.find(({ priceCents }) => priceCents > 0)?.id;
  const placed = await page.request.post(`${base}/api/orders`, {
    data: { skuId, usePoints: false },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(placed.status()).toBe(201);
  return ((await placed.json()) as { id: string }).id;
}

test('a member types a card: errors appear next to the field, and a valid card pays', async ({ page }) => {
  await visit(page, `/checkout/${await orderByCard(page)}`);
  await expect(form(page).getByText('Demo payment - no card is charged')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Enter the number on the card');
  await page.keyboard.type('4111111111111111');
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await page.getByLabel('Expires').pressSequentially('431');
  await expect(page.getByLabel('Expires')).toHaveValue('04 / 31');
  await page.getByLabel('CVC').pressSequentially('1234');
  await expect(page.getByLabel('CVC')).toHaveValue('123');
  await page.getByLabel('ZIP code').fill('95969');
  await payButton(page).click();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('This demo takes test cards only');
  await expect(page.getByLabel('Expires')).toHaveValue('04 / 31');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/market$/);
});

test(
  'a declined card keeps the form; a card that needs approval pays once approved',
  { tag: SOAK },
  async ({ page }) => {
    await visit(page, `/checkout/${await orderByCard(page)}`);
    await page.getByRole('button', { name: 'Is declined 0002' }).click();
    await payButton(page).click();
    await expect(toast(page, 'Payment Failed')).toBeVisible();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');

    await page.getByRole('button', { name: 'Asks for approval 3155' }).click();
    await payButton(page).click();
    const bank = page.getByRole('alertdialog', { name: 'Your bank needs your approval' });
    await bank.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText(/unable to authenticate/).first()).toBeVisible();
    await payButton(page).dblclick();
    await bank.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(page, 'Payment Successful')).toBeVisible();
  },
);

test.describe('paying with Stripe', () => {
  test.describe.configure({ mode: 'serial' });
  let stripe: Awaited<ReturnType<typeof openStripeServer>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    stripe = await openStripeServer();
  });
  test.afterAll(() => stripe.close());
  test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ });

  const CARD = '4242424242424242';

  test('a card is entered in Stripe’s frame and confirmed by Stripe; only allowed scripts load and nothing leaks', async ({
    page,
  }) => {
    const orderId = await orderByCard(page, stripe.base);
    const scripts: URL[] = [];
    const toOthers: string[] = [];
    const toUs: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.resourceType() === 'script') scripts.push(url);
      if (url.origin === stripe.base) toUs.push(`${request.url()} ${request.postData() ?? ''}`);
      else if (!request.url().startsWith('data:') && !request.url().startsWith('blob:'))
        toOthers.push(url.origin);
    });
    await stubStripe(page, async (ref) => {
      stripe.bank.pay(ref);
      return { paymentIntent: { status: 'succeeded' } };
    });
    // Navigated within the app, the document may not load Stripe's script, so the page reloads.
    await page.goto(`${stripe.base}/orders`);
    await settled(page);
    expect(scripts.some(({ host }) => host.endsWith('stripe.com'))).toBe(false);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/checkout/${orderId}`);
    const field = page.frameLocator('iframe[title^="Secure card"]').getByLabel('Card number');
    await field.fill(CARD);
    const answer = await page.request.get(`${stripe.base}/checkout/${orderId}`);
    expect(answer.headers()['content-security-policy']).toContain('https://js.stripe.com');
    expect(answer.headers()['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');

    await expect(page.locator('input[autocomplete^="cc-"], input[name*="card" i]')).toHaveCount(0);
    await payButton(page).click();
    await expect(toast(page, 'Payment Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/market$/);

    const isAllowed = ({ origin, pathname }: URL) =>
      PAYMENT_SCRIPTS.some(
        ({ from, path }) => origin === (from === 'self' ? stripe.base : from) && path.test(pathname),
      );
    expect(scripts.filter((url) => !isAllowed(url)).map(String)).toEqual([]);
    expect(scripts.filter(({ origin }) => origin === 'https://js.stripe.com').length).toBeGreaterThan(0);
    expect(new Set(toOthers)).toEqual(new Set(['https://js.stripe.com']));
    expect(toUs.length).toBeGreaterThan(10);
    expect(toUs.filter((line) => line.includes(CARD))).toEqual([]);
    expect(stripe.double.refused).toEqual([]);
  });

  test(
    'a browser’s claim to have paid changes nothing; declines show Stripe’s message; a webhook event settles it',
    { tag: SOAK },
    async ({ page }) => {
      const orderId = await orderByCard(page, stripe.base);
      const answers = [
        { paymentIntent: { status: 'succeeded' } }, // a false report: nothing was paid
        { error: { type: 'card_error', message: 'Your card has insufficient funds.' } },
      ];
      let ref = '';
      await stubStripe(page, async (given) => {
        ref = given;
        return answers.shift() ?? {};
      });
      await page.goto(`${stripe.base}/checkout/${orderId}`);
      await page.frameLocator('iframe').getByLabel('Card number').fill(CARD);
      await payButton(page).click();
      await expect(toast(page, 'Payment Failed')).toBeVisible();
      const status = async () =>
        (
          (await (await page.request.get(`${stripe.base}/api/orders/${orderId}`)).json()) as {
            status: string;
          }
        ).status;
      expect(await status()).toBe('PENDING');
      await page.frameLocator('iframe').getByLabel('Card number').fill(CARD);
      await payButton(page).click();
      await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      // The person closes the page, but the bank approves the payment after all.
      await page.goto(`${stripe.base}/market`);
      stripe.bank.pay(ref);
      await stripe.tellAll();
      await expect.poll(status).toBe('PAID');
    },
  );

  test(
    'when Stripe’s script does not load, the page says so, and retrying works',
    { tag: SOAK },
    async ({ page }) => {
      const orderId = await orderByCard(page, stripe.base);
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await page.goto(`${stripe.base}/checkout/${orderId}`);
      await expect(page.getByText('The card form didn’t load')).toBeVisible();
      await expect(page.getByText('Nothing was charged.').first()).toBeVisible();
      await page.unroute('https://js.stripe.com/**');
      await stubStripe(page, async () => ({}));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
    },
  );
});
