import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DemoText } from '#contract/demo.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { AGENT, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';
import { SOAK } from '#test/tier.ts';

test.use({ expectedErrors: /status of (403|409)/ });

const HOME = '/api/homes/current-home-id';

/** Adds a phone number and verifies it, without a page. Its last digits are the member's own. */
async function provePhone(page: Page): Promise<string> {
  const number = `+1530${randomInt(2_000_000, 9_999_999)}`;
  expect((await page.request.post('/api/phone', { data: { phone: number } })).ok()).toBe(true);
  let code = '';
  await expect(async () => {
    const answer = await page.request.get('/api/demo/texts', { params: { to: number } });
    code = /\b\d{6}\b/.exec(((await answer.json()) as DemoText[])[0]?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  expect((await page.request.post('/api/phone/confirm', { data: { code } })).ok()).toBe(true);
  return number;
}

const evacuation = async (page: Page) =>
  (await (await page.request.get(`${HOME}/evacuation`)).json()) as Evacuation;
const states = async (page: Page) =>
  Object.fromEntries((await evacuation(page)).people.map(({ name, state }) => [name, state]));

test(
  'a text “SAFE” marks the right people, and never the one who needs help',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.slow();
    await family(page);
    const number = await provePhone(page);
    await publish(page, 'order');
    const manuel = (await evacuation(page)).people.find(({ name }) => name === 'Manuel Delgado');
    await page.request.put(`${HOME}/evacuation/people/${manuel?.personId}`, { data: { state: 'help' } });

    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    await visit(phone, '/demo/phone');
    await phone.getByLabel('Phone number').fill('12');
    await phone.getByRole('button', { name: 'Open phone' }).click();
    await expect(phone.getByText('Enter a phone number with its area code')).toBeVisible();
    await phone.getByLabel('Phone number').fill(number);
    await phone.getByRole('button', { name: 'Open phone' }).click();
    const texts = phone.getByRole('log', { name: 'Texts' });
    await expect(texts.getByText(/LEAVE NOW/).first()).toBeVisible();

    await phone.getByRole('button', { name: 'SAFE', exact: true }).click();
    await expect(texts.getByText(/^We recorded that you saw the order\. Who is safe\?/)).toBeVisible();
    expect(await states(page)).toEqual({ 'Rosa Delgado': null, 'Manuel Delgado': 'help', Ana: null });
    await phone.getByRole('button', { name: 'ALL', exact: true }).click();
    await expect(
      texts.getByText(/Marked safe .*: Rosa Delgado, Ana\. Still marked as needing help: Manuel/),
    ).toBeVisible();
    expect(await states(page)).toEqual({ 'Rosa Delgado': 'safe', 'Manuel Delgado': 'help', Ana: 'safe' });
    expect(await faultsOf(phone)).toEqual([]);
    expect(await overflow(phone)).toBe(0);

    await phone.getByLabel('Text to Hearthline').fill('The road to Chico is blocked');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await visit(page, '/help');
    const thread = page.getByRole('log', { name: 'Conversation with our team' });
    await expect(thread.getByText('The road to Chico is blocked')).toBeVisible();
    await expect(thread.getByText(/, by text/).first()).toBeVisible();
    await expect(page.getByText('People answer 24/7.').first()).toBeVisible();
    await context.close();
  },
);

/** It waits until a reply counts as unread, so it runs with the long tests. */
test(
  'a member answers our email in the demo mailbox, and the agent reads it in the case',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext();
    const member = await context.newPage();
    const email = await family(member);
    const data = { id: crypto.randomUUID(), text: 'Is our kit on the way?' };
    expect((await member.request.post(`${HOME}/help/messages`, { data })).ok()).toBe(true);
    const help = await member.request.get(`${HOME}/help`);
    const { caseId } = ((await help.json()) as { conversation: { caseId: string } }).conversation;
    await signIn(page, AGENT);
    await visit(page, `/desk/${caseId}`);
    await page.getByLabel('Reason').fill('The member called about it');
    await page.getByRole('button', { name: 'Open the case' }).click();
    await page.getByLabel('Reply', { exact: true }).fill('It arrives Monday.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    const thread = page.getByRole('log', { name: 'Conversation with the household' });
    await expect(thread.getByText('It arrives Monday.')).toBeVisible();

    // After a minute unread, the reply is announced by email.
    await expect(async () => {
      await visit(member, `/demo/mailbox?to=${email}`);
      await expect(member.getByRole('heading', { name: 'Our team replied to you' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 150_000, intervals: [5000] });
    await member.getByRole('button', { name: 'Reply', exact: true }).click();
    await member.getByLabel('Your answer').fill('Thank you, Monday is fine.');
    await member.getByRole('button', { name: 'Send answer' }).click();
    await expect(member.getByText('Your answer was sent')).toBeVisible();
    expect(await faultsOf(member)).toEqual([]);
    await expect(thread.getByText('Thank you, Monday is fine.')).toBeVisible();
    await expect(thread.getByText(/, by email/)).toBeVisible();
    await context.close();
  },
);

test('our team reads texts of unknown numbers and marks them as handled', { tag: SOAK }, async ({ page }) => {
  const number = `+1530${randomInt(2_000_000, 9_999_999)}`;
  const text = `Is this the fire line? ${number.slice(-4)}`;
  const data = { id: crypto.randomUUID(), number, text };
  expect((await page.request.post('/api/demo/phone', { data })).status()).toBe(204);
  await signIn(page, AGENT);
  await visit(page, '/admin/unknown');
  const message = page.getByRole('listitem').filter({ hasText: text });
  await expect(message.getByText(`••• ${number.slice(-4)}`)).toBeVisible();
  await message.getByRole('button', { name: 'Show sender' }).click();
  await expect(message.getByText(/^\(530\)/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await message.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(message).toHaveCount(0);
});
