import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import type { Order } from '#contract/money/orders.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { subscribe } from './members.ts';
import { ADMIN, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

// These tests cause refused calls, a network loss, and a session that ends under an open stream.
test.use({
  expectedErrors: /status of (401|403|409)|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING/,
});

const COLLEAGUE = 'admin2@hearthline.example';
const pane = (page: Page) => page.getByRole('dialog').first();
const answer = (page: Page) => page.getByLabel('Reply', { exact: true });

/** Writes to support, and opens the case as a team member. */
async function openCase(page: Page): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const subject = `About ${email.slice(4, 12)}`;
  await page.request.post('/api/contact', {
    data: { firstName: 'Maya', lastName: 'Ortiz', email, subject, message: 'Is the cabin covered?' },
  });
  await signIn(page, ADMIN);
  await visit(page, '/desk');
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('list', { name: 'Cases found' }).getByRole('link').click();
  await expect(answer(page)).toBeVisible();
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', email };
}

test('when two admins decide about one order, the later one sees what happened and keeps their text', async ({
  page,
  newVisitor,
}) => {
  const member = await newVisitor();
  await signIn(member);
  await subscribe(member);
  const skus = (await (await member.request.get('/api/skus')).json()) as Sku[];
  const sku = skus.find(({ pointsCost, stock }) => pointsCost > 0 && pointsCost <= 400 && stock !== 0);
  const made = await member.request.post('/api/orders', { data: { skuId: sku?.id, usePoints: true } });
  const { id } = (await made.json()) as Order;

  await signIn(page, ADMIN);
  await visit(page, `/admin/purchases/${id}`);
  await pane(page).getByRole('button', { name: 'Cancel purchase' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel purchase?' });
  await asking.getByLabel('Reason').fill('The maker has none left.');

  const colleague = await newVisitor();
  await signIn(colleague, COLLEAGUE);
  const done = await colleague.request.post(`/api/admin/orders/${id}/fulfil`, { data: {} });
  expect(done.ok(), await done.text()).toBe(true);
  // The open pane updates, behind the dialog.
  await expect(page.locator('[data-sheet]').getByText('Fulfilled', { exact: true }).first()).toBeVisible();

  await asking.getByRole('button', { name: 'Cancel purchase' }).click();
  await expect(toast(page, 'We couldn’t do that')).toBeVisible();
  await expect(
    asking.getByText('This purchase has been fulfilled and can no longer be canceled.'),
  ).toBeVisible();
  await expect(asking.getByLabel('Reason')).toHaveValue('The maker has none left.');
  await asking.getByRole('button', { name: 'Keep purchase' }).click();
  await expect(asking).toBeHidden();
  await expect(pane(page).getByRole('button', { name: 'Cancel purchase' })).toBeHidden();
});

test(
  'a draft reply survives leaving, a colleague closing the case, and session expiry',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const { id } = await openCase(page);
    await answer(page).fill('Yes, with a membership of its own.');
    await visit(page, '/desk');
    await visit(page, `/desk/${id}`);
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');

    const colleague = await newVisitor();
    await signIn(colleague, COLLEAGUE);
    const closed = await colleague.request.post(`/api/desk/cases/${id}/close`, {
      data: { reason: 'elsewhere', text: 'Answered by telephone.' },
    });
    expect(closed.ok(), await closed.text()).toBe(true);
    await expect(page.getByText('Closed: Handled by someone else')).toBeVisible();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');

    // Signed out elsewhere: the page asks to sign in, and afterwards the text is still there.
    await page.request.post('/api/auth/sign-out');
    await expect(toast(page, 'You were signed out')).toBeVisible();
    await signIn(page, ADMIN);
    await visit(page, `/desk/${id}`);
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');
  },
);

test(
  'a reply is sent once: after going offline, and when clicked twice',
  { tag: SOAK },
  async ({ page, context }) => {
    const { id, email } = await openCase(page);
    const send = page.getByRole('button', { name: 'Send reply' });
    await answer(page).fill('Yes, it is.');
    await context.setOffline(true);
    await send.click();
    await expect(answer(page)).toHaveAccessibleDescription(/connection|offline|reach/i);
    await expect(answer(page)).toHaveValue('Yes, it is.');
    await context.setOffline(false);

    // The network is slow now, and the button is clicked repeatedly.
    const since = Date.now();
    let asked = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/desk/cases/${id}/messages`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      asked += 1;
      await released;
      await route.continue();
    });
    await send.click();
    await expect.poll(() => asked).toBe(1);
    await send.click({ clickCount: 3, force: true });
    release();
    const thread = page.getByRole('log', { name: 'Conversation with Maya Ortiz' });
    await expect(thread.getByText('Yes, it is.', { exact: true })).toHaveCount(1);
    expect(asked).toBe(1);
    await newestMail(page, email, { has: 'Yes, it is.', since });
  },
);
