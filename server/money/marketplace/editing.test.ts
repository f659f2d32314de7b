import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type CatalogItem, SkuEdit } from '#contract/money/catalog.ts';
import { auditEntries } from '#server/core/audit/tables.ts';
import { addSku, place, placed, readOrder, stockOf } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });
const admin = await signedInAdmin(world);
const at = (id: string) => `/api/admin/skus/${id}`;
const read = async (id: string) => (await admin.get(at(id))).body as CatalogItem;
const put = (id: string, body: object) => admin.call('PUT', at(id), body);

type Listed = { rows: CatalogItem[]; total: number; next: string | null };
const list = async (query: string) => (await admin.get(`/api/admin/skus?${query}`)).body as Listed;

/** What the form sends when nothing was edited. */
const editOf = (item: CatalogItem) => SkuEdit.parse({ ...item, basedOn: item.updatedAt });

test('a new price applies to new orders: existing orders keep theirs', async () => {
  const id = await addSku(world, { pointsCost: 100 });
  const me = await signedIn(world);
  const before = await placed(me, id, true);
  const waiting = await placed(me, id, false);
  const item = await read(id);
  const { status, body } = await put(id, {
    ...editOf(item),
    name: 'Oak',
    pointsCost: 150,
    priceCents: 20_000,
  });
  expect([status, body]).toMatchObject([200, { name: 'Oak', pointsCost: 150, sold: 1, open: 2 }]);
  expect(await placed(me, id, true)).toMatchObject({ pointsUsed: 150 });
  expect(await readOrder(me, before.id)).toMatchObject({ pointsUsed: 100, sku: { name: 'Lumber' } });
  expect(await readOrder(me, waiting.id)).toMatchObject({ amountCents: 12_500 });
});

test('when two administrators change the same item, the slower one gets a conflict', async () => {
  const id = await addSku(world);
  const edit = editOf(await read(id));
  const replies = await Promise.all([
    put(id, { ...edit, pointsCost: 10 }),
    put(id, { ...edit, pointsCost: 20 }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await put(id, { ...editOf(await read(id)), pointsCost: 0, priceCents: 0 })).toMatchObject({
    status: 400,
    body: { fields: { pointsCost: 'Enter a cost in points, in cents, or both' } },
  });
});

test('an item removed from the catalog can’t be ordered, its orders continue, and it can be restored', async () => {
  const name = crypto.randomUUID();
  const id = await addSku(world, { name });
  const me = await signedIn(world);
  const order = await placed(me, id, true);
  const turn = (active: boolean) => put(`${id}/active`, { active });
  expect((await turn(false)).body).toMatchObject({ active: false });
  expect(await place(me, id, true)).toMatchObject({ status: 404 });
  expect(await admin.post(`/api/admin/orders/${order.id}/fulfil`, {})).toMatchObject({ status: 200 });
  expect((await turn(false)).status).toBe(200);
  expect((await turn(true)).body).toMatchObject({ active: true });
  const written = await world.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.seq);
  expect(written.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['sku.deactivated', admin.user.id],
    ['sku.activated', admin.user.id],
  ]);
});

test('stock never goes negative or oversells while it is counted, reduced and ordered at once', async () => {
  const id = await addSku(world, { stock: 5, pointsCost: 1 });
  const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(world)));
  const change = (body: object) => admin.post(`${at(id)}/stock`, { reason: 'Counted.', ...body });
  const [orders, takings, setting] = await Promise.all([
    Promise.all(people.map((me) => place(me, id, true))),
    Promise.all([1, 2, 3].map(() => change({ how: 'add', amount: -1 }))),
    change({ how: 'set', stock: 4, from: 5 }),
  ]);
  const sold = orders.filter(({ status }) => status === 201).length;
  const taken = takings.filter(({ status }) => status === 200).length;
  const start = setting.status === 200 ? 4 : 5;
  const left = await stockOf(world, id);
  expect(left).toBe(start - sold - taken);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(await change({ how: 'add', amount: -100 })).toMatchObject({
    status: 409,
    body: { fields: { amount: expect.stringContaining('left') } },
  });
});

test('a stock count entered during an order gets a conflict with the current stock', async () => {
  const id = await addSku(world, { stock: 5 });
  await placed(await signedIn(world), id, true);
  const change = (body: object) => admin.post(`${at(id)}/stock`, { reason: 'Counted.', ...body });
  expect(await change({ how: 'set', stock: 9, from: 5 })).toMatchObject({
    status: 409,
    body: { error: '4 are left now. Check again, then save.' },
  });
  expect((await change({ how: 'set', stock: null, from: 4 })).body).toMatchObject({ stock: null });
  expect(await change({ how: 'add', amount: 3 })).toMatchObject({
    body: { error: 'This item is unlimited. Set how many there are instead.' },
  });
  expect((await change({ how: 'set', stock: 7, from: null })).body).toMatchObject({ stock: 7 });
  expect((await change({ how: 'add', amount: 3, reason: ' ' })).status).toBe(400);
});

test('a stock delivery submitted twice is added once', async () => {
  const id = await addSku(world, { stock: 2 });
  const body = { how: 'add', amount: 10, reason: 'Delivery of Monday' };
  const send = () => admin.post(`${at(id)}/stock`, body, { 'idempotency-key': `delivery-${id}` });
  const replies = await Promise.all([send(), send(), send()]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stockOf(world, id)).toBe(12);
});

test('the catalog can be searched by text, state and category, and exported as a file', async () => {
  const name = `Hood ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addSku(world, { name, stock: 0, category: 'care' });
  await addSku(world, { name: `${name} b`, active: false, category: 'care' });
  expect(await list(`q=${name.toUpperCase()}&state=sold-out`)).toMatchObject({ total: 1, rows: [{ id }] });
  expect((await list(`q=${name}&state=inactive`)).rows.map((row) => row.name)).toEqual([`${name} b`]);
  const first = await list(`q=${name}&category=care&limit=1`);
  expect(first).toMatchObject({ total: 2, rows: [{ name }] });
  expect((await list(`q=${name}&category=care&limit=1&after=${first.next}`)).rows).toMatchObject([
    { name: `${name} b` },
  ]);
  const { text } = await admin.get(`/api/admin/skus/export?q=${name}`);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain(`"${name}","care","yes",250,"125.00",0,,0,0,`);
});
