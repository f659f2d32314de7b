import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Inventory, Item, ItemDetail, Receipt } from '#contract/home/inventory.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { files } from '#server/core/files/tables.ts';
import { days } from '#server/platform/clock.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { coverOf } from './cover.ts';
import { itemsForClaim } from './inventory.ts';
import { inventoryHandlers, findDueReviews, purgeOldTrash } from './jobs.ts';
import { inventoryItems } from './tables.ts';

const world = await openWorld({ withWorkers: false });
type Me = Awaited<ReturnType<typeof homeowner>>;
let me: Me;
let picture: Buffer;
beforeAll(async () => {
  me = await homeowner(world);
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
});

const add = async (who = me, name = 'Lamp') =>
  (await who.post(`${who.api}/inventory`, { name, category: 'Other', estValue: 40 })).body as Item;
const upload = (who: Pick<Me, 'call'>, url: string, content: Buffer, name = 'photo.jpg') =>
  who.call('POST', url, content, {
    'content-type': 'application/octet-stream',
    'x-file-name': encodeURIComponent(name),
  });
const addPhoto = async (itemId: string, who = me) =>
  ((await upload(who, `${who.api}/inventory/${itemId}/photos`, picture)).body as { fileId: string }).fileId;
const photosOf = async (itemId: string, who = me) =>
  ((await who.get(`${who.api}/inventory/${itemId}`)).body as ItemDetail).photos;
const run = (name: string) => {
  const found = inventoryHandlers.find(({ job }) => job.name === name);
  if (!found) throw new Error(`no job ${name}`);
  return found.run(world.deps, {});
};
const fileState = async (id: string) =>
  (await world.db.select({ state: files.state }).from(files).where(eq(files.id, id)))[0]?.state;

describe('photos', () => {
  test('a member adds photos, reorders them, views them full size and as thumbnails, and removes one', async () => {
    const { id } = await add();
    const [a, b, c] = [await addPhoto(id), await addPhoto(id), await addPhoto(id)];
    expect(await photosOf(id)).toEqual([a, b, c]);
    const order = await me.call('PUT', `${me.api}/inventory/${id}/photos`, { order: [c, a, b] });
    expect([order.status, await photosOf(id)]).toEqual([204, [c, a, b]]);
    const listed = ((await me.get(`${me.api}/inventory`)).body as Inventory).items.find((i) => i.id === id);
    expect(listed?.photos).toEqual([c, a, b]);
    const whole = await me.get(`${me.api}/inventory/${id}/photos/${a}`);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const small = await me.get(`${me.api}/inventory/${id}/photos/${a}?size=thumb`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await me.delete(`${me.api}/inventory/${id}/photos/${a}`)).status).toBe(204);
    expect(await photosOf(id)).toEqual([c, b]);
    expect((await me.get(`${me.api}/inventory/${id}/photos/${a}`)).status).toBe(404);
    expect((await me.call('PUT', `${me.api}/inventory/${id}/photos`, { order: [c, a, b] })).status).toBe(409);
  });

  test('a file that is not a picture is refused by name, and nothing is stored', async () => {
    const { id } = await add();
    const { status, body } = await upload(
      me,
      `${me.api}/inventory/${id}/photos`,
      Buffer.from('%PDF-1.7 text'),
      'bill.jpg',
    );
    expect(status).toBe(415);
    expect((body as { error: string }).error).toContain('bill.jpg');
    expect(await photosOf(id)).toEqual([]);
  });

  test('another member can’t access photos, and a viewer can’t change them', async () => {
    const { id } = await add();
    const photo = await addPhoto(id);
    const [stranger, viewer] = [await homeowner(world), await signedIn(world)];
    await join(world, me.homeId, viewer, 'viewer');
    const theirs = await add(stranger);
    for (const path of [`${me.api}/inventory/${id}`, `${stranger.api}/inventory/${theirs.id}`]) {
      expect((await stranger.get(`${path}/photos/${photo}`)).status).toBe(404);
      expect((await stranger.delete(`${path}/photos/${photo}`)).status).toBe(404);
    }
    expect((await upload(stranger, `${me.api}/inventory/${id}/photos`, picture)).status).toBe(404);
    expect((await viewer.get(`${me.api}/inventory/${id}/photos/${photo}`)).status).toBe(200);
    expect((await upload(viewer, `${me.api}/inventory/${id}/photos`, picture)).status).toBe(403);
    expect((await viewer.delete(`${me.api}/inventory/${id}/photos/${photo}`)).status).toBe(403);
  });
});

