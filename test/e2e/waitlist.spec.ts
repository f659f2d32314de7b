import { SOAK } from '#test/tier.ts';
import type { DemoMail } from '#contract/demo.ts';
import { faultsOf } from './faults.ts';
import { newEmail, newestMail } from './people.ts';
import { expect, test, toast, visit, visitFully } from './test.ts';
import { address, claim, email, fillIn, HOME, leaveLink, received } from './waitlist.ts';

const PICKED = '12 Elm St, Altadena, CA 91001';
test('the page URL sets title, text and badge, and fills in the form', { tag: SOAK }, async ({ page }) => {
  const START = { title: 'Check Eligibility', text: 'Enter your address and email to get started' };
  const FINISH = { title: 'You are almost on the list!', text: 'Enter your address to finish enrolling' };
  const reserve = (plan: string) => ({
    title: 'Complete Your Reservation',
    text: `Secure your ${plan} protection plan`,
    badge: `Joining: ${plan} Protection`,
  });
  const cases = [
    { query: '', ...START },
    { query: '?plan=core&color=blue', ...reserve('Core'), color: 'blue' },
    { query: '?plan=plus&color=purple', ...reserve('Plus'), color: 'purple' },
    { query: '?plan=premium', ...reserve('Premium'), color: 'orange' },
    { query: '?plan=core&color=orange', ...reserve('Core'), color: 'orange' },
    { query: '?plan=gold&color=green', ...START },
    { query: `?address=${encodeURIComponent(HOME)}`, ...START, home: HOME },
    { query: '?email=maya%40hearthline.example', ...FINISH, to: 'maya@hearthline.example' },
    {
      query:
        '?plan=plus&color=blue&email=maya%40hearthline.example&address=%22Rose%22%20%3CCottage%3E%20%26%20co',
      ...FINISH,
      badge: 'Joining: Plus Protection',
      color: 'blue',
      to: 'maya@hearthline.example',
      home: '"Rose" <Cottage> & co',
    },
  ];
  for (const { query, title, text, badge, color, home = '', to = '' } of cases as {
    query: string;
    title: string;
    text: string;
    badge?: string;
    color?: string;
    home?: string;
    to?: string;
  }[]) {
    await visitFully(page, `/waitlist${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reserve Your Protection' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: title }), query).toBeVisible();
    await expect(page.getByText(text, { exact: true }), query).toBeVisible();
    if (badge) await expect(page.getByText(badge, { exact: true })).toHaveClass(new RegExp(`plan-${color}`));
    else await expect(page.getByText(/^Joining:/)).toHaveCount(0);
    await expect(address(page)).toHaveValue(home);
    await expect(email(page)).toHaveValue(to);
  }
  const note = page.getByText("We'll check if Hearthline covers your area and send you updates.");
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '/privacy-policy');
});

test.describe('a form that is invalid or not received', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of (400|429)/ });

  test('says what is missing, and keeps the input through failures and a reload', async ({ page }) => {
    await visitFully(page, '/waitlist');
    await email(page).fill('   ');
    await claim(page).click();
    await expect(toast(page, 'Please fill in all fields')).toBeVisible();
    await expect(toast(page, 'Both address and email are required to check eligibility.')).toBeVisible();
    await expect(address(page)).toBeFocused();
    await expect(address(page)).toHaveAccessibleDescription(/Enter your home address/);
    await expect(email(page)).toHaveAccessibleDescription('Enter your email address');
    expect(await faultsOf(page)).toEqual([]);

    await fillIn(page, HOME, 'maya at home');
    await expect(page.getByText('Enter your home address')).toHaveCount(0);
    await claim(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription('Enter an email address, like name@example.com');

    const to = newEmail();
    await email(page).fill(to);
    await page.route('**/api/waitlist', (route) => route.abort());
    await claim(page).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Failed to submit waitlist request. Please try again.')).toBeVisible();
    await page.unroute('**/api/waitlist');
    const busy = { error: 'Too many tries. Please wait a few minutes.', code: 'rate_limited' };
    await page.route('**/api/waitlist', (route) => route.fulfill({ status: 429, json: busy }));
    await claim(page).click();
    await expect(toast(page, busy.error)).toBeVisible();
    await page.unroute('**/api/waitlist');

    await visitFully(page, '/waitlist?plan=core');
    await expect(address(page)).toHaveValue(HOME);
    await expect(email(page)).toHaveValue(to);
    await visitFully(page, '/waitlist?email=other%40hearthline.example');
    await expect(address(page)).toHaveValue(HOME);
    await expect(email(page)).toHaveValue('other@hearthline.example');

    // Valid for the browser, but too long for us: the server's message appears next to its field.
    await email(page).fill(
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(30)}.com`,
    );
    await claim(page).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(email(page)).toHaveAccessibleDescription('Use 254 characters or fewer');
    await expect(email(page)).toBeFocused();
  });
});

