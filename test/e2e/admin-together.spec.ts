import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import type { Order } from '#contract/money/orders.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { subscribe } from './members.ts';
import { ADMIN, codeIn, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

// Calls are refused on purpose, the network is taken away, and a session ends under an open stream.
test.use({
  expectedErrors: /status of (401|403|409)|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING/,
});

const COLLEAGUE = 'admin2@hearthline.example';
const pane = (page: Page) => page.getByRole('dialog').first();
const answer = (page: Page) => page.getByLabel('Your answer');

/** Writes to support, and opens the message as somebody of the team. */
async function openMessage(page: Page): Promise<{ id: string; email: string; subject: string }> {
  const email = newEmail();
  const subject = `About ${email.slice(4, 12)}`;
  await page.request.post('/api/contact', {
    data: { firstName: 'Maya', lastName: 'Ortiz', email, subject, message: 'Is the cabin covered?' },
  });
  await signIn(page, ADMIN);
  await visit(page, '/admin/messages');
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('link', { name: subject }).click();
  await expect(answer(page)).toBeVisible();
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', email, subject };
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
  // The open pane hears of it, behind the question.
  await expect(page.locator('[data-sheet]').getByText('Fulfilled', { exact: true }).first()).toBeVisible();

  await asking.getByRole('button', { name: 'Cancel purchase' }).click();
  await expect(toast(page, 'Nothing was done')).toBeVisible();
  await expect(
    asking.getByText('This purchase has been fulfilled and can no longer be canceled.'),
  ).toBeVisible();
  await expect(asking.getByLabel('Reason')).toHaveValue('The maker has none left.');
  await asking.getByRole('button', { name: 'Keep purchase' }).click();
  await expect(asking).toBeHidden();
  await expect(pane(page).getByRole('button', { name: 'Cancel purchase' })).toBeHidden();
});

test(
  'a draft reply survives Escape, a colleague closing the message, and session expiry',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const { id, subject } = await openMessage(page);
    await answer(page).fill('Yes, with a membership of its own.');
    await page.keyboard.press('Escape');
    await expect(pane(page)).toBeHidden();
    await expect(page.getByRole('link', { name: subject })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');

    const colleague = await newVisitor();
    await signIn(colleague, COLLEAGUE);
    const closed = await colleague.request.post(`/api/admin/messages/${id}/close`, {
      data: { reason: 'Answered by telephone.' },
    });
    expect(closed.ok(), await closed.text()).toBe(true);
    await expect(pane(page).getByText('This message was closed while you were writing')).toBeVisible();
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');
    await pane(page).getByRole('button', { name: 'Open again' }).click();
    await expect(pane(page).getByText('This message was closed while you were writing')).toBeHidden();

    // Signed out elsewhere: the page asks to sign in, and afterwards the words are there.
    await page.request.post('/api/auth/sign-out');
    await expect(toast(page, 'You were signed out')).toBeVisible();
    await signIn(page, ADMIN);
    await visit(page, `/admin/messages/${id}`);
    await expect(answer(page)).toHaveValue('Yes, with a membership of its own.');
  },
);

test(
  'a reply is sent once: after going offline, after step-up, and when clicked twice',
  { tag: SOAK },
  async ({ page, context }) => {
    const { id, email } = await openMessage(page);
    const send = pane(page).getByRole('button', { name: 'Send answer' });
    await answer(page).fill('Yes, it is.');
    await context.setOffline(true);
    await send.click();
    await expect(toast(page, 'The answer was not sent')).toBeVisible();
    await expect(answer(page)).toHaveValue('Yes, it is.');
    await context.setOffline(false);

    const since = Date.now();
    const refusal = { error: 'Confirm it is you to continue.', code: 'step_up_required' };
    await page.route(
      `**/api/admin/messages/${id}/reply`,
      (route) => route.fulfill({ status: 403, json: refusal }),
      {
        times: 1,
      },
    );
    await send.click();
    const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
    await proof.getByRole('button', { name: 'Send a code to my e-mail' }).click();
    await expect(proof.getByLabel('Six-digit code')).toBeVisible();
    const code = codeIn(await newestMail(page, ADMIN, since));

    // The line is slow now, and the button is pressed again and again.
    let asked = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/admin/messages/${id}/reply`, async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await proof.getByLabel('Six-digit code').fill(code);
    await expect(proof).toBeHidden();
    await expect.poll(() => asked).toBe(1);
    await send.click({ clickCount: 3, force: true });
    release();
    await expect(toast(page, 'The answer is on its way')).toBeVisible();
    await expect(answer(page)).toHaveValue('');
    expect(asked).toBe(1);
    await expect(pane(page).getByText('Yes, it is.', { exact: true })).toHaveCount(1);
    expect((await newestMail(page, email, since)).text).toContain('Yes, it is.');
  },
);