describe('receipts', () => {
  test('one receipt covers several items, is detached from one, and is deleted from all', async () => {
    const items = [await add(me, 'Pan'), await add(me, 'Pot'), await add(me, 'Lid')];
    const ids = items.map((item) => item.id);
    const receipt = (await upload(me, `${me.api}/receipts`, picture, 'CANARY store.jpg')).body as Receipt;
    expect(receipt).toMatchObject({ name: 'CANARY store.jpg', items: 0 });
    const tie = (tied: boolean, which = ids) =>
      me.post(`${me.api}/receipts/${receipt.id}/items`, { ids: which, tied });
    expect((await tie(true)).body).toEqual({ changed: 3 });
    expect((await tie(true)).body).toEqual({ changed: 0 });
    expect((await tie(false, [String(ids[0])])).body).toEqual({ changed: 1 });
    expect((await me.get(`${me.api}/receipts`)).body).toMatchObject([{ id: receipt.id, items: 2 }]);
    const claim = await itemsForClaim(world.db, me.cipher, me.homeId, '2026-11-15');
    expect(claim.receipts).toMatchObject([{ id: receipt.id, name: 'CANARY store.jpg' }]);
    expect(claim.items.filter((item) => item.receiptIds.includes(receipt.id)).map((i) => i.name)).toEqual([
      'Lid',
      'Pot',
    ]);
    expect((await me.get(`${me.api}/inventory/${ids[1]}`)).body).toMatchObject({
      receipts: [{ id: receipt.id, items: 2 }],
    });
    const got = await me.get(`${me.api}/receipts/${receipt.id}/file`);
    expect([got.status, got.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('CANARY store.jpg'),
    ]);
    const dump = await world.db.execute(`select encode(name, 'escape') as name from receipts`);
    expect(JSON.stringify(dump.rows)).not.toContain('CANARY');
    const stranger = await homeowner(world);
    expect((await stranger.get(`${stranger.api}/receipts/${receipt.id}/file`)).status).toBe(404);
    expect((await stranger.delete(`${stranger.api}/receipts/${receipt.id}`)).status).toBe(404);
    expect((await me.delete(`${me.api}/receipts/${receipt.id}`)).status).toBe(204);
    expect((await me.get(`${me.api}/receipts`)).body).toEqual([]);
  });
});

