import { expect, test } from 'vitest';
import type { CatalogSku, Sku } from '#contract/money/marketplace.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { placed } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });
const ITEM = { name: 'Smoke hood', description: 'Fifteen minutes of air.', pointsCost: 120 };

test('an administrator adds an item with the defaults of the form, and a member buys it', async () => {
  const admin = await signedInAdmin(world);
  const { status, body } = await admin.post('/api/admin/skus', ITEM);
  expect(status).toBe(201);
  const made = body as CatalogSku;
  expect(made).toMatchObject({ ...ITEM, priceCents: 0, active: true, stock: null, memberLimit: null });
  const me = await signedIn(world);
  expect((await me.get('/api/skus')).body as Sku[]).toContainEqual(expect.objectContaining({ id: made.id }));
  expect(await placed(me, made.id, true)).toMatchObject({ status: 'PAID', pointsUsed: 120 });
  const [entry] = await officeHistory(world.db, { limit: 1, capability: 'sku' });
  expect(entry).toMatchObject({ action: 'sku.created', subjectId: made.id, actorId: admin.user.id });
});

test('an inactive item is saved but not shown to members', async () => {
  const admin = await signedInAdmin(world);
  const { body } = await admin.post('/api/admin/skus', { ...ITEM, active: false });
  const seen = (await (await signedIn(world)).get('/api/skus')).body as Sku[];
  expect(seen.map(({ id }) => id)).not.toContain((body as CatalogSku).id);
});

test('invalid item input is refused with field errors', async () => {
  const admin = await signedInAdmin(world);
  const fieldsOf = async (given: object) =>
    ((await admin.post('/api/admin/skus', given)).body as { fields: Record<string, string> }).fields;
  expect(await fieldsOf({ ...ITEM, name: ' ' })).toEqual({ name: 'Name required' });
  expect(await fieldsOf({ ...ITEM, description: '' })).toEqual({ description: 'Description required' });
  expect(await fieldsOf({ ...ITEM, pointsCost: undefined })).toEqual({ pointsCost: 'Points cost required' });
  expect(await fieldsOf({ ...ITEM, pointsCost: 1.5 })).toEqual({ pointsCost: 'Enter a whole number' });
  expect(await fieldsOf({ ...ITEM, pointsCost: -1 })).toEqual({ pointsCost: 'Enter 0 or more' });
  expect(await fieldsOf({ ...ITEM, pointsCost: 0 })).toEqual({
    pointsCost: 'Enter a cost in points, in cents, or both',
  });
});

test('a member cannot add an item', async () => {
  const me = await signedIn(world);
  expect(await me.post('/api/admin/skus', ITEM)).toMatchObject({
    status: 403,
    body: { code: 'not_allowed' },
  });
});

test('submitting the same item twice creates one', async () => {
  const admin = await signedInAdmin(world);
  const press = () => admin.post('/api/admin/skus', ITEM, { 'idempotency-key': 'one-press' });
  const [one, two] = [await press(), await press()];
  expect(two.body).toEqual(one.body);
});
