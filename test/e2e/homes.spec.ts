import { SOAK } from '#test/tier.ts';
import { addHome, HOME, POLICY, withHome } from './homes.ts';
import { linkTo, newEmail, signIn } from './people.ts';
import { answerAfter, expect, test, toast, visit } from './test.ts';

test.describe('a new member', () => {
  test.use({ expectedErrors: /status of (409|503)/ });

  test(
    'sees what is missing, picks the address, and has a home with a policy',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page, newEmail());
      await visit(page, '/vault');
      await expect(page.getByRole('heading', { name: 'Start with your home' })).toBeVisible();
      const save = page.getByRole('button', { name: 'Save home and policy' });
      await save.click();
      const street = page.getByLabel('Street address');
      await expect(street).toBeFocused();
      for (const words of [
        'Enter the street address',
        'Insurance carrier required',
        'Policy number required',
        'Coverage limit required',
        'Deductible required',
      ])
        await expect(page.getByText(words)).toBeVisible();

      await street.fill('1482 Ridgecrest Drive, Paradise, CA 95969');
      await page
        .getByRole('option', { name: /Paradise, CA 95969/ })
        .first()
        .click();
      await expect(street).toHaveValue('1482 Ridgecrest Drive');
      await expect(page.getByLabel('City')).toHaveValue('Paradise');
      await expect(page.getByLabel('State')).toHaveValue('CA');
      await expect(page.getByLabel('ZIP code')).toHaveValue('95969');

      await page.getByLabel('Insurance carrier').fill(POLICY.carrier);
      await page.getByLabel('Policy number').fill(POLICY.policyNumber);
      await page.getByLabel('Coverage limit').fill('a lot');
      await page.getByLabel('Deductible').fill('2,500');
      await page.getByLabel('ZIP code').fill('89501');
      await save.click();
      await expect(page.getByText('Enter an amount in dollars, like 450000')).toBeVisible();
      await page.getByLabel('Coverage limit').fill('$612,000');
      await save.click();
      const question = page.getByRole('alertdialog', { name: 'Is this address right?' });
      await expect(
        question.getByText(/the ZIP code 89501 is in Nevada, and you chose California/),
      ).toBeVisible();
      await question.getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByLabel('ZIP code')).toBeFocused();
      await page.getByLabel('ZIP code').fill('95969');

      // A server error doesn't lose what was typed.
      await page.route('**/api/homes', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 503,
              json: { error: 'We’re very busy right now.', code: 'unavailable' },
            })
          : route.fallback(),
      );
      await save.click();
      await expect(page.getByRole('alert').filter({ hasText: 'We’re very busy right now.' })).toBeVisible();
      await expect(page.getByLabel('Policy number')).toHaveValue(POLICY.policyNumber);
      await page.unroute('**/api/homes');

      // Neither does visiting another page, or a reload; once it is saved, no copy stays.
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Policy number')).toHaveValue(POLICY.policyNumber);
      await page.reload();
      await expect(street).toHaveValue('1482 Ridgecrest Drive');
      await expect(page.getByLabel('Policy number')).toHaveValue(POLICY.policyNumber);
      await expect(page.getByLabel('Coverage limit')).toHaveValue('612000');
      // The live update can arrive before the response: the form is gone, but still knows that it was saved.
      await answerAfter(page, '**/api/homes', 'POST', () => expect(street).toHaveCount(0));
      await save.click();
      await expect(toast(page, 'Home and policy information saved successfully.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Property' })).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByText('ZIP code only: place the pin')).toBeVisible();
      await expect(page.getByText('$612,000')).toBeVisible();
      await expect(page.getByText(POLICY.policyNumber)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
        .not.toContain(POLICY.policyNumber);
      await page.reload();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(POLICY.policyNumber);
      await page.getByRole('button', { name: /^Show .* policy number/ }).click();
      await expect(page.getByText(POLICY.policyNumber)).toBeVisible();
      await page.getByRole('button', { name: /^Hide .* policy number/ }).click();
      await expect(page.getByText(POLICY.policyNumber)).toHaveCount(0);
    },
  );
});

