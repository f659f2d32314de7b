import { SOAK } from '#test/tier.ts';
import { family, publish } from './evacuation-of.ts';
import { HOME } from './homes.ts';
import { subscribe } from './members.ts';
import { newEmail, signIn } from './people.ts';
import { openStripeServer, stubStripe } from './stripe-server.ts';
import { expect, test, toast, visit } from './test.ts';

test.describe('the debit card for emergency cash', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('a member adds, changes and removes a debit card; a credit card is refused with a clear error', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page);
    await subscribe(page);
    await visit(page, '/membership#emergency-cash');
    const card = page.getByRole('region', { name: 'Emergency cash card' });
    await expect(card.getByText('No debit card yet. Without one, we can’t send your cash.')).toBeVisible();
    await card.getByRole('button', { name: 'Add debit card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a debit card' });
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog.getByText('Choose a card')).toBeVisible();
    await dialog.getByRole('radio', { name: /4242/ }).check();
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Cash can only go to a debit card.');
    await dialog.getByRole('radio', { name: /5556/ }).check();
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(toast(page, 'Card saved')).toBeVisible();
    await expect(card.getByText('Visa debit ending 5556', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Change debit card' }).click();
    await expect(card.getByRole('button', { name: 'Verify your identity' })).toHaveCount(0);
    await page.getByRole('radio', { name: /8210/ }).check();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(card.getByText('Mastercard debit ending 8210', { exact: true })).toBeVisible();

    // A provider that must verify them first: shown next to the card, with a link.
    await page.route('**/api/payout-card', async (route) => {
      const response = await route.fetch();
      const view = (await response.json()) as { card: object };
      await route.fulfill({ response, json: { ...view, card: { ...view.card, needsIdentity: true } } });
    });
    const url = 'https://connect.stripe.com/setup/once';
    await page.route('**/api/payout-card/identity', (route) => route.fulfill({ json: { url } }));
    await page.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Who are you?</title>' }),
    );
    await page.reload();
    await expect(card.getByText('One more step')).toBeVisible();
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Verify your identity' }).click();
    await expect(page).toHaveURL(url);
    await page.unrouteAll();
    await page.goBack();
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(card.getByText('No debit card yet.', { exact: false })).toBeVisible();
  });
});

test.describe('in an evacuation', () => {
  // Map tiles are unreachable.
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/ });

  test(
    'a member reaches the card form in one tap, is asked once, and returns to the page',
    { tag: SOAK },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await family(page, { hasCard: false });
      await publish(page, 'order');
      await visit(page, '/evacuation');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/auth/')) asked.push(request.url());
      });
      await page.getByRole('link', { name: 'Add a debit card' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a debit card' });
      await dialog.getByRole('radio', { name: /5556/ }).check();
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Save card to get $1,000' }).click();
      await expect(page).toHaveURL(/\/evacuation$/);
      await expect(
        page
          .getByText(
            /checking your \$1,000|sending \$1,000 to|sent \$1,000 to|\$1,000 arrived|reviewing your \$1,000/,
          )
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      expect(asked.filter((url) => url.includes('step-up'))).toEqual([]);
    },
  );
});

test.describe('with Stripe', () => {
  let stripe: Awaited<ReturnType<typeof openStripeServer>>;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    stripe = await openStripeServer();
  });
  test.afterAll(() => stripe.close()); // once no page listens to it anymore

  test(
    'the number is typed into Stripe’s frame, and we get only the card’s name',
    { tag: SOAK },
    async ({ page }) => {
      await stubStripe(page, async () => ({}));
      await page.request.post(`${stripe.base}/api/auth/dev-login`, { data: { email: newEmail() } });
      const put = await page.request.put(`${stripe.base}/api/payout-card`, {
        data: { token: 'tok_mastercard_debit' },
      });
      expect(put.status(), await put.text()).toBe(200);
      const toUs: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(`${stripe.base}/api`)) toUs.push(request.postData() ?? '');
      });
      const home = await page.request.post(`${stripe.base}/api/homes`, { data: HOME });
      expect(home.status(), await home.text()).toBe(201);
      await page.goto(`${stripe.base}/membership`);
      const card = page.getByRole('region', { name: 'Emergency cash card' });
      await expect(card.getByText('Mastercard debit ending 8210', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: 'Change debit card' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change debit card' });
      await expect(dialog.locator('iframe')).toHaveAttribute('data-zip', HOME.zip);
      await expect(dialog.locator('input')).toHaveCount(0);
      const frame = dialog.frameLocator('iframe');
      await frame.getByLabel('Card number').fill('4000056655665556');
      await dialog.getByRole('button', { name: 'Save card' }).click();
      await expect(card.getByText('Visa debit ending 5556', { exact: true })).toBeVisible();
      expect(toUs.join(' ')).not.toContain('4000056655665556');
      expect(toUs.join(' ')).toContain('tok_visa_debit');
      expect(stripe.double.refused).toEqual([]);
    },
  );
});
