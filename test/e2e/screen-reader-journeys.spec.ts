/**
 * The main journeys as a screen reader announces them. The texts were reviewed by reading them aloud. A difference
 * isn't always a bug, so read the new text before you accept it with `--update-snapshots`.
 */
import { randomUUID } from 'node:crypto';
import { makePdf } from '#test/sample-documents.ts';
import { SOAK } from '#test/tier.ts';
import { stubTiles } from './coverage-map.ts';
import { asAdmin, caseOf, newAgent } from './desk-people.ts';
import { family, publish } from './evacuation-of.ts';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expectHeard, expectText, expectTold, listen, listenOnNextPages, told } from './screen-reader.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: /status of (400|403|409)|ERR_NAME_NOT_RESOLVED/,
});

test('an order arrives: it is announced at once, and the page says first what to do', async ({ page }) => {
  test.slow();
  await family(page, { at: { lat: 39.31, lng: -121.9 } });
  await visit(page, '/evacuation');
  await expect(page.getByRole('heading', { name: 'We see no active evacuation orders' })).toBeVisible();
  await listen(page);
  await publish(page, 'order');
  await expect(page.getByRole('heading', { name: 'Leave now' })).toBeVisible();
  await expectHeard(page, /leave now/i);
  // Ten seconds after opening, a page reports that someone is present only when they do something.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByText('Your household opened this alert')).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The headings in order, and the bottom bar; the rest of the page has its own tests.
  await expectText(async () => {
    const outline = (await told(page.getByRole('main'))).match(/heading "[^"]*" \[level=\d\]/g) ?? [];
    // Other tests may have taken the last room nearby.
    return `${outline.filter((heading) => !/room|Where to go/.test(heading)).join('\n')}\n`;
  }, 'order-headings.txt');
  await expectTold(page.getByRole('navigation', { name: 'Right now' }), 'order-bar.txt');
  await expectTold(page.locator('#check-in'), 'order-people.txt');
  await page.getByRole('button', { name: 'Safe' }).first().click();
  await expect(page.getByRole('button', { name: 'Safe', pressed: true }).first()).toBeVisible();
});

test('paying: the form, a missing number, and the payment', async ({ page }) => {
  await signIn(page);
  const skus = (await (await page.request.get('/api/skus')).json()) as { id: string; priceCents: number }[];
  const placed = await page.request.post('/api/orders', {
    data: { skuId: skus.find(({ priceCents }) => priceCents > 0)?.id, usePoints: false },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { id } = (await placed.json()) as { id: string };
  await visit(page, `/checkout/${id}`);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectTold(page.getByRole('main'), 'checkout.txt');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Enter the number on the card');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('ZIP code').fill('95969');
  await listenOnNextPages(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  // The next page announces it.
  await expectHeard(page, 'Payment Successful');
});

test('setting up: the address and the household', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/setup/home');
  await expect(page.getByLabel('Street address')).toBeVisible();
  await expectTold(page.getByRole('main'), 'setup-address.txt');
  await addHome(page);
  await visit(page, '/setup/people');
  await page.getByLabel('Who lives here?').fill('Maya, Daniel');
  await expect(page.getByRole('group', { name: 'Daniel' })).toBeVisible();
  await expectTold(page.getByRole('main'), 'setup-people.txt');
});

test('uploading a document: progress and outcome are announced', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await addHome(page);
  await visit(page, '/vault/documents');
  await expect(page.getByText('0 of 26 documents saved').first()).toBeVisible();
  await listen(page);
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'Policy.pdf', mimeType: 'application/pdf', buffer: await makePdf('Policy') }]);
  await expect(toast(page, 'Files Uploaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Policy', exact: true })).toBeVisible();
  await expectHeard(page, 'Files Uploaded');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Policy', exact: true }) });
  await expectTold(row.first(), 'document-row.txt');
});

test(
  'writing to our team: the conversation, and an answer that is announced',
  { tag: SOAK },
  async ({ page }) => {
    await family(page);
    await visit(page, '/help');
    await page.getByLabel('Your message').fill('Is our kit on the way?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('No one on our team has read it yet')).toBeVisible();
    await expectTold(page.getByRole('main'), 'chat.txt');
    await listen(page);
    const { caseId } = await caseOf(page, 'We have two dogs.');
    await asAdmin(async (team) => {
      await team.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'They called' } });
      await team.post(`/api/desk/cases/${caseId}/take`, { data: {} });
      const reply = { id: randomUUID(), text: 'Yes, it arrives Monday.', readSeq: 2 };
      await team.post(`/api/desk/cases/${caseId}/messages`, { data: reply });
    });
    await expect(page.getByText('Yes, it arrives Monday.')).toBeVisible();
    await expectHeard(page, 'Yes, it arrives Monday.');
  },
);

test('making a claim packet: what goes in, and that it is ready', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  const { id } = await addHome(page);
  await page.request.post(`/api/homes/${id}/inventory`, {
    data: { name: 'Television', category: 'Electronics', estValue: 1200 },
  });
  await visit(page, '/vault/claim');
  await expect(page.getByText('No packet yet')).toBeVisible();
  await expectTold(page.getByRole('main'), 'claim-packet.txt');
  await listen(page);
  await page.getByRole('button', { name: 'Make packet' }).click();
  await expect(page.getByRole('link', { name: /^Download PDF/ })).toBeVisible();
  await expectHeard(page, 'Your packet is ready');
});

test('a case at the desk: who, what and what can be done', { tag: SOAK }, async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage();
  await family(member);
  const { caseId, ref } = await caseOf(member, 'We can’t find our cat.');
  await newAgent(page, 'Kim Tran');
  await page.request.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'They called' } });
  await page.request.post(`/api/desk/cases/${caseId}/take`, { data: {} });
  await visit(page, `/desk/${caseId}`);
  await expect(page.getByRole('heading', { name: ref })).toBeVisible();
  await expect(page.getByLabel('Reply', { exact: true })).toBeVisible();
  await expectText(async () => {
    const text = await told(page.getByRole('main'));
    const outline = text.match(/(heading|button|textbox|log|region) "[^"]*"/g) ?? [];
    return `${outline.join('\n')}\n`.replaceAll(ref, '(reference)');
  }, 'desk-case.txt');
  await member.context().close();
});

test('the live map: everything on it is in the list beside it', { tag: SOAK }, async ({ page }) => {
  await stubTiles(page);
  await expect
    .poll(
      async () => {
        const reply = await page.request.get('/api/live-map?west=-123&south=38&east=-122&north=39');
        return ((await reply.json()) as { fires: unknown[] }).fires.length;
      },
      { timeout: 100_000 },
    )
    .toBe(1);
  await visit(page, '/map');
  await page.getByLabel('Area').selectOption('North Bay and Wine Country');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fairgrounds Hall (demo)' })).toBeVisible();
  await expectText(async () => {
    const text = await told(page.getByRole('main'));
    const outline = text.match(/(heading|button|link|combobox|switch|checkbox) "[^"]*"/g) ?? [];
    return `${outline.join('\n')}\n`;
  }, 'map-list.txt');
});
