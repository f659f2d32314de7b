import { beforeAll, expect, test } from 'vitest';
import type { Inventory, Item, ItemDetail } from '#contract/home/inventory.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { itemsForClaim } from './inventory.ts';

const world = await openWorld();
type Me = Awaited<ReturnType<typeof homeowner>>;
let me: Me;
beforeAll(async () => {
  me = await homeowner(world);
});

const add = async (given: object, who = me) =>
  (await who.post(`${who.api}/inventory`, { name: 'Lamp', category: 'Other', estValue: 40, ...given }))
    .body as Item;
const list = async (who = me) => (await who.get(`${who.api}/inventory`)).body as Inventory;
const roomOf = async (id: string) => {
  const { rooms, items } = await list();
  return rooms.find((room) => room.id === items.find((item) => item.id === id)?.roomId)?.name;
};
const lastEntry = async () => (await homeHistory(world.db, me.cipher, { limit: 1 }))[0];

test('a member fills in every field of an item, reads it back, and clears some', async () => {
  const all = {
    name: 'Television',
    category: 'Electronics',
    estValue: 900,
    room: 'Den',
    quantity: 2,
    brand: 'Sony',
    model: 'XR-55',
    serial: 'SN-1',
    notes: 'Wall mount included',
    purchasedOn: `${world.clock.now().getUTCFullYear() - 3}-01-01`,
    purchasePrice: 1100.25,
    condition: 'good',
    replacementCost: 1200,
  };
  const { room, ...kept } = all;
  const { id } = await add(all);
  const { body } = await me.get(`${me.api}/inventory/${id}`);
  expect(body).toMatchObject(kept);
  expect(await roomOf(id)).toBe(room);
  expect((body as Item).actualCashValue).toBe(480); // three whole years at 20 %

  const changed = await me.patch(`${me.api}/inventory/${id}`, {
    name: 'TV',
    serial: null,
    room: 'den',
    brand: null,
  });
  expect(changed.status).toBe(200);
  const { serial, brand, ...rest } = changed.body as ItemDetail;
  expect([serial, brand, rest.name, rest.notes]).toEqual([undefined, undefined, 'TV', 'Wall mount included']);
  expect((await list()).rooms).toHaveLength(1); // "den" is the room "Den"
  expect(await lastEntry()).toMatchObject({ action: 'inventory.edited', detail: 'TV', subjectId: id });
});

test('serial numbers and notes are not in the list, nor in plain text in the database', async () => {
  const { id } = await add({ serial: 'CANARY-SERIAL', notes: 'CANARY-NOTES' });
  expect((await me.get(`${me.api}/inventory`)).text).not.toContain('CANARY');
  const rows = await world.db.execute(`select i::text as row from inventory_items i where id = '${id}'`);
  const hex = Buffer.from('CANARY').toString('hex');
  expect(JSON.stringify(rows.rows)).not.toMatch(new RegExp(`CANARY|${hex}`));
});

test('a bulk edit changes many items with one log entry and skips other members’ items', async () => {
  const stranger = await homeowner(world);
  const theirs = await add({ name: 'Theirs' }, stranger);
  const mine = [await add({ name: 'One' }), await add({ name: 'Two' }), await add({ name: 'Three' })];
  const ids = [...mine.map((item) => item.id), theirs.id];
  const before = (await lastEntry())?.seq ?? 0;
  const change = { room: 'Garage', category: 'Appliances', condition: 'fair' };
  const { status, body } = await me.post(`${me.api}/inventory/change`, { ids, change });
  expect([status, body]).toEqual([200, { changed: 3 }]);
  const found = (await list()).items.filter((item) => ids.includes(item.id));
  expect(found).toMatchObject(mine.map(() => ({ category: 'Appliances', condition: 'fair' })));
  expect(new Set(found.map((item) => item.roomId)).size).toBe(1);
  expect((await list(stranger)).items).toMatchObject([{ name: 'Theirs', category: 'Other' }]);
  expect(await lastEntry()).toMatchObject({
    seq: before + 1,
    action: 'inventory.changed',
    detail: 'One, Two and 1 more: room Garage, Appliances, condition fair',
  });
  expect((await me.post(`${me.api}/inventory/change`, { ids, change: {} })).status).toBe(400);
  expect((await me.post(`${me.api}/inventory/change`, { ids: [], change })).status).toBe(400);
});

test('two bulk edits at once both succeed, and every item has the values of one of them', async () => {
  const items = await Promise.all(Array.from({ length: 30 }, (_, i) => add({ name: `Box ${i}` })));
  const ids = items.map((item) => item.id);
  const send = (order: string[], room: string, condition: string) =>
    me.post(`${me.api}/inventory/change`, { ids: order, change: { room, condition } });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2 ? send(ids, 'Attic', 'poor') : send(ids.toReversed(), 'Cellar', 'new'),
    ),
  );
  expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
  const { rooms, items: all } = await list();
  const pairs = all
    .filter((item) => ids.includes(item.id))
    .map((item) => `${rooms.find((room) => room.id === item.roomId)?.name} ${item.condition}`);
  expect(new Set(pairs).size).toBe(1);
  expect(['Attic poor', 'Cellar new']).toContain(pairs[0]);
});

