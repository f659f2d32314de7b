import { expect, test } from 'vitest';
import type { Inventory, Item } from '#contract/home/inventory.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld();
const SOFA = { name: 'Sofa', category: 'Furniture', estValue: 1200.5 };

test('a member adds an item with the form’s fields to the selected home', async () => {
  const me = await homeowner(world);
  const { status, body } = await me.post('/api/homes/current-home-id/inventory', SOFA);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...SOFA, id: expect.any(String), quantity: 1 });
  const list = (await me.get(`${me.api}/inventory`)).body as Inventory;
  expect(list.items.map(({ name, estValue }) => ({ name, estValue }))).toEqual([
    { name: 'Sofa', estValue: 1200.5 },
  ]);
  expect((await me.get(`${me.api}/inventory/totals`)).body).toEqual({ items: 1, totalValue: 1200.5 });
  const [entry] = await homeHistory(world.db, me.cipher, { limit: 1 });
  expect(entry).toMatchObject({
    action: 'inventory.added',
    subjectId: (body as Item).id,
    detail: 'Sofa',
    actorId: me.user.id,
  });
});

test.each([
  [{ ...SOFA, name: ' ' }, 'name', 'Name required'],
  [{ ...SOFA, category: 'Boats' }, 'category', 'Choose a category'],
  [{ name: 'Sofa', category: 'Furniture' }, 'estValue', 'Estimated value required'],
  [{ ...SOFA, estValue: '12' }, 'estValue', /like 1200/],
  [{ ...SOFA, estValue: -1 }, 'estValue', /not negative/],
  [{ ...SOFA, estValue: 1.001 }, 'estValue', /two digits/],
  [{ ...SOFA, estValue: 1e9 + 1 }, 'estValue', /at most/],
  [{ ...SOFA, quantity: 9999, estValue: 1e9 }, 'estValue', /The total is more than/],
  [{ ...SOFA, quantity: 2, replacementCost: 500_000_001 }, 'replacementCost', /The total is more than/],
  [{ ...SOFA, quantity: 0 }, 'quantity', /at least 1/],
  [{ ...SOFA, purchasedOn: '2999-01-01' }, 'purchasedOn', /future/],
  [{ ...SOFA, purchasedOn: '2024-02-30' }, 'purchasedOn', /date/],
])('%j is refused with a field error', async (given, field, message) => {
  const me = await homeowner(world);
  const { status, body } = await me.post(`${me.api}/inventory`, given);
  expect(status).toBe(400);
  expect((body as { fields: Record<string, string> }).fields[field]).toMatch(message);
  expect((await me.get(`${me.api}/inventory/totals`)).body).toEqual({ items: 0, totalValue: 0 });
});

test('a stranger finds nothing, a viewer can only read, and a household member can add items', async () => {
  const owner = await homeowner(world);
  const [stranger, viewer, helper] = [await signedIn(world), await signedIn(world), await signedIn(world)];
  await join(world, owner.homeId, viewer, 'viewer');
  await join(world, owner.homeId, helper, 'member');
  expect((await stranger.get(`${owner.api}/inventory`)).status).toBe(404);
  expect((await stranger.post(`${owner.api}/inventory`, SOFA)).status).toBe(404);
  expect((await viewer.post(`${owner.api}/inventory`, SOFA)).status).toBe(403);
  expect((await helper.post(`${owner.api}/inventory`, SOFA)).status).toBe(201);
  expect(((await viewer.get(`${owner.api}/inventory`)).body as Inventory).items).toHaveLength(1);
});

test('a member without a home is asked to add one first', async () => {
  const me = await signedIn(world);
  const { status, body } = await me.post('/api/homes/current-home-id/inventory', SOFA);
  expect([status, body]).toEqual([404, { code: 'not_found', error: 'Add your home first.' }]);
});

test('a change that makes an item’s total value too high is refused, and nothing is saved', async () => {
  const me = await homeowner(world);
  const { id } = (await me.post(`${me.api}/inventory`, { ...SOFA, estValue: 1e9 })).body as Item;
  const { status, body } = await me.patch(`${me.api}/inventory/${id}`, { name: 'Sofas', quantity: 2 });
  expect([status, (body as { fields: object }).fields]).toEqual([
    400,
    { estValue: expect.stringMatching(/The total is more than/) },
  ]);
  expect((await me.get(`${me.api}/inventory/${id}`)).body).toMatchObject({ name: 'Sofa', quantity: 1 });
});