describe('retention', () => {
  test('items in the trash for thirty days are deleted with their photos, and not a day earlier', async () => {
    const who = await homeowner(world);
    const { id } = await add(who);
    const photo = await addPhoto(id, who);
    await who.post(`${who.api}/inventory/trash`, { ids: [id] });
    world.clock.advance(days(29));
    await run(purgeOldTrash.name);
    expect(await fileState(photo)).toBe('stored');
    world.clock.advance(days(2));
    await run(purgeOldTrash.name);
    expect(await fileState(photo)).not.toBe('stored');
    expect(await world.db.select().from(inventoryItems).where(eq(inventoryItems.id, id))).toEqual([]);
    const [entry] = await homeHistory(world.db, who.cipher, { limit: 1 });
    expect(entry).toMatchObject({ action: 'inventory.purged', detail: 'Lamp', actorId: null });
  });

  test('after thirty days an item can’t be seen or restored, even if the job hasn’t run', async () => {
    const who = await homeowner(world);
    const [old, young] = [await add(who, 'Old'), await add(who, 'Young')];
    await who.post(`${who.api}/inventory/trash`, { ids: [old.id] });
    world.clock.advance(days(1));
    await who.post(`${who.api}/inventory/trash`, { ids: [young.id] });
    world.clock.advance(days(29));
    expect((await who.get(`${who.api}/inventory/trash`)).body).toMatchObject({
      items: [{ name: 'Young' }],
      total: 1,
    });
    const ids = [old.id, young.id];
    expect((await who.post(`${who.api}/inventory/restore`, { ids })).body).toEqual({ changed: 1 });
  });

  test('a home whose trash can’t be emptied does not block the others', async () => {
    const homes = [await homeowner(world), await homeowner(world), await homeowner(world)];
    for (const who of homes) await who.post(`${who.api}/inventory/trash`, { ids: [(await add(who)).id] });
    world.clock.advance(days(30));
    const [broken] = homes;
    await world.db.execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before delete on inventory_items for each row
       when (old.home_id = '${broken?.homeId}') execute function refuse()`,
    );
    await run(purgeOldTrash.name);
    for (const who of homes) {
      const left = await world.db.$count(inventoryItems, eq(inventoryItems.homeId, who.homeId));
      expect(left).toBe(who === broken ? 1 : 0);
    }
    await world.db.execute('drop function refuse cascade');
  });

  test('a member permanently deletes items only from the trash', async () => {
    const who = await homeowner(world);
    const [kept, gone] = [await add(who, 'Kept'), await add(who, 'Gone')];
    const photo = await addPhoto(gone.id, who);
    await who.post(`${who.api}/inventory/trash`, { ids: [gone.id] });
    const { body } = await who.post(`${who.api}/inventory/trash/delete`, { ids: [kept.id, gone.id] });
    expect(body).toEqual({ changed: 1 });
    expect(await fileState(photo)).not.toBe('stored');
    expect((await who.get(`${who.api}/inventory/trash`)).body).toEqual({ items: [], total: 0 });
    expect(((await who.get(`${who.api}/inventory`)).body as Inventory).items).toMatchObject([
      { name: 'Kept' },
    ]);
    const [entry] = await homeHistory(world.db, who.cipher, { limit: 1 });
    expect(entry).toMatchObject({ action: 'inventory.deleted', detail: 'Gone' });
  });

  test('a trash of more than a thousand items shows its total', async () => {
    const who = await homeowner(world);
    const things = Array.from({ length: 1001 }, () => ({
      homeId: who.homeId,
      name: 'Lamp',
      category: 'Other' as const,
      estValueCents: 1,
      trashedAt: world.clock.now(),
    }));
    await world.db.insert(inventoryItems).values(things);
    const { items, total } = (await who.get(`${who.api}/inventory/trash`)).body as {
      items: unknown[];
      total: number;
    };
    expect([items.length, total]).toEqual([1000, 1001]);
  });

  test('after a year the household is reminded once, unless it reviewed the inventory or opted out', async () => {
    const [owner, content] = [await homeowner(world), await homeowner(world)];
    const viewer = await signedIn(world);
    await join(world, owner.homeId, viewer, 'viewer');
    await add(owner, 'CANARY');
    const kept = await add(content);
    world.clock.advance(days(364));
    await content.post('/api/auth/dev-login', { email: content.email }); // sessions don't last a year
    await content.post(`${content.api}/inventory/confirm`, { ids: [kept.id] });
    world.clock.advance(days(2));
    await run(findDueReviews.name);
    await run(findDueReviews.name);
    const [mail] = await world.mailbox(owner.email);
    expect(mail?.text).toContain('1 item');
    expect(mail?.text).toContain('/vault/inventory?review=1');
    expect(mail?.text).not.toContain('CANARY');
    expect(await world.mailbox(owner.email, 0)).toHaveLength(1);
    expect(await world.mailbox(content.email, 0)).toEqual([]);
    expect(await world.mailbox(viewer.email, 0)).toEqual([]);
  });
});

describe('insurance coverage of belongings', () => {
  const policy = {
    kind: 'homeowners',
    effectiveDate: '2026-01-01',
    expiryDate: '2027-01-01',
    endedAt: null,
    personalPropertyLimitCents: 100_000,
  };
  test.each([
    ['no policy', [], 'no-policy', undefined],
    ['one that has ended', [{ ...policy, expiryDate: '2026-11-14' }], 'no-policy', undefined],
    ['one taken off', [{ ...policy, endedAt: new Date() }], 'no-policy', undefined],
    ['one that has not begun', [{ ...policy, effectiveDate: '2026-11-16' }], 'no-policy', undefined],
    ['a flood policy alone', [{ ...policy, kind: 'flood' }], 'no-policy', undefined],
    ['no limit written down', [{ ...policy, personalPropertyLimitCents: null }], 'no-limit', undefined],
    ['a limit that is too low', [{ ...policy, personalPropertyLimitCents: 49_999 }], 'under', 499.99],
    ['a limit just high enough', [{ ...policy, personalPropertyLimitCents: 50_000 }], 'covered', 500],
    [
      'one that ends today and its renewal',
      [
        { ...policy, effectiveDate: '2025-11-15', expiryDate: '2026-11-15' },
        { ...policy, effectiveDate: '2026-11-15', expiryDate: '2027-11-15' },
      ],
      'covered',
      1000,
    ],
    [
      'one that ends today and another kind that begins',
      [
        { ...policy, effectiveDate: '2025-11-15', expiryDate: '2026-11-15' },
        { ...policy, kind: 'renters', effectiveDate: '2026-11-15', expiryDate: '2027-11-15' },
      ],
      'covered',
      2000,
    ],
    ['two that add up', [policy, { ...policy, kind: 'renters' }], 'covered', 2000],
  ])('with %s', (_what, policies, state, limit) => {
    expect(coverOf(policies, 50_000, '2026-11-15')).toEqual({
      state,
      totalValue: 500,
      ...(limit === undefined ? {} : { limit }),
    });
  });

  test('a member without a policy sees that there is none', async () => {
    const who = await homeowner(world);
    expect((await who.get(`${who.api}/inventory/cover`)).body).toMatchObject({ state: 'no-policy' });
  });
});
