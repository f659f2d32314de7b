import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderNumber, type Order } from '#contract/money/orders.ts';
import type { AdminOrder, AdminOrderRow, BulkFulfilled } from '#contract/money/orders-admin.ts';
import { auditEntries } from '#server/core/audit/tables.ts';
import { days } from '#server/platform/clock.ts';
import { payments } from '#server/money/payments/tables.ts';
import { addSku, payByCard, placed, readOrder, untilOrder } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin, type Browser } from '#test/world.ts';

const world = await openWorld({ withMembers: true });
const admin = await signedInAdmin(world);
const skuId = await addSku(world, { name: 'Lumber 100%_oak', pointsCost: 10 });

type Listed = { rows: AdminOrderRow[]; next: string | null; total: number; counts: Record<string, number> };
const list = async (query: string) => (await admin.get(`/api/admin/orders?${query}`)).body as Listed;
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body as AdminOrder;

async function paidByCard(me: Browser): Promise<Order> {
  const { id } = await placed(me, skuId, false);
  await payByCard(me, id);
  return untilOrder(me, id, 'PAID');
}

test('an administrator finds an order by number, member or item, with wildcards taken literally', async () => {
  const me = await signedIn(world);
  const order = await placed(me, skuId, true);
  for (const q of [orderNumber(order), orderNumber(order).slice(0, 5).toLowerCase(), me.email.slice(0, 20)])
    expect((await list(`q=${q}`)).rows.map(({ id }) => id)).toEqual([order.id]);
  expect((await list('q=100%25_OAK')).rows.map(({ id }) => id)).toContain(order.id);
  expect(await list('q=100__oak')).toMatchObject({ rows: [], total: 0, next: null });
  expect(await list(`q=${me.email}&status=PENDING`)).toMatchObject({ total: 0 });
  expect(await list(`q=${me.email}&status=PAID&payWith=points`)).toMatchObject({
    total: 1,
    rows: [{ email: me.email, item: 'Lumber 100%_oak', pointsUsed: 10, isFlagged: false, refund: null }],
  });
  expect((await list('limit=1')).counts['paid']).toBeGreaterThan(0);
});

test('the order list stays paginated correctly while orders arrive, and filters by age', async () => {
  const own = await openWorld({ withWorkers: false, withMembers: true });
  const boss = await signedInAdmin(own);
  const me = await signedIn(own);
  const thing = await addSku(own, { pointsCost: 1 });
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift((await placed(me, thing, true)).id);
  const page = async (query: string) => (await boss.get(`/api/admin/orders?limit=2&${query}`)).body as Listed;
  const first = await page('');
  await placed(me, thing, true);
  const second = await page(`after=${first.next}`);
  const third = await page(`after=${second.next}`);
  expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids);
  expect(third.next).toBeNull();
  own.clock.advance(days(2));
  // The administrator's session has expired by now.
  const back = await signedIn(own, boss.email);
  const placedWithin = async (span: string) =>
    ((await back.get(`/api/admin/orders?days=${span}`)).body as Listed).total;
  expect(await placedWithin('1')).toBe(0);
  expect(await placedWithin('7')).toBe(6);
});

test('several orders are fulfilled at once, each reported separately', async () => {
  const me = await signedIn(world);
  const one = await placed(me, skuId, true);
  const waiting = await placed(me, skuId, false);
  const gone = await placed(me, skuId, true);
  await me.post(`/api/orders/${gone.id}/cancel`);
  const orderIds = [one.id, waiting.id, gone.id, one.id];
  const { body } = await admin.post('/api/admin/orders/fulfil', { orderIds, note: 'Sent today.' });
  expect(body).toEqual({
    fulfilled: [one.id],
    refused: [
      { orderId: waiting.id, reason: 'This purchase isn’t paid yet.' },
      { orderId: gone.id, reason: 'This purchase is canceled.' },
    ],
  } satisfies BulkFulfilled);
  expect((await readOrder(me, one.id)).timeline.at(-1)).toMatchObject({ by: 'team', note: 'Sent today.' });
  expect(await admin.post('/api/admin/orders/fulfil', { orderIds: [] })).toMatchObject({ status: 400 });
});

test('points for a fulfilled order are refunded once with the reason, even with concurrent clicks', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, skuId, true);
  const refund = (reason = 'It arrived broken.') => admin.post(`/api/admin/orders/${id}/refund`, { reason });
  expect((await refund()).body).toMatchObject({ code: 'order_closed' });
  await admin.post(`/api/admin/orders/${id}/fulfil`, {});
  expect((await refund('  ')).body).toMatchObject({
    fields: { reason: 'Enter a reason. The member reads it' },
  });
  expect((await read(id)).canRefund).toBe(true);
  const replies = await Promise.all([refund(), refund(), refund()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await me.get('/api/points')).body).toEqual({ balance: 500 });
  const refundShown = { what: 'points', state: 'done', note: 'It arrived broken.' };
  expect(await readOrder(me, id)).toMatchObject({ status: 'FULFILLED', refund: refundShown });
  expect(await read(id)).toMatchObject({ canRefund: false, member: { email: me.email } });
  // They may be sent in any order.
  const subjects = (await world.mailbox(me.email, 3)).map(({ subject }) => subject);
  expect(subjects).toContain('Your points are back: Lumber 100%_oak');
  const { body } = await me.get('/api/account/activity?capability=order');
  expect(body).toMatchObject({ entries: [{ action: 'order.refunded' }, {}, {}] });
});

