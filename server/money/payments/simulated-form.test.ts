/** The built-in demo form, end to end: how each test card behaves, and that its number isn't stored. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { TEST_CARDS } from '#contract/money/payments.ts';
import { createLog } from '#server/platform/log.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { paymentOf, refundPayment, startPayment, stopPayment } from './payments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const logFile = path.join(folder, 'log');
const world = await openWorld({ log: createLog('trace', logFile) });
const { db, deps } = world;

const CVC = '739';
const card = (number: string) => ({ number, expiry: '04 / 41', cvc: CVC, zip: '95969' });

async function begin() {
  const me = await signedIn(world);
  const subjectId = randomUUID();
  const { clientSecret } = await startPayment(deps, {
    userId: me.user.id,
    subject: 'order',
    subjectId,
    amountCents: 49_99,
    description: 'Hearthline: go-bag',
  });
  const pay = (number: string, more: object = {}) =>
    me.post('/api/simulated-payments/confirm', { clientSecret, ...card(number), ...more });
  const answer = (approved: boolean) =>
    me.post('/api/simulated-payments/authenticate', { clientSecret, approved });
  const becomes = async (expected: object) => {
    await expect.poll(() => paymentOf(db, 'order', subjectId)).toMatchObject(expected);
  };
  return { me, subjectId, clientSecret, pay, answer, becomes };
}

test('a successful card settles the payment when the provider confirms, even if submitted twice', async () => {
  const { pay, becomes } = await begin();
  const [first, second] = await Promise.all([pay('4242 4242 4242 4242'), pay('4242-4242-4242-4242')]);
  expect([first.body, second.body]).toEqual(Array(2).fill({ outcome: 'done', message: '' }));
  await becomes({ status: 'succeeded', card: 'Visa ending 4242', failure: null });
});

test('a declined card shows the reason, and the next one pays', async () => {
  const { pay, becomes } = await begin();
  expect((await pay('4000000000000002')).body).toEqual({
    outcome: 'declined',
    message: 'Your card was declined.',
  });
  expect((await pay('4000000000009995')).body).toMatchObject({
    message: 'Your card has insufficient funds.',
  });
  await becomes({ status: 'waiting', failure: 'Your card has insufficient funds.' });
  await pay('4000000000000341');
  await becomes({ status: 'succeeded', card: 'Visa ending 0341', failure: null });
});

test('a card that needs approval pays when approved, and not when refused', async () => {
  const { pay, answer, becomes } = await begin();
  expect((await answer(true)).body).toMatchObject({ code: 'payment_refused' });
  expect((await pay('4000002500003155')).body).toEqual({ outcome: 'authenticate', message: '' });
  await becomes({ status: 'waiting' });
  expect((await answer(false)).body).toMatchObject({ outcome: 'declined' });
  expect((await answer(true)).body).toMatchObject({ code: 'payment_refused' });
  await pay('4000002500003155');
  expect((await answer(true)).body).toEqual({ outcome: 'done', message: '' });
  await becomes({ status: 'succeeded', card: 'Visa ending 3155' });
});

test.each([
  ['a card that is nobody’s test card', { number: '4111 1111 1111 1111' }, 'number', /test cards only/],
  ['half a number', { number: '4242' }, 'number', /number on the card/],
  ['a month that is over', { expiry: '01 / 20' }, 'expiry', /future month and year/],
  ['a thirteenth month', { expiry: '13 / 41' }, 'expiry', /future month and year/],
  ['a code of two digits', { cvc: '12' }, 'cvc', /3 digits/],
  ['a ZIP code of four', { zip: '9596' }, 'zip', /5-digit/],
])('%s is refused with a field error', async (_, wrong, field, words) => {
  const { pay } = await begin();
  expect((await pay('4242424242424242', wrong)).body).toMatchObject({
    code: 'validation_failed',
    fields: { [field]: expect.stringMatching(words) },
  });
});

test('a fake or altered secret, or one for a closed payment, pays nothing', async () => {
  const { me, clientSecret, subjectId, pay } = await begin();
  for (const made of ['', 'payment.x.y', `${clientSecret}0`, clientSecret.replace(/.$/, '-'), 'invoice.a.b'])
    expect(
      (await me.post('/api/simulated-payments/confirm', { ...card('4242424242424242'), clientSecret: made }))
        .body,
    ).toMatchObject({ code: 'payment_refused' });
  expect(await stopPayment(deps, 'order', subjectId)).toBe('cancelled');
  expect((await pay('4242424242424242')).body).toMatchObject({
    code: 'payment_refused',
    error: 'This payment is closed. Go back and start again.',
  });
});

test('a background job sends refunds', async () => {
  const { subjectId, pay, becomes } = await begin();
  await pay('4242424242424242');
  await becomes({ status: 'succeeded' });
  await db.transaction((tx) =>
    refundPayment(tx, deps.jobs, { subject: 'order', subjectId, reason: 'Order cancelled' }),
  );
  await becomes({ status: 'succeeded', refund: 'done', flagged: null });
});

test('no digit of a card is stored or logged beyond the last four', async () => {
  const { pay } = await begin();
  for (const { number } of TEST_CARDS) await pay(number);
  await pay('4111 1111 1111 1111');
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const everything: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t`),
    );
    everything.push(...found.map(({ row }) => row));
  }
  expect(everything.length).toBeGreaterThan(20);
  const text = everything.join('\n');
  expect(text).toContain('Visa ending 4242');
  const logged = readFileSync(logFile, 'utf8');
  expect(logged).toContain('/api/simulated-payments/confirm');
  for (const number of [...TEST_CARDS.map((known) => known.number), '4111111111111111'])
    for (const place of [text, logged]) {
      expect(place).not.toContain(number);
      expect(place).not.toContain(number.replace(/(....)(?=.)/g, '$1 '));
    }
  expect(logged).not.toContain(`"${CVC}"`);
});

test('with Stripe, the simulated card endpoints don’t exist and the form is Stripe’s', async () => {
  const double = await openStripeDouble();
  const live = await openWorld({ env: double.env(), withWorkers: false });
  const me = await signedIn(live);
  expect((await me.get('/api/payments/form')).body).toEqual({
    provider: 'stripe',
    publishableKey: 'pk_test_double',
  });
  for (const call of ['confirm', 'authenticate'])
    expect((await me.post(`/api/simulated-payments/${call}`, card('4242424242424242'))).status).toBe(404);
  expect((await me.get('/api/openapi.json')).text).not.toContain('simulated-payments');
  double.close();
});