test('deleted items are in the trash, don’t count, and are restored unchanged', async () => {
  const who = await homeowner(world);
  const { id } = await add({ name: 'Piano', estValue: 3000, room: 'Den' }, who);
  expect((await who.post(`${who.api}/inventory/trash`, { ids: [id] })).body).toEqual({ changed: 1 });
  expect((await list(who)).items).toEqual([]);
  expect((await who.get(`${who.api}/inventory/${id}`)).status).toBe(404);
  expect((await who.get(`${who.api}/inventory/totals`)).body).toEqual({ items: 0, totalValue: 0 });
  expect((await who.get(`${who.api}/inventory/trash`)).body).toMatchObject({
    items: [{ id, name: 'Piano' }],
    total: 1,
  });
  expect((await who.post(`${who.api}/inventory/restore`, { ids: [id] })).body).toEqual({ changed: 1 });
  expect((await list(who)).items).toMatchObject([{ id, name: 'Piano', roomId: expect.any(String) }]);
  expect((await who.post(`${who.api}/inventory/restore`, { ids: [id] })).body).toEqual({ changed: 0 });
});

test('a room is renamed, merged into another by name, and removed without deleting its items', async () => {
  const lamp = await add({ room: 'Study' });
  const chair = await add({ name: 'Chair', room: 'Office' });
  const roomId = async (name: string) => (await list()).rooms.find((room) => room.name === name)?.id ?? '';
  const rename = async (from: string, to: string) =>
    me.patch(`${me.api}/rooms/${await roomId(from)}`, { name: to });
  expect((await rename('Study', 'Library')).body).toMatchObject({ name: 'Library' });
  expect(await roomOf(lamp.id)).toBe('Library');
  expect((await rename('Library', 'OFFICE')).body).toMatchObject({ name: 'Office' });
  expect([await roomOf(lamp.id), await roomOf(chair.id)]).toEqual(['Office', 'Office']);
  expect(await lastEntry()).toMatchObject({ action: 'room.merged', detail: 'Library into Office' });
  const office = await roomId('Office');
  expect((await me.delete(`${me.api}/rooms/${office}`)).status).toBe(204);
  expect(await roomOf(lamp.id)).toBeUndefined();
  expect((await me.delete(`${me.api}/rooms/${office}`)).status).toBe(404);
  expect((await me.post(`${me.api}/rooms`, { name: 'Nursery' })).status).toBe(201);
});

test('another member can’t read or change an item or a room, and a viewer can’t change them', async () => {
  const { id } = await add({ room: 'Hall' });
  const room = (await list()).rooms[0]?.id ?? '';
  const [stranger, viewer] = [await homeowner(world), await signedIn(world)];
  await join(world, me.homeId, viewer, 'viewer');
  // Under the home it is in, and under another home of the caller's own.
  for (const api of [me.api, stranger.api]) {
    expect((await stranger.get(`${api}/inventory/${id}`)).status).toBe(404);
    expect((await stranger.patch(`${api}/inventory/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.patch(`${api}/rooms/${room}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`${api}/rooms/${room}`)).status).toBe(404);
  }
  expect((await stranger.post(`${stranger.api}/inventory/trash`, { ids: [id] })).body).toEqual({
    changed: 0,
  });
  expect((await viewer.get(`${me.api}/inventory/${id}`)).status).toBe(200);
  const calls: [string, object][] = [
    ['change', { ids: [id], change: { room: 'X' } }],
    ['trash', { ids: [id] }],
    ['restore', { ids: [id] }],
    ['confirm', { ids: [id] }],
    ['trash/delete', { ids: [id] }],
  ];
  for (const [what, body] of calls)
    expect([what, (await viewer.post(`${me.api}/inventory/${what}`, body)).status]).toEqual([what, 403]);
});

test('a claim lists every item by room, with unit cost and value', async () => {
  const who = await homeowner(world);
  await add({ name: 'Loose', estValue: 5 }, who);
  await add(
    { name: 'Desk', category: 'Furniture', estValue: 100, ageYears: 5, room: 'Study', serial: 'D-1' },
    who,
  );
  await add(
    { name: 'Bed', category: 'Furniture', estValue: 100, replacementCost: 500, ageYears: 2, room: 'Bedroom' },
    who,
  );
  const { items } = await itemsForClaim(world.db, who.cipher, who.homeId, '2026-11-15');
  expect(items.map((i) => [i.room, i.name, i.serial, i.replacementCents, i.years, i.cashValueCents])).toEqual(
    [
      ['Bedroom', 'Bed', null, 50_000, 2, 40_000],
      ['Study', 'Desk', 'D-1', 10_000, 5, 5_000],
      [null, 'Loose', null, 500, null, null],
    ],
  );
});