test(
  'using only the keyboard: join, read the reply, continue, leave by email link, rejoin',
  { tag: SOAK },
  async ({ page }) => {
    const to = newEmail();
    await visitFully(page, '/waitlist?plan=plus&color=purple');
    await address(page).focus();
    await page.keyboard.type('12 Elm St, Altad');
    await expect(page.getByRole('option', { name: PICKED })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveValue(PICKED);
    await page.keyboard.press('Tab');
    await expect(email(page)).toBeFocused();
    await page.keyboard.type(to);
    await page.keyboard.press('Tab');
    await expect(claim(page)).toBeFocused();
    const sent = page.waitForRequest('**/api/waitlist');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      address: PICKED,
      email: to,
      plan: 'plus',
      source: 'pricing',
    });

    const dialog = received(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Processing Request' })).toContainText('Covered area');
    await expect(dialog.getByRole('region', { name: 'Processing Request' })).toContainText('California');
    await expect(dialog.getByRole('region', { name: 'Next Steps' }).getByRole('listitem')).toHaveCount(3);
    await expect(address(page)).toHaveValue('');
    await expect(email(page)).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, "You're on the list!")).toBeVisible();
    await expect(toast(page, "We'll contact you when Hearthline is available in your area.")).toBeVisible();
    await expect(page).toHaveURL('/');

    // The same request again: the same response, and no second email.
    const again = await page.request.post('/api/waitlist', {
      data: { address: PICKED.toLowerCase(), email: to },
    });
    expect(again.status()).toBe(201);
    expect(await again.json()).toMatchObject({ coverage: 'covered' });

    await visit(page, await leaveLink(page, to));
    await expect(page.getByRole('heading', { level: 1, name: 'You have left the waitlist' })).toBeVisible();
    await expect(page.getByText(PICKED, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rejoin' }).press('Enter');
    const back = page.getByRole('heading', { level: 1, name: 'You’re back on the waitlist' });
    await expect(back).toBeFocused();
    // Reloading the page doesn't leave the waitlist again.
    await page.reload();
    await expect(back).toBeVisible();
    await page.getByRole('button', { name: 'Leave the waitlist' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'You have left the waitlist' })).toBeFocused();
    const mails = (await (await page.request.get(`/api/demo/mailbox?to=${to}`)).json()) as DemoMail[];
    expect(mails).toHaveLength(1);
  },
);

test(
  'each coverage result has its own label, and closing the dialog any way continues the visit',
  { tag: SOAK },
  async ({ page }) => {
    const answers = [
      { home: '500 S Virginia St, Reno, NV 89501', word: 'Planned area', sentence: /Nevada/ },
      { home: '301 Congress Ave, Austin, TX 78701', word: 'Not covered yet', sentence: /don’t cover/ },
      { home: 'The yellow house', word: 'Our team will check', sentence: /couldn’t tell the state/ },
    ];
    const closings = [
      () => page.keyboard.press('Escape'),
      () => received(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ];
    for (const [index, { home, word, sentence }] of answers.entries()) {
      await visitFully(page, '/waitlist');
      await fillIn(page, home, newEmail());
      await claim(page).click();
      const block = received(page).getByRole('region', { name: 'Processing Request' });
      await expect(block.getByText(word, { exact: true })).toBeVisible();
      await expect(block).toHaveText(sentence);
      await closings[index]?.();
      await expect(received(page)).toBeHidden();
      await expect(toast(page, "You're on the list!")).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  },
);

test(
  'a bot that fills in the hidden field gets a normal reply and is not added to the list',
  { tag: SOAK },
  async ({ page }) => {
    const [program, person] = [newEmail(), newEmail()];
    await visitFully(page, '/waitlist');
    const trap = page.locator('[name=website]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: /Website/ })).toHaveCount(0);
    // It is as large as a normal field, so that programs treat it as one, but only one pixel is visible.
    expect((await page.locator('[aria-hidden=true]:has([name=website])').boundingBox())?.width).toBe(1);
    await fillIn(page, HOME, program);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await claim(page).click();
    await expect(received(page)).toContainText('Covered area');
    await page.request.post('/api/waitlist', { data: { address: HOME, email: person } });
    await newestMail(page, person);
    const mails = await page.request.get('/api/demo/mailbox', { params: { to: program } });
    expect(await mails.json()).toEqual([]);
  },
);
