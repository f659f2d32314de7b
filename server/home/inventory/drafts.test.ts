import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Inventory, Item, Room } from '#contract/home/inventory.ts';
import { files } from '#server/core/files/tables.ts';
import { homeowner, join } from '#test/homes.ts';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { inventoryTotals } from './inventory.ts';
import { inventoryItems } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const jpeg = await makeJpeg(64, 48);
type Me = Awaited<ReturnType<typeof homeowner>>;

const roomOf = async (me: Me, name: string) => (await me.post(`${me.api}/rooms`, { name })).body as Room;
const photograph = (who: Pick<Me, 'sendFile'>, api: string, roomId: string, key: string = randomUUID()) =>
  who.sendFile(`${api}/rooms/${roomId}/drafts`, 'IMG_1.jpg', jpeg, { 'idempotency-key': key });
const listed = async (me: Me) => (await me.get(`${me.api}/inventory`)).body as Inventory;

test('in a room walkthrough, each photo becomes an unnamed item in that room', async () => {
  const me = await homeowner(world);
  const kitchen = await roomOf(me, 'Kitchen');
  for (let n = 0; n < 3; n += 1) expect((await photograph(me, me.api, kitchen.id)).status).toBe(201);
  const { items } = await listed(me);
  expect(items).toHaveLength(3);
  for (const item of items)
    expect(item).toMatchObject({
      name: 'Unnamed item',
      roomId: kitchen.id,
      isDraft: true,
      estValue: 0,
      photos: [expect.any(String)],
    });
  expect(await inventoryTotals(world.db, me.homeId)).toMatchObject({ items: 3, named: 0 });
  expect((await me.get(`${me.api}/rooms`)).body).toEqual([{ id: kitchen.id, name: 'Kitchen' }]);
});

test('a photo whose response was lost is resent and added once', async () => {
  const me = await homeowner(world);
  const { id } = await roomOf(me, 'Garage');
  const key = randomUUID();
  const [first, again] = [await photograph(me, me.api, id, key), await photograph(me, me.api, id, key)];
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect((await listed(me)).items).toHaveLength(1);
  // The second copy of the photo is attached to nothing, so the sweep deletes it with other unused uploads.
  const kept = await world.db.select({ state: files.state }).from(files).where(eq(files.homeId, me.homeId));
  expect(kept.map(({ state }) => state).toSorted()).toEqual(['stored', 'storing']);
});

test('a draft that gets a name becomes an item and counts', async () => {
  const me = await homeowner(world);
  const { id } = await roomOf(me, 'Office');
  const draft = (await photograph(me, me.api, id)).body as Item;
  await me.patch(`${me.api}/inventory/${draft.id}`, { estValue: 10 });
  expect((await listed(me)).items[0]).toMatchObject({ isDraft: true });
  const change = { name: 'Desk', category: 'Furniture', estValue: 300 };
  const named = await me.patch(`${me.api}/inventory/${draft.id}`, change);
  expect(named.body).not.toHaveProperty('isDraft');
  expect(await inventoryTotals(world.db, me.homeId)).toEqual({ items: 1, named: 1, totalCents: 30_000 });
});

test('refuses strangers, viewers, rooms of other homes and files that aren’t photos', async () => {
  const me = await homeowner(world);
  const { id } = await roomOf(me, 'Attic');
  const other = await homeowner(world);
  expect((await photograph(await signedIn(world), me.api, id)).status).toBe(404);
  const viewer = await signedIn(world);
  await join(world, me.homeId, viewer, 'viewer');
  expect((await photograph(viewer, me.api, id)).status).toBe(403);
  expect((await photograph(other, other.api, id)).status).toBe(404);
  const pdf = await me.sendFile(`${me.api}/rooms/${id}/drafts`, 'a.pdf', await makePdf('no photo'));
  expect(pdf.status).toBe(415);
  expect(await world.db.$count(inventoryItems, eq(inventoryItems.homeId, me.homeId))).toBe(0);
});
