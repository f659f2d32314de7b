/** Webhook events in any order, duplicated, forged or outdated: one final state and one effect. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { PROVIDER_SIGNATURE_HEADER, receivePaymentWebhook } from '#contract/money/payments.ts';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { addPayments } from '#test/stripe-double-payments.ts';
import { openStripeDouble } from '#test/stripe-double.ts';
import { isSoak } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { handleEvent } from './webhook-events.ts';
import { paymentOf, startPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';
import * as store from './store.ts';
import { providerEvents } from './tables.ts';

const double = await openStripeDouble();
const bank = addPayments(double);
afterAll(() => double.close());
const world = await openWorld({ env: double.env(), withWorkers: false });
const { db, deps, clock } = world;
const user = await db.transaction((tx) => ensureUser(tx, 'news@example.com'));

async function begin() {
  const subjectId = randomUUID();
  await startPayment(deps, {
    userId: user.id,
    subject: 'order',
    subjectId,
    amountCents: 49_99,
    description: 'Hearthline: go-bag',
  });
  return { subjectId, ref: (await paymentOf(db, 'order', subjectId))?.providerRef ?? '' };
}
const post = async (raw: Buffer, signature: string, type = 'application/json; charset=utf-8') => {
  const { method, path: url } = receivePaymentWebhook;
  const headers = { 'content-type': type, [PROVIDER_SIGNATURE_HEADER]: signature };
  return (await world.app.http.inject({ method, url, headers, payload: raw })).statusCode;
};
const send = (raw: Buffer) => post(raw, double.sign(raw, clock.now()));
const handle = (id: string) => handleEvent(deps, 'stripe', id);
const settledJobs = async (subjectId: string) => {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = 'payments.settled' and data ->> 'subjectId' = ${subjectId}`,
  );
  return rows.length;
};
const newsJobs = async (id: string) => {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = 'payments.handle-news' and data ->> 'eventId' = ${id}`,
  );
  return rows.length;
};
const stored = async () => (await db.select().from(providerEvents)).length;

/** Every ordered selection of these. */
function* arrangements<T>(of: readonly T[]): Generator<T[]> {
  for (const [i, first] of of.entries()) {
    yield [first];
    for (const rest of arrangements(of.toSpliced(i, 1))) yield [first, ...rest];
  }
}

const SIDE_BY_SIDE = 12;

async function inThisOrder(order: number[], n: number): Promise<void> {
  const { subjectId, ref } = await begin();
  bank.askApproval(ref);
  bank.decline(ref);
  bank.pay(ref); // and of the charge: five with the one that creates it
  const five = double.events.filter(({ raw }) => raw.includes(ref));
  expect(five).toHaveLength(5);
  for (const [position, which] of order.entries()) {
    const copies = n % 60 === 0 && position === 0 ? 100 : 1 + ((n + position) % 3);
    const raw = five[which]?.raw ?? Buffer.alloc(0);
    const answers = await Promise.all(Array.from({ length: copies }, () => send(raw)));
    expect(new Set(answers)).toEqual(new Set([204]));
  }
  const ids = order.map((which) => five[which]?.id ?? '');
  // Jobs run concurrently, and a finished one may run again after a crash.
  await Promise.all([...ids, ...ids.toReversed()].map(handle));
  expect([order, await paymentOf(db, 'order', subjectId), await settledJobs(subjectId)]).toMatchObject([
    order,
    { status: 'succeeded', flagged: null, failure: null, card: 'Visa ending 4242' },
    1,
  ]);
  if (n % 60 === 0) for (const id of ids) expect(await newsJobs(id)).toBe(1);
}

test('every ordering of up to five events, each repeated 1-100 times, leads to one state and one effect', async () => {
  const all = [...arrangements([0, 1, 2, 3, 4])];
  expect(all).toHaveLength(325);
  // The gate runs every thirtieth order, and every order of two events.
  const orders = all.filter((order, n) => isSoak || n % 30 === 0 || order.length === 2);
  for (let n = 0; n < orders.length; n += SIDE_BY_SIDE)
    await Promise.all(orders.slice(n, n + SIDE_BY_SIDE).map((order, i) => inThisOrder(order, n + i)));
  expect(double.refused).toEqual([]);
}, 120_000);

test('a stale response that arrives after a newer one changes nothing', async () => {
  const { subjectId, ref } = await begin();
  const before = await deps.payments.read(ref);
  bank.pay(ref);
  const [, late] = double.events.slice(-3);
  const paid = double.events.at(-1);
  await Promise.all([late, paid].map((event) => send(event?.raw ?? Buffer.alloc(0))));
  await handle(paid?.id ?? '');
  const stale = { ...deps, payments: { ...deps.payments, read: async () => before } };
  await handleEvent(stale, 'stripe', late?.id ?? '');
  expect(await paymentOf(db, 'order', subjectId)).toMatchObject({ status: 'succeeded' });
  expect(await settledJobs(subjectId)).toBe(1);
});

