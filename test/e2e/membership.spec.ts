import { SOAK } from '#test/tier.ts';
import { ADDRESS, CARDS, fillCard, subscribe } from './members.ts';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { answerAfter, expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|404|409|503)/ });

test('a person chooses a plan, reads the terms, is declined, approves at the bank, and becomes a member', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await visit(page, '/membership');
  await page.getByRole('radio', { name: /^Core/ }).check();
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await expect(page.getByText('$290').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Core' }).click();
  await expect(page.getByRole('heading', { name: 'Core, $290 a year' })).toBeFocused();
  await expect(page.getByText(/the same card is charged \$290\.00 every year until I cancel/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Agree to the renewal terms to continue')).toBeVisible();
  await expect(page.getByLabel('I agree to these terms')).toBeFocused();
  await page.getByLabel('I agree to these terms').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByRole('heading', { name: '$290.00 today' })).toBeFocused();
  await fillCard(page, CARDS.declined);
  await page.getByRole('button', { name: 'Pay $290.00' }).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByText('Your card wasn’t charged')).toBeVisible();
  await fillCard(page, CARDS.asks);
  await page.getByRole('button', { name: 'Pay $290' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Renews on .* for \$290 a year\.$/)).toBeVisible();
  await expect(page.getByText('Visa ending 3155')).toBeVisible();
  await expect(page.getByRole('row', { name: /Hearthline Core/ }).getByText('Paid')).toBeVisible();
  await visit(page, '/settings');
  await expect(page.getByText(/^Core\. Renews on/)).toBeVisible();
});

test(
  'an unpaid membership resumes where it was and can switch to another plan',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, '/membership');
    await page.getByRole('button', { name: 'Continue with Plus' }).click();
    await page.getByLabel('I agree to these terms').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('button', { name: 'Pay $59' })).toBeVisible();
    await visit(page, '/membership');
    await expect(page.getByText('starts with your first payment')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another plan' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await page.getByRole('radio', { name: /^Premium/ }).check();
    await page.getByRole('button', { name: 'Continue with Premium' }).click();
    await expect(page.getByText(/I pay \$99\.00 on .* for Hearthline Premium\./)).toBeVisible();
  },
);

test(
  'Back and Forward move through the steps of a new membership, and a reload keeps the step',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, '/settings');
    await visit(page, '/membership');
    const choose = page.getByRole('heading', { name: 'Choose your plan' });
    const terms = page.getByRole('heading', { name: 'Core, $290 a year' });
    const card = page.getByRole('button', { name: 'Pay $290' });
    await page.getByRole('radio', { name: /^Core/ }).check();
    await page.getByRole('radio', { name: /^Yearly/ }).check();
    await page.getByRole('button', { name: 'Continue with Core' }).click();
    await expect(terms).toBeFocused();
    await page.reload();
    await expect(terms).toBeVisible();
    await page.goBack();
    await expect(choose).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Core/ })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
    await page.goForward();
    await page.getByLabel('I agree to these terms').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(card).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(card).toBeHidden();
    await page.goForward();
    await expect(card).toBeVisible();
    // A reload returns to the payment, with no step lost or repeated.
    await page.reload();
    await expect(card).toBeVisible();
    await expect(page.getByLabel('I agree to these terms')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await page.goForward();
    await expect(card).toBeVisible();
    await fillCard(page, CARDS.good);
    await card.click();
    await expect(page.getByText(/^Renews on .* for \$290 a year\.$/)).toBeVisible();
    await expect(page).toHaveURL(/\/membership$/);
  },
);