test('a refused email about refunded points can be resent, and shows its order', async () => {
  const me = await signedIn(world);
  const { id } = await placed(me, skuId, true);
  await admin.post(`/api/admin/orders/${id}/fulfil`, {});
  await world.mailbox(me.email, 2);
  world.mailSwitch.next = 'refuse';
  await admin.post(`/api/admin/orders/${id}/refund`, { reason: 'It arrived broken.' });
  const mail = { kind: 'order', id: `${id}.REFUNDED` };
  await expect
    .poll(async () => (await admin.get('/api/admin/mails/refused')).body)
    .toMatchObject({ rows: [mail] });
  world.mailSwitch.next = 'keep';
  expect((await admin.post('/api/admin/mails/send-again', mail)).status).toBe(204);
  expect((await world.mailbox(me.email, 3))[0]?.subject).toBe('Your points are back: Lumber 100%_oak');
  const written = await world.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'mail.sent-again'));
  expect(written).toMatchObject([{ subjectId: id }]);
});

test('an order that fails in a bulk action is reported, and the others are fulfilled', async () => {
  const me = await signedIn(world);
  const orders = [];
  for (let n = 0; n < 3; n += 1) orders.push(await placed(me, skuId, true));
  const [, broken] = orders;
  await world.db.execute(
    sql.raw(`create function break_one() returns trigger language plpgsql as $$ begin
        if new.id = '${broken?.id}' then raise exception 'no such column'; end if; return new; end $$;
      create trigger break_one before update on orders for each row execute function break_one()`),
  );
  const orderIds = orders.map(({ id }) => id);
  const { status, body } = await admin.post('/api/admin/orders/fulfil', { orderIds });
  await world.db.execute(sql`drop trigger break_one on orders`);
  expect([status, body]).toMatchObject([
    200,
    {
      fulfilled: [orderIds[0], orderIds[2]],
      refused: [{ orderId: broken?.id, reason: 'This didn’t work. Try it again on its own.' }],
    },
  ]);
});

test('a fulfilled card order is refunded when the provider confirms', async () => {
  const me = await signedIn(world);
  const { id } = await paidByCard(me);
  await admin.post(`/api/admin/orders/${id}/fulfil`, {});
  const { body } = await admin.post(`/api/admin/orders/${id}/refund`, { reason: 'Never arrived.' });
  expect(body).toMatchObject({ refundAskedAt: expect.any(String), refund: { what: 'card' } });
  await expect.poll(async () => (await read(id)).refund?.state).toBe('done');
  expect((await list(`q=${me.email}`)).rows).toMatchObject([{ refund: 'done', status: 'FULFILLED' }]);
  expect(await admin.post(`/api/admin/orders/${id}/refund`, { reason: 'Again.' })).toMatchObject({
    status: 409,
    body: { error: 'This purchase was already refunded.' },
  });
});

test('an order whose payment is under review can be filtered by it, until it is resolved', async () => {
  const me = await signedIn(world);
  const { id } = await paidByCard(me);
  const flagged = 'Another sum came in.';
  await world.db.update(payments).set({ flagged }).execute();
  expect(await list(`money=flagged&q=${me.email}`)).toMatchObject({ rows: [{ id, isFlagged: true }] });
  const { payment } = await read(id);
  expect(payment).toMatchObject({ flagged, flagSettledAt: null });
  await admin.post(`/api/admin/payments/${payment?.id}/settle`, { note: 'The bank confirmed the sum.' });
  expect(await list(`money=flagged&q=${me.email}`)).toMatchObject({ total: 0 });
  expect((await read(id)).payment).toMatchObject({ flagNote: 'The bank confirmed the sum.' });
});

test('the matching orders are exported, and the audit log records who did it without the search text', async () => {
  const me = await signedIn(world);
  const order = await placed(me, await addSku(world, { name: '=SUM(A1), "new"', pointsCost: 5 }), true);
  const { text, headers } = await admin.get(`/api/admin/orders/export?status=PAID&q=${me.email}`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line, end] = text.split('\r\n');
  expect(head).toContain('"Purchase","Placed","Email","Item"');
  expect(line).toBe(
    `"${orderNumber(order)}","${order.createdAt}","${me.email}","'=SUM(A1), ""new""","PAID","points",5,,,,`,
  );
  expect(end).toBe('');
  const written = await world.db.select().from(auditEntries).where(eq(auditEntries.action, 'list.exported'));
  expect(written.map(({ detail }) => Buffer.from(detail ?? []).toString())).toEqual([
    'orders, status PAID, payWith all, money all, days all, sort -created, a search, 1 rows',
  ]);
});