test('a forged, stale, rewritten or empty webhook event is refused and not stored', async () => {
  await begin();
  const raw = double.events.at(-1)?.raw ?? Buffer.alloc(0);
  const before = await stored();
  const now = clock.now();
  const good = double.sign(raw, now);
  expect(await post(raw, '')).toBe(400);
  expect(await post(raw, double.sign(raw, now, 'whsec_somebody'))).toBe(400);
  expect(await post(raw, double.sign(raw, new Date(now.getTime() - minutes(5) - 2000)))).toBe(400);
  expect(await post(Buffer.from(JSON.stringify(JSON.parse(raw.toString()))), good)).toBe(400);
  expect(await post(Buffer.concat([raw, Buffer.from(' ')]), good)).toBe(400);
  expect(await post(Buffer.alloc(0), good)).toBe(400);
  const noNews = Buffer.from('{"id":"evt_x"}');
  expect(await post(noNews, double.sign(noNews, now))).toBe(400);
  expect(await stored()).toBe(before);
  // The content type and the calling page make no difference: the signature decides.
  expect(await post(raw, good, 'text/plain')).toBe(204);
  expect(await stored()).toBe(before + 1);
  const [kept] = await db
    .select()
    .from(providerEvents)
    .orderBy(sql`${providerEvents.receivedAt} desc`)
    .limit(1);
  expect(Buffer.from(kept?.raw ?? []).equals(raw)).toBe(true);
});

test('after a crash between the provider creating a payment and our saving it, the first webhook event links it', async () => {
  const { subjectId, ref } = await begin();
  const created = double.events.at(-1);
  await db.execute(
    sql`update payments set status = 'starting', provider_ref = null where subject_id = ${subjectId}`,
  );
  await send(created?.raw ?? Buffer.alloc(0));
  await handle(created?.id ?? '');
  expect(await paymentOf(db, 'order', subjectId)).toMatchObject({ status: 'waiting', providerRef: ref });
});

test('a stored but unhandled webhook event is found and handled once', async () => {
  const { subjectId, ref } = await begin();
  bank.pay(ref);
  const paid = double.events.at(-1);
  await send(paid?.raw ?? Buffer.alloc(0));
  const failing = {
    ...deps,
    payments: { ...deps.payments, read: () => Promise.reject(new Error('no connection')) },
  };
  await expect(handleEvent(failing, 'stripe', paid?.id ?? '')).rejects.toThrow('no connection');
  await db.execute(sql`delete from pgboss.job where name = 'payments.handle-news'`);
  clock.advance(minutes(3));
  await reconcile(deps);
  await reconcile(deps);
  expect(await newsJobs(paid?.id ?? '')).toBe(1);
  await handle(paid?.id ?? '');
  expect(await settledJobs(subjectId)).toBe(1);
});

test('a webhook event about someone else’s payment or an unknown object is ignored', async () => {
  for (const object of [{ id: 'pi_of_an_invoice' }, { id: 'cus_1' }]) {
    double.emit(object.id.startsWith('pi') ? 'payment_intent.succeeded' : 'customer.updated', object);
    const { raw, id } = double.events.at(-1) ?? { raw: Buffer.alloc(0), id: '' };
    await send(raw);
    await handle(id);
    expect((await store.findWebhookEvent(db, 'stripe', id))?.handledAt).not.toBeNull();
  }
});

test('a membership webhook event queues one check, without duplicates while it waits', async () => {
  for (const type of ['customer.subscription.updated', 'customer.subscription.updated', 'invoice.paid']) {
    const isInvoice = type.startsWith('invoice');
    const parent = { subscription_details: { subscription: 'sub_1' } };
    double.emit(type, isInvoice ? { id: 'in_1', parent } : { id: 'sub_1' });
    const { raw, id } = double.events.at(-1) ?? { raw: Buffer.alloc(0), id: '' };
    await send(raw);
    await handle(id);
  }
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'payments.billing-changed'`);
  expect(rows).toEqual([{ data: { subscriptionRef: 'sub_1' } }]);
});

test('webhook events are kept for 90 days, or longer if unhandled', async () => {
  const { ref } = await begin();
  bank.decline(ref);
  const [done, open] = double.events.slice(-2);
  for (const event of [done, open]) await send(event?.raw ?? Buffer.alloc(0));
  await handle(done?.id ?? '');
  await store.deleteWebhookEvents(db, new Date(clock.now().getTime() - days(90)));
  expect(await store.findWebhookEvent(db, 'stripe', done?.id ?? '')).toBeDefined();
  clock.advance(days(91));
  await store.deleteWebhookEvents(db, new Date(clock.now().getTime() - days(90)));
  expect(await store.findWebhookEvent(db, 'stripe', done?.id ?? '')).toBeUndefined();
  expect(await store.findWebhookEvent(db, 'stripe', open?.id ?? '')).toBeDefined();
});

test('a webhook event of another app’s payment in the same account is ignored', async () => {
  const { ref } = await begin();
  const theirs = { ...bank.intents.get(ref), id: 'pi_theirs', metadata: { paymentId: 'order-17' } };
  bank.intents.set('pi_theirs', theirs as NonNullable<ReturnType<typeof bank.intents.get>>);
  bank.pay('pi_theirs');
  const news = double.events.findLast(({ type }) => type === 'payment_intent.succeeded');
  if (!news) throw new Error('no news');
  expect(await send(news.raw)).toBe(204);
  await handle(news.id);
  expect((await store.findWebhookEvent(db, 'stripe', news.id))?.handledAt).not.toBeNull();
});