test.describe('with a ZIP code from across the state line', () => {
  test.use({ expectedErrors: /status of 409/ });

  test(
    'a member adds a second home, switches, archives it and restores it',
    { tag: SOAK },
    async ({ page }) => {
      await withHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: HOME.address }).click();
      await page.getByRole('menuitem', { name: 'Add a home' }).click();
      await page.getByLabel('Street address').fill('9 Lake Street');
      await page.getByLabel('City').fill('Verdi');
      await page.getByLabel('State').selectOption('California');
      await page.getByLabel('ZIP code').fill('89439');
      await page.getByLabel('Insurance carrier').fill('Silver State');
      await page.getByLabel('Policy number').fill('SS-1');
      await page.getByLabel('Coverage limit').fill('300000');
      await page.getByLabel('Deductible').fill('0');
      await page.getByRole('button', { name: 'Save home and policy' }).click();
      await page.getByRole('button', { name: 'Save this address' }).click();
      const property = page.getByRole('region', { name: 'Property' });
      await expect(property.getByText('9 Lake Street')).toBeVisible();

      await page.getByRole('button', { name: '9 Lake Street' }).click();
      await page.getByRole('menuitemradio', { name: HOME.address }).click();
      await expect(property.getByText(HOME.address)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Insurance' })).toContainText(POLICY.carrier);

      await property.getByRole('button', { name: 'Archive this home' }).click();
      await page.getByRole('button', { name: 'Archive home', exact: true }).click();
      await expect(toast(page, 'Home archived')).toBeVisible();
      await expect(property.getByText('9 Lake Street')).toBeVisible();
      // A burned home still needs its claim: the packet can be created although the home is archived.
      await page.getByText('Archived homes (1)').click();
      await page.getByRole('link', { name: `Claim packet for ${HOME.address}` }).click();
      await expect(page.getByText(`${HOME.address}, archived`)).toBeVisible();
      const packet = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/claims/packets'),
      );
      await page.getByRole('button', { name: 'Make packet' }).click();
      expect((await (await packet).response())?.status()).toBe(202);
      // The page scrolls to a packet that has just become ready. Wait for that here, not during the check of the tabs
      // below.
      await expect(toast(page, 'Your packet is ready')).toBeVisible();
      await page.getByRole('link', { name: 'Back to HomeVault' }).click();
      await page.getByText('Archived homes (1)').click();
      await page.getByRole('button', { name: `Restore ${HOME.address}` }).click();
      await expect(toast(page, 'Home restored')).toBeVisible();
      // It was the current home before, and is again.
      await expect(property.getByText(HOME.address)).toBeVisible();
      await page.getByRole('button', { name: HOME.address, exact: true }).click();
      await expect(page.getByRole('menuitemradio')).toHaveText([/^1482/, /^9 Lake/]);
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText([/^1482/]);

      // Every page of the vault names its home and shows its own tab in full.
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      const tabs = page.getByRole('navigation', { name: 'HomeVault' });
      for (const [tab, name] of [
        ['Inventory', 'Inventory'],
        ['Claim', 'Claim packet'],
      ] as const) {
        await tabs.getByRole('link', { name: tab }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByRole('button', { name: HOME.address, exact: true })).toBeVisible();
        await expect(tabs.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

/** The first of the month this many months from now, at noon: the same day in every US time zone. */
function firstOfMonth(months: number): { inField: string; inWords: string } {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, 12));
  const inWords = day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return { inField: day.toISOString().slice(0, 10), inWords };
}

test(
  'an expired policy is renewed, and another is added, changed and ended',
  { tag: SOAK },
  async ({ page }) => {
    const [began, ended, renewed] = [firstOfMonth(-15), firstOfMonth(-3), firstOfMonth(9)];
    await withHome(page, {
      policy: { ...POLICY, effectiveDate: began.inField, expiryDate: ended.inField },
    });
    await visit(page, '/vault');
    const insurance = page.getByRole('region', { name: 'Insurance' });
    await expect(insurance.getByText('Expired')).toBeVisible();
    await insurance.getByRole('button', { name: 'Renew Golden Bear Mutual' }).click();
    await expect(toast(page, 'Policy renewed')).toBeVisible();
    await expect(insurance.getByText('Active')).toBeVisible();
    await expect(insurance.getByText(`${ended.inWords} to ${renewed.inWords}`)).toBeVisible();

    await insurance.getByRole('button', { name: 'Add a policy' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Policy type').selectOption('Flood');
    await dialog.getByLabel('Insurance carrier').fill('National Flood');
    await dialog.getByLabel('Policy number').fill('NF-7788');
    await dialog.getByLabel('Coverage limit').fill('250000');
    await dialog.getByLabel('Deductible').fill('1000');
    await dialog.getByLabel('Expiration date').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Save policy' }).click();
    await expect(dialog.getByText('The policy must end after it begins')).toBeVisible();
    await dialog.getByLabel('Expiration date').fill('2099-01-01');
    await dialog.getByRole('button', { name: 'Save policy' }).click();
    await expect(dialog).toBeHidden();

    await insurance.getByRole('button', { name: 'Edit National Flood' }).click();
    await expect(dialog.getByText('Ends in 788. Leave blank to keep it.')).toBeVisible();
    await dialog.getByLabel('Personal property').fill('75,000.50');
    await dialog.getByRole('button', { name: 'Save policy' }).click();
    await expect(insurance.getByText('$75,000.50')).toBeVisible();
    await insurance.getByRole('button', { name: 'Show National Flood policy number' }).click();
    await expect(insurance.getByText('NF-7788')).toBeVisible();

    await insurance.getByRole('button', { name: 'End National Flood' }).click();
    await page.getByRole('button', { name: 'End policy' }).click();
    await expect(toast(page, 'Policy ended')).toBeVisible();
    await insurance.getByText('Past policies (2)').click();
    await expect(insurance.getByText('Ended', { exact: true })).toBeVisible();
  },
);

test(
  'a person invited as a viewer sees the home without any way to change it',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    await signIn(page, newEmail());
    const { id } = await addHome(page);
    const email = newEmail();
    const invited = await page.request.post(`/api/homes/${id}/household/invitations`, {
      data: { email, role: 'viewer' },
    });
    expect(invited.status(), await invited.text()).toBe(201);
    const token = (await linkTo(page, email)).split('#token=')[1];
    const guest = await newVisitor();
    await signIn(guest, email);
    expect((await guest.request.post('/api/invitations/accept', { data: { token } })).ok()).toBe(true);
    await visit(guest, '/vault');
    await expect(guest.getByText('View only')).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Insurance' })).toContainText(POLICY.carrier);
    for (const name of [
      /^Edit/,
      /^End /,
      'Add a policy',
      'Place your home on the map',
      'Archive this home',
      'Add item',
    ])
      await expect(guest.getByRole('button', { name })).toHaveCount(0);
    await guest.getByRole('button', { name: /^Show .* policy number/ }).click();
    await expect(guest.getByText(POLICY.policyNumber)).toBeVisible();
  },
);
