import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { faultsOf, overflow } from './faults.ts';
import { newEmail, newestMail, signIn } from './people.ts';
import { expect, test, toast, visitFully } from './test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

type Letter = { first: string; last: string; to: string; subject: string; message: string };
const letter = (): Letter => ({
  first: 'Maya',
  last: 'Ortiz-Lindqvist',
  to: newEmail(),
  subject: 'A question about two homes',
  message: 'We own a cabin near Quincy.\n\nCan both homes be on one plan?',
});
const FIELDS = [
  ['First Name', 'first'],
  ['Last Name', 'last'],
  ['Email Address', 'to'],
  ['Subject', 'subject'],
  ['Message', 'message'],
] as const;

async function fillIn(page: Page, given: Letter): Promise<void> {
  for (const [label, key] of FIELDS) await field(page, label).fill(given[key]);
}
async function expectFilled(page: Page, given: Letter): Promise<void> {
  for (const [label, key] of FIELDS) await expect(field(page, label)).toHaveValue(given[key]);
}

test.describe('an invalid message, or one that isn’t received', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of (400|429)/ });

  test('shows each error next to its field and keeps the input', { tag: SOAK }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitFully(page, '/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
    await expect(field(page, 'Message')).toHaveAttribute(
      'placeholder',
      'Please describe your question or concern in detail...',
    );
    await send(page).click();
    await expect(field(page, 'First Name')).toBeFocused();
    for (const [label, wrong] of [
      ['First Name', 'Enter your first name'],
      ['Last Name', 'Enter your last name'],
      ['Email Address', 'Enter your email address'],
      ['Subject', 'Enter a subject'],
      ['Message', 'Tell us how we can help'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(wrong);
    }
    expect(await faultsOf(page)).toEqual([]);

    const given = letter();
    await fillIn(page, { ...given, to: 'maya at home' });
    await expect(page.getByText('Tell us how we can help')).toHaveCount(0);
    await send(page).click();
    await expect(field(page, 'Email Address')).toBeFocused();
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/like name@example\.com/);

    await field(page, 'Email Address').fill(given.to);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Failed to send message. Please try again.')).toBeVisible();
    await page.unroute('**/api/contact');
    const busy = { error: 'Too many messages. Please wait a few minutes.', code: 'rate_limited' };
    await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: busy }));
    await send(page).click();
    await expect(toast(page, busy.error)).toBeVisible();
    await page.unroute('**/api/contact');
    await expectFilled(page, given);
    await visitFully(page, '/contact');
    await expectFilled(page, given);

    await field(page, 'Subject').fill('s'.repeat(151));
    await send(page).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(field(page, 'Subject')).toBeFocused();
    await expect(field(page, 'Subject')).toHaveAccessibleDescription('Use 150 characters or fewer');
  });
});

test('a message is sent using only the keyboard, acknowledged by email, and the form is cleared', async ({
  page,
}) => {
  const given = letter();
  let answerIt = () => {};
  const held = new Promise<void>((resolve) => (answerIt = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await visitFully(page, '/contact?subject=Leave%20the%20waitlist');
  await expect(field(page, 'Subject')).toHaveValue('Leave the waitlist');
  await field(page, 'First Name').focus();
  for (const [label, key] of FIELDS) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(given[key]);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(send(page)).toHaveAccessibleName('Sending...');
  answerIt();
  await expect(toast(page, 'Message sent!')).toBeVisible();
  await expect(toast(page, "We'll get back to you within 24 hours.")).toBeVisible();
  await expect(send(page)).toHaveAccessibleName('Send Message');
  await expect(send(page)).toBeFocused();
  const lasting = page.getByText(/^We have your message\. Reference number: [A-Z0-9]{3}-[A-Z0-9]{3}$/);
  await expect(lasting).toBeVisible();
  for (const [label] of FIELDS) await expect(field(page, label)).toHaveValue('');
  // It stays after the toast is gone.
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(toast(page, 'Message sent!')).toHaveCount(0);
  await expect(lasting).toBeVisible();
  const number = (await lasting.textContent())?.slice(-7) ?? '';
  await newestMail(page, given.to, { has: number });
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('next to the form are 911, what to expect, our address and answers', { tag: SOAK }, async ({ page }) => {
  await visitFully(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(main.getByText(/a person within 24 hours/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@hearthline.example' })).toHaveAttribute(
    'href',
    'mailto:support@hearthline.example',
  );
  await expect(main.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute('href', '/faq');
  for (const link of await main.locator('a[href^="/faq#"]').all()) {
    const id = (await link.getAttribute('href'))?.split('#')[1];
    expect(await (await page.request.get('/faq')).text()).toContain(`id="${id}"`);
  }
});

test('a member finds name and email prefilled in the app', { tag: SOAK }, async ({ page }) => {
  const to = await signIn(page);
  const renamed = await page.request.patch('/api/account', { data: { name: 'Ana de la Cruz' } });
  expect(renamed.ok()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
  await expect(field(page, 'First Name')).toHaveValue('Ana');
  await expect(field(page, 'Last Name')).toHaveValue('de la Cruz');
  await expect(field(page, 'Email Address')).toHaveValue(to);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
  // The app's layout has its own padding, so the page adds none.
  await expect.poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBe(16);
  await field(page, 'Subject').fill('My plan');
  await field(page, 'Message').fill('Can I move to Premium in March?');
  await send(page).click();
  await expect(toast(page, 'Message sent!')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test('the form is a plain POST, and an error keeps the input', async ({ page }) => {
    const given = letter();
    await page.goto('/contact?subject=Ambassador%20%3Cenrollment%3E');
    await expect(field(page, 'Subject')).toHaveValue('Ambassador <enrollment>');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    await page.goto('/contact');
    await expect(field(page, 'Subject')).toHaveValue('');
    await fillIn(page, { ...given, to: 'maya@localhost' });
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, 'Email Address')).toHaveAccessibleDescription(/like name@example\.com/);
    await expectFilled(page, { ...given, to: 'maya@localhost' });
    await field(page, 'Email Address').fill(given.to);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByText(/Your reference number is [A-Z0-9]{3}-[A-Z0-9]{3}/)).toBeVisible();
    await newestMail(page, given.to);
  });
});
