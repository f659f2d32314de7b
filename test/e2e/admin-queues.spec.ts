import { SOAK } from '#test/tier.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf, overflow } from './faults.ts';
import { ADDRESS, linkFor, subscribe } from './members.ts';
import { ADMIN, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|503)/ });

const pane = (page: Page) => page.getByRole('dialog').first();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function find(page: Page, typed: string): Promise<void> {
  // A list with a single row matches right away, but is dimmed until the search has finished.
  const answered = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('q') === typed);
  await page.getByRole('searchbox').fill(typed);
  await answered;
  await expect(
    page.getByText('1 request', { exact: true }).or(page.getByText('1 case', { exact: true })),
  ).toBeVisible();
  await expect(page.locator('[data-queue]')).toHaveAttribute('aria-busy', 'false');
}

/** Clicks a decision, then the button in its confirmation dialog. */
async function decide(page: Page, verb: string): Promise<void> {
  await pane(page).getByRole('button', { name: verb, exact: true }).click();
  await page
    .getByRole('dialog', { name: `${verb}?` })
    .getByRole('button', { name: verb, exact: true })
    .click();
}

test(
  'a person on the waitlist is reviewed, approved, invited, and becomes a member',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    test.slow();
    const visitor = await newVisitor();
    const email = newEmail();
    await visitor.request.post('/api/waitlist', {
      data: { address: ADDRESS, email, plan: 'plus', source: 'pricing' },
    });
    await signIn(page, ADMIN);
    await visit(page, '/admin/waitlist');
    await find(page, email);
    // The searched names stay out of the URL.
    expect(page.url()).not.toContain(email);
    await row(page, email).getByRole('link').click();
    await expect(pane(page).getByRole('heading', { name: email })).toBeFocused();
    await expect(pane(page).getByText('Butte County, CA')).toBeVisible();
    await expect(pane(page).getByText('where we cover every county today')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await decide(page, 'Approve');
    await expect(toast(page, `${email}: approved`)).toBeVisible();
    await expect(pane(page).getByRole('listitem').filter({ hasText: 'Approved' })).toContainText(ADMIN);
    await newestMail(page, email, { has: /^.*approved/ });
    await decide(page, 'Invite');
    await expect(pane(page).getByRole('button', { name: 'Send a new link' })).toBeVisible();

    await visit(visitor, await linkFor(visitor, email));
    await visitor.getByRole('button', { name: 'Accept' }).click();
    await expect(visitor.getByText('Step 1 of 8')).toBeVisible();
    await subscribe(visitor);

    // The open pane updates by itself.
    await expect(pane(page).getByText('Became a member')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, email).getByRole('link')).toBeFocused();
    await expect(row(page, email)).toContainText('Joined');
  },
);

test(
  'several requests are declined at once by keyboard, and the list is exported as a file',
  { tag: SOAK },
  async ({ page }) => {
    const place = `${newEmail().slice(4, 12)} Road`;
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const [n, email] of emails.entries())
      await page.request.post('/api/waitlist', {
        data: { address: `${n + 1} ${place}, Reno, NV 89501`, email, source: 'direct' },
      });
    await signIn(page, ADMIN);
    await visit(page, '/admin/waitlist');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(place);
    await expect(page.getByText('3 requests', { exact: true })).toBeVisible();

    await page.getByRole('searchbox').blur();
    const links = page.getByRole('row').getByRole('link');
    await page.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByText('2 requests selected')).toBeVisible();
    // Open, go to the next one, and back: the focus is on the row that was open last.
    await page.keyboard.press('Enter');
    await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('j');
    await expect(pane(page).getByRole('heading', { name: emails[2] ?? '' })).toBeFocused();
    await page.goBack();
    await expect(links.nth(2)).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue(place);

    await page.getByRole('button', { name: 'Decline 2' }).click();
    const question = page.getByRole('dialog', { name: 'Decline 2 requests?' });
    await question.getByRole('button', { name: 'Decline 2' }).click();
    await expect(question.getByText('Enter a reason for the person to read')).toBeVisible();
    await question.getByLabel('Reason').fill('We are not in Nevada yet.');
    await question.getByRole('button', { name: 'Decline 2' }).click();
    await expect(toast(page, '2 requests declined')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Declined' })).toHaveCount(2);

    await page.getByLabel('Status').selectOption({ label: 'Any status' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const email of emails) expect(file).toContain(email);
  },
);

test(
  'a visitor’s message is a case: taken, answered by email and closed, and another window sees it',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const email = newEmail();
    const subject = `About ${email.slice(4, 12)}`;
    await page.request.post('/api/contact', {
      data: {
        firstName: 'Maya',
        lastName: 'Ortiz',
        email,
        subject,
        message: 'Can both homes be on one plan?',
      },
    });
    const other = await newVisitor();
    await signIn(other, ADMIN);
    await visit(other, '/desk/cases?state=all&kind=visitor');
    await find(other, subject);
    await expect(row(other, subject)).toContainText('Answer due');
    expect(await faultsOf(other)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, ADMIN);
    await visit(page, '/desk/cases');
    await find(page, subject);
    await expect.poll(() => overflow(page)).toBe(0);
    await row(page, subject).getByRole('link').first().click();
    const thread = page.getByRole('log', { name: 'Conversation with Maya Ortiz' });
    await expect(thread.getByText('Can both homes be on one plan?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(email);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Write a reply', { exact: true })).toBeVisible();
    await page.getByLabel('Reply', { exact: true }).fill('Yes. Each home has a membership of its own.');
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(thread.getByText('Sent by email')).toBeVisible();
    await expect(async () => {
      const mail = await newestMail(page, email, { has: `Re: ${subject}\n` });
      expect(mail.text).toContain('Each home has a membership of its own.');
      expect(mail.text).toContain('> Can both homes be on one plan?');
    }).toPass();
    // It was answered, so it is closed. The other window knows.
    await expect(row(other, subject)).toContainText('Closed');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
);

test(
  'a visitor’s advertisement is closed from the list, with others at once',
  { tag: SOAK },
  async ({ page }) => {
    const tag = newEmail().slice(4, 12);
    // The third one doesn't match, so that the list visibly changes.
    for (const subject of [`${tag} 1`, `${tag} 2`, 'A question'])
      await page.request.post('/api/contact', {
        data: { firstName: 'Ad', lastName: 'Vert', email: newEmail(), subject, message: 'Cheap!' },
      });
    await signIn(page, ADMIN);
    await visit(page, '/desk/cases');
    await page.getByRole('searchbox').fill(tag);
    await expect(page.getByText('2 cases', { exact: true })).toBeVisible();
    await page.getByLabel('Select this page').check();
    await page.getByRole('button', { name: 'Close 2 cases' }).click();
    const asking = page.getByRole('dialog', { name: 'Close 2 cases?' });
    await asking.getByRole('button', { name: 'Close 2 cases' }).click();
    await expect(toast(page, '2 cases closed')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Closed' })).toHaveCount(2);
  },
);

test(
  'a list that can’t be loaded says so, and a search without results can be cleared',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page, ADMIN);
    // Other tests change the list in the meantime: their live updates would reload it before the click.
    await page.route('**/api/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    );
    await page.route('**/api/admin/waitlist?*', (route) =>
      route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } }),
    );
    await visit(page, '/admin/waitlist');
    await expect(page.getByText('We couldn’t load the requests')).toBeVisible();
    await page.unroute('**/api/admin/waitlist?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox').fill('nobody-has-this-name');
    await expect(page.getByText('No requests match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);