test(
  'an upgrade starts immediately for the difference, a downgrade next period, and a member can keep their plan',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await subscribe(page, { plan: 'core' });
    await visit(page, '/membership');
    await page.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByRole('radio', { name: /^Premium/ }).check();
    await expect(dialog.getByText('Unused time of Hearthline Core')).toBeVisible();
    await dialog.getByLabel('I agree to these terms').check();
    await dialog.getByRole('button', { name: /^Pay \$\d.* and change plan$/ }).click();
    await expect(toast(page, 'Plan changed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible();
    await expect(page.getByText('$2,500', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByRole('radio', { name: /^Plus/ }).check();
    await expect(dialog.getByText('You keep Premium with all its benefits until then.')).toBeVisible();
    await dialog.getByLabel('I agree to these terms').check();
    await dialog.getByRole('button', { name: /^Change on / }).click();
    await expect(page.getByText(/^Plus starts on .*\d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByRole('radio', { name: /^Plus From / }).check();
    await expect(dialog.getByText('This change is already scheduled')).toBeVisible();
    await page.keyboard.press('Escape');
    // The button is gone before its response arrives; its result is announced all the same.
    const stay = page.getByRole('button', { name: 'Stay on Premium' });
    await answerAfter(page, '**/api/membership/next', 'DELETE', () => expect(stay).toHaveCount(0));
    await stay.click();
    await expect(toast(page, 'Change canceled')).toBeVisible();
    await expect(page.getByText(/^Renews on .* for \$99 a month\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Membership', level: 1 })).toBeFocused();
  },
);

test(
  'an upgrade with a declined card says why, isn’t owed, and can be dropped',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await subscribe(page, { plan: 'core', card: CARDS.failsLater });
    await visit(page, '/membership');
    await page.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByRole('radio', { name: /^Premium/ }).check();
    await dialog.getByLabel('I agree to these terms').check();
    await dialog.getByRole('button', { name: /^Pay \$\d.* and change plan$/ }).click();
    await expect(dialog.getByText('We couldn’t charge Visa ending 0341')).toBeVisible();
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your plan change isn’t paid')).toBeVisible();
    await expect(page.getByText('Not owed unless you finish')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel change' }).click();
    await expect(page.getByText('Not charged', { exact: true })).toBeVisible();
    await expect(page.getByText('Your plan change isn’t paid')).toBeHidden();
  },
);

test(
  'a failed renewal shows its grace period, also on the dashboard, and another card pays it',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    await subscribe(page, { card: CARDS.failsLater });
    await visit(page, '/membership');
    await page.getByRole('button', { name: 'Let a month pass' }).click();
    await expect(page.getByText('We couldn’t charge Visa ending 0341')).toBeVisible();
    await expect(page.getByText(/^Your services continue until /)).toBeVisible();
    await visit(page, '/dashboard');
    await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
    await page.getByRole('link', { name: 'Open Membership' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay with another card' });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(toast(page, 'Payment Failed')).toBeVisible();
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
    await fillCard(page, CARDS.declined);
    await dialog.getByRole('button', { name: 'Save card and pay $59.00' }).click();
    await expect(dialog.getByText('This card wasn’t saved')).toBeVisible();
    await expect(dialog.getByText('We’ll keep using Visa ending 0341.')).toBeVisible();
    await fillCard(page, CARDS.good);
    await dialog.getByRole('button', { name: 'Save card and pay $59' }).click();
    await expect(toast(page, 'Payment received')).toBeVisible();
    await expect(page.getByText('Visa ending 4242')).toBeVisible();
    await expect(page.getByText('We couldn’t charge')).toBeHidden();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  },
);

test('a member cancels in two clicks, undoes it, cancels again, and it ends with its period', async ({
  page,
}) => {
  await signIn(page);
  await subscribe(page);
  await visit(page, '/membership');
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel membership?' });
    await expect(dialog.getByText('we won’t charge your card again')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel membership' }).click();
    await expect(page.getByText(/^Your membership ends on /)).toBeVisible();
  };
  await cancel();
  await page.getByRole('button', { name: 'Keep membership' }).click();
  await expect(page.getByText(/^Renews on .* for \$59 a month\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Membership', level: 1 })).toBeFocused();
  await cancel();
  await page.getByRole('button', { name: 'Let a month pass' }).click();
  await expect(page.getByText(/^Plus ended on /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Membership', level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Hearthline Plus/ }).first()).toBeVisible();
});

test(
  'a person who can’t start sees their status, and an unconfigured card service offers nothing unusable',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    const seen = await page.request.get('/api/membership');
    const view = { ...((await seen.json()) as object), mayStart: false };
    let shown: object = view;
    await page.route('**/api/membership', (route) => route.fulfill({ json: shown }));
    await visit(page, '/membership');
    await expect(page.getByRole('heading', { name: 'Joining is by invitation' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toBeHidden();
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByLabel('Home address')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Home address').fill(ADDRESS);
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on the waitlist' })).toBeVisible();
    await expect(page.getByText(ADDRESS)).toBeVisible();
    const place = { address: ADDRESS, coverage: 'covered', since: '2026-11-01T20:00:00.000Z' };
    for (const [status, words] of [
      ['approved', 'Your home is approved'],
      ['invited', 'Your invitation has expired'],
      ['declined', `We couldn’t accept ${ADDRESS}`],
    ] as const) {
      const joining = { invitation: null, place: { ...place, status }, mayStart: false };
      await page.route('**/api/join', (route) => route.fulfill({ json: joining }));
      await visit(page, '/membership');
      await expect(page.getByText(words)).toBeVisible();
    }

    await page.unroute('**/api/membership');
    await subscribe(page);
    const running = (await (await page.request.get('/api/membership')).json()) as { membership: object };
    const ending = { ...running.membership, endsWithPeriod: true };
    const actions = /^(Keep membership|Change plan|Change card|Cancel membership)$/;
    await page.route('**/api/membership', (route) => route.fulfill({ json: shown }));
    shown = { ...running, canChange: false };
    await visit(page, '/membership');
    await expect(page.getByText('You can’t change this membership here')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('button', { name: actions })).toHaveCount(0);
    // A membership at the built-in provider, on a server that takes real cards by now: it ends, and a new one can be
    // started.
    shown = { ...running, membership: ending, canChange: false, mayStart: true };
    await visit(page, '/membership');
    await expect(page.getByText(/^Your membership ends on /)).toBeVisible();
    await expect(page.getByRole('button', { name: actions })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue with Plus' }).click();
    await expect(page.getByRole('heading', { name: 'Plus, $59 a month' })).toBeFocused();
  },
);

test('a membership that fails to load says so and loads on retry', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await subscribe(page);
  let isBroken = true;
  await page.route('**/api/membership', (route) =>
    isBroken
      ? route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } })
      : route.continue(),
  );
  await visit(page, '/membership');
  await expect(page.getByText('Your membership didn’t load')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Plus', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^PDF of invoice/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
